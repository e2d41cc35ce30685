import { integer, line, untilZeros } from '../formats/format';
import { circle } from '../rulesets/circle';
import { message } from '../text/message';
import { problem, winner } from './problem';

export const poj2484 = problem({
  id: 'poj-2484',
  title: 'A Funny Game',
  url: 'http://poj.org/problem?id=2484',
  ruleset: circle,
  input: untilZeros(
    1,
    line(integer('n', { min: 1, max: 1000000, meaning: message('the number of coins in the circle') })),
  ),
  players: ['Alice', 'Bob'],
  position: ({ n }) => ({ circle: n, most: 2 }),
  output: winner(circle, 'Alice', 'Bob'),
  *cases() {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 9, 10, 99, 100, 65535, 65536, 999999, 1000000]) yield { n };
  },
  sample: { input: '1\n2\n3\n0\n', output: 'Alice\nAlice\nBob\n' },
});
