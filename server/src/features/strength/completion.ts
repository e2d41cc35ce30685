/** Completions after `# ignore:`: the known mistakes, those that survive first. */
import type { CompletionItem, Position } from 'vscode-languageserver-types';
import { translated, type View } from '../view';

const VALUE = 12;
const IGNORE = /^(#\s*ignore\s*[:：]\s*)(\S*)$/i;

/** Tells whether a known mistake may be named at a position. */
export const isAfterIgnore = ({ document }: View, { line, character }: Position): boolean =>
  IGNORE.test(document.lineText(line).slice(0, character));

export function ignoreCompletions(view: View, line: number, before: string): CompletionItem[] {
  const [, prefix = '', typed] = IGNORE.exec(before) ?? [];
  const { strength } = view;
  if (typed === undefined || !strength) return [];
  const range = { start: { line, character: prefix.length }, end: { line, character: before.length } };
  const ignored = new Set(strength.ignored.filter(({ ignore }) => ignore.line !== line).map(({ mistake }) => mistake));
  return strength.mistakes
    .filter((mistake) => !ignored.has(mistake))
    .map((mistake, index) => ({
      label: mistake.name,
      detail: translated(view, mistake.explanation),
      kind: VALUE,
      filterText: mistake.name,
      sortText: `${strength.survivors.includes(mistake) ? 0 : 1}${String(index).padStart(3, '0')}`,
      textEdit: { range, newText: `${mistake.name} ` },
    }));
}
