/** Chessmen in rows of cells: on a strip, and in Northcott’s game. A man is chosen, then the cell that it goes to. */
import { message } from '../../text/message';
import { minus, type Natural, plus, smaller } from '../../text/natural';
import type { NorthcottMove, NorthcottPosition } from '../northcott';
import type { StripMove, StripPosition } from '../strip';
import {
  ask,
  type Board,
  type Choices,
  chosenNumber,
  isIn,
  MOST_SPOTS,
  type NumberRange,
  type Path,
  type Spot,
} from './board';
import { MOST_HEAPS } from './takes';

/** More cells are not offered one by one. */
const MOST_CELLS = 100;

export const stripBoard: Board<StripPosition, StripMove> = {
  picture: (cells) => ({ kind: 'lanes', rows: [ordered(cells).map(({ cell }) => ({ cell, side: 'first' }))] }),

  next(cells, chosen) {
    const men = ordered(cells).filter(({ lowest, cell }) => lowest < cell);
    const [first, second] = chosen;
    if (men.length === 0 || chosen.length > 2) return undefined;
    if (first === undefined) return chooseMan(men);
    const man = men.find(({ cell }) => String(cell) === first);
    if (!man) return undefined;
    const range = { from: man.lowest, to: minus(man.cell, 1) };
    if (second === undefined)
      return { ...ask(message('to which cell?'), range, cellSpots(1, range)), held: `man 1 ${man.place}` };
    const to = chosenNumber(second, range);
    return to === undefined ? undefined : { move: { piece: man.index, by: minus(man.cell, to) } };
  },

  path(cells, { piece, by }) {
    const cell = cells[piece] ?? 0;
    return [String(cell), String(minus(cell, by))];
  },
};

interface Chessman {
  readonly index: number;
  /** Counted from the left. */
  readonly place: number;
  readonly cell: Natural;
  /** The leftmost cell that it can go to. */
  readonly lowest: Natural;
}

function ordered(cells: StripPosition): Chessman[] {
  const sorted = cells.map((cell, index) => ({ cell, index })).sort((a, b) => (a.cell < b.cell ? -1 : 1));
  return sorted.map(({ cell, index }, place) => ({
    index,
    place: place + 1,
    cell,
    lowest: plus(sorted[place - 1]?.cell ?? 0, 1),
  }));
}

function chooseMan(men: readonly Chessman[]) {
  const spots = men.slice(0, MOST_HEAPS).map(({ place, cell }): Spot => ({
    piece: `man 1 ${place}`,
    choice: [String(cell)],
    words: message('the chessman on cell {0}', cell),
    isCarried: true,
  }));
  const only = men.map(({ cell }) => cell);
  return ask(message('the chessman on which cell?'), { from: only[0]!, to: only.at(-1)!, only }, spots);
}

const cellSpots = (row: number, range: NumberRange, before: Path = []): Spot[] =>
  cellsIn(range).map((cell) => ({
    piece: `cell ${row} ${cell}`,
    choice: [...before, String(cell)],
    words: message('cell {0}', cell),
  }));

function cellsIn(range: NumberRange): Natural[] {
  const { from, to } = range;
  const cells: Natural[] = [];
  for (let cell = from; cell <= smaller(to, plus(from, MOST_CELLS)); cell = plus(cell, 1))
    if (isIn(cell, range)) cells.push(cell);
  return cells;
}

export const northcottBoard: Board<NorthcottPosition, NorthcottMove> = {
  picture: ({ rows, columns }, turn = 0) => ({
    kind: 'lanes',
    cells: columns,
    rows: rows.map(({ mine, theirs }) => [
      { cell: mine, side: turn === 0 ? 'first' : 'second' },
      { cell: theirs, side: turn === 0 ? 'second' : 'first' },
    ]),
  }),

  next(position, chosen) {
    const [first, second] = chosen;
    const { rows } = position;
    if (chosen.length > 2) return undefined;
    if (first === undefined) return chooseRow(position);
    const row = chosenNumber(first, { from: 1, to: rows.length });
    const range = row === undefined ? undefined : freeCells(position, Number(row) - 1);
    if (!range || range.to < range.from) return undefined;
    if (second === undefined)
      return { ...ask(message('to which cell?'), range, cellSpots(Number(row), range)), held: `man ${row} 1` };
    const to = chosenNumber(second, range);
    return to === undefined ? undefined : { move: { row: Number(row) - 1, to } };
  },

  path: (_, { row, to }) => [String(row + 1), String(to)],
};

/** Returns the cells that the mover’s piece in a row can go to. */
function freeCells({ rows, columns }: NorthcottPosition, row: number): NumberRange {
  const { mine, theirs } = rows[row]!;
  const from = theirs < mine ? plus(theirs, 1) : 1;
  const to = theirs < mine ? columns : minus(theirs, 1);
  return from === to ? { from: 1, to: 0 } : { from, to, not: [mine] };
}

function chooseRow(position: NorthcottPosition): Choices | undefined {
  if (position.rows.every((_, row) => freeCells(position, row).to < freeCells(position, row).from)) return undefined;
  const spots: Spot[] = [];
  for (let row = 0; row < Math.min(position.rows.length, MOST_HEAPS) && spots.length < MOST_SPOTS; row++) {
    const range = freeCells(position, row);
    if (range.to < range.from) continue;
    const before = [String(row + 1)];
    const words = message('the piece in row {0}', row + 1);
    spots.push(
      { piece: `man ${row + 1} 1`, choice: before, words, isCarried: true },
      ...cellSpots(row + 1, range, before),
    );
  }
  return ask(message('in which row?'), { from: 1, to: position.rows.length }, spots);
}
