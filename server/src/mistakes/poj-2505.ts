import { message } from '../text/message';
import { type Natural, quotient, times } from '../text/natural';
import { int32, uint32 } from './cNumbers';
import { wrong } from './declare';
import { type Mistake, Stop } from './mistake';
import { feofLoop } from './wholeFile';

const who =
  (isWon: (n: Natural) => boolean) =>
  ({ n }: { readonly n: Natural }): string =>
    isWon(n) ? 'Stan wins.' : 'Ollie wins.';

/**
 * Multiplies 1 in turn by the factors until `isOver`, and tells whether the first player was the last to multiply. A
 * product of 0 stays 0 for ever.
 */
function lastToMultiply(
  isOver: (product: Natural) => boolean,
  multiply: (product: Natural, factor: number) => Natural = times,
  factors: readonly [number, number] = [9, 2],
): boolean {
  let [product, turns]: [Natural, number] = [1, 0];
  while (!isOver(product)) {
    product = multiply(product, factors[turns % 2]!);
    turns++;
    if (product === 0) throw new Stop('forever');
  }
  return turns % 2 === 1;
}

const product32 = (product: Natural, factor: number): number => Math.imul(Number(product), factor);

/** Bounds are kept in so many places of an array. */
const PLACES = 100;

/** The first bound that is not below n, of bounds that were cut to 32 bits; beyond the array, the place after it. */
function placeOfBound(n: Natural): number {
  let bound = 1;
  for (let place = 0; place < PLACES; place++) {
    bound = Math.imul(bound, place % 2 === 0 ? 9 : 2);
    if (n <= bound) return place;
  }
  return PLACES;
}

export const poj2505Mistakes: readonly Mistake[] = [
  wrong(
    'full-stop-missing',
    message('Prints no full stop after the words.'),
    'puts("Stan wins")',
    '2',
    (_, _number, truth) => truth.replace('.', ''),
  ),
  wrong(
    'integer-division-by-18',
    message('Divides by 18 again and again and cuts the fraction off.'),
    'while (n > 18) n /= 18; n <= 9',
    '163',
    who((n) => {
      let left = n;
      while (left > 18) left = quotient(left, 18);
      return left <= 9;
    }),
  ),
  wrong(
    'passed-instead-of-reached',
    message('Plays on when n is reached, as if it had to be passed.'),
    'while (p <= n)',
    '9',
    who((n) => lastToMultiply((product) => product > n)),
  ),
  wrong(
    'both-multiply-by-nine',
    message('Lets the opponent multiply by 9, too.'),
    'p *= 9;',
    '19',
    who((n) => lastToMultiply((product) => product >= n, times, [9, 9])),
  ),
  wrong(
    'two-first',
    message('Lets the first player multiply by 2 and the other by 9.'),
    'p *= turn % 2 ? 9 : 2;',
    '3',
    who((n) => lastToMultiply((product) => product >= n, times, [2, 9])),
  ),
  wrong(
    'n-in-32-bits',
    message('Reads n into a signed number of 32 bits.'),
    'int n; scanf("%d", &n);',
    '2147483648',
    who((n) => lastToMultiply((product) => product >= int32(n))),
  ),
  wrong(
    'product-in-32-bits',
    message('Multiplies in signed numbers of 32 bits, which overflow for large n.'),
    'int p = 1; while (p < n) p *= …;',
    '1215012993',
    who((n) => lastToMultiply((product) => product >= n, product32)),
  ),
  wrong(
    'product-in-unsigned-32-bits',
    message('Multiplies in unsigned numbers of 32 bits, which overflow for the largest n.'),
    'unsigned p = 1; while (p < n) p *= …;',
    '1215012993',
    who((n) =>
      lastToMultiply(
        (product) => product >= n,
        (product, factor) => uint32(times(product, factor)),
      ),
    ),
  ),
  wrong(
    'logarithm-rounded',
    message('Counts the full rounds by logarithms, which takes exact powers of 18 for one round more.'),
    'r = floor(log(n) / log(18)); n / pow(18, r) <= 9',
    '18',
    who((n) => Number(n) / 18 ** Math.floor(Math.log(Number(n)) / Math.log(18)) <= 9),
  ),
  wrong(
    'one-round-only',
    message('Knows the first round only: from 10 to 18 lost, everything else won.'),
    'n <= 9 || n > 18',
    '163',
    who((n) => n <= 9 || n > 18),
  ),
  feofLoop('2'),
  wrong(
    'second-range-only',
    message('Never multiplies the bound: 2 to 9 won, everything above lost.'),
    'n <= 9',
    '19',
    who((n) => n <= 9),
  ),
  wrong(
    'product-in-int-array',
    message('Keeps the bounds in an array of 32-bit numbers, so the last ones are too small or negative.'),
    'int a[100]; a[i] = p; for (i = 0; n > a[i]; i++);',
    '1215012993',
    who((n) => placeOfBound(n) % 2 === 0),
  ),
];
