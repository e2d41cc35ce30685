/** textDocument/diagnostic: what the file's findings are to an editor. */
import type { Diagnostic } from 'vscode-languageserver-types';
import { findings, isCut } from '../document/findings';
import type { Finding, Severity } from '../text/finding';
import { message } from '../text/message';
import { say, type View } from './view';

/** Editors grow slow, and people blind, beyond this. */
export const MOST_FINDINGS = 1000;

/** A pause costs more than looking at so many blocks without findings. */
const QUIET_BLOCKS = 32;

const protocolSeverity = { error: 1, warning: 2, information: 3, hint: 4 } as const satisfies Record<Severity, number>;
const UNNECESSARY = 1;

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

function toDiagnostic(view: View, { code, severity, span, message: sentence, unused }: Finding): Diagnostic {
  const diagnostic: Diagnostic = {
    code,
    severity: protocolSeverity[severity],
    range: span,
    message: say(view, sentence),
    source: 'game',
  };
  return unused ? { ...diagnostic, tags: [UNNECESSARY] } : diagnostic;
}

function tooMany(view: View, found: readonly Diagnostic[]): Diagnostic {
  const last = found[Math.min(MOST_FINDINGS, found.length) - 1]!;
  return {
    code: 'too-many-findings',
    severity: protocolSeverity.information,
    range: last.range,
    message: say(view, message('There is more to say about what follows; only the first findings are shown.')),
    source: 'game',
  };
}
