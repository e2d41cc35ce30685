/** The replies that copy the first take from a circle of coins, drawn and as a table. */
import { message, shown } from '../../text/message';
import { minus, type Natural, quotient, remainder } from '../../text/natural';
import type { Explanation, Reason } from '../ruleset';

/** Circles of up to so many coins are drawn. */
export const DRAWN = 24;
/** So many lines of a table are shown. */
export const SHOWN = 12;

/**
 * Returns the reply to a row: the whole of it if it may be taken, else one coin or two, whichever leaves halves of the
 * same length.
 */
export function mirrorReply(row: Natural, most: Natural): { reply: Natural; half: Natural } {
  if (row <= most) return { reply: row, half: 0 };
  const reply = remainder(row, 2) === 1 ? 1 : 2;
  return { reply, half: quotient(minus(row, reply), 2) };
}

export function drawnReplies(coins: number, most: number): Explanation {
  const lines = Array.from({ length: Math.min(most, SHOWN) }, (_, index) => {
    const gap = '·'.repeat(index + 1);
    const row = coins - index - 1;
    const { reply, half } = mirrorReply(row, most);
    const rest = '●'.repeat(Number(half));
    return `${gap}${'●'.repeat(row)}  →  ${gap}${rest}${'·'.repeat(Number(reply))}${rest}`;
  });
  if (most > SHOWN) lines.push('…');
  return [
    message('Each line is a first take and the reply to it; the circle is drawn as a line that begins with the gap.'),
    { lines },
  ];
}

export function tabulatedReplies(coins: Natural, most: Natural): Reason {
  const rows: string[][] = [];
  for (let take = 1; take <= most && take <= SHOWN; take++) {
    const row = minus(coins, take);
    const { reply, half } = mirrorReply(row, most);
    rows.push([String(take), shown(row), shown(reply), half === 0 ? '–' : `${shown(half)} + ${shown(half)}`]);
  }
  if (most > SHOWN) rows.push(['…', '…', '…', '…']);
  return { head: [message('first take'), message('row left'), message('reply'), message('equal rows')], rows };
}
