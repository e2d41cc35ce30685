import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, open } from './scratch';

const boards = (): vscode.Tab[] =>
  vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .filter(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('game.board'));

describe('Open Board', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it('shows the position under the caret beside the file, once, and follows the caret', async () => {
    const { document } = await open('board.poj-2348.game', '25 7\n15 24\n0 0\n');
    await vscode.commands.executeCommand('game.openBoard');
    // The page itself says what it shows: it runs, and the server answers it.
    await eventually(() => assert.match(boards()[0]?.label ?? '', /poj-2348 · Euclid.s Game · 1$/));
    const editor = vscode.window.visibleTextEditors.find((one) => one.document === document)!;
    editor.selection = new vscode.Selection(1, 0, 1, 0);
    await eventually(() => assert.match(boards()[0]!.label, /· 2$/));
    await vscode.commands.executeCommand('game.openBoard', document.uri.toString(), 0);
    await eventually(() => assert.match(boards()[0]!.label, /· 1$/));
    assert.equal(boards().length, 1);
  });

  it('opens anew after it was closed', async () => {
    const { document } = await open('again.poj-2348.game', '25 7\n0 0\n');
    await vscode.commands.executeCommand('game.openBoard', document.uri.toString(), 0);
    await eventually(() => assert.equal(boards().length, 1));
    await vscode.window.tabGroups.close(boards());
    await eventually(() => assert.equal(boards().length, 0));
    await vscode.commands.executeCommand('game.openBoard', document.uri, 0);
    await eventually(() => assert.match(boards()[0]?.label ?? '', /poj-2348/));
  });
});
