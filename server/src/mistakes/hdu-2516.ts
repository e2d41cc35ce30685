import { message } from '../text/message';
import { bitLength, type Natural, plus, remainder } from '../text/natural';
import { int32, isOdd } from './cNumbers';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { answersTheTerminator, wordsSwapped } from './wholeFile';

const who =
  (isLost: (n: Natural) => boolean) =>
  ({ n }: { readonly n: Natural }): string =>
    isLost(n) ? 'Second win' : 'First win';

/** Tells whether n is among the first numbers of a sequence each of which is the sum of the two before it. */
function isInSequence(n: Natural, first: Natural, second: Natural, length = Infinity): boolean {
  let [a, b] = [first, second];
  for (let index = 1; index < length && a < n; index++) [a, b] = [b, plus(a, b)];
  return a === n;
}

/** The test 5n² ± 4 in doubles: the root is cut off and squared again. */
function isSquareInDoubles(value: number): boolean {
  const root = Math.floor(Math.sqrt(value));
  return root * root === value;
}

/** The same in `int`, where products wrap. */
function isSquareIn32Bits(value: number): boolean {
  if (value < 0) return false;
  const root = Math.trunc(Math.sqrt(value));
  return Math.imul(root, root) === value;
}

const inDoubles = (n: Natural): boolean => {
  const square = 5 * Number(n) * Number(n);
  return isSquareInDoubles(square + 4) || isSquareInDoubles(square - 4);
};

const in32Bits = (n: Natural): boolean => {
  const square = Math.imul(Math.imul(5, int32(n)), int32(n));
  return isSquareIn32Bits((square + 4) | 0) || isSquareIn32Bits((square - 4) | 0);
};

const isPowerOfTwo = (n: Natural): boolean => BigInt(n) === 1n << BigInt(bitLength(n) - 1);

export const hdu2516Mistakes: readonly Mistake[] = [
  wrong(
    'list-ends-too-early',
    message('The list of Fibonacci numbers is too short: it has 40 of them.'),
    'int fib[40];',
    '267914296',
    who((n) => isInSequence(n, 1, 2, 40)),
  ),
  wrong(
    'two-forgotten',
    message('Begins the Fibonacci numbers with 3, so 2 is missing.'),
    'f = {3, 5, 8, …}',
    '2',
    who((n) => isInSequence(n, 3, 5)),
  ),
  wrong(
    'multiples-of-three',
    message('Lets every move take 1 or 2.'),
    'n % 3 != 0',
    '2',
    who((n) => remainder(n, 3) === 0),
  ),
  wrong(
    'parity',
    message('Says that odd numbers win.'),
    'n % 2 == 1',
    '3',
    who((n) => !isOdd(n)),
  ),
  wrong(
    'powers-of-two',
    message('Lets a move take as many as the move before at most, not twice as many: there powers of 2 are lost.'),
    '(n & (n - 1)) != 0',
    '3',
    who(isPowerOfTwo),
  ),
  wrong(
    'lucas-numbers',
    message('Begins the sequence with 1 and 3.'),
    'f = {1, 3, 4, 7, …}',
    '2',
    who((n) => isInSequence(n, 1, 3)),
  ),
  wordsSwapped('2', 'First win', 'Second win'),
  wrong(
    'floating-point-test',
    message('Asks in doubles whether 5n² + 4 or 5n² − 4 is a square.'),
    'r = floor(sqrt(5.0 * n * n + 4)); r * r == 5.0 * n * n + 4',
    '70711162',
    who(inDoubles),
  ),
  wrong(
    'floating-point-in-32-bits',
    message('Asks in 32 bits whether 5n² + 4 or 5n² − 4 is a square.'),
    'int x = 5 * n * n + 4; r = sqrt(x); r * r == x',
    '28657',
    who(in32Bits),
  ),
  answersTheTerminator('2', 'First win'),
  wrong(
    'loop-condition-turned-round',
    message('The loop that fills the list of Fibonacci numbers never runs, so only 2 and 3 are there.'),
    'for (i = 2; f[i - 1] >= 2147483648; i++)',
    '5',
    who((n) => n === 2 || n === 3),
  ),
];
