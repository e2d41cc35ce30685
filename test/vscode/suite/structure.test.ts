import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, open } from './scratch';

const georgia = '# game: poj-1704\n2\n3\n1 2 3\n#> Bob will win\n2\n1 5\n';

describe('structure', () => {
  it('folds cases with their expected outputs', async () => {
    const { document } = await open('folds.game', georgia);
    await eventually(async () => {
      const folds = await vscode.commands.executeCommand<vscode.FoldingRange[]>(
        'vscode.executeFoldingRangeProvider',
        document.uri,
      );
      assert.deepEqual(
        folds.map(({ start, end }) => [start, end]),
        [
          [2, 4],
          [5, 6],
        ],
      );
    });
  });

  it('grows a selection from a number to its case and the file', async () => {
    const { document } = await open('selection.game', georgia);
    await eventually(async () => {
      const [selection] = await vscode.commands.executeCommand<vscode.SelectionRange[]>(
        'vscode.executeSelectionRangeProvider',
        document.uri,
        [new vscode.Position(3, 2)],
      );
      const texts: string[] = [];
      for (let at = selection; at; at = at.parent) texts.push(document.getText(at.range));
      for (const text of ['2', '1 2 3', '3\n1 2 3', '3\n1 2 3\n#> Bob will win', georgia])
        assert.ok(texts.includes(text), `‘${text}’ is none of ${JSON.stringify(texts)}`);
    });
  });

  it('highlights a count with what it counts', async () => {
    const { document } = await open('highlights.game', georgia);
    await eventually(async () => {
      const highlights = await vscode.commands.executeCommand<vscode.DocumentHighlight[]>(
        'vscode.executeDocumentHighlights',
        document.uri,
        new vscode.Position(2, 0),
      );
      assert.deepEqual(
        highlights.map(({ range }) => document.getText(range)),
        ['3', '1 2 3'],
      );
    });
  });

  it('links the header to the judge and to the page on the game', async () => {
    const { document } = await open('links.game', georgia);
    await eventually(async () => {
      const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
        'vscode.executeLinkProvider',
        document.uri,
        10,
      );
      assert.deepEqual(
        links.map(({ range, target }) => `${document.getText(range)} → ${target?.scheme ?? ''}:${target?.path ?? ''}`),
        ['game → command:game.showRuleset', 'poj-1704 → http:/problem'],
      );
    });
  });
});
