import { message } from '../text/message';
import { minus, type Natural, xor } from '../text/natural';
import { wrong, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';
import { eachSizeOnce, type Heaps, looseBracket, sumOf, xorNotReset, xorOf } from './shared/nim';
import { answersTheTerminator } from './wholeFile';

interface Fields {
  readonly h: Heaps;
}

/** Prints how many heaps the program counts. */
const counted =
  (counts: (heap: Natural, sum: Natural, heaps: Heaps) => boolean): WrongAnswer =>
  ({ h }: Fields) => {
    const sum = xorOf(h);
    return h.filter((heap) => counts(heap, sum, h)).length;
  };

const isRight = (heap: Natural, sum: Natural): boolean => xor(heap, sum) < heap;

export const hdu1850Mistakes: readonly Mistake[] = [
  wrong(
    'precedence-of-xor',
    message('Leaves out the brackets around the xor, so the comparison comes first.'),
    'if (h[i] ^ s < h[i])',
    '2\n1 2',
    counted(looseBracket),
  ),
  wrong(
    'won-or-lost-only',
    message('Prints 1 for every won position, however many moves win.'),
    'puts(s ? "1" : "0")',
    '3\n1 1 1',
    ({ h }: Fields) => (xorOf(h) === 0 ? 0 : 1),
  ),
  wrong(
    'compares-with-the-xor',
    message('Compares each heap with the xor of all, not with what would be left of it.'),
    'if (s && h[i] >= s)',
    '2\n1 2',
    counted((heap, sum) => sum !== 0 && heap >= sum),
  ),
  wrong(
    'lost-not-told-apart',
    message('Asks for “at most” instead of “less”, so in lost positions every heap counts.'),
    'if ((h[i] ^ s) <= h[i])',
    '2\n1 1',
    counted((heap, sum) => xor(heap, sum) <= heap),
  ),
  xorNotReset(
    '2\n1 2\n2\n1 2',
    ({ h }: Fields) => h,
    (sum, { h }) => h.filter((heap) => isRight(heap, sum)).length,
  ),
  wrong(
    'sum-of-the-others',
    message('Compares each heap with the sum of the others instead of their xor.'),
    'if (h[i] > sum - h[i])',
    '3\n1 1 1',
    counted((heap, _, heaps) => heap > minus(sumOf(heaps), heap)),
  ),
  wrong(
    'equal-heaps-once',
    message('Takes several heaps of the same size for one.'),
    'set<int> h;',
    '3\n1 1 1',
    ({ h }: Fields) => eachSizeOnce(h.filter((heap) => isRight(heap, xorOf(h)))).length,
  ),
  wrong(
    'any-shared-bit',
    message('Counts the heaps that share any bit with the xor, not those that have its highest.'),
    'if (h[i] & s)',
    '2\n1 2',
    counted((heap, sum) => (BigInt(heap) & BigInt(sum)) !== 0n),
  ),
  answersTheTerminator('2\n1 1', '0'),
];
