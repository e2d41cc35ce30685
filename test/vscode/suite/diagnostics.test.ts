import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { codesOf } from './editor';
import { eventually, open } from './scratch';

describe('findings', () => {
  it('appear with their codes and places', async () => {
    const { document } = await open('bad.poj-2348.game', '25 x\n1 2 3\n0 0\n');
    const codes = await eventually(() => {
      const found = codesOf(document.uri);
      assert.ok(found.length >= 2);
      return found;
    });
    assert.deepEqual([...new Set(codes.map(([line]) => line))], [0, 1]);
    assert.ok(vscode.languages.getDiagnostics(document.uri).every(({ source }) => source === 'game'));
  });

  it('have a code that leads to its entry on the page of findings', async () => {
    const { document } = await open('linked.poj-2348.game', '25 x\n0 0\n');
    await eventually(() => {
      const { code } = vscode.languages.getDiagnostics(document.uri)[0] ?? {};
      assert.ok(typeof code === 'object' && code.value === 'not-a-number');
      assert.equal(code.target.toString(true), 'command:game.showFinding?["not-a-number"]');
    });
    await vscode.commands.executeCommand('game.showFinding', 'not-a-number');
    await eventually(() => assert.match(vscode.window.tabGroups.activeTabGroup.activeTab?.label ?? '', /findings\.md/));
  });

  it('go away when the text is put right, and come back', async () => {
    const editor = await open('mended.poj-2348.game', '25 x\n0 0\n');
    const { uri } = editor.document;
    await eventually(() => assert.equal(codesOf(uri).length, 1));
    await editor.edit((edit) => edit.replace(new vscode.Range(0, 3, 0, 4), '7'));
    await eventually(() => assert.deepEqual(codesOf(uri), []));
    await editor.edit((edit) => edit.delete(editor.document.lineAt(1).rangeIncludingLineBreak));
    await eventually(() => assert.equal(codesOf(uri).length, 1));
  });

  it('fade what comes after the end', async () => {
    const { document } = await open('after.poj-2348.game', '25 7\n0 0\n15 24\n');
    await eventually(() => {
      const [finding] = vscode.languages.getDiagnostics(document.uri);
      assert.deepEqual(finding?.tags, [vscode.DiagnosticTag.Unnecessary]);
    });
  });
});
