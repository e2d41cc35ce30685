import { integer, line, untilZeros } from '../formats/format';
import { subtraction } from '../rulesets/subtraction';
import { message } from '../text/message';
import { problem, winner } from './problem';

const heap = { min: 1, max: 1000, meaning: message('a heap') };
const takes = { family: 'Fibonacci' } as const;

export const hdu1848 = problem({
  id: 'hdu-1848',
  title: 'Fibonacci again and again',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1848',
  ruleset: subtraction,
  input: untilZeros(3, line(integer('m', heap), integer('n', heap), integer('p', heap))),
  players: ['Fibo', 'Nacci'],
  position: ({ m, n, p }) => ({ heaps: [m, n, p], takes }),
  rewrite: (_, { heaps: [m = 0, n = 0, p = 0] }) => ({ m, n, p }),
  output: winner(subtraction, 'Fibo', 'Nacci'),
  sample: { input: '1 1 1\n1 4 1\n0 0 0\n', output: 'Fibo\nNacci\n' },
});
