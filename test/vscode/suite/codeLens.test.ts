import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, open } from './scratch';

/** Returns the lenses of a file but for those about known mistakes, which strength.test.ts looks at. */
const lensesOf = async ({ uri }: vscode.TextDocument): Promise<vscode.CodeLens[]> =>
  (
    (await vscode.commands.executeCommand<vscode.CodeLens[] | undefined>('vscode.executeCodeLensProvider', uri, 20)) ??
    []
  ).filter(({ command }) => command?.command !== 'game.addCases' && command?.command !== 'game.showMistakes');

const titlesOf = async (document: vscode.TextDocument): Promise<(string | undefined)[]> =>
  (await lensesOf(document)).map(({ command }) => command?.title);

const ACTIONS = ['Open board', 'Write expected output', 'Compare with lens.poj-2348.out', 'Copy judge input'];

describe('code lens', () => {
  const setting = (): vscode.WorkspaceConfiguration => vscode.workspace.getConfiguration('game');
  afterEach(() => setting().update('codeLens', undefined, vscode.ConfigurationTarget.Global));

  it('says who wins and which bounds are hit, and follows an edit', async () => {
    const editor = await open('lens.poj-2348.game', '34 12\n15 24\n1 1\n0 0\n');
    const { document } = editor;
    await eventually(async () =>
      assert.deepEqual(
        (await titlesOf(document)).sort(),
        ['3 cases · 2 Stan · 1 Ollie · bounds reached: min', ...ACTIONS].sort(),
      ),
    );
    assert.ok((await lensesOf(document)).every(({ range }) => range.isEmpty && range.start.line === 0));
    await editor.edit((edit) => edit.delete(document.lineAt(2).rangeIncludingLineBreak));
    await eventually(async () =>
      assert.ok((await titlesOf(document)).includes('2 cases · 1 Stan · 1 Ollie · no bounds reached')),
    );
  });

  it('runs commands that are there', async () => {
    const { document } = await open('lens.poj-2348.game', '34 12\n0 0\n');
    const lenses = await eventually(async () => {
      const found = await lensesOf(document);
      assert.equal(found.length, 1 + ACTIONS.length);
      return found;
    });
    const known = new Set(await vscode.commands.getCommands(true));
    for (const { command } of lenses) if (command?.command) assert.ok(known.has(command.command), command.command);
  });

  it('says which problem a file was taken for by its layout, and has another one selected', async () => {
    const { document } = await open('unnamed.game', '20 3 1 3 8\n21 3 1 3 8\n');
    const guess = await eventually(async () => {
      const found = (await lensesOf(document)).find(({ command }) => command?.command === 'game.selectProblem');
      assert.equal(found?.command?.title, 'Bachet’s Game (uva-10404), told by the layout');
      return found.command;
    });
    // What a click runs; the id is what the user would pick then.
    await vscode.commands.executeCommand(guess.command, ...(guess.arguments as unknown[]), 'coin-game');
    assert.equal(document.lineAt(0).text, '# game: coin-game');
    await eventually(async () => assert.ok(!(await titlesOf(document)).some((title) => title?.includes('layout'))));
  });

  it('goes when it is switched off', async () => {
    const { document } = await open('lens.poj-2348.game', '34 12\n0 0\n');
    await eventually(async () => assert.equal((await lensesOf(document)).length, 1 + ACTIONS.length));
    await setting().update('codeLens', false, vscode.ConfigurationTarget.Global);
    await eventually(async () => assert.deepEqual(await lensesOf(document), []));
  });
});
