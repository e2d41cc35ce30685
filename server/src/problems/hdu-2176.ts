import { untilZeros } from '../formats/format';
import { nim } from '../rulesets/nim';
import { minus } from '../text/natural';
import { problem, unnamed } from './problem';
import { nearZeroSum } from './shared/hardNumbers';
import { heapLines } from './shared/heaps';

export const hdu2176 = problem({
  id: 'hdu-2176',
  title: '取(m堆)石子游戏',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=2176',
  ruleset: nim,
  input: untilZeros(1, ...heapLines({ max: 200000 }, { min: 1 })),
  players: unnamed,
  position: ({ h }) => h,
  rewrite: (_, h) => ({ n: h.length, h }),
  output: (heaps) => {
    const wins = nim.winningMoves(heaps).map(({ heap, take }) => `${heaps[heap]!} ${minus(heaps[heap]!, take)}`);
    return wins.length === 0 ? 'No' : ['Yes', ...wins].join('\n');
  },
  *cases() {
    for (const h of nearZeroSum(1000000000)) yield { n: h.length, h };
  },
  sample: { input: '2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n', output: 'No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n' },
});
