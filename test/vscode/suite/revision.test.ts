/** Old revisions, as Git shows them: addresses of a file system that cannot be written to, with a query. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { hintsOf, hoverOf } from './editor';
import { eventually, namesBeside, write } from './scratch';

const SCHEME = 'revision';

/** Answers as Git does: what the query names is read, whatever the path is. */
class Revisions implements vscode.FileSystemProvider {
  readonly onDidChangeFile = new vscode.EventEmitter<vscode.FileChangeEvent[]>().event;
  watch = (): vscode.Disposable => new vscode.Disposable(() => undefined);
  stat = async ({ query }: vscode.Uri): Promise<vscode.FileStat> => vscode.workspace.fs.stat(vscode.Uri.parse(query));
  readFile = async ({ query }: vscode.Uri): Promise<Uint8Array> =>
    vscode.workspace.fs.readFile(vscode.Uri.parse(query));
  readDirectory = refuse;
  createDirectory = refuse;
  writeFile = refuse;
  delete = refuse;
  rename = refuse;
}

function refuse(): never {
  throw vscode.FileSystemError.NoPermissions();
}

const lensesOf = async (uri: vscode.Uri): Promise<string[]> => {
  const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', uri, 10);
  return lenses.map(({ command }) => command?.command ?? '').filter((command) => command !== '');
};

describe('an old revision', () => {
  let registration: vscode.Disposable;
  before(() => {
    registration = vscode.workspace.registerFileSystemProvider(SCHEME, new Revisions(), { isReadonly: true });
  });
  after(() => void registration.dispose());
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  async function openOld(name: string, text: string): Promise<vscode.Uri> {
    const file = await write(name, text);
    const old = file.with({ scheme: SCHEME, query: file.toString() });
    await vscode.commands.executeCommand('vscode.diff', old, file);
    return old;
  }

  it('has no output file beside it, and nothing is said of one', async () => {
    const old = await openOld('old.poj-2348.game', '34 12\n15 24\n0 0\n');
    await eventually(async () => assert.match(await hoverOf(old, 0), /Stan wins/));
    await eventually(async () =>
      assert.deepEqual(await lensesOf(old), ['game.openBoard', 'game.showExpectedOutput', 'game.copyJudgeInput']),
    );
    // An output that is wrong is found after the file beside it is opened: by then, nothing more will be said of the old one.
    const late = await write('late.poj-2348.game', '34 12\n0 0\n');
    await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(late, '../late.poj-2348.out'), new Uint8Array([52, 10]));
    await vscode.window.showTextDocument(late, { preview: false });
    await eventually(() => assert.notDeepEqual(vscode.languages.getDiagnostics(late), []));
    assert.deepEqual(vscode.languages.getDiagnostics(old), []);
    for (const command of ['writeExpectedOutput', 'compareOutput', 'writeJudgeInput'])
      await vscode.commands.executeCommand(`game.${command}`, old);
    assert.deepEqual(await namesBeside(vscode.Uri.parse(old.query)), ['old.poj-2348.game']);
  });

  it('has hints that insert nothing', async () => {
    const old = await openOld('hints.poj-2348.game', '34 12\n0 0\n');
    await eventually(async () => assert.equal((await hintsOf(old)).length, 1));
    const hints = await vscode.commands.executeCommand<vscode.InlayHint[]>(
      'vscode.executeInlayHintProvider',
      old,
      new vscode.Range(0, 0, 9, 0),
    );
    assert.deepEqual(
      hints.map(({ textEdits }) => textEdits?.length ?? 0),
      [0],
    );
  });

  it('keeps its text where a problem is selected for it', async () => {
    const old = await openOld('which.game', '34 12\n15 24\n0 0\n');
    await vscode.commands.executeCommand('game.selectProblem', old, 'poj-2348');
    await eventually(async () => assert.match(await hoverOf(old, 0), /Stan wins/));
    assert.equal((await vscode.workspace.openTextDocument(old)).lineCount, 4);
  });
});
