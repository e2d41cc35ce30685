/** Whatever goes wrong is told in a line: nobody is ever shown a stack trace. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { others } from '../../server/src/cli/commands/index';
import { often } from '../../server/src/cli/commands/often';
import { CLI, type Ended, environment, workshop } from './run';

const commands = [...often, ...others];

const GAME = 'x.poj-2348.game';
const FULL = 'winning-move: <stdout>: no space left on the device\n';

describe('cli: failures', () => {
  const shop = workshop();
  const put = (name: string, text: string): void => writeFileSync(shop.path(name), text);

  before(function () {
    if (!existsSync('/dev/full')) this.skip();
  });

  beforeEach(() => put(GAME, '34 12\n1 x\n0 0\n'));

  /** Runs it with a standard output that takes nothing. */
  function runIntoFull(words: readonly string[]): Omit<Ended, 'stdout'> {
    const full = openSync('/dev/full', 'w');
    try {
      const { status, stderr } = spawnSync(process.execPath, [CLI, ...words], {
        cwd: shop.folder,
        env: environment,
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      });
      return { code: status, stderr };
    } finally {
      closeSync(full);
    }
  }

  /** What each command is given, so that it has something to say. */
  const operands: Readonly<Record<string, readonly string[]>> = {
    problems: [],
    write: ['good.poj-2348.game'],
    test: ['good.poj-2348.game', '--', process.execPath, '--version'],
    stress: ['poj-2348', '--', process.execPath, '--version'],
    package: ['good.poj-2348.game', '--as', 'plain', '--to', 'packed'],
    sequence: ['0.77'],
  };

  for (const { name } of commands.filter((command) => command.name !== 'lsp')) {
    it(`${name} says so where its output finds no room`, () => {
      put('good.poj-2348.game', '34 12\n0 0\n');
      const { code, stderr } = runIntoFull([name, ...(operands[name] ?? [GAME])]);
      assert.equal(code, 1);
      assert.equal(
        stderr
          .replace(new RegExp(`^${GAME}:2:3: error .*\n`), '')
          .split('\n')
          .slice(-2)
          .join('\n'),
        FULL,
      );
      assert.deepEqual(runIntoFull([name, '--help']), { code: 1, stderr: FULL });
    });
  }

  it('lsp says so where its output finds no room', async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [CLI, 'lsp'], { env: environment, stdio: ['pipe', full, 'pipe'] });
    closeSync(full);
    let said = '';
    child.stderr!.on('data', (text) => (said += String(text)));
    const content = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: {} } });
    child.stdin!.write(`Content-Length: ${content.length}\r\n\r\n${content}`);
    assert.deepEqual(await once(child, 'close'), [1, null]);
    assert.equal(said, FULL);
  });

  it('write goes on with the other files where nobody can be told', () => {
    for (const name of ['a', 'b']) put(`${name}.poj-2348.game`, '34 12\n0 0\n');
    assert.deepEqual(runIntoFull(['write', 'a.poj-2348.game', 'b.poj-2348.game']), { code: 1, stderr: FULL + FULL });
    for (const name of ['a', 'b']) assert.ok(existsSync(shop.path(`${name}.poj-2348.out`)));
  });

  it('the version and the overview say so, too', () => {
    for (const words of [['--version'], ['--help'], ['help', 'solve']])
      assert.deepEqual(runIntoFull(words), { code: 1, stderr: FULL });
  });
});

describe('cli: folders that cannot be read', () => {
  const shop = workshop();
  const good = path.join('good', GAME);
  const found = `${good}:1:4: error not-a-number:`;

  before(function () {
    if (process.platform === 'win32') this.skip();
  });

  beforeEach(() => {
    mkdirSync(shop.path('good'));
    writeFileSync(shop.path(good), '34 x\n0 0\n');
  });

  /** The superuser may read everything: so it is somebody else who runs it, if the superuser runs this. */
  function runAsOther(words: readonly string[]): Ended {
    const isSuper = process.getuid?.() === 0;
    chmodSync(shop.folder, 0o755);
    const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...words], {
      cwd: shop.folder,
      env: environment,
      encoding: 'utf8',
      ...(isSuper && { uid: 65534, gid: 65534 }),
    });
    return { code: status, stdout, stderr };
  }

  it('are told of, and the other folders and operands are looked at all the same', () => {
    mkdirSync(shop.path('good/secret'), { mode: 0 });
    mkdirSync(shop.path('closed'), { mode: 0 });
    const { code, stdout, stderr } = runAsOther(['check', 'closed', 'good']);
    assert.equal(stderr, 'winning-move: closed: no permission\nwinning-move: good/secret: no permission\n');
    assert.deepEqual([code, stdout.slice(0, found.length)], [1, found]);
    for (const name of ['good/secret', 'closed']) chmodSync(shop.path(name), 0o700);
  });

  it('make an exit code of 1 where all files are fine', () => {
    writeFileSync(shop.path(good), '34 12\n0 0\n');
    mkdirSync(shop.path('good/secret'), { mode: 0 });
    assert.deepEqual(runAsOther(['check', 'good']), {
      code: 1,
      stdout: '',
      stderr: 'winning-move: good/secret: no permission\n',
    });
    chmodSync(shop.path('good/secret'), 0o700);
  });

  it('may lie too deep', () => {
    const name = 'd'.repeat(250);
    const deep = `mkdir deep && cd deep && for i in $(seq 20); do mkdir ${name} && cd -P ${name} || exit; done`;
    assert.equal(spawnSync('/bin/bash', ['-c', deep], { cwd: shop.folder }).status, 0);
    const { code, stdout, stderr } = shop.run(['check', 'deep', 'good']);
    assert.match(stderr, /^winning-move: deep\/[d/]{4000,}: its path is too long\n$/);
    assert.deepEqual([code, stdout.slice(0, found.length)], [1, found]);
    // Node.js does not reach so deep, either.
    spawnSync('rm', ['-rf', shop.path('deep')]);
  });

  it('may be links that lead in a circle', () => {
    symlinkSync('b.game', shop.path('a.game'));
    symlinkSync('a.game', shop.path('b.game'));
    const { code, stdout, stderr } = shop.run(['check', 'a.game', 'good']);
    assert.equal(stderr, 'winning-move: a.game: its links lead in a circle\n');
    assert.deepEqual([code, stdout.slice(0, found.length)], [1, found]);
  });
});
