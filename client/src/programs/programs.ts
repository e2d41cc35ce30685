/** What the extension does with programs of the user, where it can start processes; loaded when it is first asked for. */
import type { CancellationToken, TestRunRequest } from 'vscode';
import type { ProgramHost } from './host';

export interface Programs {
  /** Runs the user's program on a file, and shows in the Test Explorer which cases it answers wrong. */
  run(file?: unknown): Promise<void>;
  /** Tries the program on many cases, and offers to insert the smallest that it answers wrong; says whether all were right. */
  stress(file?: unknown): Promise<boolean | undefined>;
  /** Inserts the case that was found last. */
  insert(): Promise<void>;
  /** Shows the case that was found last as a page, and offers what can be done with it. */
  showFailing(): Promise<void>;
  /** Asks which program it is, and writes that into the settings. */
  choose(file?: unknown): Promise<readonly string[] | undefined>;
  /** Does a run of the Test Explorer. */
  test(request: TestRunRequest, token: CancellationToken): Promise<void>;
  /** Starts the launch configuration for programs, with one case. */
  debug(request: TestRunRequest, token: CancellationToken): Promise<void>;
  /** Starts the command line of Winning Move. */
  commandLine: ProgramHost['commandLine'];
  /** Gives the path of the file with the case that is being debugged. */
  caseFile(): string | undefined;
}

/** Gives them; undefined where there are no processes, as in the browser. */
export type LoadPrograms = (() => Promise<Programs>) | undefined;
