/** Games of one's own: rules in a header, and in a file beside it. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { applyTitled, codesOf, hintsOf, hoverOf } from './editor';
import { eventually, open, write } from './scratch';

const HEADER = '# game: stones\n# input: N K / a1 … aN\n# move: take a from K\n# win: First\n# lose: Second\n';
const RULES = 'input: n / …\nmove: take 1..3\nwin: Yes\nlose: No\n';

async function hoverAt(uri: vscode.Uri, line: number, character: number): Promise<string> {
  const place = new vscode.Position(line, character);
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', uri, place);
  return hovers.flatMap(({ contents }) => contents.map((one) => (one as vscode.MarkdownString).value)).join('\n');
}

async function labelsAt(uri: vscode.Uri, line: number, character: number): Promise<string[]> {
  const place = new vscode.Position(line, character);
  const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
    'vscode.executeCompletionItemProvider',
    uri,
    place,
  );
  return items.map(({ label }) => (typeof label === 'string' ? label : label.label));
}

/** Replaces part of a line of a file that is open. */
async function replace(uri: vscode.Uri, line: number, from: number, to: number, text: string): Promise<void> {
  const edit = new vscode.WorkspaceEdit();
  edit.replace(uri, new vscode.Range(line, from, line, to), text);
  assert.ok(await vscode.workspace.applyEdit(edit));
}

describe('a game of one’s own', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it('is answered by the rules in the header, also after they have changed', async () => {
    const { document } = await open('stones.game', `${HEADER}2 4\n2 3\n`);
    await eventually(async () => assert.deepEqual(await hintsOf(document.uri), [[6, '𝒩 First · take 3']]));
    assert.match(await hoverOf(document.uri, 6), /Winning move: take 3, which leaves 1/);
    await replace(document.uri, 4, 8, 14, 'Other');
    await replace(document.uri, 5, 2, 3, '5');
    await eventually(async () => assert.deepEqual(await hintsOf(document.uri), [[6, '𝒫 Other']]));
    assert.deepEqual(codesOf(document.uri), []);
  });

  it('explains its rules in hovers, and knows its names', async () => {
    const { document } = await open('hover.game', `${HEADER}2 4\n2 3\n`);
    await eventually(async () => assert.match(await hoverAt(document.uri, 2, 10), /K -> K - k for k in a/));
    const edit = await vscode.commands.executeCommand<vscode.WorkspaceEdit>(
      'vscode.executeDocumentRenameProvider',
      document.uri,
      new vscode.Position(2, 20),
      'heap',
    );
    assert.ok(await vscode.workspace.applyEdit(edit));
    assert.match(document.getText(), /^# input: N heap \/ a1 … aN\n# move: take a from heap$/m);
  });

  it('has findings on its rules, with fixes', async () => {
    const { document } = await open('fix.game', `${HEADER.replace('move:', 'moves:')}2 4\n2 3\n`);
    await eventually(() => assert.deepEqual(codesOf(document.uri), [[2, 'unknown-key']]));
    await eventually(() => applyTitled(document.uri, 2, vscode.CodeActionKind.QuickFix, /^Write move$/));
    await eventually(async () => assert.equal((await hintsOf(document.uri)).length, 1));
    assert.equal(document.getText(), `${HEADER}2 4\n2 3\n`);
  });

  it('is completed while its header is written', async () => {
    const { document } = await open('completion.game', '# game: mine\n# \n# input: \n# move: take 1..3\n2\n7\n9\n');
    await eventually(async () => assert.deepEqual((await labelsAt(document.uri, 1, 2)).slice(0, 2), ['win', 'lose']));
    assert.deepEqual((await labelsAt(document.uri, 2, 9)).slice(0, 2), ['T / n / …', 'n / h / … × n']);
  });

  it('is played by a file of rules beside, as it is stored and as it is edited', async () => {
    const { document } = await open('hard.subtract.game', '4\n5\n');
    const uri = vscode.Uri.joinPath(document.uri, '../subtract.gamerules');
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(RULES));
    await eventually(async () =>
      assert.deepEqual(await hintsOf(document.uri), [
        [0, '𝒫 loses → No'],
        [1, '𝒩 wins → Yes · take 1'],
      ]),
    );
    const rules = await vscode.workspace.openTextDocument(uri);
    assert.equal(rules.languageId, 'gamerules');
    await replace(uri, 1, 11, 15, '1..4');
    await eventually(async () =>
      assert.deepEqual(await hintsOf(document.uri), [
        [0, '𝒩 wins → Yes · take 4'],
        [1, '𝒫 loses → No'],
      ]),
    );
    await vscode.window.showTextDocument(rules);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('has findings, hovers and completion in a file of rules', async () => {
    const uri = await write('alone.gamerules', RULES.replace('1..3', '1..kk'));
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document);
    await eventually(() => assert.deepEqual(codesOf(uri), [[1, 'unknown-name']]));
    await replace(uri, 1, 11, 16, '1..4');
    await eventually(() => assert.deepEqual(codesOf(uri), []));
    assert.match(await hoverAt(uri, 1, 8), /n -> n - /);
    await replace(uri, 1, 0, 16, '');
    await eventually(async () => assert.equal((await labelsAt(uri, 1, 0))[0], 'move'));
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('begins in a new file that is played at once', async () => {
    await vscode.commands.executeCommand('game.newOwnGame');
    const { document } = vscode.window.activeTextEditor!;
    assert.deepEqual([document.isUntitled, document.languageId], [true, 'game']);
    assert.equal(document.getText(), `${HEADER}2 4\n2 3\n`);
    await eventually(async () => assert.deepEqual(await hintsOf(document.uri), [[6, '𝒩 First · take 3']]));
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });
});
