import { counted, integer, line } from '../formats/format';
import { euclid } from '../rulesets/euclid';
import { message } from '../text/message';
import { problem, winner } from './problem';
import { goldenPairs, LARGEST_INT } from './shared/hardNumbers';

const number = { min: 1, meaning: message('one of the two numbers') };

export const luoguP1290 = problem({
  id: 'luogu-p1290',
  title: '欧几里德的游戏',
  url: 'https://www.luogu.com.cn/problem/P1290',
  ruleset: euclid,
  input: counted(
    integer('C', { min: 1, meaning: message('the number of cases') }),
    line(integer('m', number), integer('n', number)),
  ),
  players: ['Stan', 'Ollie'],
  position: ({ m, n }) => ({ a: m, b: n }),
  rewrite: (_, { a, b }) => ({ m: a, n: b }),
  output: winner(euclid, 'Stan wins', 'Ollie wins'),
  *cases() {
    for (const [m, n] of goldenPairs(LARGEST_INT)) yield { m, n };
    for (const m of [2 ** 30 - 1, 2 ** 30, 1500000000, LARGEST_INT])
      for (const n of [m, LARGEST_INT, 2000000000, m - (m % 3)]) yield { m, n };
    for (const m of [1, 2, 3, 10, 99991]) for (const times of [1, 2, 3, 1000]) yield { m: m * times, n: m };
  },
  sample: { input: '2\n25 7\n24 15\n', output: 'Stan wins\nOllie wins\n' },
});
