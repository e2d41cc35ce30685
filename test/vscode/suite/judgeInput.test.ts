import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { open, read, write } from './scratch';

const TEXT = '# game: poj-2348\n25 7\n#> Stan wins\n# the end\n0 0\n';

describe('the judge input', () => {
  it('is written to x.in beside x.game', async () => {
    const uri = await write('x.game', TEXT);
    await vscode.commands.executeCommand('game.writeJudgeInput', uri);
    assert.equal(await read(vscode.Uri.joinPath(uri, '../x.in')), '25 7\n0 0\n');
  });

  it('never replaces a file that is named x.in itself', async () => {
    const uri = await write('y.in', TEXT);
    await vscode.commands.executeCommand('game.writeJudgeInput', uri);
    assert.equal(await read(uri), TEXT);
  });

  it('is copied, as it is seen, saved or not', async () => {
    const editor = await open('z.game', TEXT);
    await editor.edit((edit) => edit.insert(new vscode.Position(1, 0), '15 24\n'));
    await vscode.commands.executeCommand('game.copyJudgeInput');
    assert.equal(await vscode.env.clipboard.readText(), '15 24\n25 7\n0 0\n');
  });
});
