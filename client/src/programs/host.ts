/** What a host does for programs: it has processes, and files that are known to be there. */
import type { CancellationToken } from 'vscode';

/** A process to start: no shell, and words as they are. */
export interface Start {
  readonly words: readonly string[];
  readonly folder: string | undefined;
  /** What it reads. */
  readonly input?: string;
  /** Is told of each line of its output. */
  onLine?(line: string): void;
}

export interface Ended {
  /** Undefined if it was ended by a signal, as when it is cancelled. */
  readonly code: number | undefined;
  /** What it has said on the standard error output. */
  readonly complaint: string;
}

export interface ProgramHost {
  /** Starts the command line of Winning Move. */
  commandLine(start: Start, token: CancellationToken): Promise<Ended>;
  /** Starts a program; throws if there is none of this name. */
  start(start: Start, token: CancellationToken): Promise<Ended>;
  /** Gives when a file was changed last, in milliseconds; undefined if there is none. */
  changed(path: string): number | undefined;
  /** Tells whether a file may be run. */
  isExecutable(path: string): boolean;
  /** Makes a folder where the extension may keep files, and gives its path. */
  storage(...names: string[]): string;
  write(path: string, text: string): void;
  join(...parts: string[]): string;
  readonly platform: string;
}
