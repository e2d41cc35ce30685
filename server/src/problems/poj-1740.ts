import { untilZeros } from '../formats/format';
import { pairingPiles } from '../rulesets/pairingPiles';
import { problem, winner } from './problem';
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
  sample: { input: '3\n2 1 3\n2\n1 1\n0\n', output: '1\n0\n' },
});
