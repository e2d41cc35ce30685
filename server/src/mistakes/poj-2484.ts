import { message } from '../text/message';
import { type Natural, remainder } from '../text/natural';
import { isOdd } from './cNumbers';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { answersTheTerminator } from './wholeFile';

const who =
  (isWon: (n: Natural) => boolean) =>
  ({ n }: { readonly n: Natural }): string =>
    isWon(n) ? 'Alice' : 'Bob';

export const poj2484Mistakes: readonly Mistake[] = [
  wrong(
    'exception-forgotten',
    message('Always lets the second player win by mirroring: one or two coins are forgotten.'),
    'puts("Bob")',
    '1',
    who(() => false),
  ),
  wrong(
    'bound-off-by-one',
    message('Says that one coin can be taken at once, and forgets two.'),
    'n < 2',
    '2',
    who((n) => n < 2),
  ),
  wrong(
    'bound-off-by-one-above',
    message('Says that three coins are won, too.'),
    'n <= 3',
    '3',
    who((n) => n <= 3),
  ),
  wrong(
    'row-instead-of-circle',
    message('Plays in a row instead of a circle: there the first player always wins.'),
    'puts("Alice")',
    '3',
    who(() => true),
  ),
  wrong(
    'modulo-three',
    message('Takes the coins for one heap of which 1 or 2 are taken.'),
    'n % 3 != 0',
    '4',
    who((n) => remainder(n, 3) !== 0),
  ),
  wrong('parity', message('Says that odd numbers win.'), 'n % 2 == 1', '2', who(isOdd)),
  answersTheTerminator('1', 'Alice'),
];
