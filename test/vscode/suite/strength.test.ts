/** How strong a file is, as it is seen and worked on in a real VS Code. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { codesOf, hoverOf } from './editor';
import { eventually, open } from './scratch';

const STRIP = '# game: poj-1704\n2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n';

const lensesOf = async ({ uri }: vscode.TextDocument): Promise<vscode.CodeLens[]> =>
  (await vscode.commands.executeCommand<vscode.CodeLens[] | undefined>('vscode.executeCodeLensProvider', uri, 20)) ??
  [];

const lensWith = (document: vscode.TextDocument, words: RegExp): Promise<vscode.Command> =>
  eventually(async () => {
    const titles = (await lensesOf(document)).map(({ command }) => command);
    const found = titles.find((command) => words.test(command?.title ?? ''));
    assert.ok(found, titles.map((command) => command?.title).join(' | '));
    return found;
  });

const click = ({ command, arguments: words = [] }: vscode.Command): Thenable<unknown> =>
  vscode.commands.executeCommand(command, ...(words as unknown[]));

describe('strength', () => {
  const setting = (): vscode.WorkspaceConfiguration => vscode.workspace.getConfiguration('game');
  afterEach(async () => {
    await setting().update('strength', undefined, vscode.ConfigurationTarget.Global);
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('stands above the file, adds what is missing at a click, and one undo takes it back', async () => {
    const { document } = await open('strip.game', STRIP);
    const lens = await lensWith(document, /^catches 3 of 12 known mistakes · add \d+ cases for the others$/);
    await click(lens);
    assert.match(document.lineAt(1).text, /^[3-9]$/);
    await lensWith(document, /^catches all 12 known mistakes$/);
    assert.deepEqual(
      codesOf(document.uri).filter(([, code]) => code !== 'strip-position'),
      [],
    );
    await vscode.commands.executeCommand('undo');
    assert.equal(document.getText(), STRIP);
    await lensWith(document, /^catches 3 of 12 known mistakes/);
  });

  it('says at a case what it catches', async () => {
    const { document } = await open('strip.game', STRIP);
    await eventually(async () => assert.match(await hoverOf(document.uri, 3), /Catches: .*\(only this case\)/s));
  });

  it('lists the mistakes: choosing one that survives adds its smallest case, choosing another goes to its case', async () => {
    const { document } = await open('strip.game', STRIP);
    await click(await lensWith(document, /^List the mistakes$/));
    // Survivors come first: the first of them is chosen, and the list stays open.
    await eventually(async () => {
      await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
      assert.notEqual(document.getText(), STRIP);
    });
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    await lensWith(document, /^catches (?:[4-9]|1[012]) of 12 known mistakes/);
  });

  it('goes to the case that catches a mistake', async () => {
    const editor = await open('strip.game', STRIP);
    await vscode.commands.executeCommand('game.addCases', editor.document.uri);
    await lensWith(editor.document, /^catches all 12 known mistakes$/);
    const end = editor.document.lineAt(editor.document.lineCount - 1).range.end;
    editor.selection = new vscode.Selection(end, end);
    await vscode.commands.executeCommand('game.showMistakes', editor.document.uri);
    await eventually(async () => {
      await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
      assert.ok(vscode.window.activeTextEditor!.selection.active.isBefore(end));
    });
  });

  it('makes a test file that catches everything', async () => {
    await vscode.commands.executeCommand('game.generateTestFile', 'poj-2348', { mistakes: true, small: 3 });
    const { document } = vscode.window.activeTextEditor!;
    assert.ok(document.isUntitled);
    assert.equal(document.languageId, 'game');
    assert.match(
      document.getText(),
      /^# winning-move generate poj-2348 --mistakes --small 3 --seed 0\n# game: poj-2348\n/,
    );
    await lensWith(document, /^catches all 12 known mistakes$/);
  });

  it('offers the survivors after # ignore:, and counts them no more', async () => {
    const { document } = await open('strip.game', STRIP.replace('\n', '\n# ignore: \n'));
    await lensWith(document, /^catches 3 of 12/);
    const place = new vscode.Position(1, '# ignore: '.length);
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      place,
    );
    const labels = items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    assert.ok(labels.includes('positions-not-sorted'), labels.join(', '));
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, place, 'positions-not-sorted the judge sorts');
    await vscode.workspace.applyEdit(edit);
    await lensWith(document, /^catches 3 of 11 known mistakes/);
  });

  it('is a finding for each survivor, or nothing at all, as the setting says', async () => {
    const { document } = await open('strip.game', STRIP);
    await setting().update('strength', 'findings', vscode.ConfigurationTarget.Global);
    const survivors = (): number => codesOf(document.uri).filter(([, code]) => code === 'mistake-survives').length;
    await eventually(() => assert.equal(survivors(), 9));
    await setting().update('strength', 'off', vscode.ConfigurationTarget.Global);
    await eventually(async () => {
      assert.equal(survivors(), 0);
      assert.ok(!(await lensesOf(document)).some(({ command }) => (command?.title ?? '').includes('known mistakes')));
    });
  });
});
