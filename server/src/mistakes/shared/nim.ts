/** What wrong programs do with heaps. */
import type { JudgeOutput } from '../../problems/problem';
import { message } from '../../text/message';
import { type Natural, plus, xor } from '../../text/natural';
import { isOdd } from '../cNumbers';
import { keeping, wrong } from '../declare';
import type { Mistake } from '../mistake';

export type Heaps = readonly Natural[];

export const xorOf = (heaps: Heaps): Natural => heaps.reduce(xor, 0);
export const sumOf = (heaps: Heaps): Natural => heaps.reduce(plus, 0);
export const isBig = (heap: Natural): boolean => heap > 1;

/** As programs write it: the comparison comes first, so the heap is xored with 0 or 1. */
export const looseBracket = (heap: Natural, sum: Natural): boolean => xor(heap, sum < heap ? 1 : 0) !== 0;

/** The first of each size. */
export const eachSizeOnce = (heaps: Heaps): Heaps => [...new Set<Natural>(heaps)];

/** The xor of the case before is kept; `answer` is given that of all cases so far. */
export const xorNotReset = <Fields>(
  smallest: string,
  heapsOf: (fields: Fields) => Heaps,
  answer: (sum: Natural, fields: Fields, number: number) => JudgeOutput,
): Mistake =>
  keeping(
    'xor-not-reset',
    message('Keeps the xor of the case before: it is never set to 0 again.'),
    's ^= h[i]; // s is global',
    smallest,
    () => {
      let sum: Natural = 0;
      return (fields: Fields, number) => {
        sum = xor(sum, xorOf(heapsOf(fields)));
        return answer(sum, fields, number);
      };
    },
  );

interface Fields {
  readonly h: Heaps;
}

/** The mistakes of problems that ask for the winner of Nim alone, in the words given. */
export const verdictMistakes = (yes: string, no: string, smallest: VerdictSmallest): readonly Mistake[] => {
  const who =
    (isWon: (heaps: Heaps) => boolean) =>
    ({ h }: Fields): string =>
      isWon(h) ? yes : no;
  return [
    wrong(
      'parity-of-the-sum',
      message('Goes by the sum of all heaps: odd sums win.'),
      'sum % 2 == 1',
      smallest.paritySum,
      who((heaps) => isOdd(sumOf(heaps))),
    ),
    xorNotReset(
      smallest.notReset,
      ({ h }: Fields) => h,
      (sum) => (sum === 0 ? no : yes),
    ),
    wrong(
      smallest.misereName,
      message('Takes the player who takes the last one for the loser.'),
      'max(h) <= 1 ? s == 0 : s != 0',
      smallest.misere,
      who((heaps) => (heaps.some(isBig) ? xorOf(heaps) !== 0 : xorOf(heaps) === 0)),
    ),
    wrong(
      'last-heap-skipped',
      message('Leaves the last heap out: the loop ends one too early.'),
      'for (i = 1; i < n; i++) s ^= h[i];',
      smallest.lastSkipped,
      who((heaps) => xorOf(heaps.slice(0, -1)) !== 0),
    ),
    wrong(
      'capital-letters',
      message('Writes the words in capital letters.'),
      `puts("${yes.toUpperCase()}")`,
      smallest.capitals,
      (_, _number, truth) => truth.toUpperCase(),
    ),
  ];
};

interface VerdictSmallest {
  readonly paritySum: string;
  readonly notReset: string;
  readonly misereName: string;
  readonly misere: string;
  readonly lastSkipped: string;
  readonly capitals: string;
}
