/**
 * The multiplication game.
 *
 * Rules: a product starts at 1. A move multiplies it by 2, 3, … or 9. Whoever first makes it reach the goal wins.
 *
 * Theorem: let c be goal / product, rounded up. The game is over at c = 1. From there on the ranges alternate: 2 to 9
 * wins for the mover, 10 to 18 loses, 19 to 162 wins, 163 to 324 loses, and so on: each winning range ends at 9 times
 * the end of the range before, each losing range at 2 times. What wins is each factor that leads to a losing range or
 * to the end; a position has eight moves at most, so they are tried.
 *
 * Why: multiplying by k turns c into c / k, rounded up. Let a losing range end at e. From c = e + 1 to 9e, the factor
 * c / e, rounded up, leads to more than e/2 and at most e, which is in that losing range. From 9e + 1 to 18e, every
 * factor leads to more than e (9 does) and at most 9e (2 does).
 *
 * Source: the judge problem "A multiplication game" (POJ 2505, HDU 1517).
 */
import { message, shown } from '../text/message';
import { minus, type Natural, plus, quotient, times } from '../text/natural';
import { type Explanation, type Ruleset, telling } from './ruleset';

export interface MultiplyPosition {
  /** At least 1. */
  readonly product: Natural;
  readonly goal: Natural;
}

export interface MultiplyMove {
  /** 2 to 9. */
  readonly factor: number;
}

const FACTORS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];

export const multiply: Ruleset<MultiplyPosition, MultiplyMove> = {
  name: 'multiply',
  title: message('Multiplication game'),

  moves: ({ product, goal }) => (product >= goal ? [] : FACTORS.map((factor) => ({ factor }))),

  play: ({ product, goal }, { factor }) => ({ product: times(product, factor), goal }),

  outcome: (position) => outcomeAt(ratio(position)),

  winningMoves(position) {
    const c = ratio(position);
    if (outcomeAt(c) === 'P') return [];
    return FACTORS.filter((factor) => outcomeAt(dividedUp(c, factor)) === 'P').map((factor) => ({ factor }));
  },

  explain(position) {
    const c = ratio(position);
    if (c <= 1) return [message('The goal has been reached: the player who reached it has won.')];
    return outcomeAt(c) === 'P' ? lost(position) : won(position);
  },

  notation: ({ product, goal }) => `${product} → ${goal}`,
  brief: ({ product }) => String(product),

  describe: (_, { factor }) => message('multiply by {0}', factor),
};

/** ⌈a / b⌉, for a ≥ 1. */
const dividedUp = (a: Natural, b: Natural): Natural => plus(quotient(minus(a, 1), b), 1);

/** c, the least number that the product must still be multiplied by; 1 at the end of the game. */
const ratio = ({ product, goal }: MultiplyPosition): Natural => (product >= goal ? 1 : dividedUp(goal, product));

function outcomeAt(c: Natural): 'N' | 'P' {
  if (typeof c !== 'number') return c <= times(lossBelow(c), 9) ? 'N' : 'P';
  // Doubles hold these bounds exactly: each is a power of 2 times a power of 9 below 2^53.
  for (let end = 1; ; end *= 18) {
    if (c <= end) return 'P';
    if (c <= end * 9) return 'N';
  }
}

/** Returns the largest power of 18 below c, for c > 1: the end of the last losing range below. */
function lossBelow(c: Natural): Natural {
  const squares: Natural[] = [];
  for (let power: Natural = 18; power < c; power = times(power, power)) squares.push(power);
  let end: Natural = 1;
  for (const power of squares.reverse()) {
    const next = times(end, power);
    if (next < c) end = next;
  }
  return end;
}

function lost(position: MultiplyPosition): Explanation {
  const c = ratio(position);
  const end = lossBelow(c);
  return [
    remaining(position),
    ranges(),
    message('{0} is in the losing range from {1} to {2}.', c, plus(times(end, 9), 1), times(end, 18)),
    message(
      'Multiplying by 2 leaves {0} and multiplying by 9 leaves {1}: whatever the factor, the opponent is in the winning range from {2} to {3}.',
      dividedUp(c, 2),
      dividedUp(c, 9),
      plus(end, 1),
      times(end, 9),
    ),
  ];
}

function won(position: MultiplyPosition): Explanation {
  const c = ratio(position);
  const end = lossBelow(c);
  const factor = dividedUp(c, end);
  const move = { factor: Number(factor) };
  if (end === 1)
    return [remaining(position), telling(move, message('Multiplying by {0} or more reaches the goal at once.', c))];
  return [
    remaining(position),
    ranges(),
    message('{0} is in the winning range from {1} to {2}.', c, plus(end, 1), times(end, 9)),
    telling(
      move,
      message(
        'Multiplying by {0} leaves {1}, in the losing range from {2} to {3}.',
        factor,
        dividedUp(c, factor),
        plus(quotient(end, 2), 1),
        end,
      ),
    ),
  ];
}

const remaining = ({ product, goal }: MultiplyPosition) =>
  message(
    'The product must still become at least {0} times as large: {1} / {2}, rounded up.',
    ratio({ product, goal }),
    goal,
    product,
  );

/** How many ranges are listed. */
const LISTED = 6;

/** "2…9, 19…162, 325…2916, …" and the ranges between. */
function ranges() {
  const winning: string[] = [];
  const losing: string[] = [];
  for (let [end, index] = [1, 0]; index < LISTED / 2; end *= 18, index++) {
    winning.push(`${shown(end + 1)}–${shown(end * 9)}`);
    losing.push(`${shown(end * 9 + 1)}–${shown(end * 18)}`);
  }
  return message(
    'The player to move wins at {0}, …, and loses at {1}, …: the ends are 9 times and 2 times the end before, in turn.',
    winning.join(', '),
    losing.join(', '),
  );
}
