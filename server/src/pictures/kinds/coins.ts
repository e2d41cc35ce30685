import type { Ring, Rows } from '../../rulesets/picture';
import { message } from '../../text/message';
import { box, circle, type Layout, line, numeral, type Shape, type Size, widthOf, words } from '../shapes';

/** Rows of coins, one below the other, each with its number of coins. */
export function rowsLayout({ sizes }: Rows, size: Size): Layout {
  const { unit, text } = size;
  const pitch = Math.max(unit, text) * 1.3;
  const label = Math.max(...sizes.slice(0, 100).map((coins) => widthOf(numeral(coins), text)), text) + 8;
  const fit = Math.max(1, Math.floor(size.height / pitch) - 1);
  const most = Math.floor((size.width - label - 6 * text) / unit);
  const shapes: Shape[] = [];
  let y = 0;
  let width = label + 6 * text;
  for (const [index, coins] of sizes.entries()) {
    if (index >= fit && index < sizes.length - 1) {
      shapes.push(words('label', [4, y + pitch * 0.7], text, message('… and {0} more', sizes.length - index), 'start'));
      y += pitch;
      break;
    }
    const middle = y + pitch / 2;
    const row = index + 1;
    shapes.push(box('hit', [0, y], [label, pitch], `row ${row}`));
    shapes.push(words('label', [label - 6, middle + text * 0.35], text, numeral(coins), 'end'));
    if (coins > most) shapes.push(...longRow(label, middle, size, row));
    else
      for (let coin = 1; coin <= Number(coins); coin++)
        shapes.push(circle('counter', label + (coin - 0.5) * unit, middle, unit / 2 - 1, `coin ${row} ${coin}`));
    width = Math.max(width, label + (coins > most ? unit * 8 : Number(coins) * unit) + 4);
    y += pitch;
  }
  if (sizes.length === 0) {
    shapes.push(words('label', [4, text * 1.2], text, message('no row is left'), 'start'));
    y = text * 1.6;
  }
  return { width, height: y, shapes };
}

/** Returns a row of too many coins: its ends, and a break between. */
function longRow(left: number, y: number, { unit, text }: Size, row: number): Shape[] {
  return [
    box('bar', [left, y - unit / 2 + 1], [unit * 8, unit - 2], `row ${row}`),
    words('inside', [left + unit * 4, y + text * 0.35], text, '…'),
  ];
}

/** Coins in a circle, the first at the top; the taken ones are drawn as rows. */
export function ringLayout({ coins }: Ring, size: Size): Layout {
  const { unit, text } = size;
  const largest = Math.min(size.height, 320) / 2 - unit / 2;
  const wanted = (Number(coins) * unit * 1.05) / (2 * Math.PI);
  const isFull = wanted > largest;
  const radius = isFull ? largest : Math.max(wanted, unit * 1.4);
  const centre = radius + unit / 2 + 1;
  const shapes: Shape[] = [
    circle('line', centre, centre, radius),
    box('hit', [centre - radius / 2, centre - text], [radius, text * 2], 'row 1'),
    ...(isFull
      ? [words('label', [2 * centre + text / 2, centre + text * 0.35], text, numeral(coins), 'start')]
      : [words('label', [centre, centre + text * 0.35], text, numeral(coins))]),
  ];
  const drawn = isFull ? Math.floor(((2 * Math.PI * radius) / unit) * 0.8) : Number(coins);
  const step = isFull ? unit / radius : (2 * Math.PI) / Math.max(1, drawn);
  for (let coin = 0; coin < drawn; coin++) {
    const angle = coin * step;
    const [x, y] = [centre + radius * Math.sin(angle), centre - radius * Math.cos(angle)];
    shapes.push(circle('counter', round(x), round(y), unit / 2 - 1, `coin 1 ${coin + 1}`));
  }
  if (isFull) shapes.push(...restOfRing(centre, radius, drawn * step, size));
  return { width: 2 * centre, height: 2 * centre, shapes };
}

function restOfRing(centre: number, radius: number, from: number, { text }: Size): Shape[] {
  const angle = (from + 2 * Math.PI) / 2;
  const at = [round(centre + radius * Math.sin(angle)), round(centre - radius * Math.cos(angle))] as const;
  return [words('label', [at[0], at[1] + text * 0.2], text, '…'), line('line', at, at)];
}

const round = (length: number): number => Math.round(length * 100) / 100;
