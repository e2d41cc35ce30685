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
import { openDocument, textOf } from '../files/fileText';
import { Idle } from '../idle';
import { showMarkdown } from '../showMarkdown';
import { chosen } from '../testing/testRun';
import { chooseProgram } from './choose';
import { chooseDebugConfiguration } from './chooseDebug';
import { FailingPage } from './failingPage';
import type { ProgramHost } from './host';
import { Builder, folderOf, type Program } from './program';
import type { Programs } from './programs';
import { programWords } from './settings';
import { isSource, testFileFor } from './source';
import { explainFailing, type Failing, insertFailing, openFailing, stressFile } from './stressRun';
import { judgeFile, type Judging } from './testRun';

export class UserPrograms implements Programs, Disposable {
  private readonly builder: Builder;
  private readonly page = new FailingPage();
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
    this.page.dispose();
  }

  async run(file?: unknown): Promise<void> {
    const uri = await this.testFile(file);
    const { explorer } = this.extension;
    if (!uri || !(await this.hasProgram(uri))) return;
    const item = await explorer.itemOf(uri);
    const { token } = new CancellationTokenSource();
    if (item) await this.test(new TestRunRequest([item], undefined, explorer.programProfile), token);
  }

  async stress(file?: unknown): Promise<boolean | undefined> {
    const uri = await this.testFile(file);
    if (!uri || !(await this.hasProgram(uri))) return undefined;
    const document = await workspace.openTextDocument(uri);
    const judging = await this.judging(uri, new CancellationTokenSource().token);
    if (!judging) return undefined;
    const failing = await stressFile(judging, document);
    if (failing) {
      this.failing = failing;
      this.page.show(failing);
      void this.offer(failing);
    }
    return failing === undefined;
  }

  /** Shows the failing case that was found last, and what can be done with it. */
  async showFailing(): Promise<void> {
    if (!this.failing) {
      sayNoneFound();
      return;
    }
    await showMarkdown(this.page.show(this.failing), { isBeside: true });
    await this.offer(this.failing);
  }

  private async offer(failing: Failing): Promise<void> {
    const acts: Readonly<Record<string, () => Thenable<unknown>>> = {
      [l10n.t('Insert')]: () => insertFailing(failing),
      [l10n.t('Open in a New File')]: () => openFailing(failing),
      [l10n.t('Explain')]: () => explainFailing(failing),
      [l10n.t('Debug This Case')]: () => this.debugFailing(failing),
      [l10n.t('Show as a Page')]: () => showMarkdown(this.page.show(failing), { isBeside: true }),
    };
    const answer = await window.showWarningMessage(failing.text, ...Object.keys(acts));
    if (answer !== undefined) await acts[answer]!();
  }

  private async debugFailing({ uri, found }: Failing): Promise<void> {
    const name = await chooseDebugConfiguration(uri);
    if (name === undefined) return;
    const input = found.file.split('\n').filter((line) => !line.startsWith('#'));
    this.debugged = this.writeInput(input.join('\n'));
    await debug.startDebugging(workspace.getWorkspaceFolder(uri), name);
  }

  async insert(): Promise<void> {
    if (this.failing) await insertFailing(this.failing);
    else sayNoneFound();
  }

  async choose(file?: unknown): Promise<readonly string[] | undefined> {
    const uri = uriOf(file);
    if (!this.trusted()) return undefined;
    return chooseProgram(this.host, uri, uri && (await this.problemOf(uri)));
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

  /** Gives the test file that is meant; for a source, or where nothing of this kind is open, the problem is asked for. */
  private async testFile(file: unknown): Promise<Uri | undefined> {
    if (!this.trusted()) return undefined;
    const uri = addressOf(file);
    if (uri && isSource(uri)) return testFileFor(this.extension, uri);
    const isTest = uri !== undefined && (file !== undefined || openDocument(uri)?.languageId === 'game');
    return isTest ? uri : testFileFor(this.extension, undefined);
  }

  /** Asks for a program if none is set for the problem. */
  private async hasProgram(uri: Uri): Promise<boolean> {
    const problem = await this.problemOf(uri);
    return programWords(uri, problem) !== undefined || (await chooseProgram(this.host, uri, problem)) !== undefined;
  }

  /** A file that changes just now was known a moment ago. */
  private async statusOf(uri: Uri): Promise<Status | undefined> {
    await workspace.openTextDocument(uri);
    return (await this.extension.server.status(uri)) ?? this.extension.status.of(uri);
  }

  private async problemOf(uri: Uri): Promise<string | undefined> {
    return isSource(uri) ? undefined : (await this.statusOf(uri))?.problem?.id;
  }

  private async judging(uri: Uri, token: CancellationToken): Promise<Judging | undefined> {
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
        const program = await this.judgeFile(run, file, isWanted, token).catch((error: unknown) => {
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

  private async judgeFile(
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
      if (!judging) {
        run.skipped(file);
        return undefined;
      }
      await judgeFile(judging, run, file, isWanted, both.token);
      for (const item of [file, ...Array.from(file.children, ([, child]) => child)])
        if (isWanted(item)) this.extension.explorer.judged.add(item);
      return judging.program;
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
    return this.writeInput(lines.map((line) => `${line}\n`).join(''));
  }

  private writeInput(text: string): string {
    const path = this.host.join(this.host.storage('case'), 'case.in');
    this.host.write(path, text);
    return path;
  }
}

const sayNoneFound = (): void =>
  void window.showInformationMessage(l10n.t('No failing case was found yet: stress-test your program first.'));

const uriOf = (file: unknown): Uri | undefined =>
  file instanceof Address ? file : window.activeTextEditor?.document.uri;

const addressOf = (file: unknown): Uri | undefined =>
  typeof file === 'string' ? Address.parse(file, true) : uriOf(file);
