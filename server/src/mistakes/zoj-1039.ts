import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { keeping, whole, wrong, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';
import { inInputOrder, multiplesOnly, oneSumOnly, searchBy } from './shared/numberGame';
import { before, emptyLineBetweenOnly, emptyLineMissing } from './wholeFile';

interface Fields {
  readonly a: Natural;
  readonly n: readonly Natural[];
}

const printed =
  (moves: (numbers: readonly Natural[]) => readonly number[]): WrongAnswer =>
  ({ n }: Fields, number) => {
    const wins = moves(n);
    const verdict = wins.length === 0 ? 'There is no winning move.' : `The winning moves are: ${wins.join(' ')}.`;
    return `Scenario #${number}:\n${verdict}\n`;
  };

export const zoj1039Mistakes: readonly Mistake[] = [
  wrong(
    'full-stop-missing',
    message('Prints no full stop after the moves.'),
    'printf(" %d", w)',
    '1\n2',
    (_, _number, truth) => truth.replace(/(\d)\.\n$/, '$1\n'),
  ),
  emptyLineMissing('0'),
  emptyLineBetweenOnly('0'),
  wrong(
    'words-of-the-other-judge',
    message('Prints the words of POJ 1143: “There’s no winning move.”'),
    'puts("There\'s no winning move.")',
    '0',
    (_, _number, truth) => truth.replace('There is', "There's"),
  ),
  wrong(
    'moves-in-input-order',
    message('Prints the winning moves in the order of the input, not ascending.'),
    '// no sort',
    '5\n2 3 4 6 5',
    printed(inInputOrder),
  ),
  keeping(
    'multiples-only',
    message('Takes away the multiples of a number, but not their sums with numbers that were gone before.'),
    'for (m = v; m <= 20; m += v) gone[m] = 1;',
    '2\n2 5',
    () => printed(searchBy(multiplesOnly)),
  ),
  keeping(
    'one-sum-only',
    message('Adds the number once to each number that is gone, not again and again.'),
    'for (g = 20; g >= 2; g--) if (gone[g]) gone[g + v] = 1;',
    '4\n2 4 5 7',
    () => printed(searchBy(oneSumOnly)),
  ),
  whole(
    'zero-ends-the-input',
    message('Takes a = 0 for the end of the input, but it is a case.'),
    'while (cin >> a && a)',
    '0',
    (input) => before(input, ({ a }: Fields) => a === 0),
  ),
];
