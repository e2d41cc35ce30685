import { integer, line, untilZeros } from '../formats/format';
import { euclid } from '../rulesets/euclid';
import { message } from '../text/message';
import { problem, winner } from './problem';

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
  sample: { input: '34 12\n15 24\n0 0\n', output: 'Stan wins\nOllie wins\n' },
});
