import { message } from '../text/message';
import { type Natural, remainder } from '../text/natural';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { answersTheTerminator, wordsSwapped } from './wholeFile';

const who =
  (isWon: (n: Natural) => boolean) =>
  ({ n }: { readonly n: Natural }): string =>
    isWon(n) ? '8600' : 'ailyanlu';

export const hdu1564Mistakes: readonly Mistake[] = [
  wordsSwapped('1', '8600', 'ailyanlu'),
  wrong(
    'always-first',
    message('Says that the first player always wins.'),
    'puts("8600")',
    '1',
    who(() => true),
  ),
  wrong(
    'moves-instead-of-cells',
    message('Asks for a multiple of 4; any even number will do.'),
    'n % 4 == 0',
    '2',
    who((n) => remainder(n, 4) === 0),
  ),
  wrong(
    'one-cell-board',
    message('Says that only the board of one cell is lost.'),
    'n != 1',
    '3',
    who((n) => n !== 1),
  ),
  wrong(
    'modulo-three',
    message('Goes on with a pattern of 3 that the first values seem to have.'),
    'n % 3 == 2',
    '4',
    who((n) => remainder(n, 3) === 2),
  ),
  answersTheTerminator('1', '8600'),
  wrong(
    'second-name-misspelt',
    message('Misspells the name of the second player.'),
    'puts("ailyanlv")',
    '1',
    (_, _number, truth) => truth.replace('lu', 'lv'),
  ),
];
