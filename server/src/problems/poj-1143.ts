import { integer, line, list, untilZeros } from '../formats/format';
import { numberGame } from '../rulesets/numberGame';
import { message } from '../text/message';
import { problem } from './problem';
import { availableNumbers, listObjections, reachableLists } from './shared/numberGameLists';

export const poj1143 = problem({
  id: 'poj-1143',
  title: 'Number Game',
  url: 'http://poj.org/problem?id=1143',
  ruleset: numberGame,
  input: untilZeros(
    1,
    line(
      integer('n', { min: 1, max: 20, meaning: message('how many numbers are available') }),
      list('a', 'n', availableNumbers),
    ),
  ),
  players: ['Christine', 'Matt'],
  position: ({ a }) => a.map(Number),
  rewrite: (_, a) => ({ n: a.length, a }),
  objections: ({ a }) => listObjections(a, 'a', (numbers) => ({ n: numbers.length, a: numbers })),
  isNumbered: true,
  output: (numbers, caseNumber) => ['Test Case #', caseNumber, '\n', verdictOn(numberGame.winningMoves(numbers)), '\n'],
  *cases() {
    for (const a of reachableLists()) yield { n: a.length, a };
  },
  sample: {
    input: '2 2 5\n2 2 3\n5 2 3 4 5 6\n0\n',
    output:
      "Test Case #1\nThe winning moves are: 2\n\nTest Case #2\nThere's no winning move.\n\nTest Case #3\nThe winning moves are: 4 5 6\n\n",
  },
});

/**
 * The game has one list of winning moves for each of its positions, and there are few: no need to write the same words
 * a million times.
 */
const verdicts = new Map<readonly number[], string>();

const ascending = (moves: readonly number[]): number[] => [...moves].sort((a, b) => a - b);

function verdictOn(moves: readonly number[]): string {
  const known = verdicts.get(moves);
  if (known !== undefined) return known;
  const verdict =
    moves.length === 0 ? "There's no winning move." : `The winning moves are: ${ascending(moves).join(' ')}`;
  verdicts.set(moves, verdict);
  return verdict;
}
