import type { Boxes } from '../../rulesets/picture';
import { message } from '../../text/message';
import { box, type Layout, line, numeral, type Shape, type Size, widthOf, words } from '../shapes';

/** Boxes from left to right, each on the step that it is above the end, with its cards in it and its number below. */
export function boxesLayout({ boxes }: Boxes, size: Size): Layout {
  const { unit, text } = size;
  const high = unit * 1.1;
  const highest = boxes.slice(0, 16).reduce((most, { step }) => Math.max(most, step), 0);
  const rise = Math.min(unit * 0.8, (size.height - high - text * 1.5) / Math.max(1, highest));
  const ground = highest * rise + high;
  const shapes: Shape[] = [];
  let x = 2;
  for (const [index, { cards, step }] of boxes.entries()) {
    const label = numeral(cards);
    const width = Math.max(unit * 1.25, widthOf(label, text) + 6);
    if (x + width > size.width - (index < boxes.length - 1 ? 8 * text : 0)) {
      shapes.push(words('label', [x, ground], text, message('… and {0} more', boxes.length - index), 'start'));
      x += 9 * text;
      break;
    }
    const bottom = ground - step * rise;
    const middle = x + width / 2;
    shapes.push(
      line('line', [x, bottom], [x, ground], [x + width, ground], [x + width, bottom]),
      box(cards === 0 ? 'cell' : 'bar', [x + 1, bottom - high], [width - 2, high], `box ${index + 1}`),
      words(cards === 0 ? 'label' : 'inside', [middle, bottom - high / 2 + text * 0.35], text, label),
      words('label', [middle, ground + text * 1.1], text * 0.85, String(index + 1)),
    );
    x += width;
  }
  return { width: x + 2, height: ground + text * 1.4, shapes };
}
