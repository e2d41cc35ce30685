/** textDocument/completion in lines of rules: keys, whole values to fill in, names. */
import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
  InsertTextMode,
  type Position,
} from 'vscode-languageserver-types';
import { type Proposal, proposalsAt } from '../../games/editing/completion';
import { spanOfLine } from '../../text/place';
import { translated } from '../view';
import type { RulesView } from './view';

/** What is known of the occasion. */
export interface RulesTyping {
  /** The editor can insert text with places to fill in. */
  readonly canFillIn: boolean;
  /** Layouts that the numbers of the file fit, the best first. */
  readonly guesses: () => readonly string[];
}

export function ruleCompletions(view: RulesView, { line, character }: Position, typing: RulesTyping): CompletionItem[] {
  const { document, declaration } = view;
  const { text } = declaration;
  const others = { ...text, lines: text.lines.filter((at) => at.line !== line) };
  const proposals = proposalsAt(document.lineText(line), character, { others, guesses: typing.guesses() });
  return proposals.map((proposal, index) => itemOf(view, line, proposal, index, typing.canFillIn));
}

const kinds: Readonly<Record<Proposal['kind'], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  snippet: CompletionItemKind.Snippet,
  name: CompletionItemKind.Variable,
  word: CompletionItemKind.Keyword,
  function: CompletionItemKind.Function,
};

function itemOf(
  view: RulesView,
  line: number,
  { label, insert, kind, detail, piece }: Proposal,
  index: number,
  canFillIn: boolean,
): CompletionItem {
  const isSnippet = /[$\\]/.test(insert);
  return {
    label,
    ...(detail && { detail: translated(view, detail) }),
    kind: kinds[kind],
    sortText: String(index).padStart(4, '0'),
    insertTextMode: InsertTextMode.asIs,
    ...(isSnippet && canFillIn && { insertTextFormat: InsertTextFormat.Snippet }),
    // A list comes up again where a value is to follow.
    ...(kind === 'key' && view.hasCommands && { command: { title: '', command: 'editor.action.triggerSuggest' } }),
    textEdit: {
      range: spanOfLine(line, piece.from, piece.to),
      newText: isSnippet && !canFillIn ? filledIn(insert) : insert,
    },
  };
}

/** Returns a snippet with its defaults, for editors that know no snippets: `take 1..${1:3}` is `take 1..3`. */
function filledIn(snippet: string): string {
  const defaults = new Map(
    [...snippet.matchAll(/\$\{(\d+):((?:[^\\}]|\\.)*)\}/g)].map(([, place, text]) => [place, text!]),
  );
  let text = snippet;
  for (let depth = 0; depth < 3; depth++)
    text = text
      .replace(/\$\{(\d+):((?:[^\\}]|\\.)*)\}/g, '$2')
      .replace(/\$(\d+)/g, (_, place: string) => defaults.get(place) ?? '');
  return text.replace(/\\(.)/g, '$1');
}
