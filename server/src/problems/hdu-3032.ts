import { counted } from '../formats/format';
import { lasker } from '../rulesets/lasker';
import { casesUpTo, problem, winner } from './problem';
import { heapLines } from './shared/heaps';

export const hdu3032 = problem({
  id: 'hdu-3032',
  title: 'Nim or not Nim?',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=3032',
  ruleset: lasker,
  input: counted(casesUpTo(100), ...heapLines({ max: 1000000 }, { min: 1, max: 2147483647 })),
  players: ['Alice', 'Bob'],
  position: ({ h }) => h,
  rewrite: (_, h) => ({ n: h.length, h }),
  output: winner(lasker, 'Alice', 'Bob'),
  sample: { input: '2\n3\n2 2 3\n2\n3 3\n', output: 'Alice\nBob\n' },
});
