import { integer, line, untilZeros } from '../formats/format';
import { wythoff, type WythoffPosition } from '../rulesets/wythoff';
import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { problem, unnamed } from './problem';

export const hdu2177 = problem({
  id: 'hdu-2177',
  title: '取(2堆)石子游戏',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=2177',
  ruleset: wythoff,
  input: untilZeros(2, line(
    integer('a', { min: 0, max: 1000000, meaning: message('the smaller heap') }),
    integer('b', { min: 'a', max: 1000000, meaning: message('the larger heap') }))),
  players: unnamed,
  position: ({ a, b }) => ({ a, b }),
  rewrite: (_, { a, b }) => (a <= b ? { a, b } : { a: b, b: a }),
  remarks: (fields) => (singlePileAnswers(fields) > 1 ? [ambiguity] : []),
  output: (position) => (wythoff.outcome(position) === 'P' ? '0' : ['1', ...answers(position)].join('\n')),
  note: message('The statement leaves the order of single-heap answers open: here each pair is printed once, and after the move on both heaps the smaller heap ascends.'),
  sample: { input: '1 2\n5 8\n4 7\n2 2\n0 0\n', output: '0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n' },
});

const ambiguity = {
  code: 'order-left-open', at: { name: 'a' },
  message: message('Several moves on a single heap win, and the statement does not say in which order to print them: here by the smaller heap.'),
};

/** What each winning move leaves, the move on both heaps first, then by the smaller heap; no pair twice. */
function answers(position: WythoffPosition): string[] {
  const both: string[] = [];
  const single: [Natural, Natural][] = [];
  for (const move of wythoff.winningMoves(position)) {
    const { a, b } = wythoff.play(position, move);
    const pair: [Natural, Natural] = a <= b ? [a, b] : [b, a];
    if (move.from === 'both') both.push(pair.join(' '));
    else single.push(pair);
  }
  single.sort(([a], [b]) => (a < b ? -1 : 1));
  return [...new Set([...both, ...single.map((pair) => pair.join(' '))])];
}

/** How many different pairs can be left by taking from one heap only. */
function singlePileAnswers(position: WythoffPosition): number {
  const pairs = wythoff.winningMoves(position).filter(({ from }) => from !== 'both').map((move) => wythoff.play(position, move));
  return new Set(pairs.map(({ a, b }) => (a <= b ? `${a} ${b}` : `${b} ${a}`))).size;
}
