/** textDocument/formatting, rangeFormatting and onTypeFormatting: the strict layout of the statement. */
import type { Position, Range, TextEdit } from 'vscode-languageserver-types';
import { formatEdit, formatEdits, isEmpty } from '../document/formatting';
import { spanOfLine } from '../text/place';
import { toTextEdits } from './codeAction/edits';
import type { Checkpoint } from './diagnostic';
import type { View } from './view';

/** The character after which the line that it ends is formatted, for those who have switched that on. */
export const formattingTrigger = '\n';

/** Edits to the whole file; undefined if cancelled. */
export function formatDocument(view: View, checkpoint: Checkpoint): Promise<TextEdit[] | undefined> {
  return formatLines(view, 0, view.document.lineCount - 1, checkpoint);
}

/** Edits to the lines that a range touches; a range that ends where a line begins does not touch that line. */
export function formatRange(
  view: View,
  { start, end }: Range,
  checkpoint: Checkpoint,
): Promise<TextEdit[] | undefined> {
  const last = end.character === 0 && end.line > start.line ? end.line - 1 : end.line;
  return formatLines(view, start.line, Math.min(last, view.document.lineCount - 1), checkpoint);
}

/** Formats the line that was just ended. No line is removed: somebody who types an empty line wants one. */
export function formatEndedLine({ document }: View, { line }: Position): TextEdit[] {
  const edit = document.problem && formatEdit(document, line - 1);
  return edit ? toTextEdits([edit]) : [];
}

/** Without a problem there is no layout to go by. */
async function formatLines(
  { document }: View,
  first: number,
  last: number,
  checkpoint: Checkpoint,
): Promise<TextEdit[] | undefined> {
  if (!document.problem) return [];
  const edits: TextEdit[] = [];
  for (const batch of formatEdits(document, first, last)) {
    if (!(await checkpoint())) return undefined;
    for (const edit of toTextEdits(batch)) edits.push(edit);
  }
  return last < document.lineCount - 1 ? edits : [...edits, ...finalLineEnding(document)];
}

/** Not for a line of blanks alone, which goes. */
function finalLineEnding(document: View['document']): TextEdit[] {
  const line = document.lineCount - 1;
  const text = document.lineText(line);
  return isEmpty(text) ? [] : [{ range: spanOfLine(line, text.length, text.length), newText: '\n' }];
}
