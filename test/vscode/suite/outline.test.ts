import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, open } from './scratch';

const outlineOf = async ({ uri }: vscode.TextDocument): Promise<vscode.DocumentSymbol[]> =>
  (await vscode.commands.executeCommand<vscode.DocumentSymbol[] | undefined>(
    'vscode.executeDocumentSymbolProvider',
    uri,
  )) ?? [];

const shown = (symbols: readonly vscode.DocumentSymbol[]): string[] =>
  symbols.flatMap(({ name, detail, children }) => [
    `${name} | ${detail}`,
    ...shown(children).map((line) => `  ${line}`),
  ]);

describe('outline', () => {
  it('lists the cases with their verdicts', async () => {
    const { document } = await open('outline.poj-2348.game', '34 12\n#> Stan wins\n25 7\n15 24\n0 0\n');
    await eventually(async () =>
      assert.deepEqual(shown(await outlineOf(document)), [
        'Case 1: 34 12 | 𝒩 Stan wins',
        'Case 2: 25 7 | 𝒩 Stan wins',
        'Case 3: 15 24 | 𝒫 Ollie wins',
      ]),
    );
    const [first] = await outlineOf(document);
    assert.deepEqual(first!.range, new vscode.Range(0, 0, 1, '#> Stan wins'.length));
  });

  it('has positions below their case', async () => {
    const { document } = await open('outline.hdu-1536.game', '2 2 5\n2\n2 5 12\n3 2 4 7\n0\n');
    await eventually(async () =>
      assert.deepEqual(shown(await outlineOf(document)), [
        'Case 1: 2 2 5 / 2 | ',
        '  2 5 12 | 𝒫 loses → L',
        '  3 2 4 7 | 𝒩 wins → W',
      ]),
    );
  });
});
