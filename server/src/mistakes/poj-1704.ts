import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { int32 } from './cNumbers';
import { wrong, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';

interface Fields {
  readonly P: readonly Natural[];
}

type Cells = readonly number[];

const ascending = (cells: Cells): Cells => [...cells].sort((a, b) => a - b);

/** Says who wins by the terms that the program xors, of the cells in the order that it has them. */
const xorOf =
  (terms: (cells: Cells) => readonly number[], order = ascending): WrongAnswer =>
  ({ P }: Fields) =>
    word(terms(order(P.map(Number))).reduce((sum, term) => sum ^ int32(term), 0) !== 0);

const word = (isWon: boolean): string => (isWon ? 'Georgia will win' : 'Bob will win');

const asTheyCome = (cells: Cells): Cells => cells;

/** The gaps of pairs from the right, of which the leftmost chessman may pair with the edge before cell 1. */
const gapsFromTheRight = (cells: Cells): number[] => {
  const gaps: number[] = [];
  for (let at = cells.length - 1; at >= 0; at -= 2) gaps.push(cells[at]! - (cells[at - 1] ?? 0) - 1);
  return gaps;
};

const sum = (terms: readonly number[]): number => terms.reduce((one, other) => one + other, 0);

export const poj1704Mistakes: readonly Mistake[] = [
  wrong(
    'positions-not-sorted',
    message('Takes the chessmen in the order of the input.'),
    '// no sort(P, P + N)',
    '2\n2 1',
    xorOf(gapsFromTheRight, asTheyCome),
  ),
  wrong(
    'paired-from-the-left',
    message('Pairs from the left: of an odd number, the last chessman pairs with the one before it.'),
    'for (i = 1; i <= N; i += 2) s ^= gap(i, i + 1); // then gap(N - 1, N)',
    '3\n1 3 4',
    xorOf((cells) => {
      const gaps: number[] = [];
      for (let at = 0; at < cells.length; at += 2) {
        const right = Math.min(at + 1, cells.length - 1);
        gaps.push(cells[right]! - (cells[right - 1] ?? 0) - 1);
      }
      return gaps;
    }),
  ),
  wrong(
    'left-over-chessman-forgotten',
    message('Forgets the leftmost of an odd number of chessmen: it pairs with the edge.'),
    'for (i = N; i > 1; i -= 2) s ^= P[i] - P[i - 1] - 1;',
    '1\n2',
    xorOf((cells) => gapsFromTheRight(cells).slice(0, cells.length >> 1)),
  ),
  wrong(
    'edge-off-by-one',
    message('Takes the gap to the edge for P1, but it is P1 − 1.'),
    'if (N % 2) s ^= P[1];',
    '1\n1',
    xorOf((cells) => {
      const gaps = gapsFromTheRight(cells);
      return cells.length % 2 === 1 ? gaps.with(-1, cells[0]!) : gaps;
    }),
  ),
  wrong(
    'distance-instead-of-gap',
    message('Takes the distance between two pieces for the gap, which is one less.'),
    's ^= P[i + 1] - P[i];',
    '1\n1',
    xorOf((cells) => gapsFromTheRight(cells).map((gap) => gap + 1)),
  ),
  wrong(
    'sum-of-gaps',
    message('Adds the gaps instead of xoring them.'),
    's += P[i + 1] - P[i] - 1;',
    '3\n2 3 5',
    ({ P }: Fields) => word(sum(gapsFromTheRight(ascending(P.map(Number)))) !== 0),
  ),
  wrong(
    'all-gaps',
    message('Takes every gap, not every second one.'),
    'for (i = 0; i < N; i++) s ^= P[i + 1] - P[i] - 1;',
    '2\n2 3',
    xorOf((cells) => cells.map((cell, index) => cell - (cells[index - 1] ?? 0) - 1)),
  ),
  wrong(
    'positions-as-heaps',
    message('Takes the cells for the heaps of Nim.'),
    's ^= P[i] - 1;',
    '2\n1 2',
    xorOf((cells) => cells.map((cell) => cell - 1)),
  ),
  wrong(
    'parity-of-free-cells',
    message('Goes by the number of steps that are left in all: odd numbers win.'),
    '(sum(P) - N * (N + 1) / 2) % 2 == 1',
    '1\n3',
    ({ P }: Fields) => word(sum(P.map((cell, index) => Number(cell) - index - 1)) % 2 !== 0),
  ),
  wrong(
    'zero-added-before-reading',
    message('Of an odd number, adds the 0 for the edge behind the last chessman instead of before the first.'),
    'sort(P, P + N); if (N % 2) P[N++] = 0;',
    '3\n1 2 3',
    xorOf((cells) => {
      const gaps: number[] = [];
      for (let at = 0; at < cells.length; at += 2) gaps.push(Math.abs((cells[at + 1] ?? 0) - cells[at]!) - 1);
      return gaps;
    }),
  ),
  wrong(
    'each-chessman-to-its-end',
    message('Takes for heaps how far each chessman can go in all.'),
    's ^= P[i] - i;',
    '3\n2 3 5',
    xorOf((cells) => cells.map((cell, index) => cell - index - 1)),
  ),
  wrong(
    'sort-range-off-by-one',
    message('Reads from index 1 and sorts from index 0, so the last chessman stays where it is.'),
    'sort(P, P + N); // P[1] … P[N]',
    '2\n2 1',
    xorOf(gapsFromTheRight, (cells) => [...ascending(cells.slice(0, -1)), ...cells.slice(-1)]),
  ),
];
