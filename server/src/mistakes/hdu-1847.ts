import { message } from '../text/message';
import { type Natural, remainder } from '../text/natural';
import { isOdd } from './cNumbers';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { feofLoop } from './wholeFile';

const who =
  (isWon: (n: Natural) => boolean) =>
  ({ n }: { readonly n: Natural }): string =>
    isWon(n) ? 'Kiki' : 'Cici';

const bits = (n: Natural): string => n.toString(2);
const ones = (n: Natural): number => bits(n).replaceAll('0', '').length;
const isPowerOfTwo = (n: Natural): boolean => ones(n) === 1;

export const hdu1847Mistakes: readonly Mistake[] = [
  wrong('parity', message('Says that odd numbers win.'), 'n % 2 == 1', '2', who(isOdd)),
  wrong(
    'modulo-four',
    message('Says that multiples of 4 lose.'),
    'n % 4 != 0',
    '3',
    who((n) => remainder(n, 4) !== 0),
  ),
  wrong(
    'powers-of-two-only',
    message('Says that the first player wins only if all cards can be taken at once.'),
    '(n & (n - 1)) == 0',
    '5',
    who(isPowerOfTwo),
  ),
  wrong(
    'one-is-no-power',
    message('Forgets that 1 is a power of 2, too.'),
    'for (p = 2; p <= n; p *= 2)',
    '1',
    // Of even takes alone, the game of half the cards; an odd card is never taken.
    who((n) => remainder(n, 6) >= 2),
  ),
  wrong(
    'last-card-loses',
    message('Takes the player who takes the last one for the loser.'),
    'n % 3 != 1',
    '1',
    who((n) => remainder(n, 3) !== 1),
  ),
  wrong(
    'one-move-ahead',
    message('Looks one move ahead: takes the largest power of 2, and hopes that the rest is no power of 2.'),
    'isPower(n) || !isPower(n - largestPower(n))',
    '5',
    who((n) => ones(n) !== 2),
  ),
  wrong(
    'table-of-100',
    message('The table ends at 100 cards.'),
    'for (i = 1; i <= 100; i++)',
    '101',
    ({ n }: { readonly n: Natural }, _, truth) => (n > 100 ? 'Cici' : truth),
  ),
  feofLoop('1'),
  wrong(
    'parity-of-one-bits',
    message('Takes the powers of 2 that n is made of, one by one.'),
    '__builtin_popcount(n) % 2 == 1',
    '5',
    who((n) => ones(n) % 2 === 1),
  ),
];
