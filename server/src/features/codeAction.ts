/** textDocument/codeAction: fixes for findings, expected outputs, and moves to play. */
import type { CodeAction, Diagnostic, Range } from 'vscode-languageserver-types';
import { casesBetween } from '../document/case';
import { findingsBetween } from '../document/findings/findings';
import type { Finding, Fix } from '../text/finding';
import { toTextEdits } from './codeAction/edits';
import { expectationActions, resolveCodeAction as resolveExpectationAction } from './codeAction/expectations';
import { fixAllKind } from './codeAction/fixAll';
import { linkedFix, resolveLinkedFix } from './codeAction/linkedFix';
import { playActions } from './codeAction/play';
import type { Checkpoint } from './diagnostic';
import { addCasesKind } from './strength/actions';
import { translated, type View } from './view';

export interface Asked {
  readonly diagnostics: readonly Diagnostic[];
  /** The kinds that are wanted; all where it is left out. */
  readonly only?: readonly string[] | undefined;
}

export const actionKinds = ['quickfix', 'refactor.rewrite', fixAllKind, addCasesKind];

export function codeActions(view: View, range: Range, asked: Asked): CodeAction[] {
  const fixes = isWanted(asked, 'quickfix') ? fixActions(view, range, asked.diagnostics) : [];
  if (!isWanted(asked, 'refactor.rewrite')) return fixes;
  const [testCase] = casesBetween(view.document, range.start.line, range.end.line);
  const rewrites = expectationActions(view, testCase).filter(
    (action) => !fixes.some((fix) => doesTheSame(fix, action)),
  );
  return [...fixes, ...(testCase ? playActions(view, testCase, range.start.line) : []), ...rewrites];
}

const doesTheSame = ({ edit }: CodeAction, other: CodeAction): boolean =>
  edit !== undefined && JSON.stringify(edit) === JSON.stringify(other.edit);

/** Fills in the edits of an action that was chosen. */
export async function resolveCodeAction(view: View, action: CodeAction, checkpoint: Checkpoint): Promise<CodeAction> {
  return action.kind === 'quickfix'
    ? resolveLinkedFix(view, action, checkpoint)
    : resolveExpectationAction(view, action, checkpoint);
}

const isWanted = ({ only }: Asked, kind: string): boolean =>
  only === undefined || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`));

function fixActions(view: View, range: Range, diagnostics: readonly Diagnostic[]): CodeAction[] {
  const findings = findingsBetween(view.document, range.start.line, range.end.line);
  return findings.flatMap((finding, findingIndex) => {
    const isFirst = findings.findIndex(({ code }) => code === finding.code) === findingIndex;
    const fixes = (finding.fixes ?? []).map((fix, index) => ({
      ...fixAction(view, fix),
      isPreferred: index === 0 && finding.fixes?.length === 1,
    }));
    return [...fixes, ...(isFirst ? linkedFix(view, finding) : [])].map((action) => ({
      ...action,
      diagnostics: diagnostics.filter((one) => isFor(one, finding)),
    }));
  });
}

function fixAction(view: View, fix: Fix): CodeAction {
  const action: CodeAction = { title: translated(view, fix.title), kind: 'quickfix' };
  if (fix.action === 'useLf') return { ...action, ...useLf(view, action.title) };
  if (fix.action === 'selectProblem' && view.hasCommands)
    return {
      ...action,
      command: { title: action.title, command: 'game.selectProblem', arguments: [view.document.uri] },
    };
  return { ...action, edit: { changes: { [view.document.uri]: toTextEdits(fix.edits) } } };
}

/** VS Code keeps one line ending for a document and ignores those of edits, so its own command has to do it. */
function useLf({ document, hasCommands }: View, title: string): Pick<CodeAction, 'command' | 'edit'> {
  if (hasCommands) return { command: { title, command: 'game.useLf', arguments: [document.uri] } };
  const range = { start: { line: 0, character: 0 }, end: { line: document.lineCount, character: 0 } };
  return { edit: { changes: { [document.uri]: [{ range, newText: document.text().replace(/\r\n?/g, '\n') }] } } };
}

const isFor = ({ code, range }: Diagnostic, finding: Finding): boolean =>
  code === finding.code &&
  range.start.line === finding.span.start.line &&
  range.start.character === finding.span.start.character;
