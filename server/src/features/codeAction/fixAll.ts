/** The code action `source.fixAll.game`: all that is wrong in one way and can be put right in one way. */
import type { CodeAction, TextEdit } from 'vscode-languageserver-types';
import { caseAt } from '../../document/case';
import type { GameDocument } from '../../document/document';
import { type Choose, manyFixes } from '../../document/findings/manyFixes';
import type { Finding, Fix } from '../../text/finding';
import { message } from '../../text/message';
import type { Checkpoint } from '../diagnostic';
import { translated, type View } from '../view';
import { toTextEdits } from './edits';

export const fixAllKind = 'source.fixAll.game';

/**
 * Findings whose fix is beyond doubt. Where a count and what it counts disagree, or numbers are out of
 * order, only the author knows which is meant, so those are not here.
 */
const CERTAIN: ReadonlySet<string> = new Set([
  'blank-line',
  'double-blank',
  'leading-blank',
  'trailing-blank',
  'tab',
  'invisible-character',
  'leading-zero',
  'plus-sign',
  'full-width-digit',
  'fraction',
  'expectation-stale',
  'expectation-incomplete',
  'expectation-surplus',
  'expectation-missing',
  'missing-count',
  'missing-terminator',
  'no-final-newline',
]);

/** Returns the action, where its kind is asked for by name and there is something to fix; undefined if cancelled. */
export async function fixAllActions(
  view: View,
  { only }: { readonly only?: readonly string[] | undefined },
  checkpoint: Checkpoint,
): Promise<CodeAction[]> {
  if (!only?.some((kind) => fixAllKind === kind || fixAllKind.startsWith(`${kind}.`))) return [];
  const edits = await editsOf(view, (finding) => certainFix(view.document, finding), checkpoint);
  if (!edits || edits.length === 0) return [];
  return [
    {
      title: translated(view, message('Fix all obvious mistakes')),
      kind: fixAllKind,
      edit: { changes: { [view.document.uri]: edits } },
    },
  ];
}

function certainFix(document: GameDocument, finding: Finding): Fix | undefined {
  const { code, fixes = [] } = finding;
  return fixes.length === 1 && CERTAIN.has(code) && !isDoubtful(document, finding) ? fixes[0] : undefined;
}

function isDoubtful(document: GameDocument, { code, severity }: Finding): boolean {
  // An expected output before the first case is in the wrong place rather than too much.
  if (code === 'expectation-surplus') return severity !== 'error';
  // The number of cases may be in the first line together with a case.
  return code === 'missing-count' && caseAt(document, 0)?.isLegal !== true;
}

/** Returns the edits of the chosen fixes to the whole file; undefined if cancelled. */
export async function editsOf(
  { document }: View,
  choose: Choose,
  checkpoint: Checkpoint,
): Promise<TextEdit[] | undefined> {
  const edits: TextEdit[] = [];
  for (const batch of manyFixes(document, choose)) {
    if (!(await checkpoint())) return undefined;
    for (const edit of toTextEdits(batch)) edits.push(edit);
  }
  return edits;
}
