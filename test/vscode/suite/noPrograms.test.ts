import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { write } from './scratch';

interface Api {
  readonly explorer: {
    readonly programProfile: vscode.TestRunProfile | undefined;
    itemOf(uri: vscode.Uri): Promise<vscode.TestItem | undefined>;
  };
}

describe('programs of the user where none can be run', () => {
  it('have no profile, and the commands say why', async function () {
    const { explorer } = await vscode.extensions.getExtension<Api>('winning-move.winning-move')!.activate();
    // On the desktop they can be run.
    if (explorer.programProfile) this.skip();
    const uri = await write('none.poj-2348.game', '25 7\n0 0\n');
    const settings = vscode.workspace.getConfiguration('game');
    await settings.update('program', ['./a.out'], vscode.ConfigurationTarget.Workspace);
    try {
      for (const name of ['runProgram', 'stressProgram', 'chooseProgram', 'insertFailingCase', 'caseFile'])
        assert.equal(await vscode.commands.executeCommand(`game.${name}`, uri), undefined);
      assert.equal(await explorer.itemOf(uri), undefined);
    } finally {
      await settings.update('program', undefined, vscode.ConfigurationTarget.Workspace);
    }
  });
});
