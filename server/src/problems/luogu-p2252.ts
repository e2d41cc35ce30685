import { integer, line, singleCase } from '../formats/format';
import { wythoff } from '../rulesets/wythoff';
import { message } from '../text/message';
import { problem, unnamed, winner } from './problem';
import { nearColdPairs } from './shared/hardNumbers';

const heap = { min: 0, max: 1000000000, meaning: message('a heap') };

export const luoguP2252 = problem({
  id: 'luogu-p2252',
  title: '取石子游戏',
  url: 'https://www.luogu.com.cn/problem/P2252',
  ruleset: wythoff,
  input: singleCase(line(integer('a', heap), integer('b', heap))),
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
  sample: { input: '8 4\n', output: '1\n' },
});
