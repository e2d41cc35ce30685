import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { hoverOf } from './editor';
import { eventually, open } from './scratch';

/** An editor whose file the server knows. */
async function ready(name: string, text: string, line = 0): Promise<vscode.TextEditor> {
  const editor = await open(name, text);
  await eventually(async () => assert.match(await hoverOf(editor.document.uri, line), /wins/));
  return editor;
}

async function set(setting: string, value: unknown): Promise<void> {
  await vscode.workspace
    .getConfiguration('editor', { languageId: 'game' })
    .update(setting, value, vscode.ConfigurationTarget.Workspace, true);
}

describe('formatting', () => {
  afterEach(async () => {
    await set('formatOnType', undefined);
    await set('codeActionsOnSave', undefined);
  });

  it('writes a file as the statement does', async () => {
    const { document } = await ready(
      'messy.poj-2348.game',
      '#game:poj-2348\n\n 34  012\n#>Stan wins\n\n15\t24 \n0 0',
      2,
    );
    await vscode.commands.executeCommand('editor.action.formatDocument');
    assert.equal(document.getText(), '# game: poj-2348\n34 12\n#> Stan wins\n15 24\n0 0\n');
  });

  it('formats what is selected', async () => {
    const editor = await ready('part.poj-2348.game', '34  12\n15  24\n7  5\n0 0\n');
    editor.selection = new vscode.Selection(1, 0, 2, 0);
    await vscode.commands.executeCommand('editor.action.formatSelection');
    assert.equal(editor.document.getText(), '34  12\n15 24\n7  5\n0 0\n');
  });

  it('formats the line that was ended, for those who want that', async () => {
    const type = async (name: string): Promise<vscode.TextDocument> => {
      const editor = await ready(name, '34 12\n');
      editor.selection = new vscode.Selection(1, 0, 1, 0);
      for (const text of ['015  24', '\n']) await vscode.commands.executeCommand('type', { text });
      return editor.document;
    };
    const off = await type('off.poj-2348.game');
    await set('formatOnType', true);
    const on = await type('on.poj-2348.game');
    await eventually(() => assert.equal(on.getText(), '34 12\n15 24\n'));
    assert.equal(off.getText(), '34 12\n015  24\n');
  });

  it('fixes all that is obvious when the file is saved, for those who want that', async () => {
    await set('codeActionsOnSave', { 'source.fixAll.game': 'explicit' });
    const editor = await ready('save.poj-2348.game', '34  12\n#> Ollie wins\n15 024\n#> Ollie wins\n');
    await editor.edit((edit) => edit.insert(new vscode.Position(2, 0), '\n'));
    await editor.document.save();
    assert.equal(editor.document.getText(), '34 12\n#> Stan wins\n15 24\n#> Ollie wins\n0 0\n');
  });

  it('fixes all findings of a kind at once', async () => {
    const { document } = await ready('linked.poj-2348.game', '34  12\n15  24\n7  5\n0 0\n');
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      'vscode.executeCodeActionProvider',
      document.uri,
      new vscode.Range(0, 2, 0, 2),
      'quickfix',
      100,
    );
    const linked = actions.find(({ title }) => title.startsWith('Fix all of these'));
    assert.ok(linked?.edit);
    assert.ok(await vscode.workspace.applyEdit(linked.edit));
    assert.equal(document.getText(), '34 12\n15 24\n7 5\n0 0\n');
  });
});
