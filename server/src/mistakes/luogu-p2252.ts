import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { whole } from './declare';
import type { Mistake } from './mistake';
import { wythoffMistakes } from './shared/wythoff';
import { before, wordsSwapped } from './wholeFile';

interface Fields {
  readonly a: Natural;
  readonly b: Natural;
}

/** The program is the one for POJ 1067, so its mistakes are. */
export const luoguP2252Mistakes: readonly Mistake[] = [
  ...wythoffMistakes,
  whole(
    'zeros-end-the-input',
    message('Takes 0 0 for the end of the input, but here it is a case.'),
    'while (cin >> a >> b && (a || b))',
    '0 0',
    (input) => before(input, ({ a, b }: Fields) => a === 0 && b === 0),
  ),
  wordsSwapped('0 0', '1', '0'),
];
