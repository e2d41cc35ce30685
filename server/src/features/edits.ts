import type { TextEdit } from 'vscode-languageserver-types';
import type { Edit } from '../text/finding';

/** Edits as the protocol has them. */
export const toTextEdits = (edits: readonly Edit[]): TextEdit[] => edits.map(({ span, text }) => ({ range: span, newText: text }));
