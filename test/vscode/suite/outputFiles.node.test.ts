/** Nothing is written but plain files beside the input. The disk is looked at past VS Code. */
import assert from 'node:assert/strict';
import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { NOT_PLAIN } from '../../extensions';
import { hostileCopies, hostileTargets } from '../../hostileTargets';
import { eventually, folder, write } from './scratch';

interface Writing {
  readonly result: string;
  readonly obstacle?: string;
  readonly kept?: vscode.Uri;
}

const INPUT = '25 7\n15 24\n0 0\n';
const OUTPUT = 'Stan wins\nOllie wins\n';

/** The commands that write, with the file that each writes for `x.poj-2348.game`, and what. */
const writers = [
  { command: 'game.writeExpectedOutput', name: 'x.poj-2348.out', content: OUTPUT },
  { command: 'game.writeJudgeInput', name: 'x.poj-2348.in', content: INPUT },
];

/** An input in a folder of its own, with another folder beside it that nothing may be written to. */
async function makeScene(
  name: string,
): Promise<{ uri: vscode.Uri; top: string; scene: Record<'input' | 'target' | 'elsewhere', string> }> {
  const uri = await write('own/x.poj-2348.game', INPUT);
  const top = path.join(uri.fsPath, '../..');
  mkdirSync(path.join(top, 'other'));
  const elsewhere = path.join(top, 'other/rc');
  writeFileSync(elsewhere, 'precious\n');
  return { uri, top, scene: { input: uri.fsPath, target: path.join(top, 'own', name), elsewhere } };
}

/** All files and folders below a folder, the contents of plain files included. */
const stateOf = (top: string): string[] =>
  readdirSync(top, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return `${file} ${entry.isFile() ? readFileSync(file, 'utf8') : entry.isSymbolicLink()}`;
    })
    .sort();

const run = (command: string, uri: vscode.Uri): Thenable<Writing | undefined> =>
  vscode.commands.executeCommand(command, uri);

const configure = (extension: unknown): Thenable<void> =>
  vscode.workspace
    .getConfiguration('game')
    .update('expectedOutput.extension', extension, vscode.ConfigurationTarget.Workspace);

describe('writing beside a file', () => {
  for (const { command, name, content } of writers) {
    for (const { name: what, obstacle, make } of hostileTargets) {
      it(`leaves ${what} alone (${command})`, async () => {
        const { uri, top, scene } = await makeScene(name);
        make(scene);
        const before = stateOf(top);
        const writing = await run(command, uri);
        assert.deepEqual([writing?.result, writing?.obstacle], ['refused', obstacle]);
        assert.deepEqual(stateOf(top), before);
      });
    }

    for (const { name: what, make } of hostileCopies) {
      it(`keeps the old content under the next name where ${what} has the first (${command})`, async () => {
        const { uri, top, scene } = await makeScene(name);
        writeFileSync(scene.target, 'mine\n');
        make({ ...scene, target: `${scene.target}.bak` });
        const writing = await run(command, uri);
        assert.equal(writing?.kept?.fsPath, `${scene.target}.bak2`);
        assert.deepEqual(
          [scene.target, `${scene.target}.bak2`, scene.elsewhere].map((file) => readFileSync(file, 'utf8')),
          [content, 'mine\n', 'precious\n'],
        );
        assert.deepEqual(readdirSync(path.join(top, 'other')), ['rc']);
      });
    }

    it(`leaves other names of the file with what they have (${command})`, async () => {
      const { uri, scene } = await makeScene(name);
      linkSync(scene.elsewhere, scene.target);
      assert.equal((await run(command, uri))?.result, 'written');
      assert.deepEqual(
        [scene.target, scene.elsewhere].map((file) => readFileSync(file, 'utf8')),
        [content, 'precious\n'],
      );
    });
  }

  it('passes by what lies behind links, when it writes for all files of a folder', async () => {
    const { uri, top } = await makeScene('x.poj-2348.out');
    writeFileSync(path.join(top, 'other/y.poj-2348.game'), INPUT);
    symlinkSync('../other', path.join(top, 'own/linked'));
    symlinkSync('../other/y.poj-2348.game', path.join(top, 'own/z.poj-2348.game'));
    const tally = await vscode.commands.executeCommand('game.writeExpectedOutputs', vscode.Uri.joinPath(uri, '..'));
    assert.deepEqual(tally, { written: 1, unchanged: 0, failed: 0, kept: 0 });
    assert.deepEqual(readdirSync(path.join(top, 'other')).sort(), ['rc', 'y.poj-2348.game']);
    assert.deepEqual(readdirSync(path.join(top, 'own')).sort(), [
      'linked',
      'x.poj-2348.game',
      'x.poj-2348.out',
      'z.poj-2348.game',
    ]);
  });
});

describe('the extension of output files', () => {
  afterEach(() => configure(undefined));

  for (const setting of NOT_PLAIN) {
    it(`is .out where the setting is ${JSON.stringify(setting)}`, async () => {
      const { uri, top, scene } = await makeScene('x.poj-2348.out');
      await configure(setting);
      const before = stateOf(top);
      assert.equal((await run('game.writeExpectedOutput', uri))?.result, 'written');
      assert.deepEqual(stateOf(top), [...before, `${scene.target} ${OUTPUT}`].sort());
      assert.ok(!readdirSync(folder().fsPath).includes('rc'));
    });
  }

  it('is .out with a word in the log, once for each setting', async () => {
    const settings = ['/../../log', '}/**/{log', 7, '/../../log'];
    for (const setting of settings) await configure(setting);
    await vscode.commands.executeCommand('game.showLog');
    await eventually(() => {
      const log = vscode.workspace.textDocuments.find(
        ({ uri }) => uri.scheme === 'output' && /winning/i.test(uri.path),
      );
      for (const setting of settings)
        assert.equal(log?.getText().split(`is ${JSON.stringify(setting)}, which is not a plain extension`).length, 2);
    });
    await vscode.commands.executeCommand('workbench.action.closePanel');
  });

  it('is watched for without harm, whatever the setting', async () => {
    await configure('}/**/{*');
    // Not in a folder within a new folder, which VS Code may come too late to watch.
    const uri = await write('x.poj-2348.game', INPUT);
    const output = path.join(uri.fsPath, '../x.poj-2348.out');
    writeFileSync(output, 'nonsense\n');
    await vscode.window.showTextDocument(uri);
    const stale = (): number =>
      vscode.languages.getDiagnostics(uri).filter(({ code }) => code === 'output-file-stale').length;
    await eventually(() => assert.equal(stale(), 1));
    writeFileSync(output, OUTPUT);
    await eventually(() => assert.equal(stale(), 0));
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });
});
