/** Programs of the user, with a real compiler and a real interpreter, in a real VS Code. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { EUCLID } from './euclidProgram';
import { eventually, folder, open, write } from './scratch';

interface Explorer {
  profile: vscode.TestRunProfile;
  programProfile: vscode.TestRunProfile;
  debugProfile: vscode.TestRunProfile;
  itemOf(uri: vscode.Uri): Promise<vscode.TestItem | undefined>;
}
interface Api {
  readonly controller: vscode.TestController;
  readonly explorer: Explorer;
}

const api = (): Thenable<Api> => vscode.extensions.getExtension<Api>('winning-move.winning-move')!.activate();

const FILE = '# game: poj-2348\n34 12\n15 24\n1500000000 2000000000\n0 0\n';

const set = (words: unknown, name = 'program'): Thenable<void> =>
  vscode.workspace.getConfiguration('game').update(name, words, vscode.ConfigurationTarget.Workspace);

/** A file with a program beside it. */
async function beside(program: string, source: string, text = FILE): Promise<vscode.Uri> {
  const uri = await write('e.game', text);
  writeFileSync(path.join(path.dirname(uri.fsPath), program), source);
  return uri;
}

/** Does what is said, and gives what the last run meanwhile said of its items, with the texts of failures. */
async function logOf(act: () => unknown, ends = 1): Promise<string[]> {
  const { controller } = await api();
  const create = controller.createTestRun;
  const log: string[] = [];
  let ended = 0;
  const textOf = ({ message, expectedOutput, actualOutput }: vscode.TestMessage): string =>
    `[${expectedOutput ?? ''}|${actualOutput ?? ''}] ${typeof message === 'string' ? message : message.value}`;
  controller.createTestRun = (...words) => {
    const real = create.apply(controller, words);
    const name = ({ id, parent }: vscode.TestItem): string => (parent ? id : 'file');
    return new Proxy(real, {
      get(run, key) {
        if (key === 'token') return run.token;
        return (...args: unknown[]) => {
          if (key === 'end') ended++;
          else if (key !== 'appendOutput' && key !== 'started') {
            const texts = [args[1]]
              .flat()
              .filter((one) => one instanceof vscode.TestMessage)
              .map(textOf);
            log.push([name(args[0] as vscode.TestItem), String(key), ...texts].join(' '));
          }
          return Reflect.apply(run[key as keyof vscode.TestRun] as (...of: unknown[]) => unknown, run, args);
        };
      },
    });
  };
  try {
    await act();
    await eventually(() => assert.ok(ended >= ends));
  } finally {
    controller.createTestRun = create;
  }
  return log;
}

const run = (uri: vscode.Uri): Promise<string[]> => logOf(() => vscode.commands.executeCommand('game.runProgram', uri));

/** The processes that run a program of the workspace. */
const running = (mark: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(mark);
    } catch {
      return false;
    }
  });

const hasCompiler = spawnSync('g++', ['--version']).status === 0;
if (!hasCompiler) console.log('Skipped, where programs in C++ are run: there is no C++ compiler: apt-get install g++');

/** A test that takes a C++ compiler. */
const itInCpp = hasCompiler ? it : it.skip;

describe('programs of the user', function () {
  this.timeout(600_000);

  // A program that ends in time does so on a machine that is very busy, too.
  beforeEach(() => set(600_000, 'timeLimit'));

  afterEach(async () => {
    for (const name of ['program', 'build', 'debug', 'timeLimit', 'stress.seconds']) await set(undefined, name);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  });

  itInCpp('builds a C++ source, and shows the wrong case with the mistake', async () => {
    const uri = await beside('a.cpp', EUCLID('int'));
    await set(['a.cpp']);
    const log = await run(uri);
    assert.deepEqual(log.slice(0, 2), ['1 passed', '2 passed']);
    assert.match(log[2]!, /^3 failed \[Ollie wins\|Stan wins\] .*twice/s);
    assert.match(log[2]!, /command:game\.stressProgram/);
    assert.deepEqual(readdirSync(path.dirname(uri.fsPath)).sort(), ['a.cpp', 'e.game']);
  });

  itInCpp('builds again when the source has changed, and runs Python as it is', async () => {
    const uri = await beside('a.cpp', EUCLID('int'));
    await set({ 'poj-2348': ['a.cpp'], '*': ['nothing'] });
    assert.match((await run(uri)).join('\n'), /3 failed/);
    const source = path.join(path.dirname(uri.fsPath), 'a.cpp');
    const { mtimeMs } = statSync(source);
    await eventually(() => {
      writeFileSync(source, EUCLID('long long'));
      assert.notEqual(statSync(source).mtimeMs, mtimeMs);
    });
    assert.deepEqual(await run(uri), ['1 passed', '2 passed', '3 passed', 'file passed']);
    writeFileSync(
      path.join(path.dirname(uri.fsPath), 'm.py'),
      'for l in open(0):\n  a, b = map(int, l.split())\n  if a: print("Stan wins")\n',
    );
    await set(['python3', 'm.py']);
    const log = await run(uri);
    assert.deepEqual(
      log.map((line) => line.slice(0, 8)),
      ['1 passed', '2 failed', '3 failed'],
    );
  });

  itInCpp('says what the compiler says, and runs nothing', async () => {
    const uri = await beside('a.cpp', 'int main() { return x; }\n');
    await set(['a.cpp']);
    assert.deepEqual(await run(uri), ['file skipped']);
  });

  it('says that a program is not there', async () => {
    const uri = await beside('b.cpp', '');
    await set(['./a.aut']);
    assert.deepEqual(await run(uri), ['file errored [|] winning-move: ./a.aut: no such file or folder']);
  });

  itInCpp('judges the text as it is seen, saved or not', async () => {
    const uri = await beside('a.cpp', EUCLID('int'));
    await set(['a.cpp']);
    const editor = await vscode.window.showTextDocument(uri);
    await editor.edit((edit) => edit.replace(new vscode.Range(1, 0, 4, 0), '3 3\n5 7\n'));
    const log = await run(uri);
    assert.deepEqual(log, ['1 passed', '2 passed', 'file passed']);
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  it('makes every file a test while a program is set, and none without', async () => {
    const uri = await beside('a.cpp', EUCLID('int'));
    const { explorer } = await api();
    assert.equal(await explorer.itemOf(uri), undefined);
    await set(['a.cpp']);
    assert.equal((await explorer.itemOf(uri))?.label, 'e.game');
  });

  it('is what a click on a result runs while a program is set', async () => {
    await beside('a.cpp', EUCLID('int'));
    const { explorer } = await api();
    assert.deepEqual([explorer.programProfile.isDefault, explorer.profile.isDefault], [false, true]);
    await set(['a.cpp']);
    await eventually(() =>
      assert.deepEqual([explorer.programProfile.isDefault, explorer.profile.isDefault], [true, false]),
    );
    await set(undefined);
    await eventually(() =>
      assert.deepEqual([explorer.programProfile.isDefault, explorer.profile.isDefault], [false, true]),
    );
  });

  itInCpp('judges a case again that it was judged on, when outputs are checked', async () => {
    const uri = await beside('a.cpp', EUCLID('int'));
    await set(['a.cpp']);
    assert.match((await run(uri)).join('\n'), /3 failed/);
    const { controller, explorer } = await api();
    const file = controller.items.get(uri.toString())!;
    const check = (items: vscode.TestItem[], ends: number): Promise<string[]> =>
      logOf(
        () =>
          explorer.profile.runHandler(
            new vscode.TestRunRequest(items, undefined, explorer.profile),
            new vscode.CancellationTokenSource().token,
          ),
        ends,
      );
    assert.match((await check([file.children.get('3')!], 2)).join('\n'), /^3 failed/);
    assert.match((await check([file], 2)).join('\n'), /3 failed/);
    await set(undefined);
    assert.doesNotMatch((await check([file], 1)).join('\n'), /failed/);
  });

  it('ends a program that hangs, at the time limit and when the run is cancelled', async () => {
    const mark = `mark-${Date.now()}`;
    const uri = await beside('h.py', 'import time\ntime.sleep(1000)\n');
    await set(['python3', 'h.py', mark]);
    await set(300, 'timeLimit');
    const log = await run(uri);
    assert.match(log[0]!, /^1 failed .*300 ms/s);
    assert.deepEqual(running(mark), []);
    await set(600_000, 'timeLimit');
    const { explorer } = await api();
    const item = (await explorer.itemOf(uri))!;
    const source = new vscode.CancellationTokenSource();
    const request = new vscode.TestRunRequest([item], undefined, explorer.programProfile);
    const cancelled = logOf(() => explorer.programProfile.runHandler(request, source.token));
    await eventually(() => assert.ok(running(mark).length > 0));
    source.cancel();
    assert.deepEqual(await cancelled, ['file skipped']);
    await eventually(() => assert.deepEqual(running(mark), []));
  });

  it('runs again when the source is saved, as long as the run goes on', async () => {
    const uri = await beside('a.py', 'print("Stan wins\\nOllie wins\\nStan wins")\n');
    await set(['python3', 'a.py']);
    // The words name an interpreter; a source that is named itself is watched.
    await set(['a.py']);
    const { explorer } = await api();
    const item = (await explorer.itemOf(uri))!;
    const source = new vscode.CancellationTokenSource();
    const request = new vscode.TestRunRequest([item], undefined, explorer.programProfile, true);
    const log = await logOf(async () => {
      await explorer.programProfile.runHandler(request, source.token);
      const script = vscode.Uri.joinPath(uri, '../a.py');
      await vscode.workspace.fs.writeFile(
        script,
        new TextEncoder().encode('print("Stan wins\\nOllie wins\\nOllie wins")\n'),
      );
    }, 2);
    source.cancel();
    assert.match(log.slice(0, 3).join('\n'), /3 failed/);
    assert.deepEqual(log.slice(-4), ['1 passed', '2 passed', '3 passed', 'file passed']);
  });

  itInCpp('finds the smallest failing case, and inserts it in one step', async () => {
    const uri = await beside('a.cpp', EUCLID('int'), '# game: poj-2348\n34 12\n#> Stan wins\n0 0\n');
    await set(['a.cpp']);
    await set(600, 'stress.seconds');
    const editor = await vscode.window.showTextDocument(uri);
    const before = editor.document.getText();
    assert.equal(await vscode.commands.executeCommand('game.stressProgram', uri), false);
    await vscode.commands.executeCommand('game.insertFailingCase');
    assert.equal(
      editor.document.getText(),
      '# game: poj-2348\n34 12\n#> Stan wins\n1073741824 1073741825\n#> Ollie wins\n0 0\n',
    );
    assert.equal(vscode.window.activeTextEditor?.selection.active.line, 3);
    await vscode.commands.executeCommand('undo');
    assert.equal(editor.document.getText(), before);
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  /** Accepts what a list proposes, as soon as there is one. */
  const accepting = async <T>(act: Thenable<T>): Promise<T> => {
    let done = false;
    const result = Promise.resolve(act).finally(() => (done = true));
    await eventually(async () => {
      if (!done) await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
      assert.ok(done);
    });
    return result;
  };

  itInCpp('goes from a source to the smallest failing case in a test file beside it, and asks once', async () => {
    const source = await write('hdu1525.cpp', EUCLID('int'));
    await set(600, 'stress.seconds');
    await vscode.window.showTextDocument(source);
    assert.equal(await accepting(vscode.commands.executeCommand('game.stressProgram')), false);
    const tests = vscode.window.visibleTextEditors
      .map(({ document }) => document)
      .filter(({ isUntitled }) => isUntitled);
    assert.deepEqual(
      tests.map(({ uri, languageId }) => [uri.path, languageId]),
      [[vscode.Uri.joinPath(source, '../hdu-1525.game').path, 'game']],
    );
    const before = tests[0]!.getText();
    assert.match(before, /^# game: hdu-1525\n/);
    assert.deepEqual(vscode.workspace.getConfiguration('game', source).get('program'), {
      'hdu-1525': [`\${workspaceFolder}${source.path.slice(folder().path.length)}`],
    });
    await vscode.commands.executeCommand('game.insertFailingCase');
    assert.match(tests[0]!.getText(), /\n1073741824 1073741825\n#> Ollie wins\n0 0\n$/);
    // The problem is known now, and so is the file.
    await vscode.window.showTextDocument(source);
    assert.equal(await vscode.commands.executeCommand('game.stressProgram'), false);
    assert.equal(vscode.workspace.textDocuments.filter(({ isUntitled }) => isUntitled).length, 1);
    await vscode.window.showTextDocument(tests[0]!);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('runs a source on the test file of its problem that is there', async () => {
    const uri = await beside('POJ 2348.py', 'print("Stan wins\\nOllie wins\\nStan wins")\n', FILE);
    const source = vscode.Uri.joinPath(uri, '../POJ 2348.py');
    await vscode.window.showTextDocument(source);
    const log = await logOf(() => accepting(vscode.commands.executeCommand('game.runProgram')));
    assert.deepEqual(log.slice(0, 2), ['1 passed', '2 passed']);
    assert.match(log[2]!, /^3 failed .*\] POJ 2348\\\.py: Case 3: /s);
    assert.ok(vscode.window.visibleTextEditors.some(({ document }) => document.uri.path === uri.path));
  });

  it('runs a file that was never saved', async () => {
    await beside('a.py', 'print("Stan wins\\nOllie wins")\n');
    await vscode.commands.executeCommand('game.newTestFile', 'poj-2348');
    const { document } = vscode.window.activeTextEditor!;
    await set({ 'poj-2348': ['python3', '-c', 'print("Stan wins\\nOllie wins")'] });
    assert.deepEqual(await run(document.uri), ['1 passed', '2 passed', 'file passed']);
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });

  it('keeps a program for each problem, and names it', async () => {
    const uri = await beside('a.cpp', EUCLID('int'), FILE);
    await set(['other.cpp']);
    const picked = await accepting(vscode.commands.executeCommand<string[]>('game.chooseProgram', uri));
    assert.match(picked[0]!, /\/(?:a\.cpp|e\.\w+)$/);
    assert.deepEqual(vscode.workspace.getConfiguration('game', uri).get('program'), {
      '*': ['other.cpp'],
      'poj-2348': picked,
    });
  });

  itInCpp('shows what was found last as a page, when the message is gone', async () => {
    const uri = await beside('a.cpp', EUCLID('int'), '# game: poj-2348\n34 12\n0 0\n');
    await set(['a.cpp']);
    await set(600, 'stress.seconds');
    assert.equal(await vscode.commands.executeCommand('game.stressProgram', uri), false);
    void vscode.commands.executeCommand('game.showFailingCase');
    const page = vscode.Uri.from({ scheme: 'game-failing', path: '/Failing case of a.cpp' });
    const text = (await vscode.workspace.openTextDocument(page)).getText();
    assert.match(text, /^# Failing case of a\\\.cpp\n\na\\\.cpp: Smallest failing case: 1073741824 1073741825/);
    assert.match(text, /```text\n1073741824 1073741825\n```[^]*```text\nOllie wins\n```[^]*```text\nStan wins\n```/);
    assert.match(text, /known mistake twice/);
  });

  itInCpp('opens a new file with the case where the text has changed', async () => {
    const uri = await beside('a.cpp', EUCLID('int'), '34 12\n0 0\n');
    await set(['a.cpp']);
    await set(600, 'stress.seconds');
    const editor = await vscode.window.showTextDocument(uri);
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode('# game: poj-2348\n34 12\n0 0\n'));
    await eventually(() => assert.match(editor.document.getText(), /^# game/));
    assert.equal(await vscode.commands.executeCommand('game.stressProgram', uri), false);
    await editor.edit((edit) => edit.insert(new vscode.Position(1, 0), '5 7\n'));
    await vscode.commands.executeCommand('game.insertFailingCase');
    const opened = vscode.window.activeTextEditor!.document;
    assert.equal(opened.isUntitled, true);
    assert.match(opened.getText(), /^# game: poj-2348\n# .*\n1073741824 1073741825\n#> Ollie wins\n0 0\n$/);
    await vscode.window.showTextDocument(editor.document);
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  itInCpp('says that a right program is right', async () => {
    const uri = await beside('a.cpp', EUCLID('long long'));
    await set(['a.cpp']);
    await set(3, 'stress.seconds');
    assert.equal(await vscode.commands.executeCommand('game.stressProgram', uri), true);
  });

  it('hands the case to a debugger', async () => {
    const uri = await beside('a.py', 'print("Stan wins")\n');
    await set(['a.py']);
    await set('no such configuration', 'debug');
    const { explorer, controller } = await api();
    const item = (await explorer.itemOf(uri))!;
    await controller.resolveHandler!(item);
    const second = item.children.get('2')!;
    const started: string[] = [];
    const startDebugging = vscode.debug.startDebugging;
    Object.defineProperty(vscode.debug, 'startDebugging', {
      configurable: true,
      value: (_: unknown, name: string) => Promise.resolve(started.push(name) > 0),
    });
    try {
      const { token } = new vscode.CancellationTokenSource();
      await explorer.debugProfile.runHandler(new vscode.TestRunRequest([second]), token);
    } finally {
      Object.defineProperty(vscode.debug, 'startDebugging', { configurable: true, value: startDebugging });
    }
    const file = await vscode.commands.executeCommand<string>('game.caseFile');
    assert.equal(readFileSync(file, 'utf8'), '15 24\n0 0\n');
    assert.ok(existsSync(file) && !file.startsWith(folder().fsPath));
  });

  it('runs an executable from the folder of the file, with words as they are', async () => {
    const uri = await beside('words.sh', '#!/bin/sh\nprintf "%s\\n" "$PWD" "$@"\n');
    chmodSync(path.join(path.dirname(uri.fsPath), 'words.sh'), 0o755);
    await set(['./words.sh', '$HOME; ls', '${problem}', '${fileBasenameNoExtension}']);
    const log = await run(uri);
    assert.match(log[0]!, new RegExp(`^1 failed \\[Stan wins\\|${path.dirname(uri.fsPath)}`));
    assert.ok(log.join('\n').includes('$HOME; ls'));
    assert.equal(execFileSync('true').length, 0);
    await open('x.game', '');
  });
});
