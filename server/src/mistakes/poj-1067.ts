import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { whole } from './declare';
import type { Mistake } from './mistake';
import { wythoffMistakes } from './shared/wythoff';
import { before, feofLoop } from './wholeFile';

interface Fields {
  readonly a: Natural;
  readonly b: Natural;
}

export const poj1067Mistakes: readonly Mistake[] = [
  ...wythoffMistakes,
  whole(
    'zeros-end-the-input',
    message('Takes 0 0 for the end of the input, but here it is a case.'),
    'while (cin >> a >> b && (a || b))',
    '0 0',
    (input) => before(input, ({ a, b }: Fields) => a === 0 && b === 0),
  ),
  whole(
    'zero-heap-ends-the-input',
    message('Takes an empty heap for the end of the input, but it is a case.'),
    'while (cin >> a >> b && a && b)',
    '0 0',
    (input) => before(input, ({ a, b }: Fields) => a === 0 || b === 0),
  ),
  feofLoop('0 0'),
];
