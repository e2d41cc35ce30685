import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, namesBeside, open, read, write } from './scratch';

interface Writing {
  readonly result: string;
  readonly file: vscode.Uri;
  readonly kept?: vscode.Uri;
}

const run = (uri?: vscode.Uri): Thenable<Writing | undefined> =>
  vscode.commands.executeCommand('game.writeExpectedOutput', uri);
const beside = (uri: vscode.Uri, name: string): vscode.Uri => vscode.Uri.joinPath(uri, '..', name);

const INPUT = '25 7\n15 24\n0 0\n';
const OUTPUT = 'Stan wins\nOllie wins\n';

describe('Write Expected Output', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it('writes x.out beside x.game, and says so', async () => {
    const { document } = await open('x.poj-2348.game', INPUT);
    assert.equal((await run())?.result, 'written');
    assert.equal(await read(beside(document.uri, 'x.poj-2348.out')), OUTPUT);
    assert.deepEqual(await namesBeside(document.uri), ['x.poj-2348.game', 'x.poj-2348.out']);
  });

  it('writes for a file that is not open', async () => {
    const uri = await write('closed.game', `# game: poj-2348\n${INPUT}`);
    assert.equal((await run(uri))?.result, 'written');
    assert.equal(await read(beside(uri, 'closed.out')), OUTPUT);
  });

  it('leaves a file alone that is right already', async () => {
    const uri = await write('same.poj-2348.game', INPUT);
    await run(uri);
    assert.equal((await run(uri))?.result, 'unchanged');
    assert.deepEqual(await namesBeside(uri), ['same.poj-2348.game', 'same.poj-2348.out']);
  });

  it('writes nothing for a file with an error', async () => {
    const uri = await write('bad.poj-2348.game', '25 7\n1 x\n0 0\n');
    const old = beside(uri, 'bad.poj-2348.out');
    await vscode.workspace.fs.writeFile(old, new TextEncoder().encode('mine\n'));
    assert.equal(await run(uri), undefined);
    assert.equal(await read(old), 'mine\n');
    assert.deepEqual(await namesBeside(uri), ['bad.poj-2348.game', 'bad.poj-2348.out']);
  });

  it('keeps what somebody else has written there', async () => {
    const uri = await write('kept.poj-2348.game', INPUT);
    await vscode.workspace.fs.writeFile(beside(uri, 'kept.poj-2348.out'), new TextEncoder().encode('mine\r\n'));
    const writing = await run(uri);
    assert.equal(await read(writing!.file), OUTPUT);
    assert.equal(await read(writing!.kept!), 'mine\r\n');
    assert.deepEqual(await namesBeside(uri), ['kept.poj-2348.game', 'kept.poj-2348.out', 'kept.poj-2348.out.bak']);
  });

  it('replaces what it has written itself, and keeps every other content for good', async () => {
    const uri = await write('again.poj-2348.game', INPUT);
    const out = beside(uri, 'again.poj-2348.out');
    for (const foreign of ['first\n', 'second\n', 'first\n']) {
      await vscode.workspace.fs.writeFile(out, new TextEncoder().encode(foreign));
      await run(uri);
    }
    const editor = await vscode.window.showTextDocument(uri);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), '7 7\n'));
    assert.equal((await run(uri))?.kept, undefined);
    assert.equal(await read(out), `Stan wins\n${OUTPUT}`);
    assert.equal(await read(beside(uri, 'again.poj-2348.out.bak')), 'first\n');
    assert.equal(await read(beside(uri, 'again.poj-2348.out.bak2')), 'second\n');
    assert.equal((await namesBeside(uri)).length, 4);
  });

  it('does not touch an output file with unsaved changes', async () => {
    const uri = await write('unsaved.poj-2348.game', INPUT);
    await vscode.workspace.fs.writeFile(beside(uri, 'unsaved.poj-2348.out'), new TextEncoder().encode('mine\n'));
    const editor = await vscode.window.showTextDocument(beside(uri, 'unsaved.poj-2348.out'));
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), 'still '));
    assert.equal((await run(uri))?.result, 'unsaved');
    assert.equal(editor.document.getText(), 'still mine\n');
    assert.equal(await read(editor.document.uri), 'mine\n');
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  it('shows in an editor that has the output file open', async () => {
    const uri = await write('shown.poj-2348.game', INPUT);
    const out = beside(uri, 'shown.poj-2348.out');
    await vscode.workspace.fs.writeFile(out, new TextEncoder().encode('mine\n'));
    const { document } = await vscode.window.showTextDocument(out);
    await run(uri);
    await eventually(() => assert.equal(document.getText(), OUTPUT));
    assert.equal(vscode.window.activeTextEditor?.document, document);
  });

  it('takes two at once for one', async () => {
    const uri = await write('twice.poj-2348.game', INPUT);
    const results = (await Promise.all([run(uri), run(uri)])).map((writing) => writing?.result);
    assert.deepEqual(results, ['written', 'unchanged']);
  });

  it('has no place for the output of an untitled file', async () => {
    const document = await vscode.workspace.openTextDocument({
      language: 'game',
      content: `# game: poj-2348\n${INPUT}`,
    });
    await vscode.window.showTextDocument(document);
    assert.equal(await run(), undefined);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('takes the extension from the settings, and never replaces the file itself', async () => {
    const uri = await write('ans.poj-2348.game', INPUT);
    const configuration = vscode.workspace.getConfiguration('game');
    await configuration.update('expectedOutput.extension', '.ans', vscode.ConfigurationTarget.Workspace);
    await run(uri);
    assert.equal(await read(beside(uri, 'ans.poj-2348.ans')), OUTPUT);
    await configuration.update('expectedOutput.extension', '.game', vscode.ConfigurationTarget.Workspace);
    await run(uri);
    assert.equal(await read(uri), INPUT);
    assert.equal(await read(beside(uri, 'ans.poj-2348.out')), OUTPUT);
    const input = await write('ans.OUT', `# game: poj-2348\n${INPUT}`);
    await configuration.update('expectedOutput.extension', '.out', vscode.ConfigurationTarget.Workspace);
    assert.equal(await run(input), undefined);
    assert.deepEqual(await namesBeside(input), ['ans.OUT']);
    await configuration.update('expectedOutput.extension', undefined, vscode.ConfigurationTarget.Workspace);
  });
});
