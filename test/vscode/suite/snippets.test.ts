import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, open } from './scratch';

describe('snippets', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  for (const [name, text] of [
    ['# game: …', '# game: poj-2348\n'],
    ['#> …', '#> '],
  ] as const) {
    it(`have ‘${name}’`, async () => {
      const { document } = await open('snippet.game', '');
      await vscode.commands.executeCommand('editor.action.insertSnippet', { langId: 'game', name });
      await eventually(() => assert.equal(document.getText(), text));
    });
  }
});
