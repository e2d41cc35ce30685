/**
 * A program as this ring sees it. No process is started here: what has to be run is yielded, and the runs come back, so
 * that tests give functions from text to text, and the command line gives processes.
 */

/** An input to run the program on. */
export interface Attempt {
  readonly input: string;
  /** How long the right output is, by which endless output is told from long output. */
  readonly expected: number;
  /** How much of the time limit the run may take; all of it where this is left out. */
  readonly share?: number;
}

/** What became of it. */
export interface Run {
  readonly output: string;
  readonly ending: Ending;
  /** Milliseconds that it took; 0 if they are not known. */
  readonly ms: number;
  /** The end of what it wrote for its author, on the standard error output. */
  readonly complaint: string;
}

/** How a program ends. */
export type Ending =
  | { readonly kind: 'exit'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string; readonly code: number }
  | { readonly kind: 'time-limit' }
  | { readonly kind: 'output-limit' };

/** Work that has programs run. Runs that are yielded together may go on side by side. */
export type Trial<Result> = Generator<readonly Attempt[], Result, readonly Run[]>;

/** Tells whether a program came to its end by itself, whatever it says of that. */
export const hasEnded = ({ ending }: Run): boolean => ending.kind === 'exit';

/** Tells whether a program says that it has failed, or was stopped. */
export const hasFailed = ({ ending }: Run): boolean => ending.kind !== 'exit' || ending.code !== 0;

/** Tells whether a run that goes on for ever was stopped. */
export const isStopped = ({ ending }: Run): boolean => ending.kind === 'time-limit' || ending.kind === 'output-limit';
