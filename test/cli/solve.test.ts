import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { problems } from '../../server/src/problems/index';
import { workshop } from './run';

const SAMPLE = '34 12\n15 24\n0 0\n';
const ANSWERS = 'Stan wins\nOllie wins\n';
const EUCLID = ['--game', 'poj-2348'];

describe('cli/solve', () => {
  const shop = workshop();
  const solve = (input: string | Buffer, ...more: string[]) => shop.run(['solve', '-', ...EUCLID, ...more], input);

  it('prints the answers and nothing else', () => {
    assert.deepEqual(solve(SAMPLE), { code: 0, stdout: ANSWERS, stderr: '' });
  });

  it('answers beyond 32 bits, beyond doubles, and at any size', () => {
    const large = `${'1'.repeat(1000)} ${'7'.repeat(999)}`;
    const { stdout, code } = solve(
      `1500000000 2000000000\n9007199254740993 9007199254740993\n${large}\n${'12'.repeat(300)} ${'12'.repeat(300)}\n0 0\n`,
    );
    assert.deepEqual({ stdout, code }, { stdout: 'Ollie wins\nStan wins\nOllie wins\nStan wins\n', code: 0 });
  });

  it('reads every way to end a line, a byte order mark, comments and expected outputs', () => {
    for (const ending of ['\n', '\r\n', '\r']) assert.equal(solve(SAMPLE.replaceAll('\n', ending)).stdout, ANSWERS);
    assert.deepEqual(solve(`\ufeff# game: poj-2348\n34 12\n#> Ollie wins\n# 欧几里得\n15 24\n0 0\n`), {
      code: 0,
      stdout: ANSWERS,
      stderr: '',
    });
  });

  it('answers the last case without a line ending, and misses the end of the input', () => {
    assert.deepEqual(solve('34 12\n15 24'), {
      code: 1,
      stdout: ANSWERS,
      stderr: '<stdin>:2:1: error missing-terminator: The input ends with a line “0 0”, which is missing.\n',
    });
    assert.deepEqual(solve('34 12\n15 24\n0 0'), { code: 0, stdout: ANSWERS, stderr: '' });
  });

  it('skips a case with an error, tells where it is, and goes on', () => {
    const { code, stdout, stderr } = solve('34 12\n 7  x\n15 24\n0 0\n');
    assert.deepEqual({ code, stdout }, { code: 1, stdout: ANSWERS });
    assert.equal(stderr, '<stdin>:2:5: error not-a-number: Expected a number, found “x”.\n');
  });

  it('takes a warning for no error', () => {
    const { code, stdout, stderr } = solve('007 12\n0 0\n5 5\n');
    assert.deepEqual({ code, stdout }, { code: 0, stdout: 'Stan wins\n' });
    assert.match(stderr, /^<stdin>:1:1: warning leading-zero: .*\n<stdin>:3:1: warning text-after-end: .*\n$/);
  });

  it('answers no more than the input counts, and the cases that are there where it counts more', () => {
    const counted = (count: number) =>
      shop.run(['solve', '-', '--game', 'luogu-p1290'], `${count}\n34 12\n15 24\n1 1\n`);
    assert.equal(counted(2).stdout, ANSWERS);
    assert.equal(counted(2).code, 1);
    assert.equal(counted(7).stdout, `${ANSWERS}Stan wins\n`);
    assert.match(counted(7).stderr, /^<stdin>:1:1: error wrong-count: /);
  });

  it('tells so many findings and no more', () => {
    const { stderr, stdout, code } = solve(`${'1 x\n'.repeat(70000)}34 12\n0 0\n`);
    const lines = stderr.trimEnd().split('\n');
    assert.equal(lines.length, 21);
    assert.equal(lines.at(-2), '<stdin>:20:3: error not-a-number: Expected a number, found “x”.');
    assert.equal(lines.at(-1), '<stdin>: 69980 more, not shown');
    assert.deepEqual({ stdout, code }, { stdout: 'Stan wins\n', code: 1 });
  });

  it('makes nothing of nonsense, and survives it', () => {
    const { code, stdout } = solve(Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)));
    assert.deepEqual({ code, stdout }, { code: 1, stdout: '' });
    assert.equal(solve('').code, 0);
    assert.equal(solve('9'.repeat(200000)).code, 1);
  });

  it('reads files with spaces and Chinese characters in their names, and takes the problem from there', () => {
    mkdirSync(shop.path('甲 乙'));
    writeFileSync(shop.path('甲 乙/样例 1.poj-2348.game'), SAMPLE);
    assert.equal(shop.run(['solve', '甲 乙/样例 1.poj-2348.game']).stdout, ANSWERS);
  });

  it('finds out the problem from the header or because no other one fits', () => {
    assert.equal(shop.run(['solve', '-'], `# game: HDU-1525\n${SAMPLE}`).stdout, ANSWERS);
    const { sample } = problems.find(({ id }) => id === 'poj-1143')!;
    assert.equal(shop.run(['solve', '-'], `5 2 3 4 5 6\n${sample.input}`).code, 0);
  });

  it('does not guess between problems', () => {
    const { code, stdout, stderr } = shop.run(['solve', '-'], SAMPLE);
    assert.deepEqual({ code, stdout }, { code: 2, stdout: '' });
    assert.match(
      stderr,
      /^winning-move: <stdin>: several problems have this layout; name one of them with --game: .*poj-2348/,
    );
    const long = shop.run(['solve', '-'], `${'34 12\n'.repeat(60000)}0 0\n`);
    assert.deepEqual({ code: long.code, stdout: long.stdout }, { code: 2, stdout: '' });
    assert.match(long.stderr, /--game: .*poj-2348/);
  });

  it('looks at the end of a large file, too', () => {
    writeFileSync(shop.path('large.game'), `${'34 0\n'.repeat(80000)}0 0\n`);
    assert.match(shop.run(['solve', 'large.game']).stderr, /several problems|^$/);
    writeFileSync(shop.path('endless.game'), '2 1\n'.repeat(80000));
    assert.doesNotMatch(shop.run(['solve', 'endless.game']).stderr, /poj-2348/);
  });

  it('knows no problem for a layout that fits none', () => {
    const { code, stderr } = shop.run(['solve', '-'], 'x\n');
    assert.equal(code, 2);
    assert.match(stderr, /fits no known problem/);
  });

  it('refuses a header that names no problem', () => {
    assert.deepEqual(shop.run(['solve', '-'], `# game: poj-9999\n${SAMPLE}`), {
      code: 1,
      stdout: '',
      stderr: '<stdin>:1:9: error unknown-problem: There is no problem “poj-9999” here.\n',
    });
    assert.equal(shop.run(['solve', '-', ...EUCLID], `# game: poj-9999\n${SAMPLE}`).stdout, ANSWERS);
  });

  it('says in one line why there is nothing to read', () => {
    assert.deepEqual(shop.run(['solve', 'nothing.game']), {
      code: 1,
      stdout: '',
      stderr: 'winning-move: nothing.game: no such file or folder\n',
    });
    assert.deepEqual(shop.run(['solve', '.']), { code: 1, stdout: '', stderr: 'winning-move: .: is a folder\n' });
  });
});
