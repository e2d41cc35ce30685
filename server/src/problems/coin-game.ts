import { integer, line, list, untilEndOfFile } from '../formats/format';
import { subtraction } from '../rulesets/subtraction';
import { message } from '../text/message';
import { problem, winner } from './problem';
import { TAKE_SETS } from './shared/hardNumbers';
import { stuckNote, zeroTakes } from './shared/takes';

export const coinGame = problem({
  id: 'coin-game',
  title: 'Coin game',
  ruleset: subtraction,
  input: untilEndOfFile(
    line(
      integer('x', { meaning: message('the number of coins') }),
      integer('k', { min: 1, meaning: message('how many takes are allowed') }),
    ),
    line(list('a', 'k', { min: 1, meaning: message('an allowed take') })),
  ),
  players: ['A', 'B'],
  position: ({ x, a }) => ({ heaps: [x], takes: a }),
  rewrite: (fields, { heaps: [x = 0] }) => ({ ...fields, x }),
  objections: ({ a }) => zeroTakes(a, 'a'),
  boundsSuffice: true,
  remarks: ({ a }) => stuckNote(a, 'a'),
  output: winner(subtraction, 'A', 'B'),
  *cases() {
    for (const a of TAKE_SETS)
      for (const x of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 29, 30, 100, 1000, 9999]) yield { x, k: a.length, a };
  },
  /** Ours: no judge has the problem. */
  sample: { input: '10 3\n1 3 4\n9 3\n1 3 4\n', output: 'A\nB\n' },
});
