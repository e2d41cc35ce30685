import { integer, line, untilEndOfFile } from '../formats/format';
import { raceTo } from '../rulesets/raceTo';
import { message } from '../text/message';
import { problem, unnamed } from './problem';
import { around, nearMultiples } from './shared/hardNumbers';

export const raceToN = problem({
  id: 'race-to-n',
  title: 'Counting to a number',
  ruleset: raceTo,
  input: untilEndOfFile(
    line(
      integer('target', { min: 1, meaning: message('the number to say in the end') }),
      integer('m', { min: 1, meaning: message('the most that is added at once') }),
    ),
  ),
  players: unnamed,
  position: ({ target, m }) => ({ said: 0, target, most: m }),
  output: (position) => raceTo.winningMoves(position)[0]?.say ?? 'loss',
  *cases() {
    for (const [target, m] of nearMultiples(1000000, 1000)) yield { target, m };
    for (const target of around([2 ** 31, 2 ** 32])) for (const m of [1, 2, 6, 10]) yield { target, m };
  },
  /** Ours: the puzzle comes with the numbers 10 and 100, and no judge has it. */
  sample: { input: '100 10\n99 10\n', output: '1\nloss\n' },
});
