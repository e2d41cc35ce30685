/** UTF-16, which Windows PowerShell writes by `>`, and Notepad when it is told to: in UTF-8 its text is full of zeros. */
import { type Message, message } from '../../text/message';

/** So many bytes are looked at where no mark comes first. */
const LOOKED_AT = 8;

/** Tells whether bytes begin with the mark of UTF-16, or with ASCII characters of two bytes. */
export function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const units = Math.min(bytes.length, LOOKED_AT) >> 1;
  const zeros = (at: number): number =>
    Array.from({ length: units }).filter((_, unit) => bytes[2 * unit + at] === 0).length;
  return units > 1 && ((zeros(0) === units && zeros(1) === 0) || (zeros(1) === units && zeros(0) === 0));
}

/** Says what is to be done about such a file. */
export const utf16Sentence = (name: string): Message =>
  message(
    '{0}: is text in UTF-16, which judges do not read; save it as UTF-8. Windows PowerShell writes UTF-16 by “>”.',
    name,
  );
