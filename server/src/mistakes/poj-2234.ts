import { message } from '../text/message';
import { larger, type Natural, plus, remainder } from '../text/natural';
import { isOdd } from './cNumbers';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { type Heaps, sumOf, verdictMistakes, xorOf } from './shared/nim';
import { feofLoop } from './wholeFile';

interface Fields {
  readonly n: Natural;
  readonly h: Heaps;
}

const who =
  (isWon: (fields: Fields) => boolean) =>
  (fields: Fields): string =>
    isWon(fields) ? 'Yes' : 'No';

/** All bits that are set in some heap are set in the result, so it is 0 only if all heaps are. */
const anyBit = (heaps: Heaps): boolean => heaps.some((heap) => heap !== 0);

const occurrences = (heaps: Heaps): number[] => [
  ...heaps.reduce((counts, heap) => counts.set(heap, (counts.get(heap) ?? 0) + 1), new Map<Natural, number>()).values(),
];

export const poj2234Mistakes: readonly Mistake[] = [
  ...verdictMistakes('Yes', 'No', {
    paritySum: '1 2',
    notReset: '1 1\n1 1',
    misereName: 'last-match-loses',
    misere: '1 1',
    lastSkipped: '1 1',
    capitals: '1 1',
  }),
  wrong(
    'number-of-heaps',
    message('Says that an odd number of heaps wins.'),
    'n % 2 == 1',
    '2 1 2',
    who(({ n }) => isOdd(n)),
  ),
  wrong(
    'or-instead-of-xor',
    message('Joins the heaps by “or” instead of “xor”.'),
    's |= h[i];',
    '2 1 1',
    who(({ h }) => anyBit(h)),
  ),
  wrong(
    'xor-in-16-bits',
    message('Keeps the xor in 16 bits.'),
    'short s',
    '1 65536',
    who(({ h }) => remainder(xorOf(h), 2 ** 16) !== 0),
  ),
  wrong(
    'difference-of-largest',
    message('Says that the position is lost only if the largest heap is as large as the others together.'),
    '2 * max != sum',
    '3 1 1 2',
    who(({ h }) => {
      const most = h.reduce(larger, 0);
      return plus(most, most) !== sumOf(h);
    }),
  ),
  wrong(
    'equal-heaps-pair-up',
    message('Says that the position is lost only if the heaps pair up, equal with equal.'),
    'count[h[i]] % 2 == 1',
    '3 1 2 3',
    who(({ h }) => occurrences(h).some((count) => count % 2 === 1)),
  ),
  feofLoop('1 1'),
];
