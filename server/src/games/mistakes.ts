/** Findings about the lines of a game. */
import type { Edit, Finding, Fix } from '../text/finding';
import type { FindingCode } from '../text/findingCode';
import { type Message, message } from '../text/message';
import { type Span, spanOfLine } from '../text/place';
import type { Piece } from './syntax/lexer';

export const spanOn = (line: number, { from, to }: Piece): Span => spanOfLine(line, from, to);

export function mistake(
  line: number,
  piece: Piece,
  code: FindingCode,
  sentence: Message,
  fixes: readonly Fix[] = [],
): Finding {
  return {
    code,
    severity: 'error',
    span: spanOn(line, piece),
    message: sentence,
    ...(fixes.length > 0 && { fixes }),
  };
}

/** Writes something else in place of a piece. */
export const write = (line: number, piece: Piece, text: string): Fix => ({
  title: message('Write {0}', text),
  edits: [edit(line, piece, text)],
});

export const edit = (line: number, piece: Piece, text: string): Edit => ({ span: spanOn(line, piece), text });

/** Returns the nearest of the known words, if one is near: at most one letter in three is another, and not all are. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.floor(Math.max(word.length, 3) / 3) + 1;
  for (const one of known) {
    const found = word.length > MAX_NAME_UNITS ? least : distance(word.toLowerCase(), one.toLowerCase());
    if (found < least && found < Math.max(word.length, one.length)) [best, least] = [one, found];
  }
  return best;
}

const MAX_NAME_UNITS = 40;

/** Returns how many letters have to be added, left out or changed: Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1])));
    row = next;
  }
  return row[b.length]!;
}
