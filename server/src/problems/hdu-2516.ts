import { integer, line, untilZeros } from '../formats/format';
import { fibonacciNim, firstPosition } from '../rulesets/fibonacciNim';
import { message } from '../text/message';
import { problem, winner } from './problem';
import { around, fibonacci, LARGEST_INT, lucas, powers } from './shared/hardNumbers';

export const hdu2516 = problem({
  id: 'hdu-2516',
  title: '取石子游戏',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=2516',
  ruleset: fibonacciNim,
  input: untilZeros(1, line(integer('n', { min: 2, max: 2147483647, meaning: message('the number of stones') }))),
  players: ['First', 'Second'],
  position: ({ n }) => firstPosition(n),
  output: winner(fibonacciNim, 'First win', 'Second win'),
  *cases() {
    const sums = fibonacci(LARGEST_INT)
      .slice(3)
      .map((number, index, all) => number + (all[index - 2] ?? 1));
    for (const n of new Set([
      ...around(fibonacci(LARGEST_INT)),
      ...lucas(LARGEST_INT),
      ...sums,
      ...powers(2, LARGEST_INT),
      70711162,
      LARGEST_INT,
    ]))
      if (n >= 2 && n <= LARGEST_INT) yield { n };
  },
  sample: { input: '2\n13\n10000\n0\n', output: 'Second win\nSecond win\nFirst win\n' },
});
