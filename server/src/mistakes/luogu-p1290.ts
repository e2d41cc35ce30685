import { euclid } from '../rulesets/euclid';
import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { GOLDEN_RATIO } from './cNumbers';
import { whole, wrong } from './declare';
import type { Input, Mistake } from './mistake';
import {
  firstStepOnly,
  orderTurnsTheAnswer,
  parityOfDivisions,
  quotientAbove,
  quotientInDoubles,
  twiceIn32Bits,
  withoutSwap,
} from './shared/euclid';
import { oneCaseShort } from './wholeFile';

interface Fields {
  readonly m: Natural;
  readonly n: Natural;
}

const word = (isWon: boolean): string => (isWon ? 'Stan wins' : 'Ollie wins');

const who =
  (isWon: (m: Natural, n: Natural) => boolean) =>
  ({ m, n }: Fields): string =>
    word(isWon(m, n));

/** Takes the number of cases for the first number of the first pair, and so on until two zeros or the end. */
function* pairsFromTheCount({ cases }: Input): Generator<string> {
  const numbers = [cases.length, ...(cases as unknown as readonly Fields[]).flatMap(({ m, n }) => [m, n])];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [a, b] = [numbers[at]!, numbers[at + 1]!];
    if (a === 0 && b === 0) return;
    yield `${word(euclid.outcome({ a, b }) === 'N')}\n`;
  }
}

export const luoguP1290Mistakes: readonly Mistake[] = [
  wrong(
    'order-not-handled',
    message('Takes the first number for the smaller one.'),
    'n / m, n % m // m > n',
    '2 1',
    who(withoutSwap),
  ),
  wrong(
    'twice-in-32-bits',
    message('Doubles the smaller number in 32 bits, which overflows from 2^30 on.'),
    'int m, n; if (n >= 2 * m) win',
    '1073741824 1073741825',
    who(twiceIn32Bits),
  ),
  wrong(
    'parity-of-division-steps',
    message('Always subtracts the largest multiple, so the number of divisions in Euclid’s algorithm decides.'),
    'while (m) { t = n % m; n = m; m = t; win = !win; }',
    '2 5',
    who(parityOfDivisions),
  ),
  wrong(
    'equal-numbers-forgotten',
    message('Compares the quotient with the golden ratio and forgets the exception: equal numbers are won.'),
    'n / m > (1 + sqrt(5)) / 2',
    '1 1',
    who(quotientAbove(GOLDEN_RATIO, false)),
  ),
  wrong(
    'first-step-only',
    message('Looks at the first quotient only: where it is 1 and leaves a rest, the opponent is said to win.'),
    'n % m == 0 || n >= 2 * m',
    '3 5',
    who(firstStepOnly),
  ),
  wrong(
    'golden-ratio-in-doubles',
    message(
      'Computes the quotient in doubles: large neighbours of the Fibonacci sequence are too close to the golden ratio.',
    ),
    'm == n || (double) n / m > (1 + sqrt(5)) / 2',
    '102334155 165580141',
    who(quotientInDoubles),
  ),
  oneCaseShort('1 1'),
  whole(
    'zeros-end-the-input',
    message('Reads pairs until 0 0, as for POJ 2348, and takes the number of cases for a part of the first pair.'),
    'while (cin >> m >> n && (m || n))',
    '2 3',
    pairsFromTheCount,
  ),
  wrong(
    'order-changes-the-winner',
    message('Swaps the numbers into order, and turns the answer round whenever it does.'),
    'if (m > n) { swap(m, n); win = !win; }',
    '2 1',
    who(orderTurnsTheAnswer),
  ),
];
