/**
 * The fast path of the scanner. Contract: `scanPlainLines` adds to the table just what `scan.ts` would add for the
 * lines at hand, and stops before the first line that is not made of numbers of 1 to 15 digits with single spaces
 * between them, ended by LF or CR LF.
 *
 * Digits are taken four at a time: a branch for each is one too many, since no processor guesses how long the next
 * number is. Four units are one whole number, the first in its lowest byte. Take `15 2`, in memory the bytes 31 35 20
 * 32:
 *
 *     four units, the first the lowest byte    0x32203531
 *     xor FOUR_ZEROS     (0x30303030)          0x02100501   digits are now their values, 0 … 9; a space is 0x10
 *     plus NO_DIGIT      (0x76767676)          0x78867b77   0x76 + 9 < 0x80 ≤ 0x76 + 0x0a: no digit sets its high bit,
 *     and HIGH_BITS      (0x80808080)          0x00800000   every other unit does; the lowest one set is the third’s
 *
 * So two digits come first, bits 0 … 15. Shifted up, they are the last two of four digits, with zeros before them:
 * 0x05010000, from which `valueOfFour` makes 15. (The sum of one byte may carry into the next, but only from a unit
 * that is no digit, so nothing below the lowest bit that is set is touched.)
 */
import { type AsciiBytes, FOUR_ZEROS } from './ascii';
import { CARRIAGE_RETURN, VALUES } from './table';
import { CR, LF, SPACE, ZERO } from './unit';
import { PLAIN_DIGITS, type WorkingTable } from './workingTable';

/** Units that are taken at once: as many as fit into the whole numbers that processors are quick with. */
const FOUR = 4;
/** Added to the value of a digit, it leaves the high bit alone; that of any other unit it sets. */
const NO_DIGIT = 0x76767676;
const HIGH_BITS = 0x80808080 | 0;
/** What a number is multiplied by to put so many digits behind it. */
const POWERS = Int32Array.of(1, 10, 100, 1000);

/** Returns the bytes, and as many of those that follow them in memory as four may reach into. */
export function viewBeyond({ buffer, byteOffset, length }: AsciiBytes): DataView {
  return new DataView(buffer, byteOffset, Math.min(length + FOUR, buffer.byteLength - byteOffset));
}

export function scanPlainLines(table: WorkingTable, view: DataView): void {
  const { lineStart, lineToken, lineKind, tokenStart, tokenEnd, tokenValue } = table;
  // What is too close to the end to be taken in fours is left, too.
  const end = Math.min(table.end, view.byteLength - FOUR + 1);
  let { at, lines, tokens } = table;
  let start = at;
  let first = tokens;
  while (at < end) {
    const begin = at;
    let value = 0;
    let four = view.getInt32(at, true) ^ FOUR_ZEROS;
    let others = (four + NO_DIGIT) & HIGH_BITS;
    while (others === 0 && at + FOUR < end) {
      value = value * 10_000 + valueOfFour(four);
      at += FOUR;
      four = view.getInt32(at, true) ^ FOUR_ZEROS;
      others = (four + NO_DIGIT) & HIGH_BITS;
    }
    // The lowest bit that is set belongs to the first unit that is no digit: 8 bits for each digit before it.
    const shift = 24 - (Math.clz32(others & -others) & 24);
    // In two steps, since a shift by 32 bits would be one by 0.
    value = value * POWERS[shift >> 3]! + valueOfFour((four << (24 - shift)) << 8);
    at += shift >> 3;
    const digits = at - begin;
    if (others === 0 || digits === 0 || digits > PLAIN_DIGITS || (digits > 1 && view.getUint8(begin) === ZERO)) break;
    tokenStart[tokens] = begin;
    tokenEnd[tokens] = at;
    tokenValue[tokens++] = value;
    const unit = ((four >> shift) & 0xff) ^ ZERO;
    at++;
    if (unit === SPACE) continue;
    const isCarriageReturn = unit === CR && at < end && view.getUint8(at) === LF;
    if (isCarriageReturn) at++;
    else if (unit !== LF) break;
    if (at > table.end) break;
    lineStart[lines] = start;
    lineToken[lines] = first;
    lineKind[lines++] = isCarriageReturn ? VALUES | CARRIAGE_RETURN : VALUES;
    start = at;
    first = tokens;
  }
  table.at = start;
  table.lines = lines;
  table.tokens = first;
}

/**
 * Returns the value of four digits, the first in the lowest byte: of 1 2 3 4, in the bytes 01 02 03 04, the number
 * 0x04030201. Ten times that, plus itself a byte lower, has in its first and its third byte 10·1 + 2 = 12 and 10·3 + 4
 * = 34, which are less than 256, so nothing is carried into them.
 */
function valueOfFour(digits: number): number {
  const pairs = (Math.imul(digits, 10) + (digits >>> 8)) & 0x00ff00ff;
  return (pairs & 0xff) * 100 + (pairs >>> 16);
}
