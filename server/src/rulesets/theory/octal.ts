/**
 * Grundy values of one heap, 0, 1, 2, …, in a take-and-break game: worked out as far as they are asked for, until they
 * are proved to repeat.
 *
 * Rules: a code d0.d1d2…dk. A move takes i from a heap and leaves what remains as j heaps, none of them empty, if digit
 * i has the bit 2^j: j is 0, 1, 2, and in hexadecimal codes 3. Digit 0 takes nothing, so it is 0 or has only bits from
 * 4 on.
 *
 * Theorem (R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956, for two parts; c is the number of
 * parts): if G(n + p) = G(n) for f ≤ n < c·f + (c − 1)·p + k + 1, with f ≥ 1, it holds for all n ≥ f. Why: for a larger
 * n, what a move leaves of n + p adds up to at least c·(f + p), so one part is at least f + p; p less of it is a part
 * of the same value, by induction, and still not empty: so n has an option of that value. What a move leaves of n adds
 * up to at least c·f + (c − 1)·p, so one part is at least f, and p more of it has the same value. So n and n + p have
 * options of the same values. Where the two parts have to differ (Grundy’s game), this proves nothing.
 *
 * How the values are found: call a value rare if it shares an even number of binary digits with some mask, else common.
 * The xor of two values of one kind is rare, of two kinds common. So all common options of a heap show up when one part
 * goes through the rare heaps. If there are few of them, as with the best mask of many games, this gives the least
 * common value that is no option, c, at once, and it is left to see whether all rare values below c are options; the
 * first pairs of common heaps nearly always say so. (Sparse space: Winning Ways, chapter 4. Where it fails, all pairs
 * are looked at.)
 */
import { minus, type Natural, plus, remainder } from '../../text/natural';

/**
 * From heap `from` on, heaps that differ by `period` have the same value. Both are the least possible, with from ≥ 1.
 */
export interface OctalPeriod {
  readonly period: number;
  readonly from: number;
}

export interface OctalSequence {
  readonly digits: readonly number[];
  /** Two parts of one heap have to differ. */
  readonly isUnequal: boolean;
  /** At most so many parts are left by a move. */
  readonly parts: number;
  values: Uint16Array;
  /** How many of the values have been worked out. */
  length: number;
  period: OctalPeriod | undefined;
  /** How many options have been looked at. */
  steps: number;
  /** At this length the period and the mask are looked for next. */
  nextCheck: number;
  space: Space;
}

/** What tells the rare heaps, in ascending order, from the others. Under mask 0 all are rare. */
interface Space {
  mask: number;
  rareHeaps: Int32Array;
  rareValues: Int32Array;
  count: number;
  /** Which heap had each value among its options last. */
  seen: Int32Array;
  /** 1 for each value that is common, 0 for a rare one. */
  common: Uint8Array;
  /** The different values of two heaps of 1 or more that add up to the index; only where moves leave three parts. */
  readonly pairs: Uint32Array[];
}

const FIRST = 257;

/**
 * More steps are never spent. A value of 2^16 would take more: its options have all values below it, and so have
 * theirs.
 */
export const MOST_STEPS = 2 ** 30;

/** Returns the digits from d0 on. */
export function takingAndBreaking(digits: readonly number[], isUnequal = false): OctalSequence {
  const end = digits.findLastIndex((digit) => digit !== 0) + 1;
  return {
    digits: digits.slice(0, Math.max(1, end)),
    isUnequal,
    parts: digits.some((digit) => digit >= 8) ? 3 : digits.some((digit) => digit >= 4) ? 2 : 1,
    values: new Uint16Array(FIRST),
    length: 0,
    period: undefined,
    steps: 0,
    nextCheck: FIRST,
    space: newSpace(),
  };
}

const newSpace = (): Space => ({
  mask: 0,
  rareHeaps: new Int32Array(FIRST),
  rareValues: new Int32Array(FIRST),
  count: 0,
  seen: new Int32Array(64).fill(-1),
  common: new Uint8Array(64),
  pairs: [],
});

/** G(heap) if it is within the table or a period is proved. */
export function octalValueAt({ values, length, period }: OctalSequence, heap: Natural): number | undefined {
  if (typeof heap === 'number' && heap < length) return values[heap];
  if (period === undefined) return undefined;
  return values[Number(plus(period.from, remainder(minus(heap, period.from), period.period)))];
}

/**
 * Works out values up to that of `heap`, or a period, until `steps` in all have been spent. False where nothing is left
 * to do.
 */
export function lengthen(sequence: OctalSequence, heap: Natural, steps: number): boolean {
  const limit = Math.min(steps, MOST_STEPS);
  while (sequence.period === undefined && sequence.length <= heap && sequence.steps < limit) {
    append(sequence);
    if (sequence.length === sequence.nextCheck) check(sequence);
  }
  return sequence.period === undefined && sequence.length <= heap;
}

function append(sequence: OctalSequence): void {
  const heap = sequence.length;
  const value = nextValue(sequence, heap);
  if (heap === sequence.values.length) sequence.values = lengthened(sequence.values, 2 * heap);
  sequence.values[heap] = value;
  sequence.length = heap + 1;
  makeRoom(sequence.space, value);
  if (sequence.space.common[value] === 0) addRare(sequence.space, heap, value);
  if (sequence.parts === 3) sequence.space.pairs.push(pairsOf(sequence, heap));
}

function lengthened<T extends Uint16Array | Int32Array>(values: T, length: number): T {
  const longer = new (values.constructor as new (length: number) => T)(length);
  longer.set(values);
  return longer;
}

function parity(digits: number): number {
  for (let shift = 16; shift > 0; shift >>= 1) digits ^= digits >>> shift;
  return digits & 1;
}

function addRare(space: Space, heap: number, value: number): void {
  if (space.count === space.rareHeaps.length) {
    space.rareHeaps = lengthened(space.rareHeaps, 2 * space.count);
    space.rareValues = lengthened(space.rareValues, 2 * space.count);
  }
  space.rareHeaps[space.count] = heap;
  space.rareValues[space.count++] = value;
}

/** Three values below a power of two xor to something below it, so all options of the next heap have a place. */
function makeRoom(space: Space, value: number): void {
  let size = space.seen.length;
  while (size <= value) size *= 2;
  if (size === space.seen.length) return;
  space.seen = new Int32Array(size).fill(-1);
  space.common = Uint8Array.from({ length: size }, (_, each) => parity(each & space.mask));
}

function nextValue(sequence: OctalSequence, heap: number): number {
  const { digits, values, space, isUnequal } = sequence;
  const { seen } = space;
  for (let take = 0; take < digits.length && take <= heap; take++) {
    const digit = digits[take] ?? 0;
    const rest = heap - take;
    if ((digit & 1) !== 0 && rest === 0) seen[0] = heap;
    if ((digit & 2) !== 0 && rest > 0 && take > 0) seen[values[rest] ?? 0] = heap;
    if ((digit & 4) !== 0) sequence.steps += markPairs(space, values, rest, heap, isUnequal);
    if ((digit & 8) !== 0) sequence.steps += markTriples(space.pairs, values, seen, rest, heap);
    sequence.steps++;
  }
  return least(sequence, heap);
}

/** Marks the values of all pairs with a rare heap in them, and returns how many there are. */
function markPairs(
  { rareHeaps, rareValues, count, seen }: Space,
  values: Uint16Array,
  total: number,
  heap: number,
  isUnequal: boolean,
): number {
  let index = count > 0 && rareHeaps[0] === 0 ? 1 : 0;
  for (; index < count; index++) {
    const part = rareHeaps[index]!;
    if (part >= total) break;
    if (isUnequal && 2 * part === total) continue;
    seen[rareValues[index]! ^ values[total - part]!] = heap;
  }
  return index;
}

function markTriples(
  pairs: readonly Uint32Array[],
  values: Uint16Array,
  seen: Int32Array,
  total: number,
  heap: number,
): number {
  let steps = 0;
  // The first of three parts may be taken for the least.
  for (let part = 1; 3 * part <= total; part++) {
    const value = values[part]!;
    const others = pairs[total - part]!;
    for (const pair of others) seen[value ^ pair] = heap;
    steps += others.length;
  }
  return steps;
}

/** Returns the different values of two heaps, neither empty, of `total` together. */
function pairsOf({ values, isUnequal }: OctalSequence, total: number): Uint32Array {
  const found = new Set<number>();
  for (let part = 1; 2 * part <= total; part++)
    if (!isUnequal || 2 * part !== total) found.add(values[part]! ^ values[total - part]!);
  return Uint32Array.from(found);
}

/** Returns the least value that is no option: the least common one not marked, or a rare one below it. */
function least(sequence: OctalSequence, heap: number): number {
  const { mask, seen, common } = sequence.space;
  let bound = 0;
  let missing = 0;
  for (; bound < seen.length; bound++) {
    if (seen[bound] === heap) continue;
    if (common[bound] === 1) break;
    // Under mask 0 all options have been marked.
    if (mask === 0) return bound;
    missing++;
  }
  if (missing > 0) missing = markCommon(sequence, heap, bound, missing);
  if (missing === 0) return bound;
  let value = 0;
  while (seen[value] === heap) value++;
  return value;
}

/** Marks the values of pairs of common heaps until all values below `bound` are marked; returns how many are not. */
function markCommon(sequence: OctalSequence, heap: number, bound: number, missing: number): number {
  const { digits, values, space, isUnequal } = sequence;
  const { seen } = space;
  for (let take = 0; take < digits.length && take <= heap; take++) {
    if ((digits[take]! & 4) === 0) continue;
    const total = heap - take;
    for (let part = 1; 2 * part <= total; part++) {
      const value = values[part]! ^ values[total - part]!;
      if (value >= bound || seen[value] === heap || (isUnequal && 2 * part === total)) continue;
      seen[value] = heap;
      if (--missing === 0) {
        sequence.steps += part;
        return 0;
      }
    }
    sequence.steps += total >> 1;
  }
  return missing;
}

/** Looks for the period and for the best mask, and sets the next length at which to do so. */
function check(sequence: OctalSequence): void {
  sequence.nextCheck = Math.ceil(1.5 * (sequence.nextCheck - 1)) + 1;
  sequence.steps += sequence.length;
  sequence.period = sequence.isUnequal ? undefined : provedPeriod(sequence);
  if (sequence.parts === 2) chooseMask(sequence);
}

function provedPeriod({ values, length, parts, digits }: OctalSequence): OctalPeriod | undefined {
  const last = digits.length - 1;
  const window = length - Math.floor((length - last) / parts) + 1;
  const period = leastPeriod(values, length, Math.min(length, window));
  let from = length - period;
  while (from > 1 && values[from - 1] === values[from - 1 + period]) from--;
  return parts * from + parts * period + last + 1 <= length ? { period, from } : undefined;
}

/**
 * Returns the least period of the last values, `window` of them, by the prefix function of Knuth, Morris and Pratt,
 * backwards.
 */
function leastPeriod(values: Uint16Array, length: number, window: number): number {
  const last = length - 1;
  const border = new Int32Array(window);
  for (let index = 1, matched = 0; index < window; index++) {
    while (matched > 0 && values[last - index] !== values[last - matched]) matched = border[matched - 1]!;
    if (values[last - index] === values[last - matched]) matched++;
    border[index] = matched;
  }
  return window - border[window - 1]!;
}

const LARGEST_SPACE = 1 << 16;

/**
 * The mask that makes the fewest heaps rare: for all masks at once, rare less common heaps by a Walsh-Hadamard
 * transform.
 */
function chooseMask({ values, length, space }: OctalSequence): void {
  const size = space.seen.length;
  if (size > LARGEST_SPACE) return;
  const excess = new Int32Array(size);
  for (let heap = 0; heap < length; heap++) excess[values[heap]!]!++;
  for (let half = 1; half < size; half *= 2)
    for (let index = 0; index < size; index++) {
      if ((index & half) !== 0) continue;
      const [a, b] = [excess[index]!, excess[index + half]!];
      excess[index] = a + b;
      excess[index + half] = a - b;
    }
  const mask = excess.indexOf(excess.reduce((a, b) => Math.min(a, b)));
  if (mask === space.mask) return;
  space.mask = mask;
  space.common = space.common.map((_, value) => parity(value & mask));
  space.count = 0;
  for (let heap = 0; heap < length; heap++) if (space.common[values[heap]!] === 0) addRare(space, heap, values[heap]!);
}
