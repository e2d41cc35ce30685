import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, open } from './scratch';

const helpAt = (uri: vscode.Uri, line: number, character: number): Thenable<vscode.SignatureHelp | undefined> =>
  vscode.commands.executeCommand('vscode.executeSignatureHelpProvider', uri, new vscode.Position(line, character));

describe('signature help', () => {
  it('names the number under the caret, with its bounds', async () => {
    const { document } = await open('fields.hdu-2177.game', '3 5\n0 0\n');
    const help = await eventually(async () => {
      const found = await helpAt(document.uri, 0, 2);
      assert.ok(found);
      return found;
    });
    const [signature] = help.signatures;
    assert.equal(signature?.label, 'a b');
    assert.equal(signature.parameters[help.activeParameter]?.documentation, 'b: the larger heap, a ≤ b ≤ 10^6');
  });

  it('knows the line that is still to be written', async () => {
    const { document } = await open('next.poj-1704.game', '1\n3\n');
    const help = await eventually(async () => {
      const found = await helpAt(document.uri, 2, 0);
      assert.ok(found);
      return found;
    });
    assert.equal(help.signatures[0]?.label, 'P1 … PN');
    assert.match(help.signatures[0].parameters[0]?.documentation as string, /^P1 \(of 3\)/);
  });
});
