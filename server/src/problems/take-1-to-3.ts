import { integer, line, untilEndOfFile } from '../formats/format';
import { bash } from '../rulesets/bash';
import { message } from '../text/message';
import { problem, unnamed } from './problem';
import { around } from './shared/hardNumbers';

const MOST = 3;

export const take1To3 = problem({
  id: 'take-1-to-3',
  title: '取棋子游戏(I)',
  ruleset: bash,
  input: untilEndOfFile(line(integer('N', { min: 1, max: 9999999, meaning: message('the number of pieces') }))),
  players: unnamed,
  position: ({ N }) => ({ heap: N, most: MOST }),
  rewrite: (_, { heap }) => ({ N: heap }),
  output: (position) => {
    // The one take that wins, if there is one.
    const take = bash.grundy?.(position);
    return take === 0 ? 'loss' : take;
  },
  *cases() {
    for (const N of around([4, 8, 12, 100, 65536, 9999996])) yield { N };
    for (const N of [1, 2, 9999998, 9999999]) yield { N };
  },
  sample: { input: '1\n1000\n', output: '1\nloss\n' },
});
