/** textDocument/diagnostic of a file of rules, and the fixes for what is found. */
import type { CodeAction, Diagnostic, Range } from 'vscode-languageserver-types';
import { claimFindingsOfRules } from '../../document/rules/claimFindings';
import type { Finding } from '../../text/finding';
import type { Asked } from '../codeAction';
import { toTextEdits } from '../codeAction/edits';
import { toDiagnostic } from '../diagnostic';
import { translated } from '../view';
import type { RulesView } from './view';

const findingsOf = ({ declaration }: RulesView): Finding[] => [
  ...declaration.game.findings,
  ...claimFindingsOfRules(declaration),
];

export const rulesDiagnostics = (view: RulesView): Diagnostic[] =>
  findingsOf(view).map((finding) => toDiagnostic(view, finding));

export function rulesActions(view: RulesView, { start, end }: Range, { diagnostics, only }: Asked): CodeAction[] {
  if (only !== undefined && !only.includes('quickfix')) return [];
  const found = findingsOf(view).filter(({ span }) => span.start.line <= end.line && span.end.line >= start.line);
  return found.flatMap(({ code, span, fixes = [] }) =>
    fixes.map(({ title, edits }) => ({
      title: translated(view, title),
      kind: 'quickfix',
      isPreferred: fixes.length === 1,
      edit: { changes: { [view.document.uri]: toTextEdits(edits) } },
      diagnostics: diagnostics.filter(
        (one) =>
          one.code === code &&
          one.range.start.line === span.start.line &&
          one.range.start.character === span.start.character,
      ),
    })),
  );
}
