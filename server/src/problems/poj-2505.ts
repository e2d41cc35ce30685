import { integer, line, untilEndOfFile } from '../formats/format';
import { multiply } from '../rulesets/multiply';
import { message } from '../text/message';
import { problem, winner } from './problem';
import { around, powers } from './shared/hardNumbers';

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
  *cases() {
    const bounds = powers(18, 2 ** 32).flatMap((power) => [power, 9 * power]);
    for (const n of new Set(around([...bounds, 2 ** 31, 2 ** 32 - 3, 1215012993, 1000000000])))
      if (n >= 2 && n < 2 ** 32 - 1) yield { n };
  },
  sample: { input: '162\n17\n34012226\n', output: 'Stan wins.\nOllie wins.\nStan wins.\n' },
});
