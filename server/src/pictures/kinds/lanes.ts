import type { Lanes, Man } from '../../rulesets/picture';
import { message } from '../../text/message';
import { minus, type Natural, plus, smaller } from '../../text/natural';
import { box, circle, type Layout, numeral, type Shape, type Size, widthOf, words } from '../shapes';

/** Rows of cells, one below the other. Long runs of free cells are drawn as one wide cell with its number of cells. */
export function lanesLayout({ rows, cells }: Lanes, size: Size): Layout {
  const hasLabels = rows.length === 1 || cells === undefined || cells > Math.floor(size.width / size.unit);
  const pitch = size.unit + (hasLabels ? size.text * 1.5 : 3);
  const fit = Math.max(1, Math.floor(size.height / pitch));
  const shown = rows.length > fit ? rows.slice(0, Math.max(1, fit - 1)) : rows;
  const shapes: Shape[] = [];
  let [width, y] = [size.unit * 2, 1];
  for (const [index, men] of shown.entries()) {
    const lane = laneShapes(men, cells, { row: index + 1, y, hasLabels }, size);
    shapes.push(...lane.shapes);
    width = Math.max(width, lane.width);
    y += pitch;
  }
  if (shown.length < rows.length) {
    const more = message('… and {0} more', rows.length - shown.length);
    shapes.push(words('label', [4, y + size.text], size.text, more, 'start'));
    width = Math.max(width, 9 * size.text);
    y += size.text * 1.5;
  }
  return { width: width + 2, height: y, shapes };
}

interface Place {
  readonly row: number;
  readonly y: number;
  readonly hasLabels: boolean;
}

/** One free cell, a run of them that is drawn as one, or a man. */
type Part = { readonly from: Natural; readonly to: Natural } | { readonly man: Man; readonly number: number };

function laneShapes(men: readonly Man[], cells: Natural | undefined, { row, y, hasLabels }: Place, size: Size) {
  const { unit, text } = size;
  const parts = partsOf(men, cells, Math.floor(size.width / unit));
  const shapes: Shape[] = [];
  let x = 1;
  for (const part of parts) {
    if (x > size.width - 6 * text && part !== parts.at(-1)) {
      const left = parts.slice(parts.indexOf(part)).filter((one) => 'man' in one).length;
      shapes.push(words('label', [x + 4, y + unit * 0.7], text, message('… and {0} more', left), 'start'));
      return { shapes, width: x + 9 * text };
    }
    const { made, width } =
      'man' in part ? manShapes(part, [x, y], { row, hasLabels }, size) : freeShapes(part, [x, y], row, size);
    shapes.push(...made);
    x += width;
  }
  return { shapes, width: x };
}

function manShapes(
  { man, number }: Extract<Part, { man: Man }>,
  [x, y]: [number, number],
  { row, hasLabels }: Omit<Place, 'y'>,
  size: Size,
) {
  const { unit, text } = size;
  const label = numeral(man.cell);
  const width = Math.max(unit, label.length > 2 && hasLabels ? widthOf(label, text * 0.85) + 6 : unit);
  const middle = x + width / 2;
  const made = [
    box('cell', [x, y], [width, unit]),
    circle(man.side === 'first' ? 'mover' : 'opponent', middle, y + unit / 2, unit / 2 - 2, `man ${row} ${number}`),
    ...(hasLabels ? [words('label', [middle, y + unit + text], text * 0.85, label)] : []),
  ];
  return { made, width };
}

function freeShapes({ from, to }: Extract<Part, { from: Natural }>, [x, y]: [number, number], row: number, size: Size) {
  const { unit, text } = size;
  if (from === to) return { made: [box('cell', [x, y], [unit, unit], `cell ${row} ${from}`)], width: unit };
  const label = `… ${numeral(plus(minus(to, from), 1))} …`;
  const letters = Math.min(text, unit * 0.8);
  const width = Math.max(unit * 2.5, widthOf(label, letters) + 6);
  return {
    made: [
      box('cell', [x, y], [width, unit]),
      words('label', [x + width / 2, y + unit / 2 + letters * 0.35], letters, label),
    ],
    width,
  };
}

/** Runs of more free cells may be drawn as one. */
const SHORT = 4;

/** Returns the men in order, and the free cells between them: one by one if all of them fit. */
function partsOf(men: readonly Man[], cells: Natural | undefined, fit: number): Part[] {
  const numbered = men.map((man, index) => ({ man, number: index + 1 }));
  const ordered = numbered.sort((a, b) => (a.man.cell < b.man.cell ? -1 : 1));
  const last = cells ?? ordered.at(-1)?.man.cell ?? 0;
  const isShort = last <= fit;
  const parts: Part[] = [];
  let next: Natural = 1;
  for (const each of ordered) {
    parts.push(...freeParts(next, minus(each.man.cell, 1), isShort), each);
    next = plus(each.man.cell, 1);
  }
  return [...parts, ...freeParts(next, last, isShort)];
}

function freeParts(from: Natural, to: Natural, isShort: boolean): Part[] {
  if (to < from) return [];
  if (!isShort && minus(to, from) >= SHORT) return [{ from, to }];
  const parts: Part[] = [];
  for (let cell = from; cell <= smaller(to, plus(from, 100)); cell = plus(cell, 1))
    parts.push({ from: cell, to: cell });
  return parts;
}
