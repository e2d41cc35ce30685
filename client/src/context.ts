import type { ExtensionContext, LogOutputChannel } from 'vscode';
import type { Boards } from './boards';
import type { LanguageServer } from './languageServer';
import type { LinesOfPlay } from './linesOfPlay';
import type { OutputFiles } from './outputs/outputFiles';
import type { TrueOutputs } from './outputs/trueOutputs';
import type { Picks } from './problems/picks';
import type { LoadPrograms } from './programs/programs';
import type { StatusItem } from './statusItem';
import type { TestExplorer } from './testing/testExplorer';

/** What the commands work with. */
export interface Extension {
  readonly boards: Boards;
  readonly context: ExtensionContext;
  readonly server: LanguageServer;
  readonly outputs: OutputFiles;
  readonly picks: Picks;
  readonly play: LinesOfPlay;
  readonly trueOutputs: TrueOutputs;
  readonly status: StatusItem;
  readonly log: LogOutputChannel;
  readonly explorer: TestExplorer;
  /** Loads what there is for programs of the user; undefined where none can be run. */
  readonly loadPrograms: LoadPrograms;
}
