import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, write } from './scratch';

const compare = (uri: vscode.Uri): Thenable<void> => vscode.commands.executeCommand('game.compareOutput', uri);
const diffs = (): vscode.TabInputTextDiff[] =>
  vscode.window.tabGroups.all
    .flatMap(({ tabs }) => tabs.map(({ input }) => input))
    .filter((input) => input instanceof vscode.TabInputTextDiff);

describe('Compare with Expected Output', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it('shows the expected output beside the one in the file', async () => {
    const uri = await write('wrong.poj-2348.game', '25 7\n15 24\n0 0\n');
    const out = vscode.Uri.joinPath(uri, '../wrong.poj-2348.out');
    await vscode.workspace.fs.writeFile(out, new TextEncoder().encode('Ollie wins\nOllie wins\n'));
    await compare(uri);
    const [diff] = await eventually(() => {
      assert.equal(diffs().length, 1);
      return diffs();
    });
    assert.equal(diff!.modified.toString(), out.toString());
    const shown = await vscode.workspace.openTextDocument(diff!.original);
    assert.equal(shown.getText(), 'Stan wins\nOllie wins\n');
    const document = await vscode.workspace.openTextDocument(uri);
    const edit = new vscode.WorkspaceEdit();
    edit.delete(uri, document.lineAt(1).rangeIncludingLineBreak);
    await vscode.workspace.applyEdit(edit);
    await document.save();
    await eventually(() => assert.equal(shown.getText(), 'Stan wins\n'));
  });

  it('shows nothing where there is no file, no difference, or no expected output', async () => {
    const uri = await write('missing.poj-2348.game', '25 7\n0 0\n');
    void compare(uri);
    const same = await write('same.poj-2348.game', '25 7\n0 0\n');
    const out = vscode.Uri.joinPath(same, '../same.poj-2348.out');
    await vscode.workspace.fs.writeFile(out, new TextEncoder().encode('Stan wins\r\n'));
    await compare(same);
    const bad = await write('bad.poj-2348.game', '25 x\n0 0\n');
    await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(bad, '../bad.poj-2348.out'), new Uint8Array());
    await compare(bad);
    // What is compared last shows a difference, and those before it would have shown theirs by then.
    const other = await write('other.poj-2348.game', '25 7\n0 0\n');
    await vscode.workspace.fs.writeFile(vscode.Uri.joinPath(other, '../other.poj-2348.out'), new Uint8Array([52, 10]));
    await compare(other);
    await eventually(() => assert.equal(diffs().length, 1));
    assert.match(JSON.stringify(diffs()), /other\.poj-2348/);
  });
});
