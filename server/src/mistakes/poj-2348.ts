import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { GOLDEN_RATIO } from './cNumbers';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import {
  choiceAtFirstStepOnly,
  exactMultipleForgotten,
  firstStepOnly,
  parityOfDivisions,
  quotientAbove,
  quotientInDoubles,
  quotientInFloats,
  twiceIn32Bits,
  withoutSwap,
} from './shared/euclid';
import { answersTheTerminator } from './wholeFile';

const who =
  (isWon: (a: Natural, b: Natural) => boolean) =>
  ({ a, b }: { a: Natural; b: Natural }): string =>
    isWon(a, b) ? 'Stan wins' : 'Ollie wins';

export const poj2348Mistakes: readonly Mistake[] = [
  wrong(
    'order-not-handled',
    message('Takes the first number for the smaller one.'),
    'b / a, b % a // a > b',
    '2 1',
    who(withoutSwap),
  ),
  wrong(
    'twice-in-32-bits',
    message('Doubles the smaller number in 32 bits, which overflows from 2^30 on.'),
    'int a, b; if (b >= 2 * a) win',
    '1073741824 1073741825',
    who(twiceIn32Bits),
  ),
  wrong(
    'parity-of-division-steps',
    message('Always subtracts the largest multiple, so the number of divisions in Euclid’s algorithm decides.'),
    'while (a) { t = b % a; b = a; a = t; win = !win; }',
    '2 5',
    who(parityOfDivisions),
  ),
  wrong(
    'equal-numbers-forgotten',
    message('Compares the quotient with the golden ratio and forgets the exception: equal numbers are won.'),
    'b / a > (1 + sqrt(5)) / 2',
    '1 1',
    who(quotientAbove(GOLDEN_RATIO, false)),
  ),
  wrong(
    'golden-ratio-three-decimals',
    message('Takes 1.618 for the golden ratio.'),
    'a == b || b / a > 1.618',
    '233 377',
    who(quotientAbove(1.618, true)),
  ),
  wrong(
    'golden-ratio-in-doubles',
    message(
      'Computes the quotient in doubles: large neighbours of the Fibonacci sequence are too close to the golden ratio.',
    ),
    'a == b || (double) b / a > (1 + sqrt(5)) / 2',
    '102334155 165580141',
    who(quotientInDoubles),
  ),
  wrong(
    'golden-ratio-in-floats',
    message('Computes the quotient in single precision.'),
    'a == b || (float) b / a > 1.6180340f',
    '2584 4181',
    who(quotientInFloats),
  ),
  wrong(
    'first-step-only',
    message('Looks at the first quotient only: where it is 1 and leaves a rest, the opponent is said to win.'),
    'b % a == 0 || b >= 2 * a',
    '3 5',
    who(firstStepOnly),
  ),
  wrong(
    'exact-multiple-forgotten',
    message('Stops at the first quotient of 2 or more, and plays equal numbers on to 0 instead of ending there.'),
    'while (b < 2 * a) { t = b - a; b = a; a = t; win = !win; }',
    '1 1',
    who(exactMultipleForgotten),
  ),
  answersTheTerminator('1 1', 'Ollie wins'),
  wrong(
    'full-stop-printed',
    message('Ends the line with a full stop, as the multiplication game wants it.'),
    'puts("Stan wins.")',
    '1 1',
    (_, _number, truth) => `${truth}.`,
  ),
  wrong(
    'choice-sought-at-the-first-step-only',
    message('Sees the free choice at the first step; where there is none, the number of divisions decides.'),
    'b >= 2 * a || odd(divisions(a, b))',
    '5 7',
    who(choiceAtFirstStepOnly),
  ),
];
