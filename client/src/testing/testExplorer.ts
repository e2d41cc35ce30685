/**
 * The Test Explorer: each `*.game` file of the workspace that says what the judge prints, in itself or in an output
 * file beside it, is a test with its cases as children. Nothing is looked for until the view is first shown.
 */
import {
  type CancellationToken,
  CancellationTokenSource,
  Disposable,
  l10n,
  Range,
  type TestController,
  type TestItem,
  type TestRunProfile,
  TestRunProfileKind,
  TestRunRequest,
  tests,
  Uri,
  workspace,
} from 'vscode';
import type { CaseItem, Cases } from '../../../protocol/messages';
import { openDocument } from '../files/fileText';
import { watchFiles } from '../files/watchFiles';
import { Idle } from '../idle';
import type { LanguageServer } from '../languageServer';
import { outputFileOf } from '../outputs/expectedOutput';
import { nameOf, sibling } from '../outputs/sibling';
import { hasProgram } from '../programs/settings';
import { isTestFile } from './testFile';
import { itemsOf, runTests } from './testRun';

/** Beyond this, a workspace is no collection of tests. */
const MOST_FILES = 2000;

export class TestExplorer implements Disposable {
  readonly controller: TestController = tests.createTestController('winning-move', 'Winning Move');
  readonly profile: TestRunProfile;
  private readonly idle = new Idle((uri) => void this.reconsider(uri));
  /** Runs the user's program; undefined where none can be run. */
  programProfile: TestRunProfile | undefined;
  debugProfile: TestRunProfile | undefined;
  /** Files and cases that the program has been judged on, since their text changed. */
  readonly judged = new WeakSet<TestItem>();
  private readonly expanded = new Set<string>();
  private listening: Disposable | undefined;

  constructor(private readonly server: LanguageServer) {
    this.controller.resolveHandler = (item) => (item ? this.expand(item) : this.discover());
    this.controller.refreshHandler = () => this.discover();
    this.profile = this.controller.createRunProfile(
      l10n.t('Check outputs'),
      TestRunProfileKind.Run,
      (request, token) => this.check(request, token),
      true,
    );
  }

  dispose(): void {
    this.listening?.dispose();
    this.idle.dispose();
    this.controller.dispose();
  }

  /**
   * Compares what files say with the truth. What the program has been judged on is judged by it again: a case that it
   * answers wrong does not turn right because the expected output beside it is.
   */
  private async check(request: TestRunRequest, token: CancellationToken): Promise<void> {
    const { controller, server, programProfile } = this;
    const judged = itemsOf(controller, request).filter((item) => this.judged.has(item) && hasProgram(item.uri));
    const exclude = [...(request.exclude ?? []), ...judged];
    const expand = (item: TestItem): Promise<void> => this.expand(item);
    await runTests({ controller, server, expand }, new TestRunRequest(request.include, exclude, this.profile), token);
    if (judged.length === 0 || !programProfile) return;
    await programProfile.runHandler(new TestRunRequest(judged, request.exclude, programProfile), token);
  }

  /** Gives the item of a file, which becomes a test if it can be one. */
  async itemOf(uri: Uri): Promise<TestItem | undefined> {
    await this.discover();
    await this.consider(uri);
    return this.controller.items.get(uri.toString());
  }

  async discover(): Promise<void> {
    this.listening ??= this.listen();
    const files = await workspace.findFiles('**/*.game', undefined, MOST_FILES);
    const there = new Set(files.map(String));
    for (const [id] of this.controller.items) if (!there.has(id)) this.remove(id);
    for (const uri of files) await this.consider(uri);
  }

  private listen(): Disposable {
    const changed = (uri: Uri): void => this.changed(uri);
    return Disposable.from(
      watchFiles(changed),
      workspace.onDidChangeTextDocument(({ document: { uri } }) => changed(uri)),
      workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('game') && void this.discover()),
    );
  }

  /** A file that is named like an output may make its sibling a test, or a test no longer. */
  private changed(uri: Uri): void {
    const game = sibling(uri, '.game');
    const isAbout = game.path === uri.path || outputFileOf(game).path === uri.path;
    if (isAbout && workspace.getWorkspaceFolder(game)) this.idle.soon(game.toString());
  }

  private async reconsider(id: string): Promise<void> {
    await this.consider(Uri.parse(id, true));
    const item = this.controller.items.get(id);
    if (!item) return;
    this.controller.invalidateTestResults(item);
    for (const one of [item, ...Array.from(item.children, ([, child]) => child)]) this.judged.delete(one);
    if (this.expanded.has(id)) await this.expand(item);
  }

  private async consider(uri: Uri): Promise<void> {
    const id = uri.toString();
    const isTest = await isTestFile(uri, this.programProfile !== undefined);
    if (!isTest) this.remove(id);
    if (!isTest || this.controller.items.get(id)) return;
    const item = this.controller.createTestItem(id, nameOf(uri), uri);
    item.description = folderOf(uri);
    item.canResolveChildren = true;
    this.controller.items.add(item);
  }

  private remove(id: string): void {
    this.controller.items.delete(id);
    this.expanded.delete(id);
  }

  /**
   * Gives a file its cases: as many as one answer of the server holds. The others are checked with the file as a whole.
   */
  async expand(item: TestItem): Promise<void> {
    if (!item.uri || item.parent) return;
    this.expanded.add(item.id);
    if (!openDocument(item.uri)) await workspace.openTextDocument(item.uri);
    const answer = await this.server.casesFrom(item.uri, 0, new CancellationTokenSource().token);
    if (!answer) return;
    item.children.replace(answer.cases.map((caseItem) => this.caseItem(item, caseItem)));
    item.description = descriptionOf(item.uri, answer);
  }

  /** An item that is there already keeps its results. */
  private caseItem(file: TestItem, { number, firstLine, lastLine, label }: CaseItem): TestItem {
    const id = String(number);
    const item = file.children.get(id) ?? this.controller.createTestItem(id, label, file.uri);
    item.label = label;
    item.sortText = id.padStart(8, '0');
    item.range = new Range(firstLine, 0, lastLine, 0);
    return item;
  }
}

function descriptionOf(uri: Uri, { cases, total }: Cases): string {
  const folder = folderOf(uri);
  if (cases.length === total) return folder;
  return `${folder} ${l10n.t('the first {0} of {1} cases', cases.length, total)}`.trim();
}

/** Returns what tells files of the same name apart. */
const folderOf = (uri: Uri): string => workspace.asRelativePath(uri).split('/').slice(0, -1).join('/');
