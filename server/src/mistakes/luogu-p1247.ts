import { type Integer, subtract } from '../text/integer';
import { message } from '../text/message';
import { larger, minus, type Natural, xor } from '../text/natural';
import { whole, wrong, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';
import { type Heaps, looseBracket, xorOf } from './shared/nim';

/** The heaps of the only case. */
interface Fields {
  readonly n: Heaps;
}

const isRight = (heap: Natural, sum: Natural): boolean => xor(heap, sum) < heap;

/** Which heap the program reduces; it is not asked if the position is lost, and prints nothing if it finds none. */
type Choice = (heaps: Heaps, sum: Natural) => number;

/** What the program prints for the move, and then for the heaps. */
type Print = (move: { readonly taken: Integer; readonly left: Natural; readonly heap: number }, heaps: Heaps) => string;

const print: Print = ({ taken, left, heap }, heaps) => `${taken} ${heap + 1}\n${heaps.with(heap, left).join(' ')}`;

const printed =
  (choose: Choice, show = print): WrongAnswer =>
  ({ n }: Fields) => {
    const sum = xorOf(n);
    if (sum === 0) return 'lose';
    const heap = choose(n, sum);
    const left = xor(n[heap]!, sum);
    return show({ taken: subtract(n[heap]!, left), left, heap }, n);
  };

const firstRight: Choice = (heaps, sum) => heaps.findIndex((heap) => isRight(heap, sum));

function leastTaken(heaps: Heaps, sum: Natural): number {
  const takes = heaps.map((heap): Integer => (isRight(heap, sum) ? subtract(heap, xor(heap, sum)) : Infinity));
  return takes.reduce((best: number, take, index) => (take < takes[best]! ? index : best), 0);
}

export const luoguP1247Mistakes: readonly Mistake[] = [
  wrong(
    'last-heap-instead-of-first',
    message('Reduces the last heap that will do, not the first.'),
    'for (…) if ((h[i] ^ s) < h[i]) best = i; // no break',
    '3\n1 1 1',
    printed((heaps, sum) => heaps.findLastIndex((heap) => isRight(heap, sum))),
  ),
  wrong(
    'largest-heap',
    message('Reduces the largest heap, even if it would have to grow.'),
    'i = max_element(h)',
    '3\n1 2 2',
    printed((heaps) => heaps.indexOf(heaps.reduce(larger, 0))),
  ),
  wrong(
    'least-take-first',
    message('Of the winning moves, prints the one that takes least, not the one on the first heap.'),
    'min(pair(taken, heap))',
    '3\n3 2 2',
    printed(leastTaken),
  ),
  wrong(
    'precedence-of-xor',
    message('Leaves out the brackets around the xor, so the comparison comes first.'),
    'if (h[i] ^ s < h[i])',
    '2\n1 2',
    printed((heaps, sum) => heaps.findIndex((heap) => looseBracket(heap, sum))),
  ),
  wrong(
    'heaps-from-zero',
    message('Numbers the heaps from 0.'),
    'printf("%d %d", taken, i) // i = 0, 1, …',
    '1\n1',
    printed(firstRight, ({ taken, left, heap }, heaps) => `${taken} ${heap}\n${heaps.with(heap, left).join(' ')}`),
  ),
  wrong(
    'rest-instead-of-take',
    message('Prints how many are left of the heap instead of how many are taken.'),
    'printf("%d %d", h[i] ^ s, i)',
    '1\n1',
    printed(firstRight, ({ left, heap }, heaps) => `${left} ${heap + 1}\n${heaps.with(heap, left).join(' ')}`),
  ),
  whole(
    'heap-at-least-the-xor',
    message('Takes the xor away from the first heap that is large enough, and prints nothing if none is.'),
    'if (h[i] >= s) h[i] -= s;',
    '2\n1 2',
    ({ cases }) =>
      (cases as unknown as readonly Fields[]).map(({ n }) => {
        const sum = xorOf(n);
        const heap = n.findIndex((one) => one >= sum);
        if (sum === 0) return 'lose\n';
        return heap < 0 ? '' : `${print({ taken: sum, left: minus(n[heap]!, sum), heap }, n)}\n`;
      }),
  ),
  wrong(
    'heaps-left-unchanged',
    message('Prints the heaps as they were before the move.'),
    'h[i] = h[i] ^ s; // is missing',
    '1\n1',
    printed(firstRight, ({ taken, heap }, heaps) => `${taken} ${heap + 1}\n${heaps.join(' ')}`),
  ),
];
