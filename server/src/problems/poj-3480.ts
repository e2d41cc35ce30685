import { counted } from '../formats/format';
import { misereNim } from '../rulesets/misereNim';
import { casesCounted, problem, winner } from './problem';
import { heapLines } from './shared/heaps';

export const poj3480 = problem({
  id: 'poj-3480',
  aliases: [
    { id: 'hdu-1907', url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1907' },
    { id: 'uva-1566', url: 'https://onlinejudge.org/external/15/1566.pdf' },
  ],
  title: 'John',
  url: 'http://poj.org/problem?id=3480',
  ruleset: misereNim,
  input: counted(casesCounted, ...heapLines),
  players: ['John', 'Brother'],
  position: ({ h }) => h,
  rewrite: (_, h) => ({ n: h.length, h }),
  output: winner(misereNim, 'John', 'Brother'),
  sample: { input: '2\n3\n3 5 1\n1\n1\n', output: 'John\nBrother\n' },
});
