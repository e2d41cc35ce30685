import { integer, line, untilZeros } from '../formats/format';
import { subtraction } from '../rulesets/subtraction';
import { message } from '../text/message';
import { problem, winner } from './problem';
import { around, fibonacci } from './shared/hardNumbers';

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
  *cases() {
    const numbers = [1, 2, 3, 4, ...fibonacci(1000).slice(5), 999, 1000];
    for (const m of numbers)
      for (const [n, p] of [
        [1, 1],
        [1, 2],
        [m, 4],
        [2, 3],
        [m, m],
      ] as const)
        yield { m, n, p };
    for (const m of around([144, 233, 377, 610, 987])) for (const n of [1, 4, 8, 100]) yield { m, n, p: 4 };
  },
  sample: { input: '1 1 1\n1 4 1\n0 0 0\n', output: 'Fibo\nNacci\n' },
});
