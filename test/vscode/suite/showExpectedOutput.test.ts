import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { hoverOf } from './editor';
import { eventually, namesBeside, open } from './scratch';

const run = (command: string, uri?: vscode.Uri): Thenable<void> =>
  vscode.commands.executeCommand(`game.${command}`, uri);

const shown = (): vscode.TextDocument[] =>
  vscode.window.visibleTextEditors.map(({ document }) => document).filter(({ uri }) => uri.scheme === 'game-output');

async function openUntitled(content: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument({ language: 'game', content });
  await vscode.window.showTextDocument(document);
  await eventually(async () => assert.match(await hoverOf(document.uri, 1), /wins/));
  return document;
}

describe('Show and Copy Expected Output', () => {
  afterEach(async () => {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  it('show the output of a file that was never saved, and follow its text', async () => {
    const document = await openUntitled('# game: poj-2348\n34 12\n15 24\n0 0\n');
    await run('showExpectedOutput');
    await eventually(() =>
      assert.deepEqual(
        shown().map((one) => one.getText()),
        ['Stan wins\nOllie wins\n'],
      ),
    );
    assert.equal(vscode.window.activeTextEditor?.document, document);
    const edit = new vscode.WorkspaceEdit();
    edit.delete(document.uri, document.lineAt(1).rangeIncludingLineBreak);
    await vscode.workspace.applyEdit(edit);
    await eventually(() =>
      assert.deepEqual(
        shown().map((one) => one.getText()),
        ['Ollie wins\n'],
      ),
    );
  });

  it('show nothing of a file without a name that is closed, and open no other one of its name', async () => {
    const closed = vscode.Uri.parse('untitled:Untitled-77');
    const output = vscode.Uri.from({ scheme: 'game-output', path: '/Untitled-77.out', query: closed.toString() });
    assert.equal((await vscode.workspace.openTextDocument(output)).getText(), '');
    assert.ok(vscode.workspace.textDocuments.every(({ uri }) => uri.toString() !== closed.toString()));
  });

  it('copy the output of a file as it is seen, and save nothing', async () => {
    const { document } = await open('dirty.poj-2348.game', '34 12\n0 0\n');
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(0, 0), '15 24\n');
    await vscode.workspace.applyEdit(edit);
    await run('copyExpectedOutput');
    assert.equal(await vscode.env.clipboard.readText(), 'Ollie wins\nStan wins\n');
    assert.ok(document.isDirty);
    assert.deepEqual(await namesBeside(document.uri), ['dirty.poj-2348.game']);
  });

  it('leave the clipboard alone where there is no output', async () => {
    const { document } = await open('bad.poj-2348.game', '34 x\n0 0\n');
    await vscode.env.clipboard.writeText('before');
    await run('copyExpectedOutput', document.uri);
    await run('showExpectedOutput', document.uri);
    assert.equal(await vscode.env.clipboard.readText(), 'before');
    assert.deepEqual(shown(), []);
  });
});
