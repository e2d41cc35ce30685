import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { workshop } from './run';

describe('cli/check', () => {
  const shop = workshop();
  const check = (input: string, ...more: string[]) => shop.run(['check', '-', '--game', 'poj-2348', ...more], input);

  it('has nothing to say about a good file', () => {
    assert.deepEqual(check('34 12\n#> Stan wins\n0 0\n'), { code: 0, stdout: '', stderr: '' });
  });

  it('tells findings by place, those of the whole file among them', () => {
    const { code, stdout } = check('34  12\n#> Ollie wins\n5\n15 24');
    assert.equal(code, 1);
    assert.deepEqual(
      stdout.split('\n').map((line) => line.replace(/(: \w+ \S+): .*/, '$1')),
      [
        '<stdin>:1:3: note double-blank',
        '<stdin>:2:1: error expectation-stale',
        '<stdin>:3:1: error too-few-numbers',
        '<stdin>:4:1: error missing-terminator',
        '<stdin>:4:1: note no-final-newline',
        '<stdin>:4:1: note expectation-missing',
        '',
      ],
    );
  });

  it('takes warnings for errors only where it is told so', () => {
    assert.equal(check('034 12\n0 0\n').code, 0);
    assert.equal(check('034 12\n0 0\n', '--strict').code, 1);
    assert.equal(check('34  12\n0 0\n', '--strict').code, 0);
  });

  it('goes through all files, those that are missing included', () => {
    writeFileSync(shop.path('good.poj-2348.game'), '1 1\n0 0\n');
    writeFileSync(shop.path('bad 一.poj-2348.game'), '1 x\n0 0\n');
    const { code, stdout, stderr } = shop.run(['check', 'missing.game', 'bad 一.poj-2348.game', 'good.poj-2348.game']);
    assert.equal(code, 1);
    assert.equal(stdout, 'bad 一.poj-2348.game:1:3: error not-a-number: Expected a number, found “x”.\n');
    assert.equal(stderr, 'winning-move: missing.game: no such file or folder\n');
  });

  it('goes through all files in a folder and below it, but not where nobody keeps tests', () => {
    for (const folder of ['a/b', '.git', 'node_modules/x', 'empty']) mkdirSync(shop.path(folder), { recursive: true });
    for (const name of [
      'z.poj-2348.game',
      'a/b/c.poj-2348.game',
      '.git/d.poj-2348.game',
      'node_modules/x/e.poj-2348.game',
      'a/notes.txt',
    ])
      writeFileSync(shop.path(name), '1 x\n0 0\n');
    symlinkSync('..', shop.path('a/circle'));
    const { code, stdout } = shop.run(['check', '.']);
    assert.deepEqual(
      { code, files: stdout.split('\n').map((line) => line.split(':')[0]) },
      { code: 1, files: ['a/b/c.poj-2348.game', 'z.poj-2348.game', ''] },
    );
    assert.deepEqual(shop.run(['check', 'empty']), {
      code: 1,
      stdout: '',
      stderr: 'winning-move: empty: there is no *.game file in this folder\n',
    });
    assert.equal(shop.run(['write', 'a']).code, 1);
    writeFileSync(shop.path('a/b/c.poj-2348.game'), '34 12\n0 0\n');
    assert.equal(shop.run(['write', 'a']).code, 0);
    assert.equal(readFileSync(shop.path('a/b/c.poj-2348.out'), 'utf8'), 'Stan wins\n');
  });

  it('says of a large file what it says of a stream, which it does not look through beforehand', () => {
    const lines = Array.from({ length: 150_000 }, (_, index) => `${index + 1} ${(index % 977) + 1}`);
    const good = `${lines.join('\n')}\n0 0\n`;
    const [middle, end] = [good.indexOf('\n', 500_000), good.length];
    const inserted = (text: string, at = middle) => good.slice(0, at) + text + good.slice(at);
    const spoilt = ['\n5 x', '\n05 3', '\n 5 3', '\n', '\r', '\n#> Stan wins', '\n0 0'].map((text) => inserted(text));
    const texts = [
      good,
      inserted('\n# fine'),
      ...spoilt,
      inserted('1 1\n', end),
      good.slice(0, -1),
      good.slice(0, -4),
      `# game: none\n${good}`,
    ];
    for (const [index, text] of texts.entries()) {
      writeFileSync(shop.path('large.game'), text);
      const [file, stream] = [shop.run(['check', 'large.game', '--game', 'poj-2348']), check(text)];
      assert.deepEqual({ ...file, stdout: file.stdout.replaceAll('large.game:', '<stdin>:') }, stream, `text ${index}`);
      assert.equal(file.stdout === '', index < 2 || index === texts.length - 1, `text ${index}`);
    }
  });

  it('warns of a file whose problem is not clear', () => {
    const { code, stdout } = shop.run(['check', '-'], '34 12\n0 0\n');
    assert.equal(code, 0);
    assert.match(stdout, /^<stdin>:1:1: warning ambiguous-problem: /);
  });

  it('counts what it does not show', () => {
    const { code, stdout } = check('1 x\n'.repeat(100_000) + '0 0\n');
    const lines = stdout.trimEnd().split('\n');
    assert.equal(code, 1);
    assert.equal(lines.length, 1001);
    assert.equal(lines.at(-1), '<stdin>: 99000 more, not shown');
  });

  it('speaks Chinese where it is asked to', () => {
    const { stdout } = check('1 1\n0 0\n1\n', '--locale', 'zh-cn');
    assert.match(stdout, /^<stdin>:3:1: warning text-after-end: /);
  });
});
