import type { Plane } from '../../rulesets/picture';
import { message } from '../../text/message';
import type { Natural } from '../../text/natural';
import { box, circle, type Layout, line, numeral, type Shape, type Size, words } from '../shapes';

/** Points on a grid of squares whose corner, bottom left, is (0, 0). Points too far out are told in words alone. */
export function planeLayout({ points }: Plane, size: Size): Layout {
  const { text } = size;
  const largest = points.reduce<number>((most, point) => Math.max(most, ...point.map(Number)), 0);
  const cells = largest + 1;
  const unit = Math.min(size.unit, (size.height - text * 1.6) / cells);
  if (unit < 6 || points.length === 0) return listLayout(points, size);
  const side = cells * unit;
  const shapes: Shape[] = [];
  for (let y = 0; y < cells; y++)
    for (let x = 0; x < cells; x++)
      shapes.push(box('cell', [1 + x * unit, 1 + side - (y + 1) * unit], [unit, unit], `point ${x} ${y}`));
  for (const [x, y] of points)
    shapes.push(
      circle('mover', 1 + (Number(x) + 0.5) * unit, 1 + side - (Number(y) + 0.5) * unit, unit / 2 - 1, 'stone'),
    );
  const label = points.slice(0, 3).map(pair).join(' + ') + (points.length > 3 ? ' + …' : '');
  return {
    width: Math.max(side + 2, text * 10),
    height: side + text * 1.6,
    shapes: [...shapes, words('label', [2, side + text * 1.3], text, label, 'start')],
  };
}

const pair = ([x, y]: readonly [Natural, Natural]): string => `(${numeral(x)}, ${numeral(y)})`;

/** How many points are listed. */
const LISTED = 4;

function listLayout(points: Plane['points'], { text, width }: Size): Layout {
  const list = points.slice(0, LISTED).map(pair).join(' + ');
  const more = points.length > LISTED ? [message('… and {0} more', points.length - LISTED)] : [];
  return {
    width: Math.min(width, 32 * text),
    height: text * (1.8 + 1.4 * more.length),
    shapes: [
      words('label', [2, text * 1.2], text, points.length === 0 ? '0' : list, 'start'),
      ...more.map((each) => words('label', [2, text * 2.6], text, each, 'start')),
      line('line', [0, 0], [0, 0]),
    ],
  };
}
