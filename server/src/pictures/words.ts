/** What a picture shows, in words: for those who do not see it. */
import type { Picture, Squares } from '../rulesets/picture';
import { type Message, message } from '../text/message';
import type { Natural } from '../text/natural';
import { numeral } from './shapes';

/** More numbers are not told one by one. */
const TOLD = 20;

/** Returns one sentence without a full stop. */
export function pictureWords(picture: Picture): Message {
  const seen = pieces(picture);
  return picture.caption ? message('{0}; {1}', seen, picture.caption) : seen;
}

function pieces(picture: Picture): Message {
  switch (picture.kind) {
    case 'heaps':
      return counted(picture.sizes, message('Heaps: {0}', list(picture.sizes)));
    case 'rows':
      return counted(picture.sizes, message('Rows: {0}', list(picture.sizes)));
    case 'ring':
      return message('Coins in a circle: {0}', numeral(picture.coins));
    case 'lanes':
      return lanesWords(picture.rows);
    case 'squares':
      return squaresWords(picture);
    case 'boxes': {
      const cards = picture.boxes.map((box) => box.cards);
      return counted(cards, message('Cards in the boxes from box 1 on: {0}', list(cards)));
    }
    case 'numbers':
      return picture.free.length === 0
        ? message('No number is free')
        : message('Free numbers: {0}', list([...picture.free].sort((a, b) => a - b)));
    case 'rectangle':
      return message('A rectangle of {0} by {1}', numeral(picture.a), numeral(picture.b));
    case 'track':
      return message('At {0}, the goal is {1}', numeral(picture.at), numeral(picture.goal));
    case 'plane':
      return message('Points: {0}', points(picture.points));
  }
}

function squaresWords({ rows, columns, stone, path }: Squares): Message {
  const board = message(
    'Board {0}: stone in row {1}, column {2}',
    `${numeral(rows)} × ${numeral(columns)}`,
    numeral(stone.row),
    numeral(stone.column),
  );
  return path.length === 0 ? board : message('{0}; squares entered before: {1}', board, path.length);
}

const counted = (items: readonly unknown[], all: Message): Message =>
  items.length > TOLD ? message('{0} ({1} in all)', all, items.length) : all;

function list(numbers: readonly Natural[]): string {
  if (numbers.length === 0) return '0';
  const told = numbers.slice(0, TOLD).map(numeral);
  return numbers.length > TOLD ? `${told.join(', ')}, …` : told.join(', ');
}

const points = (all: readonly (readonly [Natural, Natural])[]): string =>
  all.length === 0
    ? '0'
    : all
        .slice(0, TOLD)
        .map(([x, y]) => `(${numeral(x)}, ${numeral(y)})`)
        .join(' + ') + (all.length > TOLD ? ' + …' : '');

function lanesWords(rows: Extract<Picture, { kind: 'lanes' }>['rows']): Message {
  const [only, ...more] = rows;
  if (only && more.length === 0 && only.every(({ side }) => side === 'first')) {
    const cells = only.map(({ cell }) => cell);
    return counted(cells, message('Chessmen on the cells {0}', list(cells)));
  }
  const told = rows.slice(0, TOLD).map((men) => men.map(({ cell }) => numeral(cell)).join('–'));
  const text = rows.length > TOLD ? `${told.join(', ')}, …` : told.join(', ');
  return counted(rows, message('Cells of the mover’s and the opponent’s piece, row by row: {0}', text));
}
