import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { hintsOf } from './editor';
import { eventually, open } from './scratch';

async function set(setting: string, value: unknown): Promise<void> {
  await vscode.workspace.getConfiguration('game').update(setting, value, vscode.ConfigurationTarget.Workspace);
}

describe('inlay hints', () => {
  afterEach(async () => {
    await set('inlayHints.verdict', undefined);
    await set('inlayHints.winningMove', undefined);
  });

  it('show the verdict and the winning move at the end of each case', async () => {
    const { document } = await open('hints.poj-2348.game', '# three cases\n25 7\n15 24\n7 7\n0 0\n');
    const hints = await eventually(async () => {
      const found = await hintsOf(document.uri);
      assert.equal(found.length, 3);
      return found;
    });
    assert.deepEqual(
      hints.map(([line]) => line),
      [1, 2, 3],
    );
    assert.match(hints[0]![1], /Stan wins · /);
    assert.match(hints[1]![1], /Ollie wins$/);
  });

  it('are switched by settings, without a reload', async () => {
    const { document } = await open('switch.poj-2348.game', '25 7\n0 0\n');
    const hint = async (): Promise<string | undefined> => (await hintsOf(document.uri))[0]?.[1];
    await set('inlayHints.winningMove', false);
    await eventually(async () => assert.match((await hint()) ?? '', /Stan wins$/));
    await set('inlayHints.winningMove', undefined);
    await set('inlayHints.verdict', false);
    await eventually(async () => assert.doesNotMatch((await hint()) ?? 'Stan', /Stan/));
    await set('inlayHints.winningMove', false);
    await eventually(async () => assert.equal(await hint(), undefined));
  });

  it('insert the expected output on a double click', async () => {
    const { document } = await open('click.poj-2348.game', '25 7\n0 0\n');
    const range = new vscode.Range(0, 0, 3, 0);
    const [hint] = await eventually(async () => {
      const hints = await vscode.commands.executeCommand<vscode.InlayHint[]>(
        'vscode.executeInlayHintProvider',
        document.uri,
        range,
      );
      assert.ok(hints[0]?.textEdits);
      return hints;
    });
    const edit = new vscode.WorkspaceEdit();
    edit.set(document.uri, hint!.textEdits!);
    await vscode.workspace.applyEdit(edit);
    assert.equal(document.getText(), '25 7\n#> Stan wins\n0 0\n');
  });
});
