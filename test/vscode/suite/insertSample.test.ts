import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { acceptPick, eventually, open } from './scratch';

describe('Insert Sample', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it('writes that of the file’s own problem', async () => {
    const { document } = await open('own.hdu-1525.game', '# mine');
    await eventually(async () => {
      const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
        'vscode.executeCodeLensProvider',
        document.uri,
        10,
      );
      assert.deepEqual(
        lenses.map(({ command }) => command?.command),
        ['game.insertSample'],
      );
    });
    await vscode.commands.executeCommand('game.insertSample', document.uri);
    assert.equal(document.getText(), '# mine\n34 12\n15 24\n0 0\n');
  });

  it('writes that of a problem that is picked, and names it', async () => {
    const { document } = await open('picked.game', '');
    const inserted = vscode.commands.executeCommand('game.insertSample', document.uri);
    await acceptPick(() => document.lineCount !== 1);
    await inserted;
    assert.match(document.getText(), /^# game: [a-z]+-p?\d+\n\d/);
  });
});
