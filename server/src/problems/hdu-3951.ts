import { counted, integer, line } from '../formats/format';
import { circle } from '../rulesets/circle';
import { message } from '../text/message';
import { casesUpTo, numbered, problem, winner } from './problem';

export const hdu3951 = problem({
  id: 'hdu-3951',
  title: 'Coin Game',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=3951',
  ruleset: circle,
  input: counted(
    casesUpTo(100),
    line(
      integer('n', { min: 3, max: 1000000000, meaning: message('the number of coins in the circle') }),
      integer('k', { min: 1, max: 10, meaning: message('the most coins that one move takes') }),
    ),
  ),
  players: ['first', 'second'],
  position: ({ n, k }) => ({ circle: n, most: k }),
  isNumbered: true,
  output: numbered(winner(circle, 'first', 'second')),
  *cases() {
    for (let k = 1; k <= 10; k++)
      for (const n of [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 999999999, 1000000000]) yield { n, k };
  },
  sample: { input: '2\n3 1\n3 2\n', output: 'Case 1: first\nCase 2: second\n' },
});
