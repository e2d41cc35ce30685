import { counted, integer, line } from '../formats/format';
import { bash } from '../rulesets/bash';
import { message } from '../text/message';
import { casesUpTo, problem, winner } from './problem';
import { nearMultiples } from './shared/hardNumbers';

export const hdu1846 = problem({
  id: 'hdu-1846',
  title: 'Brave Game',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1846',
  ruleset: bash,
  input: counted(
    casesUpTo(100),
    line(
      integer('n', { min: 1, max: 1000, meaning: message('the number of stones') }),
      integer('m', { min: 1, max: 1000, meaning: message('the most that one move takes') }),
    ),
  ),
  players: ['first', 'second'],
  position: ({ n, m }) => ({ heap: n, most: m }),
  rewrite: ({ m }, { heap }) => ({ n: heap, m }),
  output: winner(bash, 'first', 'second'),
  *cases() {
    for (const [n, m] of nearMultiples(1000, 1000)) yield { n, m };
  },
  sample: { input: '2\n23 2\n4 3\n', output: 'first\nsecond\n' },
});
