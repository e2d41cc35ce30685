/** The source action that adds the fewest cases for the mistakes that survive; also the fix of a finding about one. */
import type { CodeAction, Diagnostic, TextEdit } from 'vscode-languageserver-types';
import { addCases, hasExpectations } from '../../document/strength/addCases';
import type { AnyFields } from '../../formats/format';
import { message } from '../../text/message';
import { toTextEdits } from '../codeAction/edits';
import { translated, type View } from '../view';

export const addCasesKind = 'source.addCases.game';

/** Returns the action where source actions are asked for, and as a fix where a finding of a survivor is. */
export function strengthActions(
  view: View,
  { only, diagnostics }: { readonly only?: readonly string[] | undefined; readonly diagnostics: readonly Diagnostic[] },
): CodeAction[] {
  const cases = view.strength?.cover.cases ?? [];
  const mine = diagnostics.filter(({ code }) => code === 'mistake-survives');
  const isAsked = only?.some((kind) => addCasesKind === kind || addCasesKind.startsWith(`${kind}.`)) === true;
  const isFix = mine.length > 0 && (only === undefined || only.includes('quickfix'));
  const edits = cases.length > 0 && (isAsked || isFix) ? addingEdits(view, cases) : [];
  if (edits.length === 0) return [];
  const title = translated(
    view,
    cases.length === 1
      ? message('Add a case for the mistakes that survive')
      : message('Add {0} cases for the mistakes that survive', cases.length),
  );
  const edit = { changes: { [view.document.uri]: edits } };
  return [
    ...(isAsked ? [{ title, kind: addCasesKind, edit }] : []),
    ...(isFix ? [{ title, kind: 'quickfix', edit, diagnostics: mine }] : []),
  ];
}

/** Returns the edits that add cases, with their expected outputs where the file has some; none if they cannot be added. */
export function addingEdits({ document }: View, cases: readonly AnyFields[]): TextEdit[] {
  const { problem } = document;
  const edits = problem && addCases(document, problem, cases, { expects: hasExpectations(document) });
  return toTextEdits(edits ?? []);
}
