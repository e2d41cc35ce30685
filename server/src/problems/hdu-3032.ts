import { counted } from '../formats/format';
import { lasker } from '../rulesets/lasker';
import { casesUpTo, problem, winner } from './problem';
import { around, LARGEST_INT, nearZeroSum } from './shared/hardNumbers';
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
  *cases() {
    for (const h of nearZeroSum(LARGEST_INT)) yield { n: h.length, h };
    for (const at of [0, 4, 8, 100, 1000, 999996, 2147483640])
      for (const h of [
        [at + 3, at + 4],
        [at + 3, at + 3],
        [at + 2, at + 3],
        [at + 1, at + 2, at + 3],
        [1, at + 6, at + 7],
        [7, at + 7],
      ])
        yield { n: h.length, h };
    for (const heap of around([1000, 10000, 100000, 1000000])) yield { n: 1, h: [heap] };
  },
  sample: { input: '2\n3\n2 2 3\n2\n3 3\n', output: 'Alice\nBob\n' },
});
