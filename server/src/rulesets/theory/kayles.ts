/**
 * Rows of coins, from which 1 to `most` coins that lie side by side are taken: what is left of a circle of coins after
 * the first take. With at most two coins a take this is Kayles.
 *
 * The value of a row is its Grundy value: the size of the Nim heap that it is worth in a sum of rows.
 *
 * Theorem (short rows): a row of n ≤ most coins has the value n.
 * Why: taking from an end leaves every number of coins below n, and two rows of a and b coins, a + b < n, are together
 * worth a xor b ≤ a + b < n.
 *
 * Theorem (periods, R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956): if value(n + p) = value(n)
 * holds for f ≤ n < 2f + p + most, it holds for all n ≥ f.
 * Why: for a larger n, a take from n + p leaves rows a ≤ b with a + b ≥ 2f + 2p, so b ≥ f + p, and b − p is worth the
 * same by induction: the take from n that leaves a and b − p has the same value. A take from n leaves a ≤ b with
 * a + b ≥ 2f + p, so b ≥ f, and b + p is worth the same. So n and n + p have options of the same values.
 *
 * For 2 coins a take the values repeat every 12 coins from 71 coins on. For many numbers no period is known (octal
 * games .777 and so on), so a row beyond both the table and a proved period has no value here.
 */
import { minus, type Natural, plus, quotient, remainder, xor } from '../../text/natural';

export interface Period {
  /** From this many coins on … */
  readonly from: number;
  /** … the values repeat after so many, and not after fewer. */
  readonly length: number;
}

/** The values of rows for one bound on the take. Tables grow when a row asks for it. */
export interface RowValues {
  value(row: Natural): Natural | undefined;
  /** Returns the proved period, if the rows asked for so far have led to one. */
  period(): Period | undefined;
}

/** The longest row whose value is computed by definition, in about `MAX_ROW_COINS`² / 4 steps. */
export const MAX_ROW_COINS = 4095;

/** Tables are kept for this many bounds on the take, then given up to make room. */
const KEPT = 32;
const kept = new Map<number, RowValues>();

/** Returns the values of rows from which 1 to `most` adjacent coins are taken, for most ≥ 1. */
export function rowValues(most: Natural): RowValues {
  if (typeof most !== 'number' || most >= MAX_ROW_COINS)
    return { value: (row) => (row <= most ? row : undefined), period: () => undefined };
  const known = kept.get(most);
  if (known !== undefined) return known;
  if (kept.size >= KEPT) kept.clear();
  const made = tabulated(most);
  kept.set(most, made);
  return made;
}

function tabulated(most: number): RowValues {
  const values = [0];
  const latest = new Int32Array(2 * MAX_ROW_COINS + 2).fill(-1);
  let period: Period | undefined;

  const growTo = (row: Natural): void => {
    while (period === undefined && row >= values.length && values.length <= MAX_ROW_COINS) {
      const wanted = Math.min(Math.max(64, 2 * values.length), MAX_ROW_COINS + 1);
      while (values.length < wanted) values.push(nextValue(values, latest, most));
      period = provedPeriod(values, most);
    }
  };

  const value = (row: Natural): Natural | undefined => {
    if (row <= most) return row;
    growTo(row);
    if (row < values.length) return values[Number(row)];
    if (period === undefined) return undefined;
    return values[Number(plus(period.from, remainder(minus(row, period.from), period.length)))];
  };

  return { value, period: () => period };
}

/**
 * Returns the least value that no take from the next row has. `latest` says of each value the largest number of coins
 * that two rows of this joint value can have together, so one pass serves every take.
 */
function nextValue(values: readonly number[], latest: Int32Array, most: number): number {
  const row = values.length;
  const rest = row - 1;
  for (let left = 0; 2 * left <= rest; left++) latest[at(values, left) ^ at(values, rest - left)] = rest;
  let least = 0;
  while (at(latest, least) >= Math.max(0, row - most)) least++;
  return least;
}

/** Returns the least period for which the table holds as much as the theorem asks for. */
function provedPeriod(values: readonly number[], most: number): Period | undefined {
  const last = values.length - 1;
  for (let length = 1; 2 * length < last; length++) {
    let from = last - length + 1;
    while (from > 1 && values[from - 1] === values[from - 1 + length]) from--;
    if (2 * from + 2 * length + most - 1 <= last) return { from, length };
  }
  return undefined;
}

const at = (table: ArrayLike<number>, index: number): number => table[index] ?? -1;

/** A take that leaves `left` coins on one side and the rest of the row on the other. */
export interface Cut {
  readonly left: Natural;
  readonly take: Natural;
}

/**
 * A search for cuts under a budget that several rows share. It goes on without steps until it has found a first cut.
 */
export interface CutSearch {
  steps: number;
  found: number;
  /** False once a cut may have been missed: for want of steps, or of a value. */
  complete: boolean;
}

/**
 * Returns the cuts of a row into two that are together worth `target`. First those with equal sides, then the
 * shortening to a row of just that size, then all others from the ends inward: where values repeat, a cut further in is
 * worth the same as one nearer to an end, so that a first one is found soon.
 */
export function* cutsWorth(target: Natural, coins: Natural, most: Natural, search: CutSearch): Generator<Cut> {
  const { value } = rowValues(most);
  const shortens = target !== 0 && target <= most && target < coins && minus(coins, target) <= most;
  if (target === 0) yield* middleCuts(coins, most, search);
  if (shortens) yield* withMirror(0, target, coins, search);
  if (isTooLong(coins, most)) {
    search.complete = false;
    return;
  }
  for (let left: Natural = 0; plus(left, left) < coins; left = plus(left, 1)) {
    const room = minus(coins, plus(left, left));
    for (let take: Natural = 1; take <= most && take < room; take = plus(take, 1)) {
      if (isSpent(search)) return;
      const right = minus(minus(coins, left), take);
      const [a, b] = [value(left), value(right)];
      if (a === undefined || b === undefined) search.complete = false;
      else if (xor(a, b) === target && !(shortens && left === 0 && right === target))
        yield* withMirror(left, right, coins, search);
    }
  }
}

/** Is the value of the longer side unknown for every cut with different sides? */
function isTooLong(coins: Natural, most: Natural): boolean {
  if (coins <= most) return false;
  const side = quotient(minus(coins, most), 2);
  return rowValues(most).value(side) === undefined;
}

function* middleCuts(coins: Natural, most: Natural, search: CutSearch): Generator<Cut> {
  for (let take: Natural = remainder(coins, 2) === 1 ? 1 : 2; take <= most && take <= coins; take = plus(take, 2)) {
    if (isSpent(search)) return;
    search.found++;
    yield { left: quotient(minus(coins, take), 2), take };
  }
}

/** Returns a cut with different sides, both ways round. */
function* withMirror(left: Natural, right: Natural, coins: Natural, search: CutSearch): Generator<Cut> {
  search.found += 2;
  const take = minus(coins, plus(left, right));
  yield { left, take };
  yield { left: right, take };
}

function isSpent(search: CutSearch): boolean {
  if (search.steps-- > 0 || search.found === 0) return false;
  search.complete = false;
  return true;
}
