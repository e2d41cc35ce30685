/**
 * Chessmen on a strip, "Georgia and Bob".
 *
 * Rules: chessmen on different cells of a strip whose cells are numbered from 1 at the left edge. A move takes one
 * chessman any number of free cells, at least one, to the left; it may neither jump nor leave the strip. A player who
 * cannot move loses.
 *
 * Theorem: pair the chessmen from the right; one that is left over is paired with the left edge. The mover loses
 * exactly when the nim-sum of the gaps, the numbers of cells between the two of each pair, is 0. The winning moves
 * bring a gap g to g xor s, where s is the nim-sum: the right chessman of the pair narrows the gap, or the left one
 * widens it where it has room.
 *
 * Why: as in Nim, no move keeps the nim-sum, and from s ≠ 0 some narrowing makes it 0. Widening a gap brings nothing
 * new, since the right chessman can follow by as many cells; and it ends, since all chessmen go to the left. For the
 * same reason the nim-sum is the Grundy value.
 *
 * Source: "Georgia and Bob", POJ 1704. It is N. G. de Bruijn's silver dollar game without the dollar (E. Berlekamp,
 * J. Conway, R. Guy, Winning Ways).
 */
import { message, shown } from '../text/message';
import { minus, type Natural, plus, xor } from '../text/natural';
import { nimSum } from './nim';
import { type Explanation, type Reason, type Ruleset, type Table, telling, within } from './ruleset';

/** The cells of the chessmen in any order, from 1 on and all different. */
export type StripPosition = readonly Natural[];

export interface StripMove {
  /** The index of the chessman in the order given. */
  readonly piece: number;
  /** How many cells it goes to the left; at least 1. */
  readonly by: Natural;
}

export const strip: Ruleset<StripPosition, StripMove> = {
  name: 'strip',
  title: message('Chessmen on a strip'),

  *moves(cells) {
    const rooms = roomOfEach(cells);
    for (const [piece, room] of rooms.entries()) {
      for (let by: Natural = 1; by <= room; by = plus(by, 1)) yield { piece, by };
    }
  },

  play: (cells, { piece, by }) => cells.map((cell, index) => (index === piece ? minus(cell, by) : cell)),

  outcome: (cells) => (sumOfGaps(cells) === 0 ? 'P' : 'N'),

  /** The moves that narrow a gap first, then those that widen one, each from left to right. */
  winningMoves(cells) {
    const pairs = pairsOf(cells);
    const sum = nimSum(pairs.map(({ gap }) => gap));
    if (sum === 0) return [];
    return [...pairs.flatMap((pair) => narrowing(pair, sum)), ...pairs.flatMap((pair) => widening(pair, sum))];
  },

  /** A widened gap is narrowed by as many cells. */
  answer(cells, { piece, by }) {
    const widened = pairsOf(cells).find(({ left }) => left.index === piece);
    return widened && { piece: widened.right.index, by };
  },

  grundy: sumOfGaps,

  explain: (cells) =>
    isOver(cells)
      ? [message('No chessman can move, so the game is over: the player to move has lost.')]
      : reasons(cells),

  notation: (cells, room) => `(${within(cells, room).join(', ')})`,

  describe(cells, { piece, by }) {
    const cell = cells[piece] ?? 0;
    return message('move the chessman on cell {0} to cell {1}', cell, minus(cell, by));
  },
};

/**
 * Returns the indices of the first two chessmen that stand on the same cell, if there are any: such a position is not
 * legal.
 */
export function onSameCell(cells: StripPosition): readonly [number, number] | undefined {
  const seen = new Map<Natural, number>();
  for (const [piece, cell] of cells.entries()) {
    const other = seen.get(cell);
    if (other !== undefined) return [other, piece];
    seen.set(cell, piece);
  }
  return undefined;
}

const byCell = (a: Natural, b: Natural): number => (a < b ? -1 : 1);

/** More cells are put in order by the language's own way. */
const FEW = 32;

/** Returns the cells in order; many inputs are so already, and most are short. */
function ascending(cells: StripPosition): StripPosition {
  let index = 1;
  while (index < cells.length && cells[index - 1]! <= cells[index]!) index++;
  if (index >= cells.length) return cells;
  return cells.length > FEW ? [...cells].sort(byCell) : inserted([...cells], index);
}

/** Puts each cell from `from` on where it belongs among those before it, which are in order. */
function inserted(cells: Natural[], from: number): Natural[] {
  for (let index = from; index < cells.length; index++) {
    const cell = cells[index]!;
    let rank = index;
    for (; rank > 0 && cells[rank - 1]! > cell; rank--) cells[rank] = cells[rank - 1]!;
    cells[rank] = cell;
  }
  return cells;
}

/** Returns the nim-sum of the gaps of the pairs from the right. The edge is cell 0. */
function sumOfGaps(position: StripPosition): Natural {
  const cells = ascending(position);
  let sum: Natural = 0;
  for (let right = cells.length - 1; right >= 0; right -= 2) {
    const left = right > 0 ? cells[right - 1]! : 0;
    sum = xor(sum, minus(cells[right]!, plus(left, 1)));
  }
  return sum;
}

/** A chessman with its index in the order given. The edge has the index −1 and no room. */
interface Chunk {
  readonly index: number;
  readonly cell: Natural;
  /** How many free cells there are to the left of it. */
  readonly room: Natural;
}

interface Pair {
  readonly left: Chunk;
  readonly right: Chunk;
  readonly gap: Natural;
}

const EDGE: Chunk = { index: -1, cell: 0, room: 0 };

function fromLeftToRight(cells: StripPosition): Chunk[] {
  const sorted = cells.map((cell, index) => ({ index, cell })).sort((a, b) => byCell(a.cell, b.cell));
  return sorted.map(({ index, cell }, rank) => ({
    index,
    cell,
    room: minus(cell, plus(sorted[rank - 1]?.cell ?? 0, 1)),
  }));
}

/** Returns the pairs from left to right. */
function pairsOf(cells: StripPosition): Pair[] {
  const pieces = fromLeftToRight(cells);
  const pairs: Pair[] = [];
  pieces.forEach((right, rank) => {
    if ((pieces.length - rank) % 2 === 1) pairs.push({ left: pieces[rank - 1] ?? EDGE, right, gap: right.room });
  });
  return pairs;
}

function roomOfEach(cells: StripPosition): Natural[] {
  const rooms: Natural[] = cells.map(() => 0);
  for (const { index, room } of fromLeftToRight(cells)) rooms[index] = room;
  return rooms;
}

function narrowing({ right, gap }: Pair, sum: Natural): StripMove[] {
  const target = xor(gap, sum);
  return target < gap ? [{ piece: right.index, by: minus(gap, target) }] : [];
}

function widening({ left, gap }: Pair, sum: Natural): StripMove[] {
  const target = xor(gap, sum);
  return target > gap && minus(target, gap) <= left.room ? [{ piece: left.index, by: minus(target, gap) }] : [];
}

/** Nobody can move when the chessmen fill the cells next to the edge. */
const isOver = (cells: StripPosition): boolean => cells.every((cell) => cell <= cells.length);

function reasons(cells: StripPosition): Explanation {
  const pairs = pairsOf(cells);
  const sum = nimSum(pairs.map(({ gap }) => gap));
  const picture = drawing(pairs);
  return [
    cells.length % 2 === 0
      ? message(
          'Pair the chessmen from the right. The cells between the two of a pair are its gap, and each gap is a Nim heap.',
        )
      : message(
          'Pair the chessmen from the right, and the leftmost with the edge. The cells between the two of a pair are its gap, and each gap is a Nim heap.',
        ),
    picture ?? table(pairs),
    ...(sum === 0 ? lost() : won(pairs, sum)),
  ];
}

const lost = (): Explanation => [
  message('The nim-sum of the gaps (binary addition without carrying, xor) is 0: the player to move loses.'),
  message(
    'When a gap narrows, the opponent brings the nim-sum back to 0 as in Nim; when a gap widens, the right chessman follows by as many cells.',
  ),
];

/** At most so many gaps or pairs are shown. */
const SHOWN = 12;

function won(pairs: readonly Pair[], sum: Natural): Explanation {
  const list = pairs.slice(0, SHOWN).map(({ gap }) => shown(gap));
  if (pairs.length > SHOWN) list.push('…');
  const narrowed = pairs.find((pair) => narrowing(pair, sum).length > 0);
  const widened = pairs.find((pair) => widening(pair, sum).length > 0);
  return [
    message(
      'Gaps: {0}. Nim-sum (binary addition without carrying, xor): {1}, not 0, and whoever brings it to 0 wins.',
      list.join(', '),
      sum,
    ),
    ...(narrowed
      ? [
          telling(
            narrowing(narrowed, sum)[0],
            message(
              'Narrow the gap before cell {0}: from {1} to {1} xor {2} = {3}.',
              narrowed.right.cell,
              narrowed.gap,
              sum,
              xor(narrowed.gap, sum),
            ),
          ),
        ]
      : []),
    ...(widened
      ? [
          message(
            'A gap can also be widened to its xor with {0}: the chessman on cell {1} has room for that.',
            sum,
            widened.left.cell,
          ),
        ]
      : []),
  ];
}

/** Longer strips are told by a table. */
const WIDEST = 60;

/** Returns the strip with its left edge, and below it each pair with its gap. */
function drawing(pairs: readonly Pair[]): Reason | undefined {
  const width = Number(pairs.at(-1)?.right.cell ?? 0) + 1;
  if (width > WIDEST) return undefined;
  let cells = '|';
  let marks = '';
  for (const { left, right, gap } of pairs) {
    for (const { cell } of [left, right]) if (cell !== 0) cells = `${cells.padEnd(Number(cell), '.')}o`;
    marks = `${marks.padEnd(Number(left.cell))}[${centred(gap)}]`;
  }
  return { lines: [cells, marks] };
}

/** Returns a gap as a label that is as wide as the gap. */
function centred(gap: Natural): string {
  const label = gap === 0 ? '' : shown(gap);
  return label.padStart(Math.ceil((Number(gap) + label.length) / 2), '-').padEnd(Number(gap), '-');
}

function table(pairs: readonly Pair[]): Table {
  const rows = pairs
    .slice(0, SHOWN)
    .map(({ left, right, gap }) => [
      left.index < 0 ? message('edge') : shown(left.cell),
      shown(right.cell),
      shown(gap),
    ]);
  if (pairs.length > SHOWN) rows.push(['…', '…', '…']);
  return { head: [message('left'), message('right'), message('gap')], rows };
}
