import { integer, line, untilZeros } from '../formats/format';
import { pathOnBoard } from '../rulesets/pathOnBoard';
import { message } from '../text/message';
import { problem, winner } from './problem';

export const hdu1564 = problem({
  id: 'hdu-1564',
  title: 'Play a game',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=1564',
  ruleset: pathOnBoard,
  input: untilZeros(1, line(integer('n', { min: 1, max: 10000, meaning: message('the side of the board') }))),
  players: ['8600', 'ailyanlu'],
  position: ({ n }) => ({ size: n, path: '' }),
  output: winner(pathOnBoard, '8600', 'ailyanlu'),
  *cases() {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99, 100, 9999, 10000]) yield { n };
  },
  sample: { input: '2\n0\n', output: '8600\n' },
});
