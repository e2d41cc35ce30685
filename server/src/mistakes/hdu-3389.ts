import { message } from '../text/message';
import type { Natural } from '../text/natural';
import { wrong } from './declare';
import type { Mistake } from './mistake';
import { type Heaps, xorNotReset, xorOf } from './shared/nim';

interface Fields {
  readonly h: Heaps;
}

const printed = (sum: Natural, number: number): string => `Case ${number}: ${sum === 0 ? 'Bob' : 'Alice'}`;

/** The cards in the boxes that count; boxes are numbered from 1. */
const countedIn =
  (counts: (box: number) => boolean) =>
  ({ h }: Fields): Heaps =>
    h.filter((_, index) => counts(index + 1));

const xorIn =
  (counts: (box: number) => boolean) =>
  (fields: Fields, number: number): string =>
    printed(xorOf(countedIn(counts)(fields)), number);

const modulo6 =
  (...rests: readonly number[]) =>
  (box: number): boolean =>
    rests.includes(box % 6);

export const hdu3389Mistakes: readonly Mistake[] = [
  wrong(
    'every-second-box',
    message('Counts the boxes with an even number, as on an ordinary staircase.'),
    'i % 2 == 0',
    '4\n0 0 0 1',
    xorIn((box) => box % 2 === 0),
  ),
  wrong(
    'boxes-from-zero',
    message('Numbers the boxes from 0.'),
    '(i - 1) % 6 == 0 || (i - 1) % 6 == 2 || (i - 1) % 6 == 5',
    '1\n1',
    xorIn((box) => modulo6(0, 2, 5)(box - 1)),
  ),
  wrong(
    'plain-nim',
    message('Counts all boxes.'),
    's ^= h[i];',
    '1\n1',
    xorIn(() => true),
  ),
  wrong(
    'box-six-forgotten',
    message('Forgets the boxes 6, 12 and so on.'),
    'i % 6 == 2 || i % 6 == 5',
    '6\n0 0 0 0 0 1',
    xorIn(modulo6(2, 5)),
  ),
  wrong(
    'modulo-three',
    message('Counts the boxes whose number leaves 2 or 0 on division by 3, not by 6.'),
    'i % 3 != 1',
    '3\n0 0 1',
    xorIn((box) => box % 3 !== 1),
  ),
  wrong(
    'parity-of-the-sum-forgotten',
    message('Counts just those boxes that do not count: 1, 3, 4 and so on.'),
    'i % 6 == 1 || i % 6 == 3 || i % 6 == 4',
    '1\n1',
    xorIn(modulo6(1, 3, 4)),
  ),
  wrong(
    'no-case-number',
    message('Prints the answer without the number of the case.'),
    'puts("Alice")',
    '1\n0',
    (_, _number, truth) => truth.replace(/^.*: /, ''),
  ),
  xorNotReset('2\n0 1\n1\n0', countedIn(modulo6(0, 2, 5)), (sum, _, number) => printed(sum, number)),
];
