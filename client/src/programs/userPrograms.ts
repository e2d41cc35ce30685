/** Everything about programs of the user, for a host that can start them. */
import {
  type CancellationToken,
  CancellationTokenSource,
  debug,
  Disposable,
  env,
  l10n,
  RelativePattern,
  type TestItem,
  TestMessage,
  type TestRun,
  TestRunRequest,
  type TextDocument,
  Uri as Address,
  type Uri,
  window,
  workspace,
} from 'vscode';
import type { Status } from '../../../protocol/messages';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';
import { openDocument, textOf } from '../files/fileText';
import { Idle } from '../idle';
import { chosen } from '../testing/testRun';
import { chooseProgram } from './choose';
import { chooseDebugConfiguration } from './chooseDebug';
import type { ProgramHost } from './host';
import { Builder, folderOf, type Program } from './program';
import type { Programs } from './programs';
import { programWords } from './settings';
import { type Failing, insertFailing, stressFile } from './stressRun';
import { judgeFile, type Judging } from './testRun';

/** So often it is looked whether the server has told of a file, with so many milliseconds in between. */
const LOOKS = 60;
const PAUSE = 50;

export class UserPrograms implements Programs, Disposable {
  private readonly builder: Builder;
  private debugged: string | undefined;
  private failing: Failing | undefined;

  constructor(
    private readonly extension: Extension,
    private readonly host: ProgramHost,
  ) {
    this.builder = new Builder(host);
  }

  dispose(): void {
    this.builder.dispose();
  }

  async run(file?: unknown): Promise<void> {
    const uri = this.trusted() ? fileOf(file) : undefined;
    const { explorer } = this.extension;
    if (!uri || !(await this.hasProgram(uri))) return;
    const item = await explorer.itemOf(uri);
    const { token } = new CancellationTokenSource();
    if (item) await this.test(new TestRunRequest([item], undefined, explorer.programProfile), token);
  }

  async stress(file?: unknown): Promise<boolean | undefined> {
    const uri = this.trusted() ? fileOf(file) : undefined;
    if (!uri || !(await this.hasProgram(uri))) return undefined;
    const document = await workspace.openTextDocument(uri);
    const judging = await this.judging(uri, new CancellationTokenSource().token);
    if (!judging) return undefined;
    this.failing = await stressFile(judging, document);
    return this.failing === undefined;
  }

  async insert(): Promise<void> {
    if (this.failing) await insertFailing(this.failing);
    else void window.showInformationMessage(l10n.t('No failing case was found yet: stress-test your program first.'));
  }

  async choose(file?: unknown): Promise<readonly string[] | undefined> {
    return this.trusted() ? chooseProgram(this.host, uriOf(file)) : undefined;
  }

  commandLine: ProgramHost['commandLine'] = (start, token) => this.host.commandLine(start, token);

  caseFile(): string | undefined {
    return this.debugged;
  }

  async test(request: TestRunRequest, token: CancellationToken): Promise<void> {
    if (!this.trusted()) return;
    const watched = await this.testOnce(request, token);
    if (request.continuous) this.watch(request, token, watched);
  }

  async debug(request: TestRunRequest, token: CancellationToken): Promise<void> {
    const item = request.include?.find(({ parent }) => parent !== undefined) ?? request.include?.[0];
    if (!this.trusted() || !item?.uri) return;
    const name = await chooseDebugConfiguration(item.uri);
    const judging = name === undefined ? undefined : await this.judging(item.uri, token);
    if (name === undefined || !judging) return;
    this.debugged = await this.writeCase(judging, item, token);
    if (this.debugged === undefined) return;
    await debug.startDebugging(workspace.getWorkspaceFolder(item.uri), name);
  }

  private trusted(): boolean {
    if (!workspace.isTrusted)
      void window.showInformationMessage(l10n.t('Programs are run in trusted workspaces only.'));
    return workspace.isTrusted;
  }

  /** Asks for a program if none is set. */
  private async hasProgram(uri: Uri): Promise<boolean> {
    await this.extension.server.start();
    return programWords(uri, this.problemOf(uri)) !== undefined || (await this.choose(uri)) !== undefined;
  }

  /** The server tells of a file soon after it is opened. */
  private async statusOf(uri: Uri): Promise<Status | undefined> {
    for (let look = 0; look < LOOKS && !this.extension.status.of(uri); look++) {
      await new Promise<void>((resume) => void setTimeout(() => resume(), PAUSE));
    }
    return this.extension.status.of(uri);
  }

  private problemOf(uri: Uri): string | undefined {
    return this.extension.status.of(uri)?.problem?.id;
  }

  private async judging(uri: Uri, token: CancellationToken): Promise<Judging | undefined> {
    await workspace.openTextDocument(uri);
    const problem = (await this.statusOf(uri))?.problem;
    const program = await this.builder.program({ uri, problem: problem?.id }, token);
    if (!program) return undefined;
    // Where the file itself or its rules say what it holds, the command line reads it as well.
    const isSaid = problem === undefined || problem.source === 'header' || problem.source === 'own';
    return { host: this.host, program, game: isSaid ? undefined : problem.id, locale: env.language };
  }

  /** Does the run once, and gives the programs that were run. */
  private async testOnce(request: TestRunRequest, token: CancellationToken): Promise<Program[]> {
    const { explorer } = this.extension;
    const run = explorer.controller.createTestRun(request);
    const programs: Program[] = [];
    try {
      for (const [file, isWanted] of chosen(explorer.controller, request)) {
        if (token.isCancellationRequested || run.token.isCancellationRequested) break;
        const program = await this.testFile(run, file, isWanted, token).catch((error: unknown) => {
          run.errored(file, new TestMessage(String(error)));
          return undefined;
        });
        if (program) programs.push(program);
      }
    } finally {
      run.end();
    }
    return programs;
  }

  private async testFile(
    run: TestRun,
    file: TestItem,
    isWanted: (item: TestItem) => boolean,
    token: CancellationToken,
  ): Promise<Program | undefined> {
    run.started(file);
    await this.extension.explorer.expand(file);
    const both = new CancellationTokenSource();
    const ends = [token, run.token].map((one) => one.onCancellationRequested(() => both.cancel()));
    try {
      const judging = await this.judging(file.uri!, both.token);
      if (judging) await judgeFile(judging, run, file, isWanted, both.token);
      else run.skipped(file);
      return judging?.program;
    } finally {
      Disposable.from(...ends, both).dispose();
    }
  }

  /** Runs again when a file of the run, the source or the program is saved, until the run is ended by hand. */
  private watch(request: TestRunRequest, token: CancellationToken, programs: readonly Program[]): void {
    const idle = new Idle(() => void this.testOnce(request, token));
    const again = (): void => idle.soon('run');
    const sources = new Set(programs.flatMap(({ source }) => (source === undefined ? [] : [source])));
    const watchers = [...sources].map((source) => {
      const file = Address.file(source);
      const name = source.replace(/^.*[/\\]/, '');
      const watcher = workspace.createFileSystemWatcher(new RelativePattern(Address.joinPath(file, '..'), name));
      return Disposable.from(watcher, watcher.onDidChange(again), watcher.onDidCreate(again));
    });
    const isGame = ({ languageId }: TextDocument): boolean => languageId === 'game';
    const saving = workspace.onDidSaveTextDocument((document) => (isGame(document) ? again() : undefined));
    token.onCancellationRequested(() => [idle, saving, ...watchers].forEach((one) => void one.dispose()));
  }

  /** Writes the input of a single case, where the launch configuration finds it. */
  private async writeCase(
    { game, program }: Judging,
    item: TestItem,
    token: CancellationToken,
  ): Promise<string | undefined> {
    const uri = item.uri!;
    const isSaved = uri.scheme === 'file' && openDocument(uri)?.isDirty !== true;
    const number = item.parent ? item.id : '1';
    const lines: string[] = [];
    const { code, complaint } = await this.host.commandLine(
      {
        words: [
          'export',
          isSaved ? uri.fsPath : '-',
          '--case',
          number,
          ...(game === undefined ? [] : ['--game', game]),
        ],
        folder: program.folder ?? folderOf(uri),
        ...(!isSaved && { input: (await textOf(uri)) ?? '' }),
        onLine: (line) => lines.push(line),
      },
      token,
    );
    if (code !== 0) {
      void window.showErrorMessage(complaint.trim());
      return undefined;
    }
    const path = this.host.join(this.host.storage('case'), 'case.in');
    this.host.write(path, lines.map((line) => `${line}\n`).join(''));
    return path;
  }
}

const uriOf = (file: unknown): Uri | undefined =>
  file instanceof Address ? file : window.activeTextEditor?.document.uri;
