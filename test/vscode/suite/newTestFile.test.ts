import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { hintsOf } from './editor';
import { eventually } from './scratch';

describe('New Test File', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));

  it('begins with the sample of the problem', async () => {
    await vscode.commands.executeCommand('game.newTestFile', 'uva-10368');
    const { document } = vscode.window.activeTextEditor!;
    assert.ok(document.isUntitled);
    assert.match(document.uri.path, /\/uva-10368\.game$/);
    assert.equal(document.languageId, 'game');
    assert.equal(document.getText(), '# game: uva-10368\n34 12\n15 24\n0 0\n');
    await eventually(async () => assert.equal((await hintsOf(document.uri)).length, 2));
  });
});
