import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { actionsOf, apply } from './editor';
import { eventually, open, read, write } from './scratch';

const INPUT = '25 7\n15 24\n0 0\n';
const STALE = 'output-file-stale';

const findings = (uri: vscode.Uri): string[] =>
  vscode.languages
    .getDiagnostics(uri)
    .filter(({ code }) => code === STALE)
    .map(({ range, message }) => `${range.start.line}–${range.end.line}: ${message}`);

const put = (uri: vscode.Uri, text: string): Thenable<void> =>
  vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));

/** A test file with an output beside it, and the output's address. */
async function openWith(
  name: string,
  output: string,
): Promise<{ uri: vscode.Uri; out: vscode.Uri; editor: vscode.TextEditor }> {
  const uri = await write(`${name}.poj-2348.game`, INPUT);
  const out = vscode.Uri.joinPath(uri, `../${name}.poj-2348.out`);
  await put(out, output);
  return { uri, out, editor: await vscode.window.showTextDocument(uri) };
}

const finds = (uri: vscode.Uri, ...wanted: string[]): Promise<void> =>
  eventually(() => {
    assert.deepEqual(findings(uri), wanted);
  });

describe('the finding about an output file', () => {
  afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

  it('stands at the first case that differs, and its fix writes the output again', async () => {
    const { uri, out } = await openWith('stale', 'Stan wins\nStan wins\n');
    await finds(uri, '1–1: Line 2 of stale.poj-2348.out is “Stan wins”; expected “Ollie wins”.');
    const [fix] = (await actionsOf(uri, 1, vscode.CodeActionKind.QuickFix)).filter(
      ({ title }) => title === 'Write the expected output again',
    );
    await apply(fix!);
    assert.equal(await read(out), 'Stan wins\nOllie wins\n');
    await finds(uri);
  });

  it('says where an output ends too early or goes on', async () => {
    const { uri, out } = await openWith('length', 'Stan wins\n');
    await finds(uri, '1–1: length.poj-2348.out ends before “Ollie wins”, the output of this case.');
    await put(out, 'Stan wins\nOllie wins\nOllie wins\n');
    await finds(uri, '1–1: length.poj-2348.out continues after the last case, on line 3.');
    await vscode.workspace.fs.delete(out);
    await finds(uri);
  });

  it('follows what is typed, in either file', async () => {
    const { uri, out, editor } = await openWith('typed', 'Stan wins\nOllie wins\n');
    await editor.edit((edit) => edit.replace(new vscode.Range(0, 0, 0, 4), '15 24'));
    await finds(uri, '0–0: Line 1 of typed.poj-2348.out is “Stan wins”; expected “Ollie wins”.');
    const output = await vscode.window.showTextDocument(out, { viewColumn: vscode.ViewColumn.Beside });
    await output.edit((edit) => edit.replace(new vscode.Range(0, 0, 0, 4), 'Ollie'));
    await finds(uri);
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  it('minds neither line endings nor files with errors or without an output', async () => {
    const same = await openWith('crlf', 'Stan wins\r\nOllie wins');
    const { document } = await open('alone.poj-2348.game', INPUT);
    const bad = await write('bad.poj-2348.game', '25 x\n0 0\n');
    await put(vscode.Uri.joinPath(bad, '../bad.poj-2348.out'), 'nonsense\n');
    await vscode.window.showTextDocument(bad);
    const { uri } = await openWith('after', 'nonsense\n');
    await eventually(() => assert.equal(findings(uri).length, 1));
    for (const quiet of [same.uri, document.uri, bad]) assert.deepEqual(findings(quiet), []);
  });

  it('is about the file as a whole where that is too long to look for the case', async () => {
    const { uri } = await openWith('long', 'Stan wins\n'.repeat(600_000));
    await finds(uri, '0–0: long.poj-2348.out is not the expected output.');
  });

  it('goes away with the file', async () => {
    const { uri } = await openWith('closed', 'nonsense\n');
    await eventually(() => assert.equal(findings(uri).length, 1));
    await vscode.languages.setTextDocumentLanguage(await vscode.workspace.openTextDocument(uri), 'plaintext');
    await finds(uri);
  });
});
