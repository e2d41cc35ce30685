/**
 * Euclid’s game.
 *
 * Rules: a position is two numbers. A move subtracts a positive multiple of the smaller from the larger, and the
 * result may not be negative. The player who makes a zero wins, so whoever faces a zero has lost.
 *
 * Theorem: with a < b, the mover loses exactly when b/a is below the golden ratio φ, that is, when b² − ab − a² < 0.
 * The winning move is unique.
 *
 * Why: let q = ⌊b/a⌋ and r = b mod a. If q = 1, the move is forced. If q ≥ 2, the mover either goes to (a, r) or leaves
 * (a, a + r), from where the opponent's only move leads to (a, r); one of the two wins. So the first player who has a
 * choice wins, and the quotients of Euclid’s algorithm say who that is. Of the multiples in between, each leaves the
 * opponent a choice. In terms of φ: from b/a < φ the forced move leaves a/(b − a) > φ, and from above φ one move leads
 * below it.
 *
 * Source: A. J. Cole and A. J. T. Davie, "A game based on the Euclidean algorithm and a winning strategy for it",
 * Mathematical Gazette 53 (1969).
 */
import { message, shown } from '../text/message';
import { bitLength, larger, minus, type Natural, plus, quotient, remainder, smaller, times } from '../text/natural';
import { type Explanation, type Reason, type Ruleset, telling } from './ruleset';

export interface EuclidPosition {
  readonly a: Natural;
  readonly b: Natural;
}

export interface EuclidMove {
  /** Which number gets smaller. */
  readonly from: 'a' | 'b';
  /** How many times the smaller number is taken away; at least 1. */
  readonly multiple: Natural;
}

export const euclid: Ruleset<EuclidPosition, EuclidMove> = {
  name: 'euclid',
  title: message('Euclid’s game'),

  *moves(position) {
    if (isOver(position)) return;
    const most = choices(position);
    for (let multiple: Natural = 1; multiple <= most; multiple = plus(multiple, 1))
      yield subtraction(position, multiple);
  },

  play(position, { from, multiple }) {
    const { a, b } = position;
    return from === 'a' ? { a: minus(a, times(multiple, b)), b } : { a, b: minus(b, times(multiple, a)) };
  },

  outcome(position) {
    if (isOver(position)) return 'P';
    const low = smaller(position.a, position.b);
    const high = larger(position.a, position.b);
    return low === high || isAboveGoldenRatio(low, high) ? 'N' : 'P';
  },

  winningMoves(position) {
    if (euclid.outcome(position) !== 'N') return [];
    const most = choices(position);
    const toRemainder = subtraction(position, most);
    return [
      euclid.outcome(euclid.play(position, toRemainder)) === 'P' ? toRemainder : subtraction(position, minus(most, 1)),
    ];
  },

  explain: (position) =>
    isOver(position)
      ? [message('One number is 0, so the game is over: the player who made it has won.')]
      : reasons(position),

  notation: ({ a, b }) => `(${a}, ${b})`,
  brief: (position) => pair(position),

  describe: (position, { from, multiple }) =>
    message('subtract {0} × {1} from {2}', multiple, smaller(position.a, position.b), position[from]),
};

const isOver = ({ a, b }: EuclidPosition): boolean => a === 0 || b === 0;

/** Returns how many moves there are: ⌊larger / smaller⌋. */
const choices = ({ a, b }: EuclidPosition): Natural => quotient(larger(a, b), smaller(a, b));

const subtraction = ({ a, b }: EuclidPosition, multiple: Natural): EuclidMove => ({
  from: a > b ? 'a' : 'b',
  multiple,
});

/** Products of two numbers below this are below 2^52, and so exact in a double. */
const EXACT_FACTOR = 2 ** 26;

/** high² − low·high − low² > 0; it is never 0, since φ is irrational. */
function isAboveGoldenRatio(low: Natural, high: Natural): boolean {
  if (typeof high === 'number' && high < EXACT_FACTOR) return high * (high - Number(low)) > Number(low) * Number(low);
  if (typeof high === 'number' && typeof low === 'number') return hasFirstChoice(low, high);
  return (
    isAboveByLeadingBits(BigInt(low), BigInt(high)) ??
    BigInt(high) * (BigInt(high) - BigInt(low)) > BigInt(low) * BigInt(low)
  );
}

const LEADING = 128;

/** Returns the same by the leading bits of both, which nearly always tell: undefined if they do not. */
function isAboveByLeadingBits(low: bigint, high: bigint): boolean | undefined {
  const excess = BigInt(Math.max(0, bitLength(high) - LEADING));
  const [a, b] = [low >> excess, high >> excess];
  // The ratio is between b / (a + 1) and (b + 1) / a.
  if (b * (b - a - 1n) > (a + 1n) * (a + 1n)) return true;
  return (b + 1n) * (b + 1n - a) < a * a ? false : undefined;
}

/**
 * Returns the same by Euclid’s algorithm, for numbers whose squares are not safe: does the mover meet the first choice?
 */
function hasFirstChoice(low: number, high: number): boolean {
  let mover = true;
  while (high - low < low && high !== low) {
    [low, high] = [high - low, low];
    mover = !mover;
  }
  return mover;
}

/** How many forced moves an explanation follows before it leaves the rest to the ratio, and how many it lists. */
const SHOWN = 40;
const LISTED = 6;
/** How many quotients it lists. */
const QUOTIENTS = 12;

function reasons(position: EuclidPosition): Explanation {
  const chain = forcedMoves(position);
  const end = chain.at(-1) ?? position;
  const met = isOver(end) ? undefined : choices(end);
  const walk: Reason[] = [];
  if (chain.length > 1)
    walk.push(message('Forced moves: {0}.', path(chain) + (met === 1 && end.a !== end.b ? ' → …' : '')));
  if (met !== undefined && met > 1) walk.push(firstChoice(chain.length - 1, end, met));
  if (met === 1 && end.a === end.b) walk.push(equalNumbers(chain.length - 1, end));
  walk.push(message('Quotients of Euclid’s algorithm: {0}.', quotients(position).join(', ')));
  walk.push(goldenRatio(position));
  const [move] = euclid.winningMoves(position);
  if (move) walk.push(telling(move, whyItWins(position, move)));
  return walk;
}

/** Returns the first positions of a chain and its last one. */
function path(chain: readonly EuclidPosition[]): string {
  const pairs = chain.map(pair);
  return (pairs.length <= LISTED ? pairs : [...pairs.slice(0, LISTED - 2), '…', ...pairs.slice(-1)]).join(' → ');
}

const pair = ({ a, b }: EuclidPosition): string => `(${shown(a)}, ${shown(b)})`;

function firstChoice(forced: number, end: EuclidPosition, count: Natural): Reason {
  if (forced === 0)
    return message('There is a choice of {0} multiples at once, and whoever has the first choice wins.', count);
  return forced % 2 === 0
    ? message('At {0} the player to move now has the first choice, of {1} multiples, and wins.', pair(end), count)
    : message('At {0} the opponent has the first choice, of {1} multiples, and wins.', pair(end), count);
}

function equalNumbers(forced: number, end: EuclidPosition): Reason {
  return forced % 2 === 0
    ? message('At {0} the numbers are equal: the player to move now makes 0 and wins.', pair(end))
    : message('At {0} the numbers are equal: the opponent makes 0 and wins.', pair(end));
}

function goldenRatio(position: EuclidPosition): Reason {
  const low = smaller(position.a, position.b);
  const high = larger(position.a, position.b);
  if (low === high) return message('Equal numbers always win: subtract one from the other.');
  return isAboveGoldenRatio(low, high)
    ? message('The ratio {0} / {1} is above the golden ratio 1.618…, so the player to move wins.', high, low)
    : message('The ratio {0} / {1} is below the golden ratio 1.618…, so the player to move loses.', high, low);
}

/** Returns what the winning move leaves the opponent: a ratio below the golden one, or nothing. */
function whyItWins(position: EuclidPosition, move: EuclidMove): Reason {
  const after = euclid.play(position, move);
  const low = smaller(position.a, position.b);
  if (isOver(after)) return message('Subtracting {0} × {1} makes 0, which wins at once.', move.multiple, low);
  return message(
    'Subtracting {0} × {1} leaves {2}, and the ratio {3} / {4} is below the golden ratio: now it is the opponent who loses.',
    move.multiple,
    low,
    pair(after),
    larger(after.a, after.b),
    smaller(after.a, after.b),
  );
}

/** Returns the position and those that follow while there is only one move, at most `SHOWN` of them. */
function forcedMoves(position: EuclidPosition): EuclidPosition[] {
  const chain = [position];
  let current = position;
  while (chain.length <= SHOWN && current.a !== current.b && choices(current) === 1) {
    current = euclid.play(current, subtraction(current, 1));
    chain.push(current);
  }
  return chain;
}

/** Returns the first quotients of Euclid’s algorithm, with an ellipsis where there are more. */
function quotients(position: EuclidPosition): string[] {
  const found: string[] = [];
  let low = smaller(position.a, position.b);
  let high = larger(position.a, position.b);
  while (low !== 0) {
    if (found.length === QUOTIENTS) return [...found, '…'];
    found.push(shown(quotient(high, low)));
    [low, high] = [remainder(high, low), low];
  }
  return found;
}
