import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { keeping, wrong, type WrongAnswer } from './declare';
import { type Mistake, Stop } from './mistake';
import { greedily, moduloLargestPlusOne, strictlyMore, tableNotCleared, takenForSorted } from './shared/takes';
import { feofLoop } from './wholeFile';

interface Fields {
  readonly n: Natural;
  readonly s: readonly Natural[];
}

const who = (program: typeof strictlyMore) => (): WrongAnswer => {
  const isWon = program();
  return ({ n, s }: Fields) => {
    const won = isWon(n, s);
    return won === undefined ? undefined : won ? 'Stan wins' : 'Ollie wins';
  };
};

export const uva10404Mistakes: readonly Mistake[] = [
  keeping(
    'strictly-more-stones',
    message('Asks for more stones than the take, so the last stone can never be taken.'),
    'if (i > s[j] && !win[i - s[j]]) win[i] = 1;',
    '1 1 1',
    who(strictlyMore),
  ),
  keeping(
    'modulo-largest-plus-one',
    message('Takes the rule for takes of 1 to m for any set of takes.'),
    'n % (max(s) + 1) != 0',
    '1 1 2',
    who(moduloLargestPlusOne),
  ),
  keeping(
    'takes-taken-for-sorted',
    message('Leaves the loop at the first take that is too large, but the takes come in any order.'),
    'for (j = 0; j < m; j++) { if (s[j] > i) break; … }',
    '1 2 2 1',
    who(takenForSorted),
  ),
  keeping(
    'table-not-cleared',
    message('Keeps the table of won heaps from the case before.'),
    'bool win[N]; // global, never cleared',
    '1 1 1\n1 1 2',
    who(tableNotCleared),
  ),
  keeping(
    'largest-take-greedily',
    message('Lets both players take as many as they can.'),
    'while (n >= min) { n -= largest(s, n); win = !win; }',
    '4 2 1 2',
    who(greedily),
  ),
  wrong(
    'loop-ends-below-n',
    message('Fills the table up to n − 1 only, so n itself is never won.'),
    'for (i = 1; i < n; i++) …; puts(win[n] ? …)',
    '1 1 1',
    () => 'Ollie wins',
  ),
  wrong(
    'table-of-100000',
    message('The table ends at 100000, but there can be a million stones.'),
    'bool win[100001];',
    '100001 1 1',
    ({ n }: Fields, _, truth) => {
      if (n > 100000) throw new Stop('crash');
      return truth;
    },
  ),
  feofLoop('1 1 1'),
];
