import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { keeping, whole, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';
import {
  greedily,
  moduloLargestPlusOne,
  oneTakeOnly,
  strictlyMore,
  tableNotCleared,
  takenForSorted,
} from './shared/takes';
import { before, feofLoop } from './wholeFile';

interface Fields {
  readonly x: Natural;
  readonly a: readonly Natural[];
}

const who = (program: typeof strictlyMore) => (): WrongAnswer => {
  const isWon = program();
  return ({ x, a }: Fields) => {
    const won = isWon(x, a);
    return won === undefined ? undefined : won ? 'A' : 'B';
  };
};

export const coinGameMistakes: readonly Mistake[] = [
  keeping(
    'strictly-more-coins',
    message('Asks for more coins than the take, so the last coin can never be taken: that is the misère game.'),
    'if (i > a[j] && !win[i - a[j]]) win[i] = 1;',
    '1 1\n1',
    who(strictlyMore),
  ),
  keeping(
    'largest-take-greedily',
    message('Lets both players take as many as they can.'),
    'while (x >= min) { x -= largest(a, x); win = !win; }',
    '4 2\n1 2',
    who(greedily),
  ),
  keeping(
    'modulo-largest-plus-one',
    message('Takes the rule for takes of 1 to m for any set of takes.'),
    'x % (max(a) + 1) != 0',
    '1 1\n2',
    who(moduloLargestPlusOne),
  ),
  keeping(
    'takes-taken-for-sorted',
    message('Leaves the loop at the first take that is too large, but the takes come in any order.'),
    'for (j = 0; j < k; j++) { if (a[j] > i) break; … }',
    '1 2\n2 1',
    who(takenForSorted),
  ),
  keeping(
    'table-not-cleared',
    message('Keeps the table of won heaps from the case before.'),
    'bool win[N]; // global, never cleared',
    '1 1\n1\n1 1\n2',
    who(tableNotCleared),
  ),
  whole(
    'zero-ends-the-input',
    message('Takes x = 0 for the end of the input, but it is a case.'),
    'while (cin >> x >> k && x)',
    '0 1\n1',
    (input) => before(input, ({ x }: Fields) => x === 0),
  ),
  feofLoop('0 1\n1'),
  keeping(
    'one-take-only',
    message('Looks for a take that leaves nothing, or less than the least take, and no further.'),
    'x >= a[j] && x - a[j] < min(a)',
    '3 1\n1',
    who(oneTakeOnly),
  ),
];
