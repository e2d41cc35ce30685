/** textDocument/rename, references, definition and highlights of the names in lines of rules. */
import {
  type DocumentHighlight,
  DocumentHighlightKind,
  type Location,
  type Position,
  type Range,
  type WorkspaceEdit,
} from 'vscode-languageserver-types';
import { rename, symbolAt } from '../../games/editing/rename';
import type { GameSymbol } from '../../games/editing/symbols';
import type { Span } from '../../text/place';
import { toTextEdits } from '../codeAction/edits';
import { translated } from '../view';
import type { RulesView } from './view';

/** Returns the name at a place, and where it stands there; undefined if there is none. */
function nameAt({ declaration: { game } }: RulesView, place: Position): { symbol: GameSymbol; span: Span } | undefined {
  const symbol = symbolAt(game, place);
  const span = symbol?.spans.find(
    ({ start, end }) =>
      start.line === place.line && start.character <= place.character && place.character <= end.character,
  );
  return symbol && span && { symbol, span };
}

/** Returns what would be renamed; null where there is no name. */
export function renamePlace(view: RulesView, place: Position): { range: Range; placeholder: string } | null {
  const found = nameAt(view, place);
  return found ? { range: found.span, placeholder: found.symbol.name } : null;
}

/** Returns the edits; or why the name cannot be another one. */
export function renameEdit(view: RulesView, place: Position, name: string): WorkspaceEdit | string | null {
  const { document, declaration } = view;
  const found = nameAt(view, place);
  if (!found) return null;
  const edits = rename(declaration.text, declaration.game, found.symbol, name.trim());
  return 'template' in edits ? translated(view, edits) : { changes: { [document.uri]: toTextEdits(edits) } };
}

/** Returns all places of a name, the one that declares it first unless it is left out. */
export function references(view: RulesView, place: Position, withDeclaration: boolean): Location[] | null {
  const found = nameAt(view, place);
  if (!found) return null;
  const spans = found.symbol.spans.slice(withDeclaration ? 0 : 1);
  return spans.map((range) => ({ uri: view.document.uri, range }));
}

/** Returns where a name comes from. */
export function definition(view: RulesView, place: Position): Location | null {
  const [range] = nameAt(view, place)?.symbol.spans ?? [];
  return range ? { uri: view.document.uri, range } : null;
}

export function ruleHighlights(view: RulesView, place: Position): DocumentHighlight[] | null {
  const found = nameAt(view, place);
  if (!found) return null;
  return found.symbol.spans.map((range, index) => ({
    range,
    kind: index === 0 ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
  }));
}
