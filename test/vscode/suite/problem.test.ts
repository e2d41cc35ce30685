import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { hintsOf, hoverOf } from './editor';
import { acceptPick, eventually, open } from './scratch';

const select = (...words: unknown[]): Thenable<void> => vscode.commands.executeCommand('game.selectProblem', ...words);

describe('the problem of a file', () => {
  it('comes from the settings', async () => {
    const { document } = await open('settings.game', '25 7\n0 0\n');
    const configuration = vscode.workspace.getConfiguration('game');
    for (const id of ['hdu-1525', 'uva-10368']) {
      await configuration.update('associations', { 'settings.game': id }, vscode.ConfigurationTarget.Workspace);
      await eventually(async () => assert.match(await hoverOf(document.uri, 0), new RegExp(id)));
    }
    await configuration.update('associations', undefined, vscode.ConfigurationTarget.Workspace);
  });

  it('comes from the settings for a judge input, too', async () => {
    const files = vscode.workspace.getConfiguration('files');
    const configuration = vscode.workspace.getConfiguration('game');
    await files.update('associations', { '*.in': 'game' }, vscode.ConfigurationTarget.Workspace);
    await configuration.update('associations', { '*.in': 'poj-2348' }, vscode.ConfigurationTarget.Workspace);
    const { document } = await open('judge.in', '25 7\n0 0\n');
    await eventually(() => assert.equal(document.languageId, 'game'));
    await eventually(async () => assert.match(await hoverOf(document.uri, 0), /poj-2348/));
    await files.update('associations', undefined, vscode.ConfigurationTarget.Workspace);
    await configuration.update('associations', undefined, vscode.ConfigurationTarget.Workspace);
  });

  it('goes into the header when it is selected', async () => {
    const { document } = await open('header.game', '25 7\n0 0\n');
    await select(document.uri, 'hdu-1525');
    assert.equal(document.getText(), '# game: hdu-1525\n25 7\n0 0\n');
    await eventually(async () => assert.match(await hoverOf(document.uri, 1), /hdu-1525/));
  });

  it('replaces a header that is there already', async () => {
    const { document } = await open('replaced.game', '# by hand\n\n#game : poj-2348\n25 7\n0 0\n');
    await select(document.uri, 'uva-10368');
    assert.equal(document.getText(), '# by hand\n\n# game: uva-10368\n25 7\n0 0\n');
  });

  it('takes a comment among the cases for no header', async () => {
    const { document } = await open('comment.game', '25 7\n# game: poj-2348\n0 0\n');
    await select(document.uri, 'poj-2348');
    assert.equal(document.getText(), '# game: poj-2348\n25 7\n# game: poj-2348\n0 0\n');
  });

  it('can be remembered instead, without a change of the file', async () => {
    const { document } = await open('remembered.game', '');
    await select(document.uri, 'hdu-1525', true);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(0, 0), '25 7\n15 24\n0 0\n');
    await vscode.workspace.applyEdit(edit);
    await eventually(async () => assert.match(await hoverOf(document.uri, 0), /hdu-1525/));
    await vscode.commands.executeCommand('game.restartServer');
    await eventually(async () => assert.match(await hoverOf(document.uri, 0), /hdu-1525/));
    await select(document.uri, 'poj-2348');
    await eventually(async () => assert.match(await hoverOf(document.uri, 1), /poj-2348/));
  });

  it('is picked from a list', async () => {
    const { document } = await open('picked.game', '25 7\n0 0\n');
    const selected = select(document.uri);
    await acceptPick(() => document.lineCount !== 3);
    await selected;
    assert.match(document.lineAt(0).text, /^# game: [a-z]+-p?\d+$/);
  });
});

describe('the server', () => {
  it('can be restarted, more than once and at once', async () => {
    const { document } = await open('restart.poj-2348.game', '25 7\n0 0\n');
    await vscode.commands.executeCommand('game.restartServer');
    await vscode.commands.executeCommand('game.restartServer');
    await eventually(async () => assert.equal((await hintsOf(document.uri)).length, 1));
  });
});
