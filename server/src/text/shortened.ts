/** Shortens what people look at: the one way to do so, never inside a number or a word. */

/** A number, a word, or a single sign; a Chinese character is a word. */
const PIECE = /[0-9]+|\p{Script=Han}|(?:(?!\p{Script=Han})\p{L})+|[^]/gu;

/** Longer numbers are shown by their ends, as in messages. */
const LONGEST_NUMBER = 40;

/** The text, or its beginning with `…`, of about `longest` units at most; only a single word that is longer is cut. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const closing = text.startsWith('(') && text.endsWith(')') ? ')' : '';
  const room = longest - ' …'.length - closing.length;
  let kept = '';
  for (const [piece] of text.matchAll(PIECE)) {
    const next = /^[0-9]/.test(piece) ? shortenedNumber(piece) : piece;
    if (kept.length + next.length > room)
      return `${kept === '' ? piece.slice(0, room) : withGap(kept)}…${kept === '' ? '' : closing}`;
    kept += next;
  }
  return kept;
}

/** `12…` would be read as a longer number. */
const withGap = (kept: string): string => (/[\s({]$/.test(kept) ? kept : `${kept} `);

/** A number of many digits by its ends, with its length: `123456789012…345678 [1000]`. */
const shortenedNumber = (digits: string): string =>
  digits.length <= LONGEST_NUMBER ? digits : `${digits.slice(0, 12)}…${digits.slice(-6)} [${digits.length}]`;
