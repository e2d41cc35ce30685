import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { namesBeside, open, write } from './scratch';

describe('Write All Expected Outputs', () => {
  it('writes those of a folder, whatever becomes of one of them', async () => {
    const good = await write('a.poj-2348.game', '25 7\n0 0\n');
    const folder = vscode.Uri.joinPath(good, '..');
    for (const [name, text] of [
      ['b.poj-2348.game', '25 x\n0 0\n'],
      ['c.luogu-p1290.game', '1\n25 7\n'],
    ] as const) {
      await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder, name), new TextEncoder().encode(text));
    }
    const tally = await vscode.commands.executeCommand('game.writeExpectedOutputs', folder);
    assert.deepEqual(tally, { written: 2, unchanged: 0, kept: 0, failed: 1 });
    assert.deepEqual(
      (await namesBeside(good)).filter((name) => name.endsWith('.out')),
      ['a.poj-2348.out', 'c.luogu-p1290.out'],
    );
    assert.deepEqual(await vscode.commands.executeCommand('game.writeExpectedOutputs', folder), {
      written: 0,
      unchanged: 2,
      kept: 0,
      failed: 1,
    });
  });

  it('tells how many old outputs it has kept', async () => {
    const uri = await write('old.poj-2348.game', '25 7\n0 0\n');
    const folder = vscode.Uri.joinPath(uri, '..');
    await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder, 'old.poj-2348.out'), new Uint8Array([52, 10]));
    const tally = await vscode.commands.executeCommand('game.writeExpectedOutputs', folder);
    assert.deepEqual(tally, { written: 1, unchanged: 0, kept: 1, failed: 0 });
    assert.ok((await namesBeside(uri)).includes('old.poj-2348.out.bak'));
  });

  it('writes those of all files and folders that are selected in the explorer', async () => {
    const [first, second, other] = [
      await write('a.poj-2348.game', '25 7\n0 0\n'),
      await write('b.poj-2348.game', '15 24\n0 0\n'),
      await write('c.poj-2348.game', '0 0\n'),
    ];
    const selected = [first, vscode.Uri.joinPath(second, '..'), second];
    for (const command of ['game.writeExpectedOutput', 'game.writeExpectedOutputs']) {
      const tally = await vscode.commands.executeCommand(command, first, selected);
      assert.deepEqual(
        tally,
        command === 'game.writeExpectedOutput'
          ? { written: 2, unchanged: 0, kept: 0, failed: 0 }
          : { written: 0, unchanged: 2, kept: 0, failed: 0 },
      );
    }
    assert.deepEqual(await namesBeside(other), ['c.poj-2348.game']);
  });

  it('takes a file that is selected alone for what it is', async () => {
    const {
      document: { uri },
    } = await open('alone.poj-2348.game', '25 7\n0 0\n');
    const { result } = await vscode.commands.executeCommand<{ result: string }>('game.writeExpectedOutput', uri, [uri]);
    assert.equal(result, 'written');
    assert.deepEqual(await namesBeside(uri), ['alone.poj-2348.game', 'alone.poj-2348.out']);
  });
});
