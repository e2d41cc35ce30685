import { message } from '../text/message';
import { type Natural, plus } from '../text/natural';
import { mod } from './cNumbers';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { feofLoop } from './wholeFile';

/** The price, and the most that one bid adds. */
interface Fields {
  readonly M: Natural;
  readonly N: Natural;
}

const rest = (value: Natural): Natural | string => (value === 0 ? 'none' : value);

/** Lists of more bids than these count as right. */
const MOST = 10000;

export const hdu2149Mistakes: readonly Mistake[] = [
  wrong(
    'one-bid-only',
    message('Prints the remainder only, even where every bid from M to N wins at once.'),
    'M % (N + 1)',
    '1 2',
    ({ M, N }: Fields) => rest(mod(M, plus(N, 1))),
  ),
  wrong('modulo-n', message('Divides by N, not by N + 1.'), 'M % N', '3 1', ({ M, N }: Fields, _, truth) =>
    M <= N ? truth : rest(mod(M, N)),
  ),
  wrong(
    'largest-bid-missing',
    message('The list of bids ends at N − 1.'),
    'for (i = M; i < N; i++)',
    '1 1',
    ({ M, N }: Fields, _, truth) => (M <= N ? truth.replace(/ ?\d+$/, '') : truth),
  ),
  wrong(
    'bids-from-one',
    message('Lists all bids from 1, though only those from M win.'),
    'for (i = 1; i <= N; i++)',
    '2 2',
    ({ M, N }: Fields, _, truth) => {
      if (M > N) return truth;
      return N > MOST ? undefined : Array.from({ length: Number(N) }, (_bid, index) => index + 1).join(' ');
    },
  ),
  wrong(
    'blank-at-the-end',
    message('Prints a blank after every bid, the last one included.'),
    'printf("%d ", i)',
    '1 1',
    (_, _number, truth) => (truth === 'none' ? truth : `${truth} `),
  ),
  wrong(
    'a-line-for-each-bid',
    message('Prints each bid on a line of its own.'),
    'printf("%d\\n", i)',
    '1 2',
    (_, _number, truth) => truth.replaceAll(' ', '\n'),
  ),
  wrong(
    'no-blank-between',
    message('Prints the bids without blanks between them.'),
    'printf("%d", i)',
    '1 2',
    (_, _number, truth) => truth.replaceAll(' ', ''),
  ),
  wrong(
    'capital-letter',
    message('Writes the word with a capital letter.'),
    'puts("None")',
    '2 1',
    (_, _number, truth) => truth.replace('none', 'None'),
  ),
  feofLoop('1 1'),
];
