import { integer, line, untilZeros } from '../formats/format';
import { euclid } from '../rulesets/euclid';
import { message } from '../text/message';
import { problem, winner } from './problem';
import { goldenPairs, LARGEST_INT } from './shared/hardNumbers';

const number = { min: 1, meaning: message('one of the two numbers') };

export const poj2348 = problem({
  id: 'poj-2348',
  aliases: [
    { id: 'hdu-1525', url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1525' },
    { id: 'uva-10368', url: 'https://onlinejudge.org/external/103/10368.pdf' },
    { id: 'zoj-1913' },
    {
      id: 'kattis-euclidsgame',
      url: 'https://open.kattis.com/problems/euclidsgame',
      bounds: { a: { min: 1, max: 2147483647 }, b: { min: 1, max: 2147483647 } },
    },
  ],
  title: 'Euclid’s Game',
  url: 'http://poj.org/problem?id=2348',
  ruleset: euclid,
  input: untilZeros(2, line(integer('a', number), integer('b', number))),
  players: ['Stan', 'Ollie'],
  position: ({ a, b }) => ({ a, b }),
  rewrite: (_, { a, b }) => ({ a, b }),
  output: winner(euclid, 'Stan wins', 'Ollie wins'),
  *cases() {
    for (const [a, b] of goldenPairs(LARGEST_INT)) yield { a, b };
    for (const a of [2 ** 30 - 1, 2 ** 30, 1500000000, LARGEST_INT])
      for (const b of [a, LARGEST_INT, 2000000000, a - (a % 3)]) yield { a, b };
    for (const a of [1, 2, 3, 10, 99991]) for (const times of [1, 2, 3, 1000]) yield { a: a * times, b: a };
  },
  sample: { input: '34 12\n15 24\n0 0\n', output: 'Stan wins\nOllie wins\n' },
});
