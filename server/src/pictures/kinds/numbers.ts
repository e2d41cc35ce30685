import type { Numbers, Track } from '../../rulesets/picture';
import type { Natural } from '../../text/natural';
import { box, type Layout, line, numeral, type Shape, type Size, widthOf, words } from '../shapes';

/** Numbers in rows of ten; those that are not free are struck out. */
export function numbersLayout({ from, to, free }: Numbers, size: Size): Layout {
  const { text } = size;
  const side = size.unit * 1.5;
  const shapes: Shape[] = [];
  for (let number = from; number <= to; number++) {
    const at = number - from;
    const [x, y] = [1 + (at % 10) * side, 1 + Math.floor(at / 10) * side];
    const isFree = free.includes(number);
    shapes.push(box(isFree ? 'free' : 'taken', [x, y], [side - 2, side - 2], `number ${number}`));
    shapes.push(
      words(isFree ? 'inside' : 'label', [x + side / 2 - 1, y + side / 2 + text * 0.3], text, String(number)),
    );
    if (!isFree) shapes.push(line('line', [x + 3, y + side - 5], [x + side - 5, y + 3]));
  }
  const count = to - from + 1;
  return { width: 10 * side + 2, height: Math.ceil(count / 10) * side + 2, shapes };
}

/** Where one is, what is in reach, and the goal, from left to right. Its distances say nothing. */
export function trackLayout({ at, goal, reach }: Track, size: Size): Layout {
  const { unit, text } = size;
  const high = Math.max(unit, text * 1.6);
  const middle = high / 2 + 1;
  const shapes: Shape[] = [];
  let x = 2;
  const chip = (number: Natural, look: 'here' | 'free' | 'goal', piece: string): void => {
    const label = numeral(number);
    const width = Math.max(unit, widthOf(label, text) + 8);
    shapes.push(box(look, [x, middle - high / 2], [width, high], piece));
    shapes.push(words('inside', [x + width / 2, middle + text * 0.35], text, label));
    x += width;
  };
  const gap = (isWide: boolean): void => {
    const width = isWide ? text * 2 : text * 0.5;
    if (isWide) shapes.push(words('label', [x + width / 2, middle + text * 0.35], text, '…'));
    else shapes.push(line('line', [x, middle], [x + width, middle]));
    x += width;
  };
  chip(at, at >= goal ? 'goal' : 'here', 'here');
  const room = size.width - widthOf(numeral(goal), text) - 8 - text * 4;
  const fitting = reach.filter((_, index) => x + widthOfChips(reach.slice(0, index + 1), size) < room);
  for (const number of fitting) {
    gap(false);
    chip(number, number >= goal ? 'goal' : 'free', `mark ${number}`);
  }
  if (at < goal && !reach.some((number) => number >= goal)) {
    gap(true);
    chip(goal, 'goal', 'goal');
  }
  return { width: x + 2, height: high + 2, shapes };
}

const widthOfChips = (numbers: readonly Natural[], { unit, text }: Size): number =>
  numbers.reduce<number>((width, number) => width + Math.max(unit, widthOf(numeral(number), text) + 8) + text * 0.5, 0);
