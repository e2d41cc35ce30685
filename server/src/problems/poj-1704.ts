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
  *cases() {
    // In no order, an odd number of them, without and with room at the edge, and where the left of a pair is the one to
    // move.
    for (const P of [
      [1],
      [2],
      [2, 1],
      [3, 1],
      [1, 3, 4],
      [2, 3, 5],
      [3, 2, 1],
      [5, 2, 3],
      [1, 2, 4],
      [4, 1, 2],
      [4, 5, 8, 10],
      [10, 8, 5, 4],
      [14, 2, 9, 5],
      [2, 4, 6, 8, 10],
      [1, 5, 2, 9, 3],
      [10000],
      [10000, 1],
      [1, 9999, 10000],
      [9999, 10000, 3, 7],
    ])
      yield { N: P.length, P };
    for (const [count, step] of [
      [7, 2],
      [8, 2],
      [9, 3],
      [999, 10],
      [1000, 10],
    ] as const)
      yield { N: count, P: Array.from({ length: count }, (_, index) => 10000 - index * step) };
    for (const first of [1, 2, 3, 4])
      for (const gap of [1, 2, 3, 5]) yield { N: 3, P: [first + 7, first, first + 7 + gap] };
  },
  sample: { input: '2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n', output: 'Bob will win\nGeorgia will win\n' },
});

const offTheStrip = (index: number) => ({
  code: 'off-the-strip' as const,
  at: { name: 'P', index },
  message: message('Cells are numbered from 1: there is no cell 0.'),
});
