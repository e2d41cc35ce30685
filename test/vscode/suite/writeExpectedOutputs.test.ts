import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { namesBeside, write } from './scratch';

describe('Write All Expected Outputs', () => {
  it('writes those of a folder, whatever becomes of one of them', async () => {
    const good = await write('a.poj-2348.game', '25 7\n0 0\n');
    const folder = vscode.Uri.joinPath(good, '..');
    for (const [name, text] of [['b.poj-2348.game', '25 x\n0 0\n'], ['c.luogu-p1290.game', '1\n25 7\n']] as const) {
      await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder, name), new TextEncoder().encode(text));
    }
    const tally = await vscode.commands.executeCommand('game.writeExpectedOutputs', folder);
    assert.deepEqual(tally, { written: 2, unchanged: 0, failed: 1 });
    assert.deepEqual((await namesBeside(good)).filter((name) => name.endsWith('.out')), ['a.poj-2348.out', 'c.luogu-p1290.out']);
    assert.deepEqual(await vscode.commands.executeCommand('game.writeExpectedOutputs', folder), { written: 0, unchanged: 2, failed: 1 });
  });
});
