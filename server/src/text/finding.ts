import type { FindingCode } from './findingCode';
import type { Message } from './message';
import { below, type Span } from './place';

/**
 * How bad it is.
 * - `error`: the file is no valid judge input, or an expectation is wrong; no output file is written.
 * - `warning`: a judge would read it, but the statement rules it out.
 * - `information`: worth knowing.
 * - `hint`: judges differ, most do not mind.
 */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** Something to say about a piece of the text. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly span: Span;
  /** What was expected and what was found. */
  readonly message: Message;
  /** The text has no effect; editors show it faded. */
  readonly unused?: true;
  /** The best fix first. */
  readonly fixes?: readonly Fix[];
}

/** Edits to one text, none of which overlap. */
export interface Fix {
  readonly title: Message;
  readonly edits: readonly Edit[];
  /** What has to be done where edits cannot do it. */
  readonly action?: FixAction;
  /** It puts right all findings of its kind at once. */
  readonly isForAll?: true;
}

/**
 * - `useLf`: editors keep one line ending for the whole document and have a command of their own to change it.
 * - `selectProblem`: the user is asked; the edits are for editors that have no list of problems.
 */
export type FixAction = 'useLf' | 'selectProblem';

export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** Returns the finding, moved down by a number of lines. */
export function findingBelow(finding: Finding, lines: number): Finding {
  if (lines === 0) return finding;
  const moved: Finding = { ...finding, span: below(finding.span, lines) };
  if (!finding.fixes) return moved;
  return {
    ...moved,
    fixes: finding.fixes.map((fix) => ({
      ...fix,
      edits: fix.edits.map((edit) => ({ ...edit, span: below(edit.span, lines) })),
    })),
  };
}

export const severities: readonly Severity[] = ['error', 'warning', 'information', 'hint'];
