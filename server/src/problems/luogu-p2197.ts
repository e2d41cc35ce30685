import { counted } from '../formats/format';
import { nim } from '../rulesets/nim';
import { casesUpTo, problem, unnamed, winner } from './problem';
import { nearZeroSum } from './shared/hardNumbers';
import { heapLines } from './shared/heaps';

export const luoguP2197 = problem({
  id: 'luogu-p2197',
  title: '【模板】Nim 游戏',
  url: 'https://www.luogu.com.cn/problem/P2197',
  ruleset: nim,
  input: counted(casesUpTo(10), ...heapLines({ max: 10000 }, { max: 9999 })),
  players: unnamed,
  position: ({ h }) => h,
  rewrite: (_, h) => ({ n: h.length, h }),
  output: winner(nim, 'Yes', 'No'),
  *cases() {
    for (const h of nearZeroSum(9999)) yield { n: h.length, h };
    for (const h of [[0], [0, 0], [0, 1], [1, 0, 0], [5, 0, 5]]) yield { n: h.length, h };
  },
  sample: { input: '2\n2\n1 1\n2\n1 0\n', output: 'No\nYes\n' },
});
