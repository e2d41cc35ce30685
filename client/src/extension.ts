/** The extension, as it is in every host. */
import {
  commands as registry,
  type ExtensionContext,
  type LogOutputChannel,
  type TextDocument,
  window,
  workspace,
} from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import type * as boardPanel from './board/panel';
import { Boards } from './boards';
import { commandNames } from './commandNames';
import type * as allCommands from './commands/index';
import type { Extension } from './context';
import { followGameFiles } from './files/gameFiles';
import { LanguageServer } from './languageServer';
import { LinesOfPlay } from './linesOfPlay';
import { middleware } from './middleware';
import { OutputCheck } from './outputs/outputCheck';
import { logBadExtensions } from './outputs/outputExtension';
import { OutputFiles, type Replace } from './outputs/outputFiles';
import { registerOutputFix } from './outputs/outputFix';
import { TrueOutputs } from './outputs/trueOutputs';
import { Picks } from './problems/picks';
import { registerProfiles } from './programs/profiles';
import type { Programs } from './programs/programs';
import { StatusItem } from './statusItem';
import { TestExplorer } from './testing/testExplorer';

/** What activation gives to other extensions: the tests of this one drive the Test Explorer by it. */
export type Api = Pick<TestExplorer, 'controller' | 'profile'> & { readonly explorer: TestExplorer };

/** How a host makes a client, the code of which it loads only then; each start of the server takes a new one. */
export type MakeClient = (options: LanguageClientOptions) => Promise<BaseLanguageClient>;

/** How a host with processes gives what there is for programs of the user. */
export type MakePrograms = (extension: Extension) => Promise<Programs>;

/** How a host loads the code of the commands. */
export type LoadCommands = () => Promise<Pick<typeof allCommands, 'commands'>>;

/** What only the hosts know. Each of these loads its code with the first use. */
export interface Host {
  readonly makeClient: MakeClient;
  readonly replace: Replace;
  readonly loadBoard: () => Promise<Pick<typeof boardPanel, 'Board' | 'newPanel'>>;
  readonly loadCommands: LoadCommands;
  /** Left out where there are no processes. */
  readonly makePrograms?: MakePrograms;
}

let running: LanguageServer | undefined;

/** Returns at once: the server starts with the first file that is open, and questions to it wait for that. */
export function start(context: ExtensionContext, host: Host): Api {
  const { makeClient, replace, loadBoard, loadCommands, makePrograms } = host;
  const log = window.createOutputChannel('Winning Move', { log: true });
  const picks = new Picks(context.workspaceState);
  const status = new StatusItem();
  const server = new LanguageServer(
    () => {
      log.info(
        `Winning Move ${(context.extension.packageJSON as { version: string }).version}: starting the language server`,
      );
      return makeClient(clientOptions(log, picks));
    },
    (now) => {
      status.update(now);
      boards.refresh(now.uri);
    },
  );
  running = server;
  const boards: Boards = new Boards(async (kept) => {
    const { Board, newPanel } = await loadBoard();
    return new Board(kept ?? newPanel(), context, server);
  });
  const play = new LinesOfPlay(server);
  const trueOutputs = new TrueOutputs(server);
  const outputs = new OutputFiles(context.workspaceState, replace);
  const explorer = new TestExplorer(server);
  let programs: Promise<Programs> | undefined;
  const extension: Extension = {
    ...{ boards, context, server, outputs, trueOutputs, picks, play, status, log, explorer },
    loadPrograms: makePrograms && (() => (programs ??= makePrograms(extension))),
  };
  context.subscriptions.push(
    log,
    status,
    boards,
    play,
    trueOutputs,
    logBadExtensions(log),
    ...registered(extension, loadCommands),
    registerProfiles(extension),
  );
  context.subscriptions.push(explorer, new OutputCheck(server), registerOutputFix(), followGameFiles());
  startForFiles(server, context);
  return { controller: explorer.controller, profile: explorer.profile, explorer };
}

/** A folder may have game files of which none is ever opened. */
function startForFiles(server: LanguageServer, { subscriptions }: ExtensionContext): void {
  const look = ({ languageId }: TextDocument): void => {
    if (languageId === 'game' || languageId === 'gamerules') void server.start();
  };
  workspace.textDocuments.forEach(look);
  subscriptions.push(workspace.onDidOpenTextDocument(look));
}

export async function deactivate(): Promise<void> {
  await running?.stop();
}

function clientOptions(log: LogOutputChannel, picks: Picks): LanguageClientOptions {
  return {
    // Without a scheme, so that unsaved files, remote ones and those of virtual workspaces are served as well.
    documentSelector: [{ language: 'game' }, { language: 'gamerules' }],
    initializationOptions: {
      hasCommands: true,
      hasPictures: true,
      readsRules: true,
      listsRules: true,
      picks: picks.all(),
    },
    outputChannel: log,
    diagnosticPullOptions: { onChange: true },
    markdown: {
      isTrusted: { enabledCommands: ['game.openBoard', 'game.showFinding', 'game.showLineOfPlay', 'game.showRuleset'] },
    },
    middleware,
  };
}

const registered = (extension: Extension, load: LoadCommands) =>
  commandNames.map((name) =>
    registry.registerCommand(name, async (...words: unknown[]) => (await load()).commands[name](extension, ...words)),
  );
