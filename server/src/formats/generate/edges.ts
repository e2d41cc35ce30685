/**
 * Cases for programs that keep too few bits: one number alone, the xor of two, or a sum is just beyond what a short or a
 * 32-bit integer holds, and all other numbers are as small as may be, so that nothing but the high bits tells.
 */
import { minus, type Natural, natural, plus, smaller, times } from '../../text/natural';
import { lineOf } from '../compile';
import type { AnyFields, Format, List } from '../format';
import { countsOf, fillCase, type Hole } from './fill';

/** The bits that programs cut off: the sign and what comes after it, of 16 and of 32 bits. */
const EDGES: readonly Natural[] = [15, 16, 31, 32].map((bits) => 2 ** bits);
/** What fits into an integer of programs: numbers without a bound are no greater. */
export const LARGEST_INTEGER = 2 ** 31 - 1;
/** Longer lists are not made for a sum. */
const LONGEST = 1000;

/** Makes the cases; some may be out of bounds, as whoever asks has to see. */
export function* edgeCases(format: Format): Generator<AnyFields> {
  const counts = countsOf(format);
  const items = format.rows.flatMap((row) => [...lineOf(row).items]).filter(({ name }) => !counts.has(name));
  for (const edge of EDGES) {
    for (const { name, max } of items)
      for (const count of counts.size > 0 ? [1, 2] : [1])
        if (max !== undefined || edge < LARGEST_INTEGER) yield lastAt(format, name, edge, count);
    for (const item of items) if (item.kind === 'list') yield* sumAt(format, item, edge);
  }
}

/** The last number of a name is greater by the edge than it need be: the xor of both of two is the edge. */
function lastAt(format: Format, name: string, edge: Natural, count: number): AnyFields {
  let seen = 0;
  return fillCase(format, (hole) => {
    if (hole.isCount) return clamped(count, hole);
    if (hole.item.name !== name || ++seen < count) return hole.low;
    return count === 1 ? edge : plus(hole.low, edge);
  });
}

/** The numbers of a list come to the edge; of lists in two lines, those of the second come to so much more. */
function* sumAt(format: Format, { name, count, min = 0, max }: List, edge: Natural): Generator<AnyFields> {
  if (typeof min === 'string' || typeof max !== 'number' || max <= min || max >= edge) return;
  const length = Math.ceil(Number(edge) / (max - Number(min)));
  if (length > LONGEST) return;
  const lines = format.rows.find((row) => row.kind === 'lines' && row.line.items.some((item) => item.name === name));
  const isLast = lastLine(lines === undefined ? 1 : 2);
  const wanted = lines === undefined ? edge : plus(edge, times(length, min));
  yield fillCase(format, (hole) => {
    if (hole.isCount) return clamped(hole.item.name === count ? length : 2, hole);
    if (hole.item.name !== name || !isLast(hole)) return hole.low;
    const sum = hole.earlier.reduce<Natural>(plus, 0);
    const rest = plus(sum, times(length - 1 - hole.earlier.length, min));
    return rest < wanted ? smaller(max, minus(wanted, rest)) : min;
  });
}

/** Tells whether a number belongs to the last of so many lists. */
function lastLine(lines: number): (hole: Hole) => boolean {
  let line = 0;
  return ({ earlier }) => {
    if (earlier.length === 0) line++;
    return line === lines;
  };
}

const clamped = (count: number, { low, high }: Hole): Natural =>
  low > count ? low : high !== undefined && high < count ? high : natural(BigInt(count));
