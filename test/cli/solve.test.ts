import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { GameDocument } from '../../server/src/document/document';
import { problemsById } from '../../server/src/problems/index';
import { workshop } from './run';

const SAMPLE = '34 12\n15 24\n0 0\n';
const ANSWERS = 'Stan wins\nOllie wins\n';
const poj1143 = problemsById.get('poj-1143')!;
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
    assert.equal(shop.run(['solve', '-'], `5 2 3 4 5 6\n${poj1143.sample.input}`).code, 0);
  });

  it('says in one line which problem it took a file for, where nobody has named one', () => {
    const { input, output } = poj1143.sample;
    writeFileSync(shop.path('x.game'), input);
    writeFileSync(shop.path('y.poj-1143.game'), input);
    const told = 'Number Game (poj-1143), told by the layout; name another problem with --game\n';
    assert.deepEqual(shop.run(['solve', 'x.game']), {
      code: 0,
      stdout: output,
      stderr: `winning-move: x.game: ${told}`,
    });
    assert.deepEqual(shop.run(['solve', '-'], input), {
      code: 0,
      stdout: output,
      stderr: `winning-move: <stdin>: ${told}`,
    });
    for (const command of ['check', 'explain', 'write'])
      assert.equal(shop.run([command, 'x.game']).stderr, `winning-move: x.game: ${told}`, command);
    for (const words of [
      ['solve', 'x.game', '--game', 'poj-1143'],
      ['solve', 'y.poj-1143.game'],
      ['check', 'y.poj-1143.game'],
      ['explain', 'y.poj-1143.game'],
      ['write', 'y.poj-1143.game'],
    ])
      assert.equal(shop.run(words).stderr, '', words.join(' '));
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

  it('chooses as an editor does, for files and streams of any length', () => {
    const [bachet, nim, pair] = ['20 3 1 3 8\n', '2 45 45\n', '34 12\n'];
    for (const text of [
      bachet.repeat(2),
      bachet.repeat(90_000),
      `${bachet.repeat(30_000)}0 0\n${pair}`,
      `${nim}9000 ${'7 '.repeat(400_000)}\n`,
      `${pair.repeat(2_000)}0 0\n`,
      '取子\n',
    ]) {
      writeFileSync(shop.path('x.game'), text);
      const { choice } = new GameDocument('x.game', text, { fileName: 'x.game' });
      const wanted = choice.problem
        ? `(${choice.problem.id}), told by the layout`
        : (choice.candidates[0]?.id ?? 'fits no known problem');
      for (const { stderr } of [shop.run(['solve', 'x.game']), shop.run(['solve', '-'], text)])
        assert.ok(stderr.includes(wanted), `${text.slice(0, 40)}: ${stderr} without ${wanted}`);
    }
  });

  it('says so where there is too little to tell by', () => {
    const { code, stderr } = shop.run(['solve', '-'], '20 3 1 3 8\n');
    assert.equal(code, 2);
    assert.equal(
      stderr,
      'winning-move: <stdin>: this may be uva-10404, but there is too little to tell; name the problem with --game\n',
    );
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
      stderr: '<stdin>:1:9: error unknown-problem: Unknown problem “poj-9999”.\n',
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
