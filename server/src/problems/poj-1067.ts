import { integer, line, untilEndOfFile } from '../formats/format';
import { wythoff } from '../rulesets/wythoff';
import { message } from '../text/message';
import { problem, unnamed, winner } from './problem';
import { nearColdPairs } from './shared/hardNumbers';

const heap = { min: 0, max: 1000000000, meaning: message('a heap') };

export const poj1067 = problem({
  id: 'poj-1067',
  aliases: [{ id: 'hdu-1527', url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1527' }],
  title: '取石子游戏',
  url: 'http://poj.org/problem?id=1067',
  ruleset: wythoff,
  input: untilEndOfFile(line(integer('a', heap), integer('b', heap))),
  players: unnamed,
  position: ({ a, b }) => ({ a, b }),
  rewrite: (_, { a, b }) => ({ a, b }),
  output: winner(wythoff, '1', '0'),
  *cases() {
    for (const [a, b] of nearColdPairs(1000000000)) {
      yield { a, b };
      yield { a: b, b: a };
    }
    for (const a of [0, 1, 5, 1000000000]) for (const b of [0, a]) yield { a, b };
  },
  sample: { input: '2 1\n8 4\n4 7\n', output: '0\n1\n0\n' },
});
