import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, write } from './scratch';

interface Api {
  readonly controller: vscode.TestController;
  readonly profile: vscode.TestRunProfile;
}

const api = (): Thenable<Api> => vscode.extensions.getExtension<Api>('winning-move.winning-move')!.activate();

const put = (uri: vscode.Uri, text: string): Thenable<void> =>
  vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));

/** A run that writes down what it says of its items. */
function recorded(real: vscode.TestRun, log: string[]): vscode.TestRun {
  const name = ({ id, parent, label }: vscode.TestItem): string => (parent ? id : label);
  const texts = (messages: vscode.TestMessage | readonly vscode.TestMessage[]): string =>
    [messages]
      .flat()
      .map(
        ({ message, location, expectedOutput, actualOutput }) =>
          `${location?.range.start.line ?? '-'}: ${message as string} [${expectedOutput ?? ''}|${actualOutput ?? ''}]`,
      )
      .join(' ');
  const said: Partial<vscode.TestRun> = {
    passed: (item) => {
      log.push(`${name(item)} passed`);
      real.passed(item);
    },
    skipped: (item) => {
      log.push(`${name(item)} skipped`);
      real.skipped(item);
    },
    failed: (item, messages) => {
      log.push(`${name(item)} failed ${texts(messages)}`);
      real.failed(item, messages);
    },
    end: () => {
      log.push('end');
      real.end();
    },
    started: (item) => real.started(item),
    errored: (item, messages) => {
      log.push(`${name(item)} errored ${texts(messages)}`);
      real.errored(item, messages);
    },
  };
  return said as vscode.TestRun;
}

/** Does what is said, and gives what the runs meanwhile said. */
async function logOf(act: (api: Api) => unknown): Promise<string[]> {
  const { controller, profile } = await api();
  const log: string[] = [];
  const create = controller.createTestRun;
  controller.createTestRun = (...words) => recorded(create.apply(controller, words), log);
  try {
    await act({ controller, profile });
    await eventually(() => assert.equal(log.at(-1), 'end'));
  } finally {
    controller.createTestRun = create;
  }
  return log.slice(0, -1);
}

async function run(include: vscode.TestItem[], exclude?: vscode.TestItem[]): Promise<string[]> {
  const { token } = new vscode.CancellationTokenSource();
  return logOf(({ profile }) => profile.runHandler(new vscode.TestRunRequest(include, exclude, profile), token));
}

async function discovered(uri: vscode.Uri): Promise<vscode.TestItem | undefined> {
  const { controller } = await api();
  await controller.resolveHandler!(undefined);
  return controller.items.get(uri.toString());
}

const children = (item: vscode.TestItem): string[] =>
  Array.from(item.children, ([, { label, range }]) => `${range!.start.line} ${label}`);

describe('the Test Explorer', () => {
  it('has the files that say what the judge prints, with their cases', async () => {
    const uri = await write('said.poj-2348.game', '25 7\n#> Stan wins\n15 24\n0 0\n');
    const silent = await write('silent.poj-2348.game', '25 7\n0 0\n');
    const item = (await discovered(uri))!;
    assert.equal(item.label, 'said.poj-2348.game');
    assert.equal(await discovered(silent), undefined);
    await (
      await api()
    ).controller.resolveHandler!(item);
    assert.deepEqual(children(item), ['0 Case 1: 25 7', '2 Case 2: 15 24']);
    await put(vscode.Uri.joinPath(silent, '../silent.poj-2348.out'), 'Stan wins\n');
    assert.ok(await discovered(silent));
  });

  it('follows the files', async () => {
    const uri = await write('follow.poj-2348.game', '25 7\n0 0\n');
    assert.equal(await discovered(uri), undefined);
    const { controller } = await api();
    const out = vscode.Uri.joinPath(uri, '../follow.poj-2348.out');
    await put(out, 'Stan wins\n');
    const item = await eventually(() => controller.items.get(uri.toString()) ?? assert.fail('no item'));
    await controller.resolveHandler!(item);
    const editor = await vscode.window.showTextDocument(uri);
    await editor.edit((edit) => edit.insert(new vscode.Position(0, 0), '3 3\n'));
    await eventually(() => assert.deepEqual(children(item), ['0 Case 1: 3 3', '1 Case 2: 25 7']));
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await vscode.workspace.fs.delete(out);
    await eventually(() => assert.equal(controller.items.get(uri.toString()), undefined));
  });

  it('checks what the file says, at the exact line', async () => {
    const uri = await write('lines.poj-2348.game', '25 7\n#> Stan wins\n15 24\n# a remark\n#> Stan wins\n3 3\n0 0\n');
    assert.deepEqual(await run([(await discovered(uri))!]), [
      '1 passed',
      '2 failed 4: The expected output below this case is wrong. [Ollie wins|Stan wins]',
      '3 skipped',
      'lines.poj-2348.game passed',
    ]);
  });

  it('checks the output file, whole or case by case', async () => {
    const uri = await write('out.poj-2348.game', '25 7\n15 24\n0 0\n');
    await put(vscode.Uri.joinPath(uri, '../out.poj-2348.out'), 'Ollie wins\nOllie wins\nmore\n');
    const item = (await discovered(uri))!;
    assert.deepEqual(await run([item]), [
      '1 failed 0: Line 1 of out.poj-2348.out is “Ollie wins”; expected “Stan wins”. [Stan wins|Ollie wins]',
      '2 passed',
      'out.poj-2348.game failed -: out.poj-2348.out continues after the last case, on line 3. [|]',
    ]);
    assert.deepEqual(await run([item.children.get('2')!]), ['2 passed']);
    assert.deepEqual(await run([item], [item.children.get('1')!]).then((log) => log[0]), '2 passed');
  });

  it('says why a file has no output', async () => {
    const uri = await write('bad.poj-2348.game', '25 7\n#> Stan wins\n1 x\n0 0\n');
    assert.deepEqual(await run([(await discovered(uri))!]), [
      '1 passed',
      '2 skipped',
      'bad.poj-2348.game failed 2: No expected output: bad.poj-2348.game, line 3: Expected a number, found “x”. [|]',
    ]);
  });

  it('checks cases without items with their file', async () => {
    const uri = await write('long.poj-2348.game', `${'25 7\n'.repeat(1500)}0 0\n`);
    await put(vscode.Uri.joinPath(uri, '../long.poj-2348.out'), `${'Stan wins\n'.repeat(1499)}Ollie wins\n`);
    const item = (await discovered(uri))!;
    const log = await run([item]);
    assert.equal(item.children.size, 1000);
    assert.match(item.description!, /the first 1000 of 1500 cases$/);
    assert.equal(log.length, 1001);
    assert.match(log.at(-1)!, /^long\.poj-2348\.game failed 1499: Line 1500 of /);
  });

  it('stops when it is told to', async () => {
    const item = (await discovered(await write('stop.poj-2348.game', '25 7\n#> Stan wins\n0 0\n')))!;
    const cancel = new vscode.CancellationTokenSource();
    cancel.cancel();
    assert.deepEqual(
      await logOf(({ profile }) =>
        profile.runHandler(new vscode.TestRunRequest([item], undefined, profile), cancel.token),
      ),
      [],
    );
  });

  it('is run by the commands of VS Code', async () => {
    const uri = await write('command.poj-2348.game', '25 7\n#> Stan wins\n0 0\n');
    await discovered(uri);
    const log = await logOf(() => vscode.commands.executeCommand('testing.runAll'));
    assert.ok(log.includes('command.poj-2348.game passed'), log.join('\n'));
  });
});
