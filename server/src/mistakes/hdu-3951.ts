import { message } from '../text/message';
import { type Natural, plus } from '../text/natural';
import { isOdd, mod } from './cNumbers';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { casesFromZero } from './wholeFile';

const who =
  (isWon: (n: Natural, k: Natural) => boolean) =>
  ({ n, k }: { readonly n: Natural; readonly k: Natural }, number: number): string =>
    `Case ${number}: ${isWon(n, k) ? 'first' : 'second'}`;

export const hdu3951Mistakes: readonly Mistake[] = [
  wrong(
    'whole-circle-forgotten',
    message('Forgets that all coins can be taken at once if k is at least n.'),
    'k == 1 && n % 2 == 1',
    '3 3',
    who((n, k) => k === 1 && isOdd(n)),
  ),
  wrong(
    'single-coins-forgotten',
    message('Forgets that nothing can be mirrored if coins are taken one by one.'),
    'k >= n',
    '3 1',
    who((n, k) => k >= n),
  ),
  wrong(
    'modulo-k-plus-one',
    message('Takes the coins for one heap of which 1 to k are taken.'),
    'n % (k + 1) != 0',
    '4 2',
    who((n, k) => mod(n, plus(k, 1)) !== 0),
  ),
  wrong(
    'row-instead-of-circle',
    message('Plays in a row instead of a circle: there the first player takes the middle and wins.'),
    'k > 1 || n % 2 == 1',
    '3 2',
    who((n, k) => k > 1 || isOdd(n)),
  ),
  wrong(
    'k-greater-than-n',
    message('Asks for k > n where k = n is enough.'),
    'k > n || (k == 1 && n % 2 == 1)',
    '3 3',
    who((n, k) => k > n || (k === 1 && isOdd(n))),
  ),
  wrong(
    'parity-of-n',
    message('Says that odd numbers are won, whatever k is.'),
    'k >= n || n % 2 == 1',
    '3 2',
    who((n, k) => k >= n || isOdd(n)),
  ),
  casesFromZero('3 1', 'Case '),
  wrong(
    'no-case-number',
    message('Prints the answer without the number of the case.'),
    'puts("first")',
    '3 1',
    (_, _number, truth) => truth.replace(/^.*: /, ''),
  ),
  wrong(
    'line-of-blanks',
    message('Prints an empty line after each case.'),
    'printf("Case %d: %s\\n\\n", i, …)',
    '3 1',
    (_, _number, truth) => `${truth}\n`,
  ),
];
