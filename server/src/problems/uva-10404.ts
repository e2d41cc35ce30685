import { integer, line, list, untilEndOfFile } from '../formats/format';
import { subtraction } from '../rulesets/subtraction';
import { message } from '../text/message';
import { problem, winner } from './problem';
import { TAKE_SETS } from './shared/hardNumbers';
import { stuckNote, zeroTakes } from './shared/takes';

export const uva10404 = problem({
  id: 'uva-10404',
  aliases: [{ id: 'kattis-bachetsgame', url: 'https://open.kattis.com/problems/bachetsgame' }],
  title: 'Bachet’s Game',
  url: 'https://onlinejudge.org/external/104/10404.pdf',
  ruleset: subtraction,
  input: untilEndOfFile(
    line(
      integer('n', { min: 1, max: 1000000, meaning: message('the number of stones') }),
      integer('m', { min: 1, max: 10, meaning: message('how many takes are allowed') }),
      list('s', 'm', { min: 1, meaning: message('an allowed take') }),
    ),
  ),
  players: ['Stan', 'Ollie'],
  position: ({ n, s }) => ({ heaps: [n], takes: s }),
  rewrite: (fields, { heaps: [n = 0] }) => ({ ...fields, n }),
  objections: ({ s }) => zeroTakes(s, 's'),
  boundsSuffice: true,
  remarks: ({ s }) => stuckNote(s, 's'),
  output: winner(subtraction, 'Stan wins', 'Ollie wins'),
  *cases() {
    for (const s of TAKE_SETS)
      for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 29, 30, 100, 1000]) yield { n, m: s.length, s };
    for (const s of TAKE_SETS.slice(4, 8))
      for (const n of [65535, 65536, 99999, 100000, 100001, 999999, 1000000]) yield { n, m: s.length, s };
  },
  sample: {
    input:
      '20 3 1 3 8\n21 3 1 3 8\n22 3 1 3 8\n23 3 1 3 8\n1000000 10 1 23 38 11 7 5 4 8 3 13\n999996 10 1 23 38 11 7 5 4 8 3 13\n',
    output: 'Stan wins\nStan wins\nOllie wins\nStan wins\nStan wins\nOllie wins\n',
  },
});
