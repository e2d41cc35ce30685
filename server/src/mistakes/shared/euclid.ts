/** Wrong answers to Euclid's game, for the problems that it is judged as. Each tells whether the first player is said to win. */
import { larger, minus, type Natural, smaller, times } from '../../text/natural';
import { div, float32, GOLDEN_RATIO, int32, mod } from '../cNumbers';

type Answer = (one: Natural, other: Natural) => boolean;

/** Gives the two numbers to an answer, the smaller one first. */
export const inOrder =
  (answer: Answer): Answer =>
  (one, other) =>
    answer(smaller(one, other), larger(one, other));

/** Plays on while the quotient is 1, and takes a quotient of 0, of numbers in the wrong order, for one more turn. */
export const withoutSwap: Answer = (a, b) => {
  for (let isFirst = true; ; isFirst = !isFirst) {
    if (mod(b, a) === 0 || div(b, a) >= 2) return isFirst;
    [a, b] = [mod(b, a), a];
  }
};

export const twiceIn32Bits: Answer = (one, other) => {
  let [a, b] = [int32(one), int32(other)];
  if (a > b) [a, b] = [b, a];
  for (let isFirst = true; ; isFirst = !isFirst) {
    if (mod(b, a) === 0 || b >= ((2 * a) | 0)) return isFirst;
    [a, b] = [b % a, a];
  }
};

const divisions = (a: Natural, b: Natural): number => {
  let count = 0;
  while (a !== 0) {
    [a, b] = [mod(b, a), a];
    count++;
  }
  return count;
};

export const parityOfDivisions = inOrder((a, b) => divisions(a, b) % 2 === 1);

/** Compares the quotient with an approximation; equal numbers are won where `equal` says so. */
export const quotientAbove = (ratio: number, equal: boolean): Answer =>
  inOrder((a, b) => (a === b ? equal : Number(b) / Number(a) > ratio));

export const quotientInDoubles = quotientAbove(GOLDEN_RATIO, true);

export const quotientInFloats = inOrder((a, b) => a === b || float32(float32(b) / float32(a)) > Math.fround(1.618034));

export const firstStepOnly = inOrder((a, b) => mod(b, a) === 0 || b >= times(a, 2));

export const exactMultipleForgotten = inOrder((a, b) => {
  let isFirst = true;
  for (; b < times(a, 2); isFirst = !isFirst) [a, b] = [minus(b, a), a];
  return isFirst;
});

export const choiceAtFirstStepOnly = inOrder((a, b) => b >= times(a, 2) || divisions(a, b) % 2 === 1);

export const orderTurnsTheAnswer: Answer = (one, other) => quotientInDoubles(one, other) !== one > other;
