/** Export Test Data: what the command line writes, at a click. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { open, write } from './scratch';

describe('Export Test Data', () => {
  it('writes the open file as it is seen, with its answers', async () => {
    const editor = await open('e.poj-2348.game', '34 12\n0 0\n');
    await editor.edit((edit) => edit.insert(new vscode.Position(1, 0), '15 24\n'));
    const { uri } = editor.document;
    const target = vscode.Uri.joinPath(uri, '../out');
    assert.equal(await vscode.commands.executeCommand('game.exportTestData', uri, undefined, 'polygon', target), true);
    assert.equal(readFileSync(path.join(target.fsPath, 'tests/01'), 'utf8'), '34 12\n15 24\n0 0\n');
    assert.equal(readFileSync(path.join(target.fsPath, 'tests/01.a'), 'utf8'), 'Stan wins\nOllie wins\n');
  });

  it('writes the files of a folder, and a zip for DOMjudge', async () => {
    const uri = await write('a.poj-2348.game', '34 12\n0 0\n');
    const folder = vscode.Uri.joinPath(uri, '..');
    const target = vscode.Uri.joinPath(folder, 'out');
    await vscode.commands.executeCommand('game.exportTestData', folder, [folder], 'icpc', target);
    assert.deepEqual(readdirSync(path.join(target.fsPath, 'data/secret')), ['01-a.poj-2348.ans', '01-a.poj-2348.in']);
    const zip = vscode.Uri.joinPath(folder, 'tests.zip');
    await vscode.commands.executeCommand('game.exportTestData', uri, undefined, 'domjudge', zip);
    assert.equal(readFileSync(zip.fsPath).toString('latin1', 0, 2), 'PK');
  });

  it('writes nothing of a file with an error', async () => {
    const { document } = await open('bad.poj-2348.game', '34 x\n0 0\n');
    const target = vscode.Uri.joinPath(document.uri, '../out');
    const { uri } = document;
    assert.equal(await vscode.commands.executeCommand('game.exportTestData', uri, undefined, 'plain', target), false);
    assert.equal(existsSync(target.fsPath), false);
  });
});
