import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { keeping, wrong, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';
import { inInputOrder, multiplesOnly, nothingElse, oneSumOnly, searchBy } from './shared/numberGame';
import { casesFromZero, emptyLineBetweenOnly, emptyLineMissing } from './wholeFile';

interface Fields {
  readonly a: readonly Natural[];
}

const printed =
  (moves: (numbers: readonly Natural[]) => readonly number[]): WrongAnswer =>
  ({ a }: Fields, number) => {
    const wins = moves(a);
    const verdict = wins.length === 0 ? "There's no winning move." : `The winning moves are: ${wins.join(' ')}`;
    return `Test Case #${number}\n${verdict}\n`;
  };

export const poj1143Mistakes: readonly Mistake[] = [
  wrong(
    'small-c-in-case',
    message('Prints “Test case” as the text of the statement has it; the judge wants “Test Case”.'),
    'printf("Test case #%d\\n", k)',
    '1 2',
    (_, _number, truth) => truth.replace('Case', 'case'),
  ),
  emptyLineMissing('1 2'),
  emptyLineBetweenOnly('1 2'),
  wrong(
    'moves-in-input-order',
    message('Prints the winning moves in the order of the input, not ascending.'),
    '// no sort',
    '5 2 3 4 6 5',
    printed(inInputOrder),
  ),
  keeping(
    'multiples-only',
    message('Takes away the multiples of a number, but not their sums with numbers that were gone before.'),
    'for (m = v; m <= 20; m += v) gone[m] = 1;',
    '2 2 5',
    () => printed(searchBy(multiplesOnly)),
  ),
  keeping(
    'one-sum-only',
    message('Adds the number once to each number that is gone, not again and again.'),
    'for (g = 20; g >= 2; g--) if (gone[g]) gone[g + v] = 1;',
    '4 2 4 5 7',
    () => printed(searchBy(oneSumOnly)),
  ),
  keeping(
    'nothing-else-removed',
    message('Takes away the number that is chosen and no other.'),
    'gone[v] = 1;',
    '2 2 4',
    () => printed(searchBy(nothingElse)),
  ),
  wrong(
    'words-of-the-other-judge',
    message('Prints the words of ZOJ 1039: “There is”, and a full stop after the moves.'),
    'puts("There is no winning move.")',
    '1 2',
    (_, _number, truth) => truth.replace("There's", 'There is').replace(/(\d)\n$/, '$1.\n'),
  ),
  casesFromZero('1 2', 'Test Case #'),
  wrong(
    'one-winning-move-only',
    message('Prints the first winning move and no other.'),
    'printf(…); break;',
    '5 2 3 4 5 6',
    (_, _number, truth) => truth.replace(/(are: \d+) .*/, '$1'),
  ),
];
