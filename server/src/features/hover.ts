/** textDocument/hover: who wins, by which moves, and why; on the header, what the problem reads and prints. */
import type { Hover, Position } from 'vscode-languageserver-types';
import { caseAtLine } from '../document/case';
import { spanOfNumbers } from '../document/caseSpan';
import { caseMarkdown } from './render/caseMarkdown';
import { problemMarkdown } from './render/problemMarkdown';
import { rulesHover } from './rules/hover';
import { rulesInHeader } from './rules/view';
import type { View } from './view';

export function hover(view: View, place: Position): Hover | null {
  const { line } = place;
  const { document } = view;
  const rules = rulesInHeader(view);
  const about = rules && rulesHover(rules, place);
  if (about) return about;
  const {
    header,
    choice: { problem, id },
  } = document;
  if (problem && id !== undefined && header?.span.start.line === line)
    return { contents: { kind: 'markdown', value: problemMarkdown(view, problem, id) }, range: header.span };
  const testCase = caseAtLine(document, line);
  const contents = testCase && caseMarkdown(view, testCase, line);
  return contents ? { contents, range: spanOfNumbers(document, testCase) } : null;
}
