import type { Range, TextEdit } from 'vscode-languageserver-types';
import type { GameDocument } from '../../document/document';
import type { Edit } from '../../text/finding';

/** Edits as the protocol has them. */
export const toTextEdits = (edits: readonly Edit[]): TextEdit[] =>
  edits.map(({ span, text }) => ({ range: span, newText: text }));

/** Returns a line without its line ending. */
export const lineRange = (document: GameDocument, line: number): Range => ({
  start: { line, character: 0 },
  end: { line, character: document.lineText(line).length },
});
