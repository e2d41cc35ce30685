import { counted, integer, line } from '../formats/format';
import { bash } from '../rulesets/bash';
import { message } from '../text/message';
import { casesCounted, problem, winner } from './problem';
import { nearMultiples } from './shared/hardNumbers';

export const hdu2188 = problem({
  id: 'hdu-2188',
  title: '悼念512汶川大地震遇难同胞——选拔志愿者',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=2188',
  ruleset: bash,
  input: counted(
    casesCounted,
    line(
      integer('n', { min: 1, max: 10000, meaning: message('the amount to be given in all') }),
      integer('m', { min: 1, max: 10000, meaning: message('the most that is given at once') }),
    ),
  ),
  players: ['Grass', 'Rabbit'],
  position: ({ n, m }) => ({ heap: n, most: m }),
  rewrite: ({ m }, { heap }) => ({ n: heap, m }),
  output: winner(bash, 'Grass', 'Rabbit'),
  *cases() {
    for (const [n, m] of nearMultiples(10000, 10000)) yield { n, m };
  },
  /** As it is quoted from memory: no copy of the statement's sample has been seen. */
  sample: { input: '2\n8 10\n11 10\n', output: 'Grass\nRabbit\n' },
});
