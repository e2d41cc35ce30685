import assert from 'node:assert/strict';
import * as vscode from 'vscode';

describe('language', () => {
  it('is `game` for a file named *.game', async () => {
    const [file] = await vscode.workspace.findFiles('euclid.poj-2348.game');
    const document = await vscode.workspace.openTextDocument(file!);
    assert.equal(document.languageId, 'game');
  });
});
