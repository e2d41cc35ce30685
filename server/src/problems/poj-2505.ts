import { integer, line, untilEndOfFile } from '../formats/format';
import { multiply } from '../rulesets/multiply';
import { message } from '../text/message';
import { problem, winner } from './problem';

export const poj2505 = problem({
  id: 'poj-2505',
  aliases: [
    { id: 'hdu-1517', url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1517' },
    { id: 'uva-847', url: 'https://onlinejudge.org/external/8/847.pdf' },
    { id: 'zoj-1893' },
    { id: 'kattis-amultiplicationgame', url: 'https://open.kattis.com/problems/amultiplicationgame' },
  ],
  title: 'A multiplication game',
  url: 'http://poj.org/problem?id=2505',
  ruleset: multiply,
  input: untilEndOfFile(line(integer('n', { min: 2, max: 4294967294, meaning: message('the number to reach') }))),
  players: ['Stan', 'Ollie'],
  position: ({ n }) => ({ product: 1, goal: n }),
  output: winner(multiply, 'Stan wins.', 'Ollie wins.'),
  sample: { input: '162\n17\n34012226\n', output: 'Stan wins.\nOllie wins.\nStan wins.\n' },
});
