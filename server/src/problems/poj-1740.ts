import { untilZeros } from '../formats/format';
import { pairingPiles } from '../rulesets/pairingPiles';
import { problem, winner } from './problem';
import { nearZeroSum } from './shared/hardNumbers';
import { heapLines } from './shared/heaps';

export const poj1740 = problem({
  id: 'poj-1740',
  title: 'A New Stone Game',
  url: 'http://poj.org/problem?id=1740',
  ruleset: pairingPiles,
  input: untilZeros(1, ...heapLines({ max: 10 }, { min: 1, max: 100 })),
  players: ['Alice', 'Bob'],
  position: ({ h }) => h,
  rewrite: (_, h) => ({ n: h.length, h }),
  output: winner(pairingPiles, '1', '0'),
  *cases() {
    for (const h of nearZeroSum(100)) if (h.length <= 10) yield { n: h.length, h };
    for (const h of [
      [2, 1, 3],
      [1, 2, 1, 2],
      [1, 1, 2, 2],
      [1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 2],
      [3, 3, 3, 3, 5, 5],
      [2, 1, 1, 2],
      [2, 2, 3, 3, 3, 3, 4, 4, 5, 5],
      [2, 3, 2, 3, 4],
      [1, 1, 2, 2, 3],
      [100, 100],
      [99, 100],
    ])
      yield { n: h.length, h };
  },
  sample: { input: '3\n2 1 3\n2\n1 1\n0\n', output: '1\n0\n' },
});
