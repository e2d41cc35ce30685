import { integer, line, list, untilEndOfFile } from '../formats/format';
import { nim } from '../rulesets/nim';
import { message } from '../text/message';
import { problem, unnamed, winner } from './problem';
import { nearZeroSum } from './shared/hardNumbers';

export const poj2234 = problem({
  id: 'poj-2234',
  title: 'Matches Game',
  url: 'http://poj.org/problem?id=2234',
  ruleset: nim,
  input: untilEndOfFile(
    line(
      integer('n', { min: 1, max: 20, meaning: message('the number of heaps') }),
      list('h', 'n', { min: 1, max: 10000000, meaning: message('a heap') }),
    ),
  ),
  players: unnamed,
  position: ({ h }) => h,
  rewrite: (_, h) => ({ n: h.length, h }),
  output: winner(nim, 'Yes', 'No'),
  *cases() {
    for (const h of nearZeroSum(10000000)) yield { n: h.length, h };
    yield { n: 20, h: Array.from({ length: 20 }, (_, index) => index + 1) };
  },
  sample: { input: '2 45 45\n3 3 6 9\n', output: 'No\nYes\n' },
});
