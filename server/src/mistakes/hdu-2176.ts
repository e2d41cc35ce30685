import { message } from '../text/message';
import { larger, minus, type Natural, xor } from '../text/natural';
import { wrong, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';
import { eachSizeOnce, type Heaps, looseBracket, xorNotReset, xorOf } from './shared/nim';
import { answersTheTerminator } from './wholeFile';

interface Fields {
  readonly h: Heaps;
}

const isRight = (heap: Natural, sum: Natural): boolean => xor(heap, sum) < heap;

/** A line for each heap: its size, and what is left of it. */
const linesFor = (heaps: Heaps, sum: Natural): string[] => heaps.map((heap) => `${heap} ${xor(heap, sum)}`);

/** Prints a line for each of the heaps that the program finds, which is not asked if the position is lost. */
const printed =
  (found: (heaps: Heaps, sum: Natural) => Heaps, lines = linesFor): WrongAnswer =>
  ({ h }: Fields) => {
    const sum = xorOf(h);
    return sum === 0 ? 'No' : ['Yes', ...lines(found(h, sum), sum)].join('\n');
  };

const rightOnes = (heaps: Heaps, sum: Natural): Heaps => heaps.filter((heap) => isRight(heap, sum));

export const hdu2176Mistakes: readonly Mistake[] = [
  wrong(
    'largest-heap-only',
    message('Reduces the largest heap and no other.'),
    'h[i] == max(h)',
    '3\n1 1 1',
    printed((heaps) => [heaps.reduce(larger, 0)]),
  ),
  wrong(
    'compares-with-the-xor',
    message('Compares each heap with the xor of all, not with what would be left of it.'),
    'if (h[i] > s)',
    '1\n1',
    printed((heaps, sum) => heaps.filter((heap) => heap > sum)),
  ),
  wrong(
    'number-taken-printed',
    message('Prints how many are taken instead of how many are left.'),
    'printf("%d %d", h[i], h[i] - (h[i] ^ s))',
    '1\n1',
    printed(rightOnes, (heaps, sum) => heaps.map((heap) => `${heap} ${minus(heap, xor(heap, sum))}`)),
  ),
  wrong(
    'sorted-output',
    message('Prints the moves by the size of the heap, not in the order of the input.'),
    'sort(h, h + n)',
    '3\n2 3 2',
    printed((heaps, sum) => [...rightOnes(heaps, sum)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))),
  ),
  wrong(
    'precedence-of-xor',
    message('Leaves out the brackets around the xor, so the comparison comes first.'),
    'if (h[i] ^ s < h[i])',
    '2\n1 2',
    printed((heaps, sum) => heaps.filter((heap) => looseBracket(heap, sum))),
  ),
  wrong(
    'first-move-only',
    message('Prints the first winning move and no other.'),
    'printf(…); break;',
    '3\n1 1 1',
    printed((heaps, sum) => rightOnes(heaps, sum).slice(0, 1)),
  ),
  xorNotReset(
    '1\n1\n1\n1',
    ({ h }: Fields) => h,
    (sum, { h }) => (sum === 0 ? 'No' : ['Yes', ...linesFor(rightOnes(h, sum), sum)].join('\n')),
  ),
  wrong(
    'equal-heaps-once',
    message('Takes several heaps of the same size for one.'),
    'set<int> h;',
    '3\n1 1 1',
    printed((heaps, sum) => eachSizeOnce(rightOnes(heaps, sum))),
  ),
  answersTheTerminator('1\n1', 'No'),
  wrong(
    'rest-at-most-the-xor',
    message('Asks that what is left of the heap is no more than the xor, too.'),
    'if ((h[i] ^ s) <= s && (h[i] ^ s) <= h[i])',
    '2\n2 3',
    printed((heaps, sum) => heaps.filter((heap) => xor(heap, sum) <= sum && xor(heap, sum) <= heap)),
  ),
];
