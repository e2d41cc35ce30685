import { untilEndOfFile } from '../formats/format';
import { misereNim } from '../rulesets/misereNim';
import { problem, unnamed, winner } from './problem';
import { heapLines } from './shared/heaps';

export const hdu2509 = problem({
  id: 'hdu-2509',
  title: 'Be the Winner',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=2509',
  ruleset: misereNim,
  input: untilEndOfFile(...heapLines),
  players: unnamed,
  position: ({ h }) => h,
  rewrite: (_, h) => ({ n: h.length, h }),
  output: winner(misereNim, 'Yes', 'No'),
  sample: { input: '2\n2 2\n1\n3\n', output: 'No\nYes\n' },
});
