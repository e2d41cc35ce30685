import { TextDocument } from 'vscode-languageserver-textdocument';
import type { TextEdit } from 'vscode-languageserver-types';

/** The text after edits, made as editors make them. Throws where they overlap. */
export const edited = (text: string, edits: readonly TextEdit[]): string =>
  TextDocument.applyEdits(TextDocument.create('file:///x', 'game', 0, text), [...edits]);
