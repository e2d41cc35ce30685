/** The JSON lines that the command line prints about programs. Pure, so that they are tested without VS Code. */

/** A case that a program answers wrong, or right where each has a run of its own, or that is skipped; lines count from 0, cases from 1. */
export interface FaultLine {
  readonly case: number;
  readonly line: number;
  readonly verdict: string;
  readonly expected: string;
  readonly got: string;
  readonly message: string;
  readonly ms: number | null;
}

export interface DiagnosisLine {
  readonly diagnosis: string;
  readonly message: string;
}

export interface TestEnd {
  readonly end: true;
  /** How many were judged, or the last one that was looked at. */
  readonly cases: number;
  readonly right: number;
  readonly wrong: number;
  /** How many cases have no known answer. */
  readonly unknown: number;
  readonly ms: number;
}

export interface FoundLine {
  readonly found: {
    readonly file: string;
    readonly verdict: string;
    /** The lines that the program printed for the last case. */
    readonly got: string;
    readonly edits?: readonly EditLine[];
    readonly cases: readonly { readonly lines: readonly string[]; readonly expected: string }[];
  };
  readonly message: string;
}

export interface EditLine {
  readonly span: { readonly start: Place; readonly end: Place };
  readonly text: string;
}

interface Place {
  readonly line: number;
  readonly character: number;
}

/** What a line is. */
export type Line =
  | ({ readonly kind: 'case' } & FaultLine)
  | ({ readonly kind: 'diagnosis' } & DiagnosisLine)
  | ({ readonly kind: 'found' } & FoundLine)
  | { readonly kind: 'phase'; readonly cases: number }
  | ({ readonly kind: 'end'; readonly message?: string } & Partial<TestEnd>);

/** Reads a line; undefined for what is none of them. */
export function readLine(text: string): Line | undefined {
  try {
    const value = JSON.parse(text) as Record<string, unknown>;
    const kind = (['case', 'diagnosis', 'found', 'phase', 'end'] as const).find((one) => one in value);
    return kind && ({ ...value, kind } as Line);
  } catch {
    return undefined;
  }
}

/** After such a case none is answered. */
const ENDS = ['crash', 'time-limit', 'output-limit', 'ended-early'];

export type CaseResult =
  | { readonly result: 'passed'; readonly ms?: number }
  | { readonly result: 'failed'; readonly fault: FaultLine }
  | { readonly result: 'skipped' };

/** Tells whether a line is about a case that is answered wrong. */
export const isFault = (line: Line): line is { readonly kind: 'case' } & FaultLine =>
  line.kind === 'case' && line.verdict !== 'right' && line.verdict !== 'skipped';

/**
 * Gives what became of each case, by its number. Only what was judged has passed: not a case whose answer is not known, nor
 * one after the last that was looked at.
 */
export function caseResults(lines: readonly Line[], isEach: boolean): (number: number) => CaseResult {
  const known = new Map<number, CaseResult>();
  let end = 0;
  for (const line of lines) if (line.kind === 'end') end = (line.cases ?? 0) + (line.unknown ?? 0);
  for (const line of lines) {
    if (line.kind !== 'case') continue;
    if (line.verdict === 'skipped') known.set(line.case, { result: 'skipped' });
    else if (line.verdict === 'right')
      known.set(line.case, { result: 'passed', ...(line.ms !== null && { ms: line.ms }) });
    else known.set(line.case, { result: 'failed', fault: line });
    if (!isEach && ENDS.includes(line.verdict)) end = Math.min(end, line.case);
  }
  return (number) => known.get(number) ?? { result: number > end ? 'skipped' : 'passed' };
}
