/** Quick fixes for all findings of one kind at once. */
import type { CodeAction } from 'vscode-languageserver-types';
import type { GameDocument } from '../../document/document';
import { knownExpectationStatus } from '../../document/findings/expectationStatus';
import type { Finding, Fix } from '../../text/finding';
import type { FindingCode } from '../../text/findingCode';
import { message } from '../../text/message';
import type { Checkpoint } from '../diagnostic';
import { translated, type View } from '../view';
import { editsOf } from './fixAll';

/** What is kept with the action until it is chosen: which findings are meant, and which of their fixes. */
export interface LinkedFix {
  readonly uri: string;
  readonly code: FindingCode;
  /** The template of the fix's title. */
  readonly fix: string;
}

/**
 * Returns the first fix of the finding, applied to all findings like it; undefined if it is the only one of its kind.
 */
export function linkedFix(view: View, finding: Finding): CodeAction[] {
  const [fix] = finding.fixes ?? [];
  if (!fix || fix.action || fix.isForAll || !hasAnother(view.document, finding)) return [];
  const {
    title: { template, args },
  } = fix;
  // A title that names a number is about this finding alone.
  const what = args.length === 0 ? fix.title : finding.code;
  const data: LinkedFix = { uri: view.document.uri, code: finding.code, fix: template };
  return [{ title: translated(view, message('Fix all of these: {0}', what)), kind: 'quickfix', data }];
}

/** Fills in the edits of an action; leaves it without any where it was told to stop. */
export async function resolveLinkedFix(view: View, action: CodeAction, checkpoint: Checkpoint): Promise<CodeAction> {
  const { uri, code, fix } = action.data as LinkedFix;
  const choose = (finding: Finding): Fix | undefined =>
    finding.code === code ? finding.fixes?.find(({ title }) => title.template === fix) : undefined;
  const edits = await editsOf(view, choose, checkpoint);
  return edits ? { ...action, edit: { changes: { [uri]: edits } } } : action;
}

/** Looks only at what is found already, so that a glance at a large file stays one. */
function hasAnother(document: GameDocument, { code, span }: Finding): boolean {
  const { blocks } = document;
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks.at(index);
    const here = span.start.line - blocks.linesBefore(index);
    const isOther = (finding: Finding, line: number): boolean =>
      finding.code === code &&
      (finding.span.start.line !== line || finding.span.start.character !== span.start.character);
    if (block.cases.findings.some((finding) => isOther(finding, here))) return true;
    const known = knownExpectationStatus(document, block);
    if (known?.findings.some((finding) => isOther(finding, here + known.position.linesBefore))) return true;
  }
  return false;
}
