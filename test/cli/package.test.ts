/**
 * Test sets as judges take them. The names are those of the problem package format
 * (https://icpc.io/problem-package-format/spec/legacy-icpc.html) and of Polygon's packages (`tests/%02d`, `tests/%02d.a`).
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { filesUnder } from '../../server/src/cli/input/filesUnder';
import { labelOf, layouts } from '../../server/src/cli/judges/layouts';
import { packageOf } from '../../server/src/cli/judges/packageOf';
import { type TestFile, testFileOf } from '../../server/src/cli/judges/testSet';
import { writePackage } from '../../server/src/cli/judges/writePackage';
import { generatedText } from '../../server/src/document/strength/generatedFile';
import { partsOf } from '../../server/src/judging/testData';
import { problems } from '../../server/src/problems/index';
import { english } from '../../server/src/text/message';
import { runs } from '../thorough';
import { workshop } from './run';

const first = '# game: poj-2348\n# hard ones\n34 12\r\n#> Stan wins\n15 24\n0 0';
const sample = '# game: poj-2348\n34 12\n15 24\n0 0\n';
const second = '# game: poj-2348\n3 5\n1 1\n0 0\n';

describe('cli/package', () => {
  const shop = workshop();
  const write = (name: string, text: string) => writeFileSync(shop.path(name), text);
  const read = (name: string) => readFileSync(shop.path(name), 'utf8');
  const namesIn = (folder: string) =>
    readdirSync(shop.path(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(shop.path(folder), path.join(entry.parentPath, entry.name)))
      .map((name) => name.replaceAll(path.sep, '/'))
      .sort();

  it('writes the folders of Kattis and ICPC, the sample of the statement apart', () => {
    write('a.game', second);
    write('b.game', sample);
    for (const as of ['kattis', 'icpc']) {
      const { code, stdout } = shop.run(['package', 'a.game', 'b.game', '--as', as, '--to', as]);
      assert.equal(code, 0);
      assert.match(stdout, /^(?:kattis|icpc): 2 tests were written for (?:Kattis|ICPC)\n$/);
      assert.deepEqual(namesIn(as), [
        'data/sample/02-b.poj-2348.ans',
        'data/sample/02-b.poj-2348.in',
        'data/secret/01-a.poj-2348.ans',
        'data/secret/01-a.poj-2348.in',
      ]);
      assert.equal(read(`${as}/data/secret/01-a.poj-2348.in`), '3 5\n1 1\n0 0\n');
      assert.equal(read(`${as}/data/secret/01-a.poj-2348.ans`), 'Stan wins\nStan wins\n');
    }
  });

  it('leaves comments out, ends every line with LF, and answers what the judge expects', () => {
    write('x.game', `\uFEFF${first}`);
    assert.equal(shop.run(['package', 'x.game', '--as', 'polygon', '--to', 'p']).code, 0);
    assert.deepEqual(namesIn('p'), ['tests/01', 'tests/01.a']);
    assert.equal(read('p/tests/01'), '34 12\n15 24\n0 0\n');
    assert.equal(read('p/tests/01.a'), 'Stan wins\nOllie wins\n');
  });

  it('writes a zip for DOMjudge, the same bytes each time, and wherever one is named', () => {
    write('a.game', second);
    assert.equal(shop.run(['package', 'a.game', '--as', 'domjudge']).code, 0);
    const bytes = readFileSync(shop.path('poj2348.zip'));
    const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]);
    assert.deepEqual(files, [
      ['data/secret/01-a.poj-2348.in', '3 5\n1 1\n0 0\n'],
      ['data/secret/01-a.poj-2348.ans', 'Stan wins\nStan wins\n'],
    ]);
    assert.equal(shop.run(['package', 'a.game', '--as', 'domjudge']).stdout.includes('before'), false);
    assert.deepEqual(readFileSync(shop.path('poj2348.zip')), bytes);
    assert.equal(shop.run(['package', 'a.game', '--as', 'plain', '--to', 'x.zip']).code, 0);
    assert.deepEqual(Object.keys(unzipSync(readFileSync(shop.path('x.zip')))), [
      '01-a.poj-2348.in',
      '01-a.poj-2348.out',
    ]);
  });

  it('keeps what was there, tells of other files, and takes no earlier export for a source', () => {
    write('a.game', second);
    mkdirSync(shop.path('out'));
    write('out/01-a.poj-2348.in', '9 9\n0 0\n');
    write('out/07.in', '9 9\n0 0\n');
    write('out/07.out', 'Stan wins\n');
    const { code, stdout, stderr } = shop.run(['package', '.', '--as', 'plain', '--to', 'out']);
    assert.equal(code, 0);
    assert.match(
      stdout,
      /^out: 1 test was written for any judge\nout.01-a\.poj-2348\.in\.bak: what was there before\n$/,
    );
    assert.match(stderr, /^out: 2 other files are in its folders; judges may take them for tests\n$/);
    assert.equal(read('out/01-a.poj-2348.in.bak'), '9 9\n0 0\n');
  });

  it('writes a folder for each problem, called as the problem', () => {
    write('a.poj-2348.game', '3 5\n0 0\n');
    write('b.hdu-1847.game', '3\n4\n');
    assert.equal(shop.run(['package', '.', '--as', 'polygon']).code, 0);
    assert.deepEqual(namesIn('poj-2348'), ['tests/01', 'tests/01.a']);
    assert.equal(read('hdu-1847/tests/01.a'), 'Cici\nKiki\n');
    // The folder says which problem it is of, which no file does.
    assert.match(shop.run(['strength', 'hdu-1847']).stdout, /^hdu-1847.tests.01: \d of \d+ known mistakes/);
    assert.equal(shop.run(['package', '.', '--as', 'plain', '--to', 'x.zip']).code, 2);
  });

  it('writes nothing where a file says what is not so, in itself or beside it, and says where', () => {
    const cases = [
      ['#> Ollie wins\n', undefined, /^b\.game:3:\d+: error /],
      ['', 'Ollie wins\n', /^b\.game:2:1: error output-file-stale: /],
    ] as const;
    write('a.game', second);
    for (const [expectation, output, said] of cases) {
      write('b.game', `# game: poj-2348\n34 12\n${expectation}0 0\n`);
      if (output !== undefined) write('b.out', output);
      const { code, stdout, stderr } = shop.run(['package', 'a.game', 'b.game', '--as', 'kattis', '--to', 'wrong']);
      assert.equal(code, 1);
      assert.equal(stdout, '');
      assert.match(stderr, said);
      assert.match(stderr, /\nwinning-move: b\.game: not packed, because of the errors\n$/);
      assert.equal(existsSync(shop.path('wrong')), false);
    }
  });

  it('writes nothing of a judge’s folder where an answer is wrong', () => {
    mkdirSync(shop.path('poj-2348'));
    write('poj-2348/1.in', '34 12\n15 24\n0 0\n');
    write('poj-2348/1.ans', 'Stan wins\nStan wins\n');
    const { code, stderr } = shop.run(['package', 'poj-2348', '--as', 'icpc', '--to', 'wrong']);
    assert.equal(code, 1);
    assert.match(
      stderr,
      /1\.in:2:1: error output-file-stale: Line 2 of 1\.ans is “Stan wins”; expected “Ollie wins”\./,
    );
    assert.equal(existsSync(shop.path('wrong')), false);
  });

  it('writes nothing of files with errors, and says what makes no sense', () => {
    write('a.game', second);
    write('bad.game', '# game: poj-2348\n3 x\n0 0\n');
    const { code, stderr } = shop.run(['package', 'a.game', 'bad.game', '--as', 'kattis', '--to', 'k']);
    assert.equal(code, 1);
    assert.match(
      stderr,
      /^bad\.game:2:3: error not-a-number.*\nwinning-move: bad\.game: not packed, because of the errors\n/,
    );
    assert.equal(existsSync(shop.path('k')), false);
    assert.equal(shop.run(['package', 'a.game']).code, 2);
    assert.equal(shop.run(['package', 'a.game', '--as', 'spoj']).code, 2);
  });
});

describe('cli: a judge’s folder', () => {
  const shop = workshop();
  const write = (name: string, text: string) => writeFileSync(shop.path(name), text);
  const read = (name: string) => readFileSync(shop.path(name), 'utf8');

  for (const [input, answer] of [
    ['1.in', '1.ans'],
    ['1.in', '1.out'],
    ['01', '01.a'],
  ] as const) {
    it(`of ${input} and ${answer} is checked, measured, made stronger and answered anew`, () => {
      mkdirSync(shop.path('poj-2348'));
      write(`poj-2348/${input}`, '34 12\n15 24\n0 0\n');
      write(`poj-2348/${answer}`, 'Stan wins\nStan wins\n');
      write('poj-2348/README', 'nothing of ours');
      const { code, stdout } = shop.run(['check', 'poj-2348']);
      assert.equal(code, 1);
      assert.match(stdout, /error output-file-stale: Line 2 of .* is “Stan wins”; expected “Ollie wins”\.\n$/);
      assert.equal(shop.run(['write', 'poj-2348']).code, 0);
      assert.equal(read(`poj-2348/${answer}`), 'Stan wins\nOllie wins\n');
      assert.equal(read(`poj-2348/${answer}.bak`), 'Stan wins\nStan wins\n');
      assert.equal(shop.run(['check', '--strict', 'poj-2348']).code, 0);
      assert.equal(shop.run(['strength', '--min', '100%', 'poj-2348']).code, 1);
      assert.equal(shop.run(['strength', '--add', '--min', '100%', 'poj-2348']).code, 0);
      assert.match(shop.run(['strength', '--min', '100%', 'poj-2348']).stdout, /all 12 known mistakes are caught/);
      assert.equal(shop.run(['check', '--strict', 'poj-2348']).code, 0);
    });
  }

  it('gets new files with their answers where the statement allows one case in a file', () => {
    mkdirSync(shop.path('luogu-p2252'));
    write('luogu-p2252/09.in', '8 4\n');
    write('luogu-p2252/09.ans', '1\n');
    assert.equal(shop.run(['strength', '--add', 'luogu-p2252']).code, 0);
    assert.ok(existsSync(shop.path('luogu-p2252/10.in')));
    assert.match(read('luogu-p2252/10.ans'), /^[01]\n$/);
    assert.equal(shop.run(['strength', '--min', '100%', 'luogu-p2252']).code, 0);
    assert.equal(shop.run(['check', '--strict', 'luogu-p2252']).code, 0);
  });

  it('that names no problem is of the one that --game names', () => {
    mkdirSync(shop.path('data'));
    write('data/2.in', '3 5\n0 0\n');
    write('data/2.ans', 'Stan wins\n');
    write('data/10.in', '1 1\n0 0\n');
    write('data/10.ans', 'Stan wins\n');
    write('data/notes.in', 'an input without an answer is left alone');
    const { stdout } = shop.run(['strength', '--game', 'poj-2348', 'data']);
    assert.match(stdout, /^data.2\.in: \d+ of 12\ndata.10\.in: \d+ of 12\npoj-2348, all 2 files together: /);
  });

  it('is the test set that it was made of', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...problems),
        fc.constantFrom(...layouts),
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 }),
        async (problem, layout, seeds) => {
          const folder = mkdtempSync(path.join(tmpdir(), 'winning-move-'));
          const options = { game: problem.id };
          const packed = async (names: readonly string[]): Promise<TestFile[]> => {
            const tests: TestFile[] = [];
            for (const name of names) tests.push(await testFileOf({ operands: [], options, translate: english }, name));
            return tests;
          };
          try {
            const files = seeds.map((seed, index) => {
              const request = {
                mistakes: false,
                small: seed % 3,
                hard: false,
                bounds: false,
                random: 3,
                won: undefined,
              };
              const most = problem.input.end.kind === 'single' ? 1 : 5;
              const parts = partsOf(problem, [], { ...request, seed, most, max: undefined });
              const file = path.join(folder, `${index} ${seed}.game`);
              writeFileSync(file, [...generatedText(problem, [], parts)].join(''));
              return file;
            });
            const tests = await packed(files);
            const target = path.join(folder, 'out');
            await writePackage(target, packageOf(layout, tests));
            const again = await packed(filesUnder(target, (failure) => assert.fail(failure.message)));
            const contents = (all: readonly TestFile[]) =>
              all.map(({ input, answer }) => `${input.toString()}|${answer.toString()}`);
            // Samples have a folder of their own, which comes first.
            assert.deepEqual(contents(again).sort(), contents(tests).sort());
            assert.equal((await writePackage(target, packageOf(layout, tests))).kept.length, 0);
          } finally {
            rmSync(folder, { recursive: true });
          }
        },
      ),
      runs(60),
    );
  });

  it('has names that the problem package format allows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (stem) => {
        const label = labelOf(`${stem}.game`, 'poj-2348');
        for (const { names } of layouts)
          for (const name of names('01', label)) assert.match(name, /^[a-zA-Z0-9][a-zA-Z0-9_.-]{0,253}[a-zA-Z0-9]$/);
      }),
    );
    assert.equal(labelOf('03-x.poj-2348.in', 'poj-2348'), '-x.poj-2348');
    assert.equal(labelOf('03.poj-2348.game', 'poj-2348'), '.poj-2348');
    assert.equal(labelOf('03', 'poj-2348'), '.poj-2348');
  });
});
