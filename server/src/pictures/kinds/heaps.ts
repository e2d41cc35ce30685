import type { Heaps } from '../../rulesets/picture';
import { message } from '../../text/message';
import type { Natural } from '../../text/natural';
import { box, circle, type Layout, line, numeral, type Shape, type Size, widthOf, words } from '../shapes';

/** Heaps of counters, from left to right, and below each its number. A heap of too many is a bar. */
export function heapsLayout({ sizes, isJoined }: Heaps, size: Size): Layout {
  const { unit, text } = size;
  const bracket = isJoined && sizes.every((heap) => heap !== 0) ? text * 2 : 0;
  const rows = Math.max(1, Math.min(Math.floor((size.height - 2.6 * text - bracket) / unit), 8));
  const tallest = Math.min(
    rows,
    sizes.reduce<number>((most, heap) => Math.max(most, Number(heap)), 1),
  );
  const height = tallest * unit + text * 1.6 + bracket;
  const shapes: Shape[] = [];
  let x = 4;
  const middles: number[] = [];
  for (const [index, heap] of sizes.entries()) {
    const width = widthOfHeap(heap, rows, size);
    if (x + width > size.width - (index < sizes.length - 1 ? 9 * text : 0)) {
      const more = message('… and {0} more', sizes.length - index);
      shapes.push(words('label', [x, tallest * unit], text, more, 'start'));
      x += 9 * text;
      break;
    }
    shapes.push(...heapShapes(heap, index + 1, { x, width, rows, tallest }, size));
    middles.push(x + width / 2);
    x += width + unit / 2;
  }
  if (sizes.length === 0) shapes.push(words('label', [x, text], text, message('no heap is left'), 'start'));
  if (bracket > 0) shapes.push(...bracketShapes(middles, height - bracket + 2, size));
  return { width: Math.max(x, 40), height, shapes };
}

const columnsOf = (heap: Natural, rows: number): number => Math.max(1, Math.ceil(Number(heap) / rows));

function widthOfHeap(heap: Natural, rows: number, { unit, text, counters }: Size): number {
  const columns = heap > counters ? 2 : columnsOf(heap, rows);
  return Math.max(columns * unit, widthOf(numeral(heap), text), unit * 1.2);
}

interface Place {
  readonly x: number;
  readonly width: number;
  readonly rows: number;
  readonly tallest: number;
}

function heapShapes(heap: Natural, number: number, { x, width, rows, tallest }: Place, size: Size): Shape[] {
  const { unit, text, counters } = size;
  const bottom = tallest * unit;
  const middle = x + width / 2;
  const below = bottom + text * 1.25;
  const shapes: Shape[] = [
    line('line', [x, bottom], [x + width, bottom]),
    box('hit', [x, bottom], [width, Math.max(text * 1.6, unit * 0.9)], `heap ${number}`),
    words('label', [middle, below], text, numeral(heap)),
  ];
  if (heap === 0) return shapes;
  if (heap > counters) return [...shapes, ...barShapes(middle, bottom, tallest * unit, unit, number)];
  const left = middle - (columnsOf(heap, rows) * unit) / 2;
  for (let at = 0; at < Number(heap); at++) {
    const column = Math.floor(at / rows);
    const row = at % rows;
    const y = bottom - row * unit - unit / 2;
    shapes.push(
      circle('counter', left + column * unit + unit / 2, y, unit / 2 - 1, `counter ${number} ${Number(heap) - at}`),
    );
  }
  return shapes;
}

/** Returns a bar with a break in it: its height says nothing. */
function barShapes(middle: number, bottom: number, height: number, unit: number, number: number): Shape[] {
  const wide = unit * 1.4;
  const cut = bottom - height * 0.62;
  const left = middle - wide / 2;
  return [
    box('bar', [left, bottom - height], [wide, height], `heap ${number}`),
    line('break', [left - 1, cut + 3], [middle, cut - 3], [left + wide + 1, cut + 3]),
  ];
}

function bracketShapes(middles: readonly number[], y: number, { text }: Size): Shape[] {
  const [left, right] = [middles[0] ?? 0, middles.at(-1) ?? 0];
  const label = message('both');
  return [
    line('line', [left, y], [left, y + 5], [right, y + 5], [right, y]),
    box('hit', [left, y + 5], [Math.max(right - left, 24), text * 1.5], 'both'),
    words('label', [(left + right) / 2, y + 5 + text * 1.15], text, label),
  ];
}
