/** Where `write` writes nothing, what it leaves behind, and what it clears away. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Obstacle } from '../../common/obstacle';
import { hostileCopies, hostileTargets, type Scene } from '../hostileTargets';
import { CLI, environment, workshop } from './run';

const GAME = 'x.poj-2348.game';
const OUT = 'x.poj-2348.out';
const INPUT = '34 12\n15 24\n0 0\n';
const ANSWERS = 'Stan wins\nOllie wins\n';

const words: Readonly<Record<Obstacle, string>> = {
  folder: `${OUT}: is a folder`,
  link: `${OUT}: is a symbolic link, and links are not followed`,
  special: `${OUT}: not a regular file`,
  'read-only': `${OUT}: is read-only`,
  source: `${OUT}: is the input itself, under another name`,
};

describe('cli/outputFile', () => {
  const shop = workshop();
  let scene: Scene;
  const write = (...files: string[]) => shop.run(['write', ...files]);
  /** All files and folders with what they are, the contents of plain files included. */
  const state = (): string[] =>
    readdirSync(shop.folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return `${file} ${entry.isFile() ? readFileSync(file, 'utf8') : entry.isSymbolicLink()}`;
    });
  const get = (name: string): string => readFileSync(shop.path(name), 'utf8');

  before(function () {
    if (process.platform === 'win32') this.skip();
  });

  beforeEach(() => {
    writeFileSync(shop.path(GAME), INPUT);
    mkdirSync(shop.path('other'));
    scene = { target: shop.path(OUT), input: shop.path(GAME), elsewhere: shop.path('other/rc') };
    writeFileSync(scene.elsewhere, 'precious\n');
  });

  for (const { name, obstacle, make } of hostileTargets) {
    it(`leaves ${name} alone`, () => {
      make(scene);
      const before = state();
      assert.deepEqual(write(GAME), { code: 1, stdout: '', stderr: `winning-move: ${words[obstacle]}\n` });
      assert.deepEqual(state(), before);
    });
  }

  for (const { name, make } of hostileCopies) {
    it(`keeps the old content under the next name where ${name} has the first`, () => {
      make({ ...scene, target: shop.path(`${OUT}.bak`) });
      writeFileSync(scene.target, 'mine\n');
      assert.equal(write(GAME).stdout, `${OUT}: written; what was there is now ${OUT}.bak2\n`);
      assert.deepEqual([get(OUT), get(`${OUT}.bak2`), get('other/rc')], [ANSWERS, 'mine\n', 'precious\n']);
      assert.deepEqual(readdirSync(shop.path('other')), ['rc']);
    });
  }

  it('leaves other names of the file with what they have', () => {
    linkSync(scene.elsewhere, scene.target);
    assert.equal(write(GAME).code, 0);
    assert.deepEqual([get(OUT), get('other/rc')], [ANSWERS, 'precious\n']);
  });

  it('does not mind a read-only file that is right already', () => {
    writeFileSync(scene.target, ANSWERS, { mode: 0o444 });
    assert.deepEqual(write(GAME), { code: 0, stdout: `${OUT}: unchanged\n`, stderr: '' });
  });

  it('takes no name for another than the input’s that some systems take for the same', () => {
    renameSync(scene.input, shop.path('X.OUT'));
    const { code, stderr } = shop.run(['write', '--game', 'poj-2348', 'X.OUT']);
    assert.deepEqual([code, stderr], [2, 'winning-move: X.OUT: its output would overwrite the file itself\n']);
  });
});

describe('cli/outputFile: drafts', () => {
  const shop = workshop();
  const drafts = (): string[] => readdirSync(shop.folder).filter((name) => name.startsWith('.winning-move-'));
  const put = (name: string, text = 'half'): string => {
    writeFileSync(shop.path(name), text);
    return name;
  };
  const age = (name: string, hours: number): void => {
    const then = Date.now() / 1000 - 3600 * hours;
    utimesSync(shop.path(name), then, then);
  };

  beforeEach(() => put(GAME, INPUT));

  /** A `write` that has begun: the input goes on until it is told otherwise. */
  async function begun(): Promise<{ end: (signal: NodeJS.Signals) => Promise<void> }> {
    put('long.poj-2348.game', `${'34 12\n'.repeat(8_000_000)}0 0\n`);
    const before = drafts().length;
    const child = spawn(process.execPath, [CLI, 'write', 'long.poj-2348.game'], { cwd: shop.folder, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (drafts().length === before) await new Promise((resume) => setTimeout(resume, 1));
    child.kill('SIGSTOP');
    return {
      async end(signal) {
        child.kill(signal);
        child.kill('SIGCONT');
        await ended;
      },
    };
  }

  it('are never in each other’s way, whatever the process numbers', () => {
    // As every process in a new container has the same number: version 0.1.0 left this name behind.
    const script = `process.chdir(${JSON.stringify(shop.folder)});
      Object.defineProperty(process, 'pid', { value: 7 });
      require('node:fs').writeFileSync('.winning-move-7.tmp', '');
      process.argv = ['node', 'cli', 'write', '${GAME}'];
      require(${JSON.stringify(CLI)});`;
    for (const expected of ['written', 'unchanged']) {
      const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
        env: environment,
        encoding: 'utf8',
      });
      assert.deepEqual([stdout, stderr], [`${OUT}: ${expected}\n`, '']);
    }
  });

  it('are cleared away when their process was killed', async function () {
    if (process.platform !== 'linux') this.skip();
    const writing = await begun();
    await writing.end('SIGKILL');
    assert.equal(drafts().length, 1);
    assert.equal(shop.run(['write', GAME]).code, 0);
    assert.deepEqual(drafts(), []);
  });

  it('stay while their process lives', async function () {
    if (process.platform === 'win32') this.skip();
    const writing = await begun();
    const [draft] = drafts();
    assert.equal(shop.run(['write', GAME]).code, 0);
    assert.deepEqual(drafts(), [draft]);
    await writing.end('SIGTERM');
    assert.deepEqual(drafts(), []);
  });

  it('of another container or version stay for a day', () => {
    const random = '0123456789abcdef';
    const names = ['.winning-move-1.tmp', `.winning-move-1-${random}-${random}.tmp`, `.winning-move-1--${random}.tmp`];
    for (const name of names) age(put(name), 23);
    shop.run(['write', GAME]);
    assert.deepEqual(drafts().sort(), [...names].sort());
    for (const name of names) age(name, 25);
    shop.run(['write', GAME]);
    assert.deepEqual(drafts(), []);
  });

  it('are no links, no folders, and nothing that is only named like them', function () {
    if (process.platform === 'win32') this.skip();
    age(put('precious'), 100);
    symlinkSync('precious', shop.path('.winning-move-1.tmp'));
    mkdirSync(shop.path('.winning-move-2.tmp'));
    for (const name of ['.winning-move-x.tmp', '.winning-move-3.tmp.bak', 'winning-move-3.tmp', '.winning-move-3-.tmp'])
      age(put(name), 100);
    const before = readdirSync(shop.folder).sort();
    assert.equal(shop.run(['write', GAME]).code, 0);
    assert.deepEqual(readdirSync(shop.folder).sort(), [...before, OUT].sort());
    assert.ok(existsSync(shop.path('precious')));
  });
});
