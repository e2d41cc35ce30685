import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { CLI, workshop } from './run';

const GAME = 'x.poj-2348.game';
const OUT = 'x.poj-2348.out';
const ANSWERS = 'Stan wins\nOllie wins\n';

describe('cli/write', () => {
  const shop = workshop();
  const put = (name: string, text: string): void => writeFileSync(shop.path(name), text);
  const get = (name: string): string => readFileSync(shop.path(name), 'utf8');
  const write = (...files: string[]) => shop.run(['write', ...files]);
  const files = (): string[] => readdirSync(shop.folder).sort();

  beforeEach(() => put(GAME, '# game: poj-2348\n34 12\n#> nonsense\n15 24\n0 0\n'));

  it('writes the output beside the file, wrong expectations or not', () => {
    assert.deepEqual(write(GAME), { code: 0, stdout: `${OUT}: written\n`, stderr: '' });
    assert.equal(get(OUT), ANSWERS);
    assert.deepEqual(files(), [GAME, OUT]);
  });

  it('leaves a file alone that is right already', () => {
    put(OUT, ANSWERS);
    const before = statSync(shop.path(OUT));
    assert.deepEqual(write(GAME), { code: 0, stdout: `${OUT}: unchanged\n`, stderr: '' });
    assert.deepEqual([statSync(shop.path(OUT)).ino, statSync(shop.path(OUT)).mtimeMs], [before.ino, before.mtimeMs]);
  });

  it('keeps what it replaces, and what it kept before', () => {
    put(OUT, 'one\n');
    assert.equal(write(GAME).stdout, `${OUT}: written; what was there is now ${OUT}.bak\n`);
    put(OUT, 'two\n');
    assert.equal(write(GAME).stdout, `${OUT}: written; what was there is now ${OUT}.bak2\n`);
    put(OUT, 'one\n');
    assert.equal(write(GAME).stdout, `${OUT}: written; what was there is now ${OUT}.bak\n`);
    assert.deepEqual([get(OUT), get(`${OUT}.bak`), get(`${OUT}.bak2`)], [ANSWERS, 'one\n', 'two\n']);
    assert.deepEqual(files(), [GAME, OUT, `${OUT}.bak`, `${OUT}.bak2`]);
  });

  it('keeps the permissions of what it replaces', () => {
    put(OUT, 'old');
    chmodSync(shop.path(OUT), 0o600);
    write(GAME);
    assert.equal(statSync(shop.path(OUT)).mode & 0o777, 0o600);
  });

  it('writes nothing where the input has an error, and says where', () => {
    put(OUT, 'old');
    put(GAME, '34 12\n1 x\n');
    const { code, stdout, stderr } = write(GAME);
    assert.deepEqual({ code, stdout }, { code: 1, stdout: '' });
    assert.match(
      stderr,
      new RegExp(
        `^${GAME}:2:3: error not-a-number: .*\n${GAME}:2:1: error missing-terminator: .*\n${OUT}: not written, because of the errors\n$`,
      ),
    );
    assert.deepEqual([get(OUT), files()], ['old', [GAME, OUT]]);
  });

  it('says with --check what it would write, and writes nothing', () => {
    const checked = (...names: string[]) => write('--check', ...names);
    assert.deepEqual(checked(GAME), { code: 1, stdout: `${OUT}: would be written\n`, stderr: '' });
    assert.deepEqual(files(), [GAME]);
    put(OUT, 'Stan wins\r\nOllie wins\r\n');
    assert.deepEqual(checked(GAME), { code: 1, stdout: `${OUT}: would be replaced\n`, stderr: '' });
    assert.equal(get(OUT), 'Stan wins\r\nOllie wins\r\n');
    put(OUT, ANSWERS);
    assert.deepEqual(checked('.'), { code: 0, stdout: `${OUT}: unchanged\n`, stderr: '' });
    put(GAME, '34 12\n1 x\n0 0\n');
    const { code, stdout, stderr } = checked(GAME);
    assert.deepEqual({ code, stdout }, { code: 1, stdout: '' });
    assert.match(stderr, /error not-a-number: .*\n\S+: not written, because of the errors\n$/);
    assert.deepEqual(files(), [GAME, OUT]);
  });

  it('goes on with other files', () => {
    put('y.poj-2348.game', '1 x\n0 0\n');
    const { code, stdout } = write('nothing.game', 'y.poj-2348.game', GAME);
    assert.deepEqual({ code, stdout }, { code: 1, stdout: `${OUT}: written\n` });
  });

  it('does not write two outputs to one place', () => {
    put('x.poj-2348.in', '1 1\n0 0\n');
    const { code, stderr } = shop.run(['write', '--game', 'poj-2348', GAME, './x.poj-2348.in']);
    assert.deepEqual([code, get(OUT)], [2, ANSWERS]);
    assert.match(stderr, /another file has its output there already/);
  });

  it('leaves folders and links alone', () => {
    mkdirSync(shop.path(OUT));
    assert.deepEqual(write(GAME), { code: 1, stdout: '', stderr: `winning-move: ${OUT}: is a folder\n` });
    symlinkSync('elsewhere', shop.path('z.poj-2348.out'));
    put('z.poj-2348.game', '1 1\n0 0\n');
    assert.deepEqual(write('z.poj-2348.game'), {
      code: 1,
      stdout: '',
      stderr: 'winning-move: z.poj-2348.out: is a symbolic link, and links are not followed\n',
    });
    assert.ok(lstatSync(shop.path('z.poj-2348.out')).isSymbolicLink());
    assert.deepEqual(files(), [GAME, OUT, 'z.poj-2348.game', 'z.poj-2348.out']);
  });

  it('says so where it may not write', function () {
    // The superuser may write everywhere.
    if (process.getuid?.() === 0) this.skip();
    chmodSync(shop.folder, 0o500);
    const ended = write(GAME);
    chmodSync(shop.folder, 0o700);
    assert.deepEqual(ended, { code: 1, stdout: '', stderr: `winning-move: ${OUT}: no permission\n` });
  });

  it('leaves nothing behind where the device is full', function () {
    const full = '/dev/shm';
    if (!existsSync(full) || process.platform !== 'linux') this.skip();
    // A limit on the size of files stands in for a device that is full.
    put('long.poj-2348.game', `${'34 12\n'.repeat(200_000)}0 0\n`);
    const { code, stderr } = shop.limited(['write', 'long.poj-2348.game']);
    assert.equal(code, 1);
    assert.match(stderr, /^winning-move: long\.poj-2348\.out: /);
    assert.deepEqual(files(), ['long.poj-2348.game', GAME]);
  });

  it('takes back what it began when it is told to end', async function () {
    if (process.platform === 'win32') this.skip();
    put('long.poj-2348.game', `${'34 12\n'.repeat(8_000_000)}0 0\n`);
    const before = files();
    const child = spawn(process.execPath, [CLI, 'write', 'long.poj-2348.game'], { cwd: shop.folder, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (files().length === before.length) await new Promise((resume) => setTimeout(resume, 1));
    child.kill('SIGTERM');
    assert.deepEqual(await ended, [null, 'SIGTERM']);
    assert.deepEqual(files(), before);
  });

  it('works in folders and on files with any name', () => {
    mkdirSync(shop.path('甲 乙'));
    put('甲 乙/😀 a.b.game', '# game: poj-2348\n1 1\n0 0\n');
    assert.equal(write('甲 乙/😀 a.b.game').stdout, '甲 乙/😀 a.b.out: written\n');
    assert.equal(get('甲 乙/😀 a.b.out'), 'Stan wins\n');
  });

  it('writes an empty output for an input without cases', () => {
    put(GAME, '0 0\n');
    assert.equal(write(GAME).code, 0);
    assert.equal(get(OUT), '');
  });
});
