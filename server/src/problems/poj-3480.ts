import { counted } from '../formats/format';
import { misereNim } from '../rulesets/misereNim';
import { casesUpTo, problem, winner } from './problem';
import { nearZeroSum } from './shared/hardNumbers';
import { heapLines } from './shared/heaps';

const xiaoYuehan = '[SHOI2008] 小约翰的游戏';
/** The bounds of the contest in Shanghai in 2008. */
const inShanghai = { T: { min: 1, max: 500 }, n: { min: 1, max: 50 }, h: { min: 1, max: 5000 } };

export const poj3480 = problem({
  id: 'poj-3480',
  aliases: [
    { id: 'hdu-1907', url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1907' },
    { id: 'uva-1566', url: 'https://onlinejudge.org/external/15/1566.pdf' },
    { id: 'luogu-p4279', title: xiaoYuehan, url: 'https://www.luogu.com.cn/problem/P4279', bounds: inShanghai },
    { id: 'bzoj-1022', title: xiaoYuehan, url: 'https://darkbzoj.cc/problem/1022', bounds: inShanghai },
  ],
  title: 'John',
  url: 'http://poj.org/problem?id=3480',
  ruleset: misereNim,
  input: counted(casesUpTo(474), ...heapLines({ max: 47 }, { min: 1, max: 4747 })),
  players: ['John', 'Brother'],
  position: ({ h }) => h,
  rewrite: (_, h) => ({ n: h.length, h }),
  output: winner(misereNim, 'John', 'Brother'),
  *cases() {
    for (const h of nearZeroSum(4747)) yield { n: h.length, h };
    for (const n of [1, 2, 3, 46, 47]) yield { n, h: Array.from({ length: n }, () => 1) };
    for (const h of [
      [1, 2, 1],
      [2, 1, 1],
      [1, 1, 2, 2],
      [2, 3],
      [1, 1, 4747],
      [4747, 1],
    ])
      yield { n: h.length, h };
  },
  sample: { input: '2\n3\n3 5 1\n1\n1\n', output: 'John\nBrother\n' },
});
