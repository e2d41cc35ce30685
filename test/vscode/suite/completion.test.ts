import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { hoverOf } from './editor';
import { eventually, open } from './scratch';

/** All completions at a place, the first of them with their documentation. */
async function completionsAt(uri: vscode.Uri, line: number, character: number): Promise<vscode.CompletionItem[]> {
  const list = await vscode.commands.executeCommand<vscode.CompletionList>(
    'vscode.executeCompletionItemProvider',
    uri,
    new vscode.Position(line, character),
    undefined,
    200,
  );
  return list.items;
}

const labelOf = ({ label }: vscode.CompletionItem): string => (typeof label === 'string' ? label : label.label);

/** Puts the caret at the end of a line and types there, as the user does. */
async function typeAt(editor: vscode.TextEditor, line: number, text: string): Promise<void> {
  const { end } = editor.document.lineAt(line).range;
  editor.selection = new vscode.Selection(end, end);
  for (const unit of text) await vscode.commands.executeCommand('type', { text: unit });
}

/** Waits until all that VS Code has asked of the server by now is answered: it answers one question after another. */
async function settled({ document }: vscode.TextEditor, line: number): Promise<void> {
  const { end } = document.lineAt(line).range;
  for (let round = 0; round < 3; round++) {
    await completionsAt(document.uri, line, end.character);
    await hoverOf(document.uri, line);
  }
}

describe('completion', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it('names every problem after # game:, with its layout', async () => {
    const { document } = await open('header.game', '# game: \n');
    const items = await eventually(async () => {
      const found = await completionsAt(document.uri, 0, 8);
      assert.ok(found.length > 30);
      return found;
    });
    const item = items.find((candidate) => labelOf(candidate) === 'hdu-1525');
    assert.equal(item?.detail, 'Euclid’s game');
    assert.match((item.documentation as vscode.MarkdownString).value, /a b\n…\n0 0/);
  });

  it('comes up by itself after #> and writes what the judge prints', async () => {
    const editor = await open('expected.poj-2348.game', '34 12\n\n0 0\n');
    await eventually(async () => assert.match(await hoverOf(editor.document.uri, 0), /Stan wins/));
    await typeAt(editor, 1, '#> ');
    await eventually(async () => {
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
      assert.equal(editor.document.getText(), '34 12\n#> Stan wins\n0 0\n');
    });
  });

  it('writes a header from its first letters', async () => {
    const editor = await open('letters.game', '\n34 12\n15 24\n0 0\n');
    await typeAt(editor, 0, '# game: poj-23');
    await vscode.commands.executeCommand('editor.action.triggerSuggest');
    await eventually(async () => {
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
      assert.equal(editor.document.lineAt(0).text, '# game: poj-2348');
    });
    await eventually(async () => assert.match(await hoverOf(editor.document.uri, 1), /Stan wins/));
  });

  it('finds a problem by its title', async () => {
    const editor = await open('title.game', '\n34 12\n15 24\n0 0\n');
    await typeAt(editor, 0, '# game: georg');
    await vscode.commands.executeCommand('editor.action.triggerSuggest');
    await eventually(async () => {
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
      assert.equal(editor.document.lineAt(0).text, '# game: poj-1704');
    });
  });

  it('does not come up while numbers are typed', async () => {
    const editor = await open('numbers.poj-2348.game', '34 12\n\n0 0\n');
    await eventually(async () => assert.match(await hoverOf(editor.document.uri, 0), /Stan wins/));
    await typeAt(editor, 1, '0 15 24');
    await settled(editor, 1);
    await vscode.commands.executeCommand('acceptSelectedSuggestion');
    assert.equal(editor.document.lineAt(1).text, '0 15 24');
  });

  it('does not come up because another extension begins to complete while a comment is typed', async () => {
    const editor = await open('comment.poj-2348.game', '\n34 12\n15 24\n0 0\n');
    await eventually(async () => assert.match(await hoverOf(editor.document.uri, 1), /Stan wins/));
    await typeAt(editor, 0, '#');
    const typed = vscode.commands.executeCommand('type', { text: ' ' });
    // VS Code asks all anew, as if somebody had asked.
    const other = vscode.languages.registerCompletionItemProvider('plaintext', { provideCompletionItems: () => [] });
    await typed;
    await vscode.commands.executeCommand('type', { text: 'Game' });
    await settled(editor, 0);
    other.dispose();
    await vscode.commands.executeCommand('acceptSelectedSuggestion');
    assert.equal(editor.document.lineAt(0).text, '# Game');
  });

  it('fills an empty file with the sample of a problem', async () => {
    const { document } = await open('empty.game', '');
    const sample = await eventually(async () => {
      const items = await completionsAt(document.uri, 0, 0);
      const found = items.find((candidate) => labelOf(candidate) === 'poj-1704');
      assert.ok(found);
      return found;
    });
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, sample.range as vscode.Range, sample.insertText as string);
    await vscode.workspace.applyEdit(edit);
    await eventually(async () => assert.match(await hoverOf(document.uri, 5), /Georgia will win/));
  });
});
