import type { Rectangle } from '../../rulesets/picture';
import { larger, minus, type Natural, quotient, smaller, times } from '../../text/natural';
import { box, type Layout, line, numeral, type Shape, type Size, widthOf, words } from '../shapes';

/** More squares beside each other are not drawn one by one. */
const MOST = 24;
/** Smaller squares cannot be seen. */
const LEAST = 3;

/**
 * Returns the rectangle of the two numbers, true to scale where it can be, cut into squares as Euclid’s algorithm cuts
 * it.
 */
export function rectangleLayout({ a, b }: Rectangle, size: Size): Layout {
  const { text } = size;
  const [long, short] = [larger(a, b), smaller(a, b)];
  const side = widthOf(numeral(short), text) + 8;
  const room = { width: Math.min(size.width - side, 480), height: Math.min(size.height - text * 1.6, 180) };
  const ratio = short === 0 ? Infinity : ratioOf(long, short);
  const height = short === 0 ? size.unit : Math.max(Math.min(room.height, room.width / ratio), size.unit);
  const width = Math.min(height * ratio, room.width);
  const shapes: Shape[] = [];
  if (short === 0) shapes.push(line('line', [side, height / 2], [side + room.width / 2, height / 2]));
  else cutInto(shapes, { long, short, x: side, y: 1, width, height, isFlat: true }, 0);
  const wide = short === 0 ? room.width / 2 : width;
  return {
    width: side + wide + 2,
    height: height + text * 1.6,
    shapes: [
      ...shapes,
      words('label', [side - 6, height / 2 + text * 0.35], text, numeral(short), 'end'),
      words('label', [side + wide / 2, height + text * 1.25], text, numeral(long)),
    ],
  };
}

/** long / short, to about six digits. */
const ratioOf = (long: Natural, short: Natural): number =>
  Number(quotient(times(smaller(long, times(short, 1000)), 1_000_000), short)) / 1_000_000;

interface Rest {
  readonly long: Natural;
  readonly short: Natural;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its long side lies. */
  readonly isFlat: boolean;
}

/** Cuts squares off the left, or off the top, and goes on with what is left. */
function cutInto(shapes: Shape[], { long, short, x, y, width, height, isFlat }: Rest, depth: number): void {
  const count = quotient(long, short);
  const side = isFlat ? height : width;
  if (side < LEAST) return;
  if (count > MOST) {
    shapes.push(box('bar', [x, y], [width, height], depth === 0 ? 'cut 1' : undefined));
    if (depth === 0) shapes.push(words('inside', [x + width / 2, y + height / 2 + 4], 12, `${numeral(count)} ×`));
    return;
  }
  const rest = minus(long, times(count, short));
  const length = isFlat ? width : height;
  const used = Math.min(side * Number(count), length);
  const step = used / Number(count);
  for (let cut = 0; cut < Number(count); cut++) {
    const corner: [number, number] = isFlat ? [x + cut * step, y] : [x, y + cut * step];
    const look = depth === 0 ? 'free' : depth % 2 === 1 ? 'square' : 'cell';
    shapes.push(box(look, corner, isFlat ? [step, side] : [side, step], depth === 0 ? `cut ${cut + 1}` : undefined));
  }
  if (rest === 0 || length - used < 1) return;
  const left = isFlat
    ? { x: x + used, y, width: width - used, height }
    : { x, y: y + used, width, height: height - used };
  cutInto(shapes, { long: short, short: rest, ...left, isFlat: !isFlat }, depth + 1);
}
