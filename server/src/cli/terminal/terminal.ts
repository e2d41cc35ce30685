/** Whether somebody sits in front of a descriptor. */
import { fstatSync } from 'node:fs';
import { STDERR, STDOUT } from './standard';

const known = new Map<number, boolean>();

/** To ask Node.js for its terminals costs two milliseconds, so only what may be one is asked about. */
export function isTerminal(descriptor: typeof STDOUT | typeof STDERR): boolean {
  const isKnown = known.get(descriptor) ?? (mayBeTerminal(descriptor) && streams[descriptor]().isTTY);
  known.set(descriptor, isKnown);
  return isKnown;
}

/** On Windows, these also have the terminal understand colours. */
const streams = {
  [STDOUT]: () => process.stdout,
  [STDERR]: () => process.stderr,
} as const;

/** `/dev/null` may be one, too, in this way. */
function mayBeTerminal(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice();
  } catch {
    return false;
  }
}
