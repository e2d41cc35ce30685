import { integer, line, list, untilEndOfFile, withBlankLines } from '../formats/format';
import { appleRows } from '../rulesets/appleRows';
import { message } from '../text/message';
import { problem, unnamed, winner } from './problem';
import { nearZeroSum } from './shared/hardNumbers';

export const hdu2509 = problem({
  id: 'hdu-2509',
  title: 'Be the Winner',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=2509',
  ruleset: appleRows,
  // The statement has a blank line between cases.
  input: withBlankLines(
    untilEndOfFile(
      line(integer('n', { min: 1, max: 100, meaning: message('the number of rows') })),
      line(list('a', 'n', { min: 0, max: 100, meaning: message('the apples of a row') })),
    ),
  ),
  players: unnamed,
  position: ({ a }) => a,
  rewrite: (_, a) => ({ n: a.length, a }),
  output: winner(appleRows, 'Yes', 'No'),
  *cases() {
    for (const a of nearZeroSum(100)) yield { n: a.length, a };
    for (const n of [1, 2, 3, 99, 100]) yield { n, a: Array.from({ length: n }, () => 1) };
    for (const a of [[0], [0, 0], [0, 1], [1, 0, 1], [0, 2, 2], [1, 1, 0, 100]]) yield { n: a.length, a };
  },
  sample: { input: '2\n2 2\n1\n3\n', output: 'No\nYes\n' },
});
