import { integer, line, untilZeros } from '../formats/format';
import { type Way, waysToColdPairs, wythoff, type WythoffPosition } from '../rulesets/wythoff';
import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { type JudgeOutput, problem, unnamed } from './problem';
import { nearColdPairs } from './shared/hardNumbers';

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
  remarks: (fields) => [
    ...(repeatsAPair(fields) ? [repetition] : []),
    ...(singlePairs(fields).length > 1 ? [ambiguity] : []),
  ],
  output: answer,
  accepts,
  *cases() {
    for (const [a, b] of nearColdPairs(1000000)) if (b > 0) yield { a, b };
    for (const a of [0, 1, 2, 3, 5, 6, 999999]) for (const b of [a, 1000000]) if (b > 0) yield { a, b };
    for (const [a, b] of [
      [4, 5],
      [0, 5],
      [5, 7],
      [2, 3],
      [6, 8],
      [12, 13],
      [10, 13],
    ] as const)
      yield { a, b };
  },
  note: message(
    'The statement leaves open what to print where several moves win. Here it is as in accepted programs: first the pair that the move on both heaps leaves, then the different pairs that moves on a single heap leave, by the smaller heap; so a pair that both kinds of move leave is printed twice.',
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

const repetition = {
  code: 'pair-repeated' as const,
  at: { name: 'a' },
  message: message(
    'A move on both heaps and one on a single heap leave the same pair: accepted programs print it twice, but the statement does not say so.',
  ),
};

/**
 * Tells whether the position is won, and what each winning move leaves: first the one on both heaps, then those on one
 * heap.
 */
function answer(position: WythoffPosition): JudgeOutput {
  const ways = waysToColdPairs(position);
  if (ways.length === 0) return '0';
  const pieces: (string | Natural)[] = ['1'];
  for (let index = 0; index < ways.length; index++) {
    const { a, b } = ways[index]!;
    if (!isSinglePairAgain(ways, index)) pieces.push('\n', a, ' ', b);
  }
  return pieces;
}

/**
 * The pair of the move on both heaps comes first. In which order those of moves on a single heap follow is left open,
 * and whether one that is there already is printed again.
 */
function accepts(position: WythoffPosition, [first, ...pairs]: readonly string[]): boolean {
  const ways = waysToColdPairs(position);
  const of = ({ a, b }: Way): string => `${a} ${b}`;
  const both = ways.filter(({ from }) => from === 'both').map(of);
  const single = new Set(ways.filter(({ from }) => from !== 'both').map(of));
  const rest = pairs.slice(both.length);
  if (first !== (ways.length === 0 ? '0' : '1') || both[0] !== pairs[both.length - 1]) return false;
  return (
    new Set(rest).size === rest.length &&
    rest.every((pair) => single.has(pair)) &&
    [...single].every((pair) => rest.includes(pair) || pair === both[0])
  );
}

/** Does the way at an index leave, from one heap, what the way before it leaves from the other? */
const isSinglePairAgain = (ways: readonly Way[], index: number): boolean =>
  index > 0 && ways[index - 1]!.from !== 'both' && ways[index - 1]!.k === ways[index]!.k;

/** Returns the numbers of the different cold pairs that can be left by taking from one heap only. */
const singlePairs = (position: WythoffPosition): Natural[] => [
  ...new Set(
    waysToColdPairs(position)
      .filter(({ from }) => from !== 'both')
      .map(({ k }) => k),
  ),
];

/** Can one pair be left both by taking from both heaps and by taking from one? */
const repeatsAPair = (position: WythoffPosition): boolean =>
  waysToColdPairs(position).some(({ from, k }) => from === 'both' && singlePairs(position).includes(k));
