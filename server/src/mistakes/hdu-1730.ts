import { absolute, type Integer, subtract } from '../text/integer';
import { message } from '../text/message';
import { minus, type Natural, plus, xor } from '../text/natural';
import { int32, isOdd } from './cNumbers';
import { wrong, type WrongAnswer } from './declare';
import type { Mistake } from './mistake';
import { xorNotReset } from './shared/nim';
import { feofLoop } from './wholeFile';

interface Row {
  readonly mine: Natural;
  readonly theirs: Natural;
}

interface Fields {
  readonly m: Natural;
  readonly rows: readonly Row[];
}

const word = (isWon: boolean): string => (isWon ? 'I WIN!' : 'BAD LUCK!');

const distance = ({ mine, theirs }: Row): Natural => absolute(subtract(mine, theirs));
const gap = (row: Row): Natural => minus(distance(row), 1);

/** Decides by the xor of a term for each row. */
const xorOf =
  (term: (row: Row, fields: Fields) => Natural): WrongAnswer =>
  (fields: Fields) =>
    word(fields.rows.map((row) => term(row, fields)).reduce(xor, 0) !== 0);

const sumOf = ({ rows }: Fields): Natural => rows.map(gap).reduce(plus, 0);

/** The gap where the other piece is on the left is below 0, and so is its xor. */
const signed = ({ mine, theirs }: Row): Integer => subtract(subtract(theirs, mine), 1);

export const hdu1730Mistakes: readonly Mistake[] = [
  wrong(
    'distance-instead-of-gap',
    message('Takes the distance between two pieces for the gap, which is one less.'),
    's ^= abs(a - b);',
    '1 2\n1 2',
    xorOf(distance),
  ),
  wrong(
    'sign-not-dropped',
    message('Forgets that the other piece may be on the left: the gap is below 0 there.'),
    's ^= b - a - 1;',
    '1 2\n2 1',
    ({ rows }: Fields) => word(rows.reduce((sum, row) => sum ^ int32(signed(row)), 0) !== 0),
  ),
  wrong(
    'sum-of-gaps',
    message('Adds the gaps instead of xoring them.'),
    's += abs(a - b) - 1;',
    '2 3\n1 3\n1 3',
    (fields: Fields) => word(sumOf(fields) !== 0),
  ),
  wrong(
    'parity-of-gaps',
    message('Goes by the sum of all gaps: odd sums win.'),
    's % 2 == 1',
    '1 4\n1 4',
    (fields: Fields) => word(isOdd(sumOf(fields))),
  ),
  xorNotReset(
    '1 3\n1 3\n1 2\n1 2',
    ({ rows }: Fields) => rows.map(gap),
    (sum) => word(sum !== 0),
  ),
  wrong(
    'free-cells-behind-counted',
    message('Counts the free cells behind the pieces, too.'),
    's ^= m - 2;',
    '1 3\n1 2',
    xorOf((_, { m }) => minus(m, 2)),
  ),
  wrong(
    'last-row-skipped',
    message('Leaves the last row out: the loop ends one too early.'),
    'for (i = 1; i < n; i++)',
    '1 3\n1 3',
    ({ rows }: Fields) => word(rows.slice(0, -1).map(gap).reduce(xor, 0) !== 0),
  ),
  feofLoop('1 2\n1 2'),
  wrong(
    'sides-matter',
    message('Counts only rows in which the piece of the player to move is on the left.'),
    'if (a < b) s ^= b - a - 1;',
    '1 3\n3 1',
    xorOf((row) => (row.mine < row.theirs ? gap(row) : 0)),
  ),
];
