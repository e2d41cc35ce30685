import { coldPair, type Way, waysToColdPairs } from '../rulesets/wythoff';
import { message } from '../text/message';
import { larger, minus, type Natural, smaller } from '../text/natural';
import { whole, wrong, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';
import { before } from './wholeFile';

interface Fields {
  readonly a: Natural;
  readonly b: Natural;
}

const inOrder = ({ a, b }: Fields): Fields => ({ a: smaller(a, b), b: larger(a, b) });

const isSingle = ({ from }: Way): boolean => from !== 'both';

/** Leaves out a move on one heap that leaves what another one before it leaves from the other heap. */
const eachPairOnce = (ways: readonly Way[]): readonly Way[] =>
  ways.filter(
    (way, index) => !isSingle(way) || !ways.slice(0, index).some((before) => isSingle(before) && before.k === way.k),
  );

const lines = (pairs: readonly Pick<Way, 'a' | 'b'>[]): string[] => pairs.map(({ a, b }) => `${a} ${b}`);

/** Prints those of the winning moves that the program finds, in its order. */
const printed =
  (found: (ways: readonly Way[], fields: Fields) => readonly Pick<Way, 'a' | 'b'>[]): WrongAnswer =>
  (fields: Fields) => {
    const ordered = inOrder(fields);
    const ways = waysToColdPairs(ordered);
    return ways.length === 0 ? '0' : ['1', ...lines(found(ways, ordered))].join('\n');
  };

/** The members of the pairs (⌊1.618 k⌋, ⌊1.618 k⌋ + k), looked up in a table of them. */
function roughMate(n: number): number | undefined {
  for (let k = Math.max(0, Math.floor(n / 1.618) - 1); k <= n / 1.618 + 1; k++)
    if (Math.floor(k * 1.618) === n) return n + k;
  for (let k = Math.max(0, Math.floor(n / 2.618) - 1); k <= n / 2.618 + 1; k++)
    if (Math.floor(k * 1.618) + k === n) return n - k;
  return undefined;
}

const roughly: WrongAnswer = (fields: Fields) => {
  const { a, b } = inOrder(fields);
  const [low, high] = [Number(a), Number(b)];
  const difference = high - low;
  const left = Math.floor(difference * 1.618);
  if (left === low) return '0';
  const pairs = left < low ? [`${left} ${left + difference}`] : [];
  const [ofHigh, ofLow] = [roughMate(high), roughMate(low)];
  const singles = [
    ...(ofHigh !== undefined && ofHigh < low ? [[ofHigh, high] as const] : []),
    ...(ofLow !== undefined && ofLow < high && low !== high
      ? [[Math.min(ofLow, low), Math.max(ofLow, low)] as const]
      : []),
  ].sort(([one], [other]) => one - other);
  return ['1', ...pairs, ...singles.map((pair) => pair.join(' '))].join('\n');
};

export const hdu2177Mistakes: readonly Mistake[] = [
  wrong(
    'smaller-heap-never-reduced',
    message('Takes from the larger heap or from both, never from the smaller one alone.'),
    'b -> mate(a) // a -> mate(b) is missing',
    '4 5',
    printed((ways) => eachPairOnce(ways.filter(({ from }) => from !== 'a'))),
  ),
  wrong(
    'larger-heap-never-reduced',
    message('Takes from the smaller heap or from both, never from the larger one alone.'),
    'a -> mate(b) // b -> mate(a) is missing',
    '0 1',
    printed((ways) => eachPairOnce(ways.filter(({ from }) => from !== 'b'))),
  ),
  wrong(
    'move-on-both-forgotten',
    message('Prints the moves on one heap only: the move on both heaps is forgotten.'),
    'a -> mate(b), b -> mate(a)',
    '1 1',
    printed((ways) => eachPairOnce(ways.filter(isSingle))),
  ),
  wrong(
    'move-on-both-last',
    message('Prints the move on both heaps after the others, not before them.'),
    'print(a, b - …); print(a - …, b); print(a - …, b - …);',
    '2 2',
    printed((ways) => [...eachPairOnce(ways.filter(isSingle)), ...ways.filter((way) => !isSingle(way))]),
  ),
  wrong(
    'equal-heaps-twice',
    message('Of equal heaps, takes from one and from the other: both leave the same pair, which is printed twice.'),
    'print(mate(b), b); print(a, mate(a)); // a == b',
    '2 2',
    printed((ways) => ways),
  ),
  whole(
    'zero-heap-ends-the-input',
    message('Stops at the first empty heap instead of at two: a case with one empty heap is not answered.'),
    'while (cin >> a >> b && a && b)',
    '0 1',
    (input) => before(input, ({ a, b }: Fields) => a === 0 || b === 0),
  ),
  wrong(
    'larger-heap-first',
    message('Prints the heaps as they lie, even where the larger one comes first now.'),
    'printf("%d %d", a, mate(a))',
    '2 2',
    printed((ways, { a }) =>
      eachPairOnce(ways).map((way) => (isSingle(way) && way.b === a ? { a: way.b, b: way.a } : way)),
    ),
  ),
  wrong(
    'golden-ratio-three-decimals',
    message('Takes 1.618 for the golden ratio.'),
    'a == (int) (k * 1.618)',
    '376 609',
    roughly,
  ),
  wrong(
    'one-move-only',
    message('Prints the first winning move and no other.'),
    'print(…); return;',
    '2 2',
    printed((ways) => ways.slice(0, 1)),
  ),
  wrong(
    'pair-of-the-difference-not-checked',
    message(
      'Always prints the cold pair with the same difference, even if its heaps are larger than those that are there.',
    ),
    'k = b - a; print(cold[k], cold[k] + k); // cold[k] < a is not asked',
    '0 1',
    printed((ways, { a, b }) => [coldPair(minus(b, a)), ...eachPairOnce(ways.filter(isSingle))]),
  ),
];
