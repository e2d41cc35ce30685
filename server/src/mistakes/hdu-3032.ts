import { lasker } from '../rulesets/lasker';
import { message } from '../text/message';
import { minus, type Natural, plus, remainder } from '../text/natural';
import { keeping, wrong, type WrongAnswer } from './declare';
import { type Mistake, Stop } from './mistake';
import { valuesOf, xorOf } from './shared/grundy';
import { type Heaps, xorNotReset } from './shared/nim';
import { mex, Steps, Table } from './steps';

interface Fields {
  readonly h: Heaps;
}

const word = (isWon: boolean): string => (isWon ? 'Alice' : 'Bob');

/** Decides by the xor of values that the program gives the heaps. */
const valued =
  (value: (heap: Natural, rest: Natural) => Natural): WrongAnswer =>
  ({ h }: Fields) =>
    word(xorOf(h.map((heap) => value(heap, remainder(heap, 4)))) !== 0);

const right = (heap: Natural): Natural => lasker.grundy!([heap])!;

/** Values that take longer count as right. */
const LONGEST = 2000;

export const hdu3032Mistakes: readonly Mistake[] = [
  wrong(
    'plain-nim',
    message('Forgets that a heap can be split.'),
    's ^= h[i];',
    '3\n1 2 3',
    valued((heap) => heap),
  ),
  wrong(
    'three-and-zero-swapped',
    message('Mixes the remainders 3 and 0 up.'),
    'n % 4 == 3 ? n - 1 : n % 4 == 0 ? n + 1 : n',
    '2\n2 3',
    valued((heap, rest) => (rest === 3 ? minus(heap, 1) : rest === 0 ? plus(heap, 1) : heap)),
  ),
  wrong(
    'rest-three-forgotten',
    message('Treats the remainder 0 only, not 3.'),
    'n % 4 == 0 ? n - 1 : n',
    '2\n3 4',
    valued((heap, rest) => (rest === 0 && heap !== 0 ? minus(heap, 1) : heap)),
  ),
  wrong(
    'rest-zero-forgotten',
    message('Treats the remainder 3 only, not 0.'),
    'n % 4 == 3 ? n + 1 : n',
    '2\n3 4',
    valued((heap, rest) => (rest === 3 ? plus(heap, 1) : heap)),
  ),
  wrong(
    'first-values-only',
    message('Treats the heaps 3 and 4 only.'),
    'n == 3 ? 4 : n == 4 ? 3 : n',
    '3\n1 6 7',
    valued((heap) => (heap === 3 ? 4 : heap === 4 ? 3 : heap)),
  ),
  wrong(
    'table-of-1000',
    message('The table of Grundy values ends at 1000.'),
    'int sg[1001];',
    '1\n1001',
    ({ h }: Fields, _, truth) => {
      if (h.some((heap) => heap > 1000)) throw new Stop('crash');
      return truth;
    },
  ),
  xorNotReset(
    '1\n1\n1\n1',
    ({ h }: Fields) => h.map(right),
    (sum) => word(sum !== 0),
  ),
  keeping(
    'mex-of-sums',
    message('Adds the values of the two parts of a heap instead of xoring them.'),
    'seen[sg[a] + sg[n - a]] = 1;',
    '3\n1 2 3',
    () => {
      const table = new Table(new Steps(), withSums, LONGEST);
      return ({ h }: Fields) => {
        const values = valuesOf(h, (heap) => (heap > LONGEST ? undefined : table.at(heap)));
        return values && word(xorOf(values) !== 0);
      };
    },
  ),
  wrong(
    'one-taken-off-each-heap',
    message('Xors each heap less one, as for the gaps between chessmen.'),
    's ^= h[i] - 1;',
    '1\n1',
    valued((heap) => (heap === 0 ? 0 : minus(heap, 1))),
  ),
];

function withSums(heap: number, values: readonly number[]): number {
  const parts = Array.from({ length: heap >> 1 }, (_, index) => values[index + 1]! + values[heap - index - 1]!);
  return mex([...values, ...parts]);
}
