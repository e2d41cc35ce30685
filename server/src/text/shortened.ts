/** Shortens what people look at: the one way to do so, never inside a number or a word. */

import { shownDigits } from './message';

/** A number, a word, or a single sign; a Chinese character is a word. */
const PIECE = /[0-9]+|\p{Script=Han}|(?:(?!\p{Script=Han})\p{L})+|[^]/gu;

/**
 * Returns the text, or its beginning with `…`, of about `longest` units at most; only a single word that is longer is
 * cut.
 */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const closing = text.startsWith('(') && text.endsWith(')') ? ')' : '';
  const room = longest - ' …'.length - closing.length;
  let kept = '';
  for (const [piece] of text.matchAll(PIECE)) {
    const next = /^[0-9]/.test(piece) ? shownDigits(piece) : piece;
    if (kept.length + next.length > room)
      return `${kept === '' ? piece.slice(0, room) : withGap(kept)}…${kept === '' ? '' : closing}`;
    kept += next;
  }
  return kept;
}

/** `12…` would be read as a longer number. */
const withGap = (kept: string): string => (/[\s({]$/.test(kept) ? kept : `${kept} `);
