import { integer, line, list, singleCase } from '../formats/format';
import { firstWin, nim, type NimMove, type NimPosition } from '../rulesets/nim';
import { message } from '../text/message';
import { problem, unnamed } from './problem';
import { nearZeroSum } from './shared/hardNumbers';

export const luoguP1247 = problem({
  id: 'luogu-p1247',
  title: '取火柴游戏',
  url: 'https://www.luogu.com.cn/problem/P1247',
  ruleset: nim,
  input: singleCase(
    line(integer('k', { min: 1, max: 500000, meaning: message('the number of heaps') })),
    line(list('n', 'k', { min: 1, max: 1000000000, meaning: message('a heap') })),
  ),
  players: unnamed,
  position: ({ n }) => n,
  rewrite: (_, n) => ({ k: n.length, n }),
  output: (heaps) => {
    // Of several winning moves the statement wants the one on the first heap, which is the first.
    const move = firstWin(heaps);
    return move ? moveLines(heaps, move) : 'lose';
  },
  *cases() {
    for (const n of nearZeroSum(1000000000)) yield { k: n.length, n };
  },
  sample: { input: '3\n3 6 9\n', output: '4 3\n3 6 5\n' },
});

const moveLines = (heaps: NimPosition, move: NimMove): string =>
  `${move.take} ${move.heap + 1}\n${nim.play(heaps, move).join(' ')}`;
