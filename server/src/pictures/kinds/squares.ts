import type { Square, Squares } from '../../rulesets/picture';
import { message } from '../../text/message';
import { larger, minus, type Natural, plus, smaller } from '../../text/natural';
import { box, circle, type Layout, line, numeral, type Shape, type Size, words } from '../shapes';

/**
 * Returns a board with a stone, the squares that it has come through, and the size in words. Of a large board, what is
 * around the stone.
 */
export function squaresLayout(picture: Squares, size: Size): Layout {
  const { text } = size;
  const unit = Math.max(10, Math.min(size.unit, (size.height - text * 1.6) / Math.min(16, Number(picture.rows))));
  const window = windowOf(picture, Math.floor(size.width / unit), Math.floor((size.height - text * 1.6) / unit));
  const { top, left, rows, columns } = window;
  const place = ({ row, column }: Square): readonly [number, number] | undefined => {
    if (row < top || column < left || row >= plus(top, rows) || column >= plus(left, columns)) return undefined;
    return [1 + Number(minus(column, left)) * unit, 1 + Number(minus(row, top)) * unit];
  };
  const entered = new Set(picture.path.map(({ row, column }) => `${row} ${column}`));
  const shapes: Shape[] = [];
  for (let row = top; row < plus(top, rows); row = plus(row, 1))
    for (let column = left; column < plus(left, columns); column = plus(column, 1)) {
      const name = `${row} ${column}`;
      shapes.push(box(entered.has(name) ? 'taken' : 'cell', place({ row, column })!, [unit, unit], `square ${name}`));
    }
  const height = rows * unit + text * 1.6;
  return {
    width: Math.max(columns * unit + 2, text * 8),
    height,
    shapes: [
      ...shapes,
      ...pathShapes(picture, place, unit),
      words('label', [2, height - text * 0.3], text, labelOf(picture, window), 'start'),
    ],
  };
}

interface Window {
  readonly top: Natural;
  readonly left: Natural;
  readonly rows: number;
  readonly columns: number;
}

function windowOf({ rows, columns, stone }: Squares, wide: number, high: number): Window {
  const shownRows = Number(smaller(rows, Math.min(high, 16)));
  const shownColumns = Number(smaller(columns, Math.min(wide, 24)));
  return {
    top: startOf(stone.row, rows, shownRows),
    left: startOf(stone.column, columns, shownColumns),
    rows: shownRows,
    columns: shownColumns,
  };
}

/** Returns the first row or column in sight: the stone is in the middle, unless it is near an edge. */
function startOf(at: Natural, all: Natural, shown: number): Natural {
  const half = Math.floor(shown / 2);
  const wanted = at > half ? minus(at, half) : 1;
  return larger(1, smaller(wanted, minus(plus(all, 1), shown)));
}

function pathShapes(
  { path, stone }: Squares,
  place: (square: Square) => readonly [number, number] | undefined,
  unit: number,
): Shape[] {
  const points = [...path, stone].flatMap((square): [number, number][] => {
    const at = place(square);
    return at ? [[at[0] + unit / 2, at[1] + unit / 2]] : [];
  });
  const last = points.at(-1);
  return [
    ...(points.length > 1 ? [line('path', ...points)] : []),
    ...(last ? [circle('mover', last[0], last[1], unit / 2 - 2, 'stone')] : []),
  ];
}

function labelOf({ rows, columns }: Squares, window: Window) {
  const size = `${numeral(rows)} × ${numeral(columns)}`;
  return window.rows === rows && window.columns === columns ? size : message('{0}; what is around the stone', size);
}
