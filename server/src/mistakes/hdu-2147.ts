import { wythoff } from '../rulesets/wythoff';
import { message } from '../text/message';
import { minus, type Natural, plus } from '../text/natural';
import { isOdd } from './cNumbers';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { answersTheTerminator, wordsSwapped } from './wholeFile';

const who =
  (isWon: (n: Natural, m: Natural) => boolean) =>
  ({ n, m }: { readonly n: Natural; readonly m: Natural }): string =>
    isWon(n, m) ? 'Wonderful!' : 'What a pity!';

export const hdu2147Mistakes: readonly Mistake[] = [
  wrong(
    'both-even',
    message('Says that the first player wins only if both sides are even; one is enough.'),
    'n % 2 == 0 && m % 2 == 0',
    '1 2',
    who((n, m) => !isOdd(n) && !isOdd(m)),
  ),
  wrong(
    'parity-of-the-sum',
    message('Counts steps to the left and down only, and forgets the diagonal.'),
    '(n + m) % 2 == 1',
    '2 2',
    who((n, m) => isOdd(plus(n, m))),
  ),
  wrong(
    'equal-sides',
    message('Says that square boards, and no others, are lost.'),
    'n != m',
    '1 3',
    who((n, m) => n !== m),
  ),
  wrong(
    'rows-only',
    message('Looks at the number of rows only.'),
    'n % 2 == 0',
    '1 2',
    who((n) => !isOdd(n)),
  ),
  wordsSwapped('1 1', 'Wonderful!', 'What a pity!'),
  wrong(
    'sides-from-zero',
    message('Numbers the cells from 0, so even sides are said to be lost.'),
    'n % 2 == 1 || m % 2 == 1',
    '1 1',
    who((n, m) => isOdd(n) || isOdd(m)),
  ),
  wrong(
    'any-number-of-cells',
    message('Lets the coin go any number of cells: that is Wythoff’s game.'),
    '!isColdPair(n - 1, m - 1)',
    '1 3',
    who((n, m) => wythoff.outcome({ a: minus(n, 1), b: minus(m, 1) }) === 'N'),
  ),
  answersTheTerminator('1 1', 'Wonderful!'),
];
