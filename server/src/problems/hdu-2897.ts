import { integer, line, untilEndOfFile } from '../formats/format';
import { bashBetween } from '../rulesets/bashBetween';
import { message } from '../text/message';
import { problem, unnamed, winner } from './problem';
import { around } from './shared/hardNumbers';

export const hdu2897 = problem({
  id: 'hdu-2897',
  title: '邂逅明下',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=2897',
  ruleset: bashBetween,
  input: untilEndOfFile(
    line(
      integer('n', { min: 1, max: 65535, meaning: message('the number of coins') }),
      integer('p', { min: 1, max: 65535, meaning: message('the least that one move takes') }),
      integer('q', { min: 'p', max: 65535, meaning: message('the most that one move takes') }),
    ),
  ),
  players: unnamed,
  position: ({ n, p, q }) => ({ heap: n, least: p, most: q }),
  rewrite: ({ p, q }, { heap }) => ({ n: heap, p, q }),
  objections: ({ p, q }) => (p === 0 || p > q ? [unplayable] : []),
  boundsSuffice: true,
  output: winner(bashBetween, 'WIN', 'LOST'),
  *cases() {
    for (const [p, q] of [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 3],
      [3, 10],
      [7, 8],
      [100, 200],
      [32767, 65535],
    ] as const)
      for (const times of [0, 1, 2, 10])
        for (const n of around([times * (p + q), times * (p + q) + p, times * (p + q) + q]))
          if (n >= 1 && n <= 65535) yield { n, p, q };
  },
  /** As it is quoted from memory: copies of the statement have been seen, but none with its sample. */
  sample: { input: '7 1 1\n7 3 4\n1000 1 2\n', output: 'LOST\nWIN\nLOST\n' },
});

const unplayable = {
  code: 'illegal-take' as const,
  at: { name: 'p' },
  message: message('No game: the least take must be at least 1 and at most the largest take.'),
};
