import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, open } from './scratch';

const labels = (): string[] => vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ label }) => label));

describe('Show Line of Play', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it('shows the game from a position as a page', async () => {
    const { document } = await open('game.poj-2348.game', '25 7\n0 0\n');
    await vscode.commands.executeCommand('game.showLineOfPlay', document.uri.toString(), 0);
    await eventually(() => assert.match(labels().join(), /poj-2348/));
    await eventually(() => {
      const page = vscode.workspace.textDocuments.find(({ uri }) => uri.scheme === 'game-play');
      assert.match(page?.getText() ?? '', /\| 1 \| Stan \| /);
    });
    // Beside the file, which stays in sight.
    assert.equal(vscode.window.tabGroups.all.length, 2);
    assert.ok(vscode.window.visibleTextEditors.some((editor) => editor.document === document));
  });

  it('shows nothing for a line without a position', async () => {
    const { document } = await open('none.poj-2348.game', '# nothing\n25 7\n0 0\n');
    await vscode.commands.executeCommand('game.showLineOfPlay', document.uri.toString(), 0);
    assert.equal(labels().length, 1);
  });
});
