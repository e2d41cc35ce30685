import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, open } from './scratch';

const extension = (): vscode.Extension<unknown> => vscode.extensions.getExtension('winning-move.winning-move')!;

describe('activation', () => {
  it('comes with the first *.game file', async () => {
    await open('first.game', '');
    await eventually(() => assert.ok(extension().isActive));
  });

  it('registers every command of the manifest', async () => {
    const there = new Set(await vscode.commands.getCommands(true));
    const { commands } = (extension().packageJSON as { contributes: { commands: { command: string }[] } }).contributes;
    assert.deepEqual(
      commands.map(({ command }) => command).filter((command) => !there.has(command)),
      [],
    );
  });
});
