/** Blanks that are not as judges write them: single spaces between numbers and none elsewhere. */
import type { Borrowed } from '../text/borrowed';
import type { FindingCode } from '../text/findingCode';
import { type Message, message } from '../text/message';
import { spanOfLine } from '../text/place';
import { endOfLine, type TokenTable } from '../text/table';
import { SPACE } from '../text/unit';
import type { Notes } from './cases';

/**
 * Notes each run of blanks in the line that is not a single space between two tokens; none in a line of blanks alone.
 */
export function noteBlanks(table: Borrowed<TokenTable>, line: number, notes: Notes): void {
  const { lineStart, lineToken, tokenStart, tokenEnd, text } = table;
  const to = lineToken[line + 1]!;
  const origin = lineStart[line]!;
  let end = origin;
  for (let token = lineToken[line]!; token < to; token++) {
    const start = tokenStart[token]!;
    const isPlain = start === end + 1 && end > origin && text.charCodeAt(end) === SPACE;
    if (start > end && !isPlain) noteRun(table, line, end, start, notes);
    end = tokenEnd[token]!;
  }
  const last = endOfLine(table, line);
  if (end > origin && last > end) noteRun(table, line, end, last, notes);
}

/** `from` and `to` are places in the whole text. */
function noteRun(table: Borrowed<TokenTable>, line: number, from: number, to: number, notes: Notes): void {
  notes.add('hint', () => {
    const origin = table.lineStart[line]!;
    const isLeading = from === origin;
    const isInside = !isLeading && to < endOfLine(table, line);
    const [code, sentence] = describe(table.text.slice(from, to), isLeading, !isInside && !isLeading);
    const title = isInside ? message('Replace by a single space') : message('Remove the blanks');
    const span = spanOfLine(line, from - origin, to - origin);
    return { code, span, message: sentence, fixes: [{ title, edits: [{ span, text: isInside ? ' ' : '' }] }] };
  });
}

function describe(run: string, isLeading: boolean, isTrailing: boolean): [FindingCode, Message] {
  const odd = /[^ \t]/.exec(run);
  if (odd)
    return [
      'invisible-character',
      message('A blank that is not a space (U+{0}): many programs stop reading there.', codePoint(odd[0])),
    ];
  if (run.includes('\t')) return ['tab', message('A tab: judges’ files have spaces.')];
  if (isTrailing) return ['trailing-blank', message('Blanks at the end of the line.')];
  if (isLeading) return ['leading-blank', message('Blanks at the start of the line.')];
  return ['double-blank', message('More than one space between two numbers.')];
}

const codePoint = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
