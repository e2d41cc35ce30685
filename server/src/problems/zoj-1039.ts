import { counted, integer, line, list, withBlankLines } from '../formats/format';
import { numberGame } from '../rulesets/numberGame';
import { message } from '../text/message';
import { casesCounted, problem } from './problem';
import { availableNumbers, listObjections, reachableLists } from './shared/numberGameLists';

export const zoj1039 = problem({
  id: 'zoj-1039',
  aliases: [
    { id: 'uva-1558', url: 'https://onlinejudge.org/external/15/1558.pdf' },
    { id: 'boj-6391', url: 'https://www.acmicpc.net/problem/6391' },
  ],
  title: 'Number Game',
  ruleset: numberGame,
  // Where no number is available, the line for them is blank or missing: judges' files differ.
  input: withBlankLines(
    counted(
      casesCounted,
      line(integer('a', { min: 0, max: 19, meaning: message('how many numbers are available') })),
      line(list('n', 'a', availableNumbers)),
    ),
  ),
  players: ['Christiane', 'Matthias'],
  position: ({ n }) => n.map(Number),
  rewrite: (_, n) => ({ a: n.length, n }),
  objections: ({ n }) => listObjections(n, 'n', (numbers) => ({ a: numbers.length, n: numbers })),
  isNumbered: true,
  output: (numbers, caseNumber) => {
    const moves = [...numberGame.winningMoves(numbers)].sort((a, b) => a - b);
    const verdict = moves.length === 0 ? 'There is no winning move.' : `The winning moves are: ${moves.join(' ')}.`;
    return `Scenario #${caseNumber}:\n${verdict}\n`;
  },
  *cases() {
    for (const n of reachableLists()) yield { a: n.length, n };
    yield { a: 0, n: [] };
  },
  sample: {
    input: '2\n1\n2\n2\n2 3\n',
    output: 'Scenario #1:\nThe winning moves are: 2.\n\nScenario #2:\nThere is no winning move.\n\n',
  },
});
