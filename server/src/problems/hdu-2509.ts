import { integer, line, list, untilEndOfFile, withBlankLines } from '../formats/format';
import { appleRows } from '../rulesets/appleRows';
import { message } from '../text/message';
import { problem, unnamed, winner } from './problem';

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
  sample: { input: '2\n2 2\n1\n3\n', output: 'No\nYes\n' },
});
