/** Cases from a layout alone: at the bounds, and at random. Small ones are in `small.ts`. */
import { type Natural, natural } from '../../text/natural';
import { lineOf } from '../compile';
import type { AnyFields, Format, List, Row } from '../format';
import type { Chance } from './chance';
import { type Choose, countsOf, fillCase, type Hole } from './fill';

/** Where programs' integers end. Numbers without a bound are tried up to the last. */
const EDGES = [2n ** 31n, 2n ** 32n, 2n ** 53n, 2n ** 63n].flatMap((edge) => [edge - 1n, edge, edge + 1n]);
const LARGEST = natural(2n ** 53n + 1n);

/** Gives the greatest number to try: the bound, or what is large enough. */
const highest = ({ low, high }: Pick<Hole, 'low' | 'high'>, most = LARGEST): Natural =>
  high ?? (low > most ? low : most);

/** Limits what is generated, beside the bounds of the layout. */
export interface Size {
  /** The greatest count: longer lists and more lines are not made. */
  readonly count: number;
  /** The greatest number where there is no bound; as great as may be of interest if this is left out. */
  readonly number?: Natural;
}

/**
 * Chooses the numbers of random cases: their lengths are even, and one number in four of a list is one that is there
 * already. In tame cases no number is greater than all before it, as where a board has to have room for what follows.
 */
export class RandomNumbers {
  private size: Size = { count: 0 };
  private isTame = false;
  private largest: Natural | undefined;

  constructor(private readonly chance: Chance) {}

  /** Begins another case; gives who chooses its numbers. */
  begin(size: Size, isTame: boolean): Choose {
    this.size = size;
    this.isTame = isTame;
    this.largest = undefined;
    return this.choose;
  }

  private readonly choose = (hole: Hole): Natural => {
    const { chance, size } = this;
    const { low, high = highest(hole, size.number), earlier } = hole;
    if (hole.isCount) return chance.between(low, atMost(high, size.count, low));
    if (earlier.length > 0 && !(hole.item as List).distinct && chance.oneIn(4)) return chance.oneOf(earlier);
    if (!this.isTame) return chance.between(low, high);
    const { largest } = this;
    const room = largest !== undefined && largest < high && largest >= low ? largest : high;
    const value = chance.between(low, room);
    if (largest === undefined || value > largest) this.largest = value;
    return value;
  };
}

/** Makes a case at random, which may be tame. */
export const randomCase = (format: Format, chance: Chance, size: Size): AnyFields =>
  fillCase(format, new RandomNumbers(chance).begin(size, chance.oneIn(3)));

/**
 * Tells whether random cases are within the bounds in any case: no bound is another number, and no list's numbers are to
 * be different, or to have a sum that is not too large for a file.
 */
export const keepsBounds = ({ rows, relations, totals = [] }: Format): boolean =>
  relations === undefined &&
  totals.every(({ name, most }) => name === undefined || rows.some((row) => isBelow(row, name, most))) &&
  rows.every((row) =>
    lineOf(row).items.every(
      (item) =>
        typeof item.min !== 'string' &&
        typeof item.max !== 'string' &&
        (item.min ?? 0) <= (item.max ?? Infinity) &&
        !(item.kind === 'list' && item.distinct),
    ),
  );

const isBelow = (row: Row, name: string, most: Natural): boolean =>
  row.kind === 'line' &&
  row.items.some(
    ({ kind, name: own, max }) =>
      kind === 'field' && own === name && max !== undefined && typeof max !== 'string' && max <= most,
  );

/**
 * Makes the cases at the bounds: each number at its least and greatest value and one beside them, and where the
 * integers of programs end, the others small; then all at their greatest.
 */
export function* boundCases(format: Format, size: Size): Generator<AnyFields> {
  const names = format.rows.flatMap((row) => (row.kind === 'line' ? row : row.line).items.map(({ name }) => name));
  for (const name of names) {
    for (let index = 0, most = 1; index < most; index++) {
      most = 0;
      const fields = fillCase(format, (hole) => {
        if (hole.item.name !== name) return small(hole, size);
        const values = valuesAtBounds(hole, size);
        most = Math.max(most, values.length);
        return values[Math.min(index, values.length - 1)]!;
      });
      if (index < most) yield fields;
    }
  }
  yield fillCase(format, (hole) => {
    const { low, isCount, item, earlier } = hole;
    const high = highest(hole);
    if (isCount) return atMost(high, size.count, low);
    return item.kind === 'list' && item.distinct ? natural(BigInt(high) - BigInt(earlier.length)) : high;
  });
}

/**
 * Makes a case with as many numbers as there may be up to `most`, small ones; none if that are not more than `more`, or if
 * no bound or several counts say how many.
 */
export function* longCases(format: Format, { more, most }: { more: number; most: number }): Generator<AnyFields> {
  if (countsOf(format).size !== 1) return;
  const lengths: Natural[] = [];
  const fields = fillCase(format, (hole) => {
    const { low, high = low } = hole;
    if (!hole.isCount) return recurring(hole);
    lengths.push(high);
    return atMost(high, most, low);
  });
  if (lengths.every((length) => length > more)) yield fields;
}

/** Gives one of a few small numbers, unless all are to be different. */
function recurring({ item, low, high, earlier: { length } }: Hole): Natural {
  const isDistinct = item.kind === 'list' && item.distinct === true;
  const wanted = natural(BigInt(low) + BigInt(isDistinct ? length : length % 7));
  return high !== undefined && wanted > high ? low : wanted;
}

/** Gives a small number: one of each, and lists that count up, so that no two numbers are equal without need. */
function small(hole: Hole, size: Size): Natural {
  const { low, isCount, earlier, item } = hole;
  const high = highest(hole);
  const least =
    isCount || item.kind === 'field' ? natural(BigInt(low) + 1n) : natural(BigInt(low) + BigInt(earlier.length));
  return least <= high ? (isCount ? atMost(least, size.count, low) : least) : low;
}

function valuesAtBounds(hole: Hole, size: Size): Natural[] {
  const { low, isCount } = hole;
  const most = isCount ? atMost(highest(hole), size.count, low) : highest(hole);
  const wanted = [BigInt(low), BigInt(low) + 1n, ...(isCount ? [] : EDGES), BigInt(most) - 1n, BigInt(most)];
  return [...new Set(wanted)]
    .filter((value) => value >= BigInt(low) && value <= BigInt(most))
    .sort((a, b) => (a < b ? -1 : 1))
    .map(natural);
}

/** Gives a bound that is not above another, unless the least number is. */
function atMost(high: Natural, count: number, low: Natural): Natural {
  if (high <= count) return high;
  return low > count ? low : count;
}
