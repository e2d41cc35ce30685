/** Findings on a terminal, a line each, as compilers have them. */
import type { Finding, Severity } from '../../text/finding';
import { message, render, type Translate } from '../../text/message';

/** Compilers call the least severe of theirs a note. */
const words: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  information: 'information',
  hint: 'note',
};

/**
 * `file:line:column: error code: message`; lines and columns count from 1. The words before the message are for
 * programs.
 */
export function findingLine(
  name: string,
  { code, severity, span: { start }, message: sentence }: Finding,
  translate: Translate,
): string {
  return `${name}:${start.line + 1}:${start.character + 1}: ${words[severity]} ${code}: ${render(sentence, translate)}`;
}

/** Tells the findings of a file, the first ones in full and of the rest how many there are. */
export class Report {
  readonly counts: Record<Severity, number> = { error: 0, warning: 0, information: 0, hint: 0 };
  private told = 0;

  constructor(
    private readonly name: string,
    private readonly translate: Translate,
    private readonly limit: number,
    private readonly print: (line: string) => void,
  ) {}

  add(finding: Finding): void {
    this.counts[finding.severity]++;
    if (this.told === this.limit) return;
    this.told++;
    this.print(findingLine(this.name, finding, this.translate));
  }

  /** Counts findings that nobody has put into words. */
  addUntold(severity: Severity, count: number): void {
    this.counts[severity] += count;
  }

  /** To be called last. */
  close(): void {
    const { error, warning, information, hint } = this.counts;
    const untold = error + warning + information + hint - this.told;
    if (untold > 0) this.print(render(message('{0}: {1} more, not shown', this.name, untold), this.translate));
  }
}
