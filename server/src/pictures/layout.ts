/** Where everything of a picture stands. */
import type { Picture } from '../rulesets/picture';
import type { Message } from '../text/message';
import { boxesLayout } from './kinds/boxes';
import { ringLayout, rowsLayout } from './kinds/coins';
import { heapsLayout } from './kinds/heaps';
import { lanesLayout } from './kinds/lanes';
import { numbersLayout, trackLayout } from './kinds/numbers';
import { planeLayout } from './kinds/plane';
import { rectangleLayout } from './kinds/rectangle';
import { squaresLayout } from './kinds/squares';
import { type Layout, type Shape, type Size, widthOf, words } from './shapes';

/** Puts words into the language of the reader. */
export type Say = (words: Message | string) => string;

/** Returns the layout with its words in a language, wide enough for them. */
export function layoutOf(picture: Picture, size: Size, say: Say): Layout {
  const { width, height, shapes } = withCaption(picture, size);
  const told = shapes.map((shape) => (shape.form === 'words' ? { ...shape, words: say(shape.words) } : shape));
  return { width: told.reduce((widest, shape) => Math.max(widest, rightEnd(shape)), width), height, shapes: told };
}

const rightEnd = (shape: Shape): number =>
  shape.form === 'words' && shape.anchor === 'start' && typeof shape.words === 'string'
    ? shape.x + widthOf(shape.words, shape.size) + 2
    : 0;

/** The caption goes below, where there is one. */
function withCaption(picture: Picture, size: Size): Layout {
  const { caption } = picture;
  if (!caption) return pieces(picture, size);
  const line = size.text * 1.6;
  const { width, height, shapes } = pieces(picture, { ...size, height: size.height - line });
  return {
    width,
    height: height + line,
    shapes: [...shapes, words('caption', [2, height + size.text * 1.1], size.text, caption, 'start')],
  };
}

function pieces(picture: Picture, size: Size): Layout {
  switch (picture.kind) {
    case 'heaps':
      return heapsLayout(picture, size);
    case 'rows':
      return rowsLayout(picture, size);
    case 'ring':
      return ringLayout(picture, size);
    case 'lanes':
      return lanesLayout(picture, size);
    case 'squares':
      return squaresLayout(picture, size);
    case 'boxes':
      return boxesLayout(picture, size);
    case 'numbers':
      return numbersLayout(picture, size);
    case 'rectangle':
      return rectangleLayout(picture, size);
    case 'track':
      return trackLayout(picture, size);
    case 'plane':
      return planeLayout(picture, size);
  }
}
