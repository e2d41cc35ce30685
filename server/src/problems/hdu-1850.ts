import { untilZeros } from '../formats/format';
import { nim } from '../rulesets/nim';
import { problem, unnamed } from './problem';
import { nearZeroSum } from './shared/hardNumbers';
import { heapLines } from './shared/heaps';

export const hdu1850 = problem({
  id: 'hdu-1850',
  aliases: [
    {
      id: 'poj-2975',
      title: 'Nim',
      url: 'http://poj.org/problem?id=2975',
      bounds: { n: { min: 1, max: 1000 }, h: { min: 1, max: 1000000000 } },
      sample: { input: '3\n7 11 13\n2\n1000000000 1000000000\n0\n', output: '3\n0\n' },
    },
  ],
  title: 'Being a Good Boy in Spring Festival',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1850',
  ruleset: nim,
  input: untilZeros(1, ...heapLines({ min: 2, max: 100 }, { min: 1, max: 1000000 })),
  players: unnamed,
  position: ({ h }) => h,
  rewrite: (_, h) => ({ n: h.length, h }),
  output: (heaps) => nim.winningMoves(heaps).length,
  *cases() {
    for (const h of nearZeroSum(1000000)) if (h.length > 1) yield { n: h.length, h };
  },
  sample: { input: '3\n5 7 9\n0\n', output: '1\n' },
});
