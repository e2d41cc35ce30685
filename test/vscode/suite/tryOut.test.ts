import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, namesBeside, open } from './scratch';

const tryOut = (step: string): Thenable<void> => vscode.commands.executeCommand('game.tryOut', step);

describe('the steps of the walkthrough', () => {
  const close = async (): Promise<void> => {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  };
  beforeEach(close);
  afterEach(close);

  it('begin with a sample where no game file is in sight', async () => {
    await tryOut('hover');
    const { document, selection } = vscode.window.activeTextEditor!;
    assert.deepEqual([document.languageId, document.isUntitled, selection.active.line], ['game', true, 1]);
    assert.match(document.getText(), /^# game: poj-2348\n34 12\n/);
  });

  it('take the game file that is in sight, at its first case', async () => {
    const { document } = await open('tour.poj-2348.game', '# first\n# second\n25 7\n15 24\n0 0\n');
    await tryOut('play');
    assert.equal(vscode.window.activeTextEditor?.document, document);
    assert.equal(vscode.window.activeTextEditor.selection.active.line, 2);
  });

  it('open the board on it', async () => {
    const { document } = await open('tour.poj-2348.game', '25 7\n0 0\n');
    await tryOut('board');
    await eventually(() => {
      const labels = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ label }) => label));
      assert.ok(
        labels.some((label) => /poj-2348 · Euclid.s Game · 1$/.test(label)),
        labels.join(', '),
      );
    });
    assert.equal(document.isClosed, false);
  });

  it('write the output beside it', async () => {
    const { document } = await open('tour.poj-2348.game', '25 7\n0 0\n');
    await tryOut('write');
    await eventually(async () =>
      assert.deepEqual(await namesBeside(document.uri), ['tour.poj-2348.game', 'tour.poj-2348.out']),
    );
  });
});
