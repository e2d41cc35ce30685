import { counted, integer, line, list } from '../formats/format';
import { numberGame } from '../rulesets/numberGame';
import { message } from '../text/message';
import { casesCounted, problem } from './problem';
import { availableNumbers, listObjections } from './shared/numberGameLists';

export const zoj1039 = problem({
  id: 'zoj-1039',
  aliases: [{ id: 'uva-1558', url: 'https://onlinejudge.org/external/15/1558.pdf' }],
  title: 'Number Game',
  ruleset: numberGame,
  input: counted(
    casesCounted,
    line(
      integer('n', { min: 0, max: 20, meaning: message('how many numbers are available') }),
      list('a', 'n', availableNumbers),
    ),
  ),
  players: ['Christine', 'Matt'],
  position: ({ a }) => a.map(Number),
  rewrite: (_, a) => ({ n: a.length, a }),
  objections: ({ a }) => listObjections(a),
  isNumbered: true,
  output: (numbers, caseNumber) => {
    const moves = numberGame.winningMoves(numbers);
    const verdict = moves.length === 0 ? 'There is no winning move.' : `The winning moves are: ${moves.join(' ')}.`;
    return `Scenario #${caseNumber}:\n${verdict}\n`;
  },
  sample: {
    input: '3\n2 2 5\n2 2 3\n5 2 3 4 5 6\n',
    output:
      'Scenario #1:\nThe winning moves are: 2.\n\nScenario #2:\nThere is no winning move.\n\nScenario #3:\nThe winning moves are: 4 5 6.\n\n',
  },
});
