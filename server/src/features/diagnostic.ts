/** textDocument/diagnostic: what the file's findings are to an editor. */
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver-types';
import { MOST_FINDINGS } from '../document/findings/findingLimit';
import { shownFindings } from '../document/findings/shownFindings';
import type { Finding, Severity } from '../text/finding';
import type { FindingCode } from '../text/findingCode';
import { message } from '../text/message';
import { findingUrl } from './render/links';
import { translated, type View } from './view';

/** A pause costs more than looking at so many blocks without findings. */
const QUIET_BLOCKS = 32;

const protocolSeverity = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const satisfies Record<Severity, DiagnosticSeverity>;

/** Asked between blocks: it may pause, and says whether to go on. */
export type Checkpoint = () => Promise<boolean>;

/** Returns all findings of the file, the last one saying so where there are too many; undefined if cancelled. */
export async function diagnostics(view: View, checkpoint: Checkpoint): Promise<Diagnostic[] | undefined> {
  if (!(await checkpoint())) return undefined;
  const search = shownFindings(view.document, MOST_FINDINGS);
  for (let block = 0; ; block++) {
    const { done, value } = search.next();
    if (done) {
      const shown = value.findings.map((finding) => toDiagnostic(view, finding));
      return value.isCut ? [...shown, tooMany(view, shown)] : shown;
    }
    if ((value || block % QUIET_BLOCKS === 0) && !(await checkpoint())) return undefined;
  }
}

export function toDiagnostic(
  view: Pick<View, 'translate' | 'hasCommands'>,
  { code, severity, span, message: sentence, unused }: Finding,
): Diagnostic {
  const diagnostic: Diagnostic = {
    code,
    ...linkTo(view, code),
    severity: protocolSeverity[severity],
    range: span,
    message: translated(view, sentence),
    source: 'game',
  };
  return unused ? { ...diagnostic, tags: [DiagnosticTag.Unnecessary] } : diagnostic;
}

/** Links the code to its entry on the page of findings. */
function linkTo(view: Pick<View, 'hasCommands'>, code: FindingCode): Pick<Diagnostic, 'codeDescription'> {
  const href = findingUrl(view, code);
  return href === undefined ? {} : { codeDescription: { href } };
}

function tooMany(view: View, diagnostics: readonly Diagnostic[]): Diagnostic {
  const last = diagnostics.at(-1)!;
  return {
    code: 'too-many-findings',
    ...linkTo(view, 'too-many-findings'),
    severity: protocolSeverity.information,
    range: last.range,
    message: translated(
      view,
      message('This file has more findings; only the most severe are shown, the first of each severity.'),
    ),
    source: 'game',
  };
}
