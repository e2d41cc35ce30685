/**
 * Wythoff’s game.
 *
 * Rules: two heaps. A move takes any number, at least one, from one heap, or the same number from both. The player who
 * takes the last one wins.
 *
 * Theorem: the mover loses exactly at the cold pairs (⌊kφ⌋, ⌊kφ⌋ + k), in either order, for k = 0, 1, 2, …, where
 * φ = (1 + √5) / 2.
 *
 * Why: the numbers ⌊kφ⌋ and ⌊kφ⌋ + k = ⌊kφ²⌋, for k ≥ 1, are each positive number once (Beatty, since 1/φ + 1/φ² = 1),
 * and no two cold pairs have the same difference. So no move leads from a cold pair to another: a single heap would
 * keep a number, both heaps would keep the difference. From a ≤ b that is not cold, let k = b − a. If ⌊kφ⌋ < a, taking
 * from both leads to pair k. Otherwise a < ⌊kφ⌋; then the mate of a is below b, since it is below a or it is a + j with
 * ⌊jφ⌋ = a and so j < k.
 *
 * ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋, and ⌊n/φ⌋ = ⌊nφ⌋ − n: whole numbers are enough.
 *
 * Source: W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7 (1907).
 */
import { message } from '../text/message';
import { larger, minus, type Natural, plus, quotient, smaller, squareRoot, times } from '../text/natural';
import { type Explanation, type Reason, type Ruleset, telling } from './ruleset';

export interface WythoffPosition {
  readonly a: Natural;
  readonly b: Natural;
}

export interface WythoffMove {
  readonly from: 'a' | 'b' | 'both';
  /** How many are taken from the heap, or from each of the two; at least 1. */
  readonly take: Natural;
}

export const wythoff: Ruleset<WythoffPosition, WythoffMove> = {
  name: 'wythoff',
  title: message('Wythoff’s game'),

  *moves({ a, b }) {
    for (let take: Natural = 1; take <= a; take = plus(take, 1)) yield { from: 'a', take };
    for (let take: Natural = 1; take <= b; take = plus(take, 1)) yield { from: 'b', take };
    for (let take: Natural = 1; take <= smaller(a, b); take = plus(take, 1)) yield { from: 'both', take };
  },

  play: ({ a, b }, { from, take }) => ({ a: from === 'b' ? a : minus(a, take), b: from === 'a' ? b : minus(b, take) }),

  outcome({ a, b }) {
    const low = smaller(a, b);
    const k = minus(larger(a, b), low);
    return isAtMostTimesPhi(low, k) && !isAtMostTimesPhi(plus(low, 1), k) ? 'P' : 'N';
  },

  /** From both heaps first, then by the smaller heap that remains. */
  winningMoves: (position) => waysToColdPairs(position).map(moveOf),

  winningMove(position) {
    const way = fromBothHeaps(position) ?? waysToColdPairs(position)[0];
    return way && moveOf(way);
  },

  /**
   * One from the larger heap. From cold pair k the only answer then is cold pair k − 1: the larger heap has become the
   * smaller number of some pair, for no two larger ones are neighbours. So the game takes 2k moves, and none takes
   * more.
   */
  reply({ a, b }) {
    if (a === 0 && b === 0) return undefined;
    return { from: a > b ? 'a' : 'b', take: 1 };
  },

  explain: (position) =>
    position.a === 0 && position.b === 0
      ? [message('Both heaps are empty, so the game is over: the player who took last has won.')]
      : reasons(position),

  notation: ({ a, b }) => `(${a}, ${b})`,

  describe(_, { from, take }) {
    if (from === 'both') return message('take {0} from each heap', take);
    return from === 'a'
      ? message('take {0} from the first heap', take)
      : message('take {0} from the second heap', take);
  },
};

/** A cold pair and its number k: a = ⌊kφ⌋ and b = a + k. */
export interface ColdPair {
  readonly k: Natural;
  readonly a: Natural;
  readonly b: Natural;
}

/** Returns the cold pair number k, for k ≥ 0. */
export function coldPair(k: Natural): ColdPair {
  const a = timesPhi(k);
  return { k, a, b: plus(a, k) };
}

/**
 * Returns the one cold pair that has n in it. If n is its smaller number ⌊kφ⌋, then k = ⌊n/φ⌋ + 1; if it is the larger
 * one, the smaller one is ⌊n/φ⌋.
 */
export function coldPairWith(n: Natural): ColdPair {
  const below = minus(timesPhi(n), n);
  const k = plus(below, 1);
  return timesPhi(k) === n ? { k, a: n, b: plus(n, k) } : { k: minus(n, below), a: below, b: n };
}

/** Returns what n stands with in its cold pair. */
export function mate(n: Natural): Natural {
  const { a, b } = coldPairWith(n);
  return a === n ? b : a;
}

/** Below it, kφ is less than 2^53, and the product in doubles differs from it by at most 1. */
const SAFE = 2 ** 52;

/** ⌊kφ⌋, exact: the product in doubles is only a guess that whole numbers then put right. */
function timesPhi(k: Natural): Natural {
  if (typeof k !== 'number' || k >= SAFE) return quotient(plus(k, squareRoot(times(5, times(k, k)))), 2);
  let floor = Math.floor(k * 1.618033988749895);
  while (!isAtMostTimesPhi(floor, k)) floor -= 1;
  while (isAtMostTimesPhi(floor + 1, k)) floor += 1;
  return floor;
}

/** The largest number whose square is below 2^53. */
const SQUARE_IS_SAFE = 94906265;

/** n ≤ kφ, exact: n² − nk ≤ k². Both sides are equal only at 0, since φ is irrational. */
function isAtMostTimesPhi(n: Natural, k: Natural): boolean {
  if (n <= k) return true;
  if (typeof n === 'number' && typeof k === 'number')
    return n <= SQUARE_IS_SAFE ? n * (n - k) <= k * k : isRatioBelowPhi(n, k);
  const [high, low] = [BigInt(n), BigInt(k)];
  return high * (high - low) <= low * low;
}

/**
 * high / low < φ, for numbers whose squares are not safe: for high between low and 2·low it is low / (high − low) > φ.
 */
function isRatioBelowPhi(high: number, low: number): boolean {
  let below = true;
  while (low < high && high < 2 * low) {
    [high, low] = [low, high - low];
    below = !below;
  }
  return high <= low === below;
}

/** A winning move, and the cold pair that it leaves. */
export interface Way extends WythoffMove, ColdPair {}

/**
 * Returns the winning moves with the pairs that they leave: from both heaps first, then by the smaller heap that
 * remains.
 */
export function waysToColdPairs(position: WythoffPosition): Way[] {
  const { a, b } = position;
  const fromBoth = fromBothHeaps(position);
  const ways: Way[] = fromBoth ? [fromBoth] : [];
  const fromA = fromOneHeap('a', a, b);
  const fromB = fromOneHeap('b', b, a);
  if (fromA && fromB && fromB.a < fromA.a) ways.push(fromB, fromA);
  else for (const way of [fromA, fromB]) if (way) ways.push(way);
  return ways;
}

const moveOf = ({ from, take }: Way): WythoffMove => ({ from, take });

/** Returns the way to the cold pair of the same difference, if there is less in it. */
function fromBothHeaps({ a, b }: WythoffPosition): Way | undefined {
  const low = smaller(a, b);
  const k = minus(larger(a, b), low);
  const left = timesPhi(k);
  return left < low ? { from: 'both', take: minus(low, left), k, a: left, b: plus(left, k) } : undefined;
}

/** Returns the way to make a heap the mate of the other one, if it is larger than that. */
function fromOneHeap(from: 'a' | 'b', heap: Natural, kept: Natural): Way | undefined {
  const { k, a, b } = coldPairWith(kept);
  const left = a === kept ? b : a;
  return left < heap ? { from, take: minus(heap, left), k, a, b } : undefined;
}

function reasons(position: WythoffPosition): Explanation {
  const ways = waysToColdPairs(position);
  if (ways.length === 0) return coldReasons(position);
  return [
    message(
      'Whoever faces a cold pair loses. Cold pair number k is (⌊kφ⌋, ⌊kφ⌋ + k), with the golden ratio φ = 1.618…; for k = 0, 1, 2, 3 these are (0, 0), (1, 2), (3, 5), (4, 7).',
    ),
    ...ways.map((way) => telling({ from: way.from, take: way.take }, wayReason(position, way))),
    message('No other move makes a cold pair.'),
  ];
}

function wayReason({ a, b }: WythoffPosition, { from, take, ...pair }: Way): Reason {
  if (from === 'both')
    return message(
      'From both heaps: the difference stays {0}, and cold pair number {0} is ({1}, {2}). Take {3} from each.',
      pair.k,
      pair.a,
      pair.b,
      take,
    );
  return from === 'a'
    ? message(
        'From the first heap alone: {0} stays, and it is in cold pair number {1}, ({2}, {3}). Take {4} from the first heap.',
        b,
        pair.k,
        pair.a,
        pair.b,
        take,
      )
    : message(
        'From the second heap alone: {0} stays, and it is in cold pair number {1}, ({2}, {3}). Take {4} from the second heap.',
        a,
        pair.k,
        pair.a,
        pair.b,
        take,
      );
}

function coldReasons({ a, b }: WythoffPosition): Explanation {
  const low = smaller(a, b);
  const high = larger(a, b);
  const k = minus(high, low);
  return [
    message(
      'This is cold pair number {0}: ⌊{0}φ⌋ = {1} and {1} + {0} = {2}, with the golden ratio φ = 1.618….',
      k,
      low,
      high,
    ),
    message(
      'Every move breaks it. Taking from one heap leaves the other without its partner, since each number is in one cold pair only; taking from both keeps the difference {0}, which only cold pair number {0} has.',
      k,
    ),
    message('From any position that is not a cold pair some move makes one, so the opponent always has an answer.'),
  ];
}
