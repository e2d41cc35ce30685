/** textDocument/documentSymbol of a file of rules: a line for each of its lines. */
import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver-types';
import { textOf } from '../../games/lines';
import { isKey, type Key } from '../../games/parse';
import { spanOfLine } from '../../text/place';
import { shortened } from '../../text/shortened';
import type { RulesView } from './view';

/** Longer ones are cut. */
const LONGEST = 80;

export const ruleSymbols = ({ declaration: { text } }: RulesView): DocumentSymbol[] =>
  text.lines
    .filter(({ key }) => isKey(key))
    .map((at) => {
      const range = spanOfLine(at.line, 0, at.text.length);
      const detail = shortened(textOf(at), LONGEST);
      return { name: at.key, detail, kind: kinds[at.key as Key] ?? SymbolKind.Property, range, selectionRange: range };
    });

const kinds: Readonly<Partial<Record<Key, SymbolKind>>> = {
  input: SymbolKind.Struct,
  move: SymbolKind.Function,
  claim: SymbolKind.Boolean,
  trust: SymbolKind.Boolean,
};
