/** Blanks that are not as judges write them: single spaces between numbers and none elsewhere. */
import type { FindingCode } from '../text/findingCode';
import { type Message, message } from '../text/message';
import { spanOfLine } from '../text/place';
import { isBlank } from '../text/scan';
import { lineText, type TokenTable } from '../text/table';
import type { Notes } from './cases';

/** Notes each run of blanks in the line that is not a single space between two tokens. */
export function noteBlanks(table: TokenTable, line: number, notes: Notes): void {
  const text = lineText(table, line);
  let at = 0;
  while (at < text.length) {
    const start = at;
    while (at < text.length && isBlank(text.charCodeAt(at))) at++;
    if (at > start && at - start < text.length) noteRun(text, line, start, at, notes);
    at++;
  }
}

function noteRun(text: string, line: number, start: number, end: number, notes: Notes): void {
  const isInside = start > 0 && end < text.length;
  const run = text.slice(start, end);
  if (isInside && run === ' ') return;
  notes.add('hint', () => {
    const [code, sentence] = describe(run, start === 0, end === text.length);
    const title = isInside ? message('Replace by a single space') : message('Remove the blanks');
    const span = spanOfLine(line, start, end);
    return { code, span, message: sentence, fixes: [{ title, edits: [{ span, text: isInside ? ' ' : '' }] }] };
  });
}

function describe(run: string, isLeading: boolean, isTrailing: boolean): [FindingCode, Message] {
  const odd = /[^ \t]/.exec(run);
  if (odd)
    return [
      'invisible-character',
      message('A blank that is no space (U+{0}): many programs do not read past it.', codePoint(odd[0])),
    ];
  if (run.includes('\t')) return ['tab', message('A tab, where judges’ files have spaces.')];
  if (isTrailing) return ['trailing-blank', message('Blanks at the end of the line.')];
  if (isLeading) return ['leading-blank', message('Blanks at the start of the line.')];
  return ['double-blank', message('More than one space between two numbers.')];
}

const codePoint = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
