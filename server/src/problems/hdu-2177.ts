import { integer, line, untilZeros } from '../formats/format';
import { type Way, waysToColdPairs, wythoff, type WythoffPosition } from '../rulesets/wythoff';
import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { type Answer, problem, unnamed } from './problem';

export const hdu2177 = problem({
  id: 'hdu-2177',
  title: '取(2堆)石子游戏',
  url: 'https://acm.hdu.edu.cn/showproblem.php?pid=2177',
  ruleset: wythoff,
  input: untilZeros(
    2,
    line(
      integer('a', { min: 0, max: 1000000, meaning: message('the smaller heap') }),
      integer('b', { min: 'a', max: 1000000, meaning: message('the larger heap') }),
    ),
  ),
  players: unnamed,
  position: ({ a, b }) => ({ a, b }),
  rewrite: (_, { a, b }) => (a <= b ? { a, b } : { a: b, b: a }),
  remarks: (fields) => (singlePileAnswers(fields) > 1 ? [ambiguity] : []),
  output: answer,
  note: message(
    'The statement leaves the order of single-heap answers open: here each pair is printed once, and after the move on both heaps the smaller heap ascends.',
  ),
  sample: { input: '1 2\n5 8\n4 7\n2 2\n0 0\n', output: '0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n' },
});

const ambiguity = {
  code: 'order-left-open' as const,
  at: { name: 'a' },
  message: message(
    'Several moves on a single heap win, and the statement does not say in which order to print them: here by the smaller heap.',
  ),
};

/** Whether the position is won, and what each winning move leaves: the move on both heaps first, then by the smaller heap; no pair twice. */
function answer(position: WythoffPosition): Answer {
  const ways = waysToColdPairs(position);
  if (ways.length === 0) return '0';
  const pieces: (string | Natural)[] = ['1'];
  for (let index = 0; index < ways.length; index++) {
    const { k, a, b } = ways[index]!;
    if (!isAmong(ways, index, k)) pieces.push('\n', a, ' ', b);
  }
  return pieces;
}

/** Does one of the first ways, so many of them, leave cold pair number k? */
function isAmong(ways: readonly Way[], count: number, k: Natural): boolean {
  for (let index = 0; index < count; index++) if (ways[index]!.k === k) return true;
  return false;
}

/** How many different pairs can be left by taking from one heap only. */
const singlePileAnswers = (position: WythoffPosition): number =>
  new Set(
    waysToColdPairs(position)
      .filter(({ from }) => from !== 'both')
      .map(({ k }) => k),
  ).size;
