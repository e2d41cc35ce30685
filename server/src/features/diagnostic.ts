/** textDocument/diagnostic: what the file's findings are to an editor. */
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver-types';
import { findings, isCut } from '../document/findings';
import type { Finding, Severity } from '../text/finding';
import type { FindingCode } from '../text/findingCode';
import { message } from '../text/message';
import { findingUrl } from './render/links';
import { say, type View } from './view';

/** Editors grow slow, and people blind, beyond this. */
export const MOST_FINDINGS = 1000;

/** A pause costs more than looking at so many blocks without findings. */
const QUIET_BLOCKS = 32;

const protocolSeverity = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const satisfies Record<Severity, DiagnosticSeverity>;

/** Asked between blocks: it may pause, and says whether to go on. */
export type GoOn = () => Promise<boolean>;

/** All findings of the file, the last one saying so where there are too many; nothing where it was told to stop. */
export async function diagnostics(view: View, goOn: GoOn): Promise<Diagnostic[] | undefined> {
  const found: Diagnostic[] = [];
  let block = -1;
  for (const batch of findings(view.document)) {
    const isWork = batch.length > 0 || block % QUIET_BLOCKS === 0 || hasExpectations(view, block);
    if (isWork && !(await goOn())) return undefined;
    for (const finding of batch) found.push(toDiagnostic(view, finding));
    const isFull = found.length > MOST_FINDINGS || isCut(view.document, block);
    if (isFull) return [...found.slice(0, MOST_FINDINGS), tooMany(view, found)];
    block++;
  }
  return found;
}

const hasExpectations = ({ document: { blocks } }: View, block: number): boolean =>
  block >= 0 && block < blocks.length && blocks.at(block).cases.expectations > 0;

export function toDiagnostic(view: View, { code, severity, span, message: sentence, unused }: Finding): Diagnostic {
  const diagnostic: Diagnostic = {
    code,
    ...linkTo(view, code),
    severity: protocolSeverity[severity],
    range: span,
    message: say(view, sentence),
    source: 'game',
  };
  return unused ? { ...diagnostic, tags: [DiagnosticTag.Unnecessary] } : diagnostic;
}

/** Links the code to its entry on the page of findings. */
function linkTo(view: View, code: FindingCode): Pick<Diagnostic, 'codeDescription'> {
  const href = findingUrl(view, code);
  return href === undefined ? {} : { codeDescription: { href } };
}

function tooMany(view: View, found: readonly Diagnostic[]): Diagnostic {
  const last = found[Math.min(MOST_FINDINGS, found.length) - 1]!;
  return {
    code: 'too-many-findings',
    ...linkTo(view, 'too-many-findings'),
    severity: protocolSeverity.information,
    range: last.range,
    message: say(view, message('There is more to say about what follows; only the first findings are shown.')),
    source: 'game',
  };
}
