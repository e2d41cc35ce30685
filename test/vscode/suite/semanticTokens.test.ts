import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, open } from './scratch';

/** The tokens of the whole file as themes name them: `34 number.won`. */
async function tokensOf(document: vscode.TextDocument): Promise<string[]> {
  const range = new vscode.Range(0, 0, document.lineCount, 0);
  const legend = await vscode.commands.executeCommand<vscode.SemanticTokensLegend>(
    'vscode.provideDocumentRangeSemanticTokensLegend',
    document.uri,
    range,
  );
  const { data } = await vscode.commands.executeCommand<vscode.SemanticTokens>(
    'vscode.provideDocumentRangeSemanticTokens',
    document.uri,
    range,
  );
  const tokens: string[] = [];
  let [line, start] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [lines, characters, length, type, modifiers] = [...data.slice(at, at + 5)] as [
      number,
      number,
      number,
      number,
      number,
    ];
    start = lines > 0 ? characters : start + characters;
    line += lines;
    const names = legend.tokenModifiers.filter((_, bit) => (modifiers & (1 << bit)) !== 0);
    tokens.push(
      `${document.lineAt(line).text.slice(start, start + length)} ${[legend.tokenTypes[type], ...names].join('.')}`,
    );
  }
  return tokens;
}

describe('semantic tokens', () => {
  it('tell won positions from lost ones, and follow an edit', async () => {
    const editor = await open('colours.game', '# game: poj-2348\n34 12\n#> Stan wins\n15 24\n0 0\n');
    const { document } = editor;
    await eventually(async () =>
      assert.deepEqual(await tokensOf(document), [
        'game keyword',
        'poj-2348 problem',
        '34 number.won',
        '12 number.won',
        'Stan wins expectation',
        '15 number.lost',
        '24 number.lost',
        '0 0 terminator',
      ]),
    );
    await editor.edit((edit) => edit.replace(new vscode.Range(3, 0, 3, 2), '5'));
    await eventually(async () =>
      assert.deepEqual((await tokensOf(document)).slice(5, 7), ['5 number.won', '24 number.won']),
    );
  });
});
