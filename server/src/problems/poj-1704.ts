import { counted, integer, line, list } from '../formats/format';
import { strip } from '../rulesets/strip';
import { message } from '../text/message';
import { casesUpTo, problem, winner } from './problem';

export const poj1704 = problem({
  id: 'poj-1704',
  aliases: [{ id: 'luogu-p10507', url: 'https://www.luogu.com.cn/problem/P10507' }],
  title: 'Georgia and Bob',
  url: 'http://poj.org/problem?id=1704',
  ruleset: strip,
  input: counted(
    casesUpTo(20),
    line(integer('N', { min: 1, max: 1000, meaning: message('the number of chessmen') })),
    line(list('P', 'N', { min: 1, max: 10000, distinct: true, meaning: message('the cell of a chessman') })),
  ),
  players: ['Georgia', 'Bob'],
  position: ({ P }) => P,
  rewrite: (_, P) => ({ N: P.length, P }),
  objections: ({ P }) => P.flatMap((cell, index) => (cell === 0 ? [offTheStrip(index)] : [])),
  boundsSuffice: true,
  output: winner(strip, 'Georgia will win', 'Bob will win'),
  sample: { input: '2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n', output: 'Bob will win\nGeorgia will win\n' },
});

const offTheStrip = (index: number) => ({
  code: 'off-the-strip' as const,
  at: { name: 'P', index },
  message: message('Cells are numbered from 1: there is no cell 0.'),
});
