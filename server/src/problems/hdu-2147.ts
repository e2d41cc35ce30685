import { integer, line, untilZeros } from '../formats/format';
import { corner } from '../rulesets/corner';
import { message } from '../text/message';
import { problem, winner } from './problem';

export const hdu2147 = problem({
  id: 'hdu-2147',
  title: 'kiki’s game',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=2147',
  ruleset: corner,
  input: untilZeros(
    2,
    line(
      integer('n', { min: 1, max: 2000, meaning: message('the number of rows') }),
      integer('m', { min: 1, max: 2000, meaning: message('the number of columns') }),
    ),
  ),
  players: ['kiki', 'ZZ'],
  position: ({ n, m }) => ({ rows: n, columns: m }),
  rewrite: (_, { rows, columns }) => ({ n: rows, m: columns }),
  objections: ({ n, m }) => (n === 0 || m === 0 ? [noBoard] : []),
  boundsSuffice: true,
  output: winner(corner, 'Wonderful!', 'What a pity!'),
  *cases() {
    for (const n of [1, 2, 3, 4, 5, 1999, 2000]) for (const m of [1, 2, 3, 4, 5, 6, 8, 1999, 2000]) yield { n, m };
  },
  sample: { input: '5 3\n5 4\n6 6\n0 0\n', output: 'What a pity!\nWonderful!\nWonderful!\n' },
});

const noBoard = {
  code: 'no-board' as const,
  at: { name: 'n' },
  message: message('A board has at least one row and one column.'),
};
