/** textDocument/formatting of lines of rules. */
import type { TextEdit } from 'vscode-languageserver-types';
import { formatGame } from '../../games/editing/format';
import { toTextEdits } from '../codeAction/edits';
import type { RulesView } from './view';

/** Returns the edits to the lines from `first` to `last`. */
export const formatRules = ({ declaration: { text } }: RulesView, first = 0, last = Infinity): TextEdit[] =>
  toTextEdits(formatGame(text).filter(({ span }) => span.start.line >= first && span.end.line <= last));
