import { counted, integer, line } from '../formats/format';
import { euclid } from '../rulesets/euclid';
import { message } from '../text/message';
import { problem, winner } from './problem';

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
  sample: { input: '2\n25 7\n24 15\n', output: 'Stan wins\nOllie wins\n' },
});
