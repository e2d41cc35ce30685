import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
      stderr: 'winning-move: empty: there is no *.game file in this folder, and no input with an answer beside it\n',
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

  describe('the output beside a file', () => {
    const GAME = 'x.poj-2348.game';
    const INPUT = '25 7\n15 24\n0 0\n';
    const put = (output: string | Buffer, input = INPUT): void => {
      writeFileSync(shop.path(GAME), input);
      writeFileSync(shop.path('x.poj-2348.out'), output);
    };
    const told = (...more: string[]) => {
      const { code, stdout, stderr } = shop.run(['check', GAME, ...more]);
      assert.equal(stderr, '');
      return [code, ...stdout.trimEnd().split('\n')];
    };

    it('is an error at the first case that it has wrong', () => {
      put('Stan wins\nStan wins\n');
      const line = 'Line 2 of x.poj-2348.out is “Stan wins”; expected “Ollie wins”.';
      assert.deepEqual(told(), [1, `${GAME}:2:1: error output-file-stale: ${line}`]);
      assert.match(
        String(told('--locale', 'zh-cn')[1]),
        /error output-file-stale: x\.poj-2348\.out 第 2 行是“Stan wins”/,
      );
    });

    it('is an error where it ends too early or goes on', () => {
      put('Stan wins\n');
      const early = 'x.poj-2348.out ends before “Ollie wins”, the output of this case.';
      assert.deepEqual(told(), [1, `${GAME}:2:1: error output-file-stale: ${early}`]);
      put('Stan wins\nOllie wins\n\n');
      const on = 'x.poj-2348.out continues after the last case, on line 3.';
      assert.deepEqual(told(), [1, `${GAME}:2:1: error output-file-stale: ${on}`]);
    });

    it('is right whatever its lines end with, and with a byte order mark', () => {
      for (const output of ['Stan wins\nOllie wins', 'Stan wins\r\nOllie wins\r\n', '\ufeffStan wins\rOllie wins\r']) {
        put(output);
        assert.deepEqual(told(), [0, ''], JSON.stringify(output));
      }
    });

    it('is quoted with what cannot be seen, and cut', () => {
      put(`\u001b[2J${'x'.repeat(100_000)}\n`);
      assert.match(String(told()[1]), /is “\\u001b\[2Jx{55,60}…”; expected “Stan wins”\.$/);
    });

    it('takes its place among the other findings', () => {
      put('Ollie wins\n', '25 7\n#> Ollie wins\n015 24\n0 0');
      assert.deepEqual(
        told().map((line) => String(line).replace(/(: \w+ \S+): .*/, '$1')),
        [
          '1',
          `${GAME}:1:1: error output-file-stale`,
          `${GAME}:2:1: error expectation-stale`,
          `${GAME}:3:1: warning leading-zero`,
          `${GAME}:3:1: note expectation-missing`,
          `${GAME}:4:1: note no-final-newline`,
        ],
      );
    });

    it('says nothing of itself where the input has errors, or where it is no file', () => {
      put('nonsense\n', '25 x\n0 0\n');
      assert.deepEqual(told(), [1, `${GAME}:1:4: error not-a-number: Expected a number, found “x”.`]);
      put('nonsense\n');
      rmSync(shop.path('x.poj-2348.out'));
      mkdirSync(shop.path('x.poj-2348.out'));
      assert.deepEqual(told(), [0, '']);
    });

    it('is a warning where an answer is not known', () => {
      put('Fibo\n', '# game: hdu-1848\n1000000000000000000000 3 5\n0 0 0\n');
      const unchecked = 'x.poj-2348.out was not checked, because the answer to this case is not known.';
      const [code, ...lines] = told();
      assert.deepEqual([code, lines[0]], [0, `${GAME}:2:1: warning unknown-answer: ${unchecked}`]);
      assert.equal(told('--strict')[0], 1);
    });

    it('of a large file is looked at as it goes by', () => {
      const count = 150_000;
      const answers = Array.from({ length: count }, () => 'Stan wins');
      const input = `${'25 7\n'.repeat(count * 2)}0 0\n`;
      put(`${[...answers, ...answers].join('\n')}\n`, input);
      assert.deepEqual(told(), [0, '']);
      put(`${[...answers, 'Ollie wins', ...answers.slice(1)].join('\n')}\n`, input);
      const line = `Line ${count + 1} of x.poj-2348.out is “Ollie wins”; expected “Stan wins”.`;
      assert.deepEqual(told(), [1, `${GAME}:${count + 1}:1: error output-file-stale: ${line}`]);
    });
  });

  describe('of cases whose answers are not known', () => {
    /** A game that is searched, and a heap that takes the whole budget. */
    const SEARCHED = '# game: up\n# move: h -> h - 1, h - 2 if h > 9\n# misere: yes\n# win: W\n# lose: L\n';
    const LONG = `1${'0'.repeat(29)}1`;
    const unknown = (line: number): string =>
      `<stdin>:${line}:1: warning unknown-answer: The answer to this case is not known.`;
    const told = (input: string, ...more: string[]): [number | null, string[]] => {
      const { code, stdout } = shop.run(['check', '-', ...more], input);
      return [code, stdout.split('\n').filter((line) => line.includes('unknown-answer'))];
    };

    it('warns of each, as `solve` has an error for each', () => {
      const input = '# game: hdu-1848\n1000000000000000000000 3 5\n1 2 3\n1000000000000000000000 3 6\n0 0 0\n';
      assert.deepEqual(told(input), [0, [unknown(2), unknown(4)]]);
      assert.deepEqual(told(input, '--strict'), [1, [unknown(2), unknown(4)]]);
      assert.equal(shop.run(['solve', '-'], input).code, 1);
    });

    it('warns of them in games of one’s own, where who wins is known for others', () => {
      assert.deepEqual(told(`${SEARCHED}4\n${LONG}\n`), [0, [unknown(7)]]);
      assert.deepEqual(told(`${SEARCHED.replace(/# win:.*\n# lose:.*\n/, '')}4\n${LONG}\n`), [0, [unknown(5)]]);
    });

    it('finds the only one of a large file that has nothing else', () => {
      writeFileSync(shop.path('up.gamerules'), SEARCHED.split('\n').slice(1).join('\n').replaceAll('# ', ''));
      const many = '4\n'.repeat(300_000);
      writeFileSync(shop.path('a.up.game'), `${many}${LONG}\n${many}`);
      const { code, stdout } = shop.run(['check', 'a.up.game']);
      assert.deepEqual([code, stdout], [0, `${unknown(300_001).replace('<stdin>', 'a.up.game')}\n`]);
    });
  });

  it('warns of a file whose problem is not clear, and does not take it for right', () => {
    const { code, stdout } = shop.run(['check', '-'], '34 12\n0 0\n');
    assert.equal(code, 1);
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
