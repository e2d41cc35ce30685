import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mistakesOf } from '../../server/src/mistakes/index';
import { problems, problemsById } from '../../server/src/problems/index';
import { workshop } from './run';

const strip = '# game: poj-1704\n2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n';
const twoHeaps = '# game: luogu-p2252\n8 4\n';

describe('cli/strength', () => {
  const shop = workshop();
  const write = (name: string, text: string) => writeFileSync(shop.path(name), text);
  const read = (name: string) => readFileSync(shop.path(name), 'utf8');

  it('tells what survives first, each with the smallest case that shows it', () => {
    write('a.game', strip);
    const { code, stdout, stderr } = shop.run(['strength', 'a.game']);
    assert.equal(code, 0);
    assert.equal(stderr, '');
    const lines = stdout.split('\n');
    assert.equal(lines[0], 'a.game: 3 of 12 known mistakes are caught. 9 survive:');
    assert.match(
      stdout,
      /^ {2}positions-not-sorted +Takes the chessmen in the order of the input\.\n +2 \/ 2 1 +Bob will win, not: Georgia will win$/m,
    );
    assert.match(stdout, /^The \d cases .* catch what survives\. Add them: winning-move strength --add a\.game$/m);
    assert.match(stdout, /^Bounds: N never 1 \(least\), N never 1000 \(greatest\), P never 10000 \(greatest\)\.$/m);
  });

  it('reads the standard input, and speaks Chinese', () => {
    const { stdout } = shop.run(['strength', '-', '--locale', 'zh-cn'], strip);
    assert.match(stdout, /^<stdin>：12 个已知错误中能查出 3 个，漏网 9 个：$/m);
  });

  it('adds the fewest cases, and keeps what was there', () => {
    write('a.game', strip);
    const { code, stdout } = shop.run(['strength', '--add', 'a.game']);
    assert.equal(code, 0);
    assert.match(stdout, /^a\.game: \d cases were added\na\.game\.bak: what was there before$/m);
    assert.equal(read('a.game.bak'), strip);
    assert.equal(
      shop.run(['strength', '--min', '100%', 'a.game']).stdout.split('\n')[0],
      'a.game: all 12 known mistakes are caught.',
    );
    assert.equal(shop.run(['check', '--strict', 'a.game']).code, 0);
    const before = read('a.game');
    shop.run(['strength', '--add', 'a.game']);
    assert.equal(read('a.game'), before);
  });

  it('writes expected outputs where the file has some, before what ends the input', () => {
    write('a.game', '# game: poj-2348\n34 12\n#> Stan wins\n0 0\n# the end\n');
    shop.run(['strength', '--add', 'a.game']);
    const text = read('a.game');
    assert.match(
      text,
      /^# game: poj-2348\n34 12\n#> Stan wins\n(?:\d+ \d+\n#> (?:Stan|Ollie) wins\n){5,9}0 0\n# the end\n$/,
    );
    assert.equal(shop.run(['check', '--strict', 'a.game']).code, 0);
  });

  it('leaves a file with errors alone', () => {
    const text = '# game: poj-2348\n34 twelve\n0 0\n';
    write('a.game', text);
    const { code, stderr } = shop.run(['strength', '--add', 'a.game']);
    assert.equal(code, 1);
    assert.match(stderr, /^a\.game:2:4: error not-a-number/m);
    assert.equal(read('a.game'), text);
    assert.deepEqual(readdirSync(shop.folder), ['a.game']);
  });

  it('measures the files of a problem together, and makes files where one holds no more', () => {
    mkdirSync(shop.path('tests'));
    write('tests/a.game', twoHeaps);
    write('tests/b.game', strip);
    const { code } = shop.run(['strength', '--add', 'tests']);
    assert.equal(code, 0);
    const made = readdirSync(shop.path('tests')).filter((name) => /^a-\d\.game$/.test(name));
    assert.ok(made.length >= 2, made.join());
    const after = shop.run(['strength', '--min', '100%', 'tests']);
    assert.equal(after.code, 0);
    assert.match(after.stdout, /^luogu-p2252, all \d files together: all 12 known mistakes are caught\.$/m);
    assert.equal(shop.run(['check', '--strict', 'tests']).code, 0);
  });

  it('ends with 1 below what is asked for', () => {
    write('a.game', strip);
    for (const [least, code] of [
      ['3', 0],
      ['4', 1],
      ['25%', 0],
      ['26%', 1],
    ] as const)
      assert.equal(shop.run(['strength', '--min', least, 'a.game']).code, code, least);
    for (const wrong of ['', 'all', '-1', '101%', '1.5'])
      assert.equal(shop.run(['strength', `--min=${wrong}`, 'a.game']).code, 2, wrong);
  });

  it('tells with --all what catches what', () => {
    write('a.game', strip);
    const { stdout } = shop.run(['strength', '--all', 'a.game']);
    assert.match(stdout, /^ {2}edge-off-by-one +caught by case 1 only$/m);
    assert.match(
      shop.run(['strength', '--all', '-'], '# game: hdu-1847\n1\n').stdout,
      /^ {2}feof-loop +caught by the end of the input only$/m,
    );
  });

  it('counts ignored mistakes apart', () => {
    const text =
      '# game: poj-1067\n# ignore: golden-ratio-in-doubles accepted by the judge\n# ignore: small-tabel no\n2 1\n';
    const { stdout } = shop.run(['strength', '-'], text);
    assert.match(stdout, /of 12 known mistakes/);
    assert.match(stdout, /^Need not be caught: golden-ratio-in-doubles \(accepted by the judge\)$/m);
    assert.match(stdout, /^<stdin>:3: no known mistake is called “small-tabel”$/m);
  });

  it('prints JSON', () => {
    write('a.game', strip);
    const found = JSON.parse(shop.run(['strength', '--json', 'a.game']).stdout) as {
      known: number;
      caught: number;
      add: string[];
      mistakes: { name: string; smallest: string; by: { cases: number[] }[] }[];
    };
    assert.deepEqual([found.known, found.caught], [12, 3]);
    assert.equal(found.mistakes[0]?.smallest, '1\n2\n2 1\n');
    assert.deepEqual(found.mistakes.find(({ name }) => name === 'edge-off-by-one')?.by[0]?.cases, [1]);
    assert.ok(found.add.includes('2\n2 1\n'));
  });

  it('lists the mistakes of a problem', () => {
    const { code, stdout } = shop.run(['problems', 'poj-1704', '--mistakes']);
    assert.equal(code, 0);
    for (const { name } of mistakesOf(problemsById.get('poj-1704')!))
      assert.match(stdout, new RegExp(`^${name} `, 'm'));
    assert.equal(shop.run(['problems', '--mistakes']).code, 2);
  });

  it('brings a folder with a file for each problem to 100 %', () => {
    mkdirSync(shop.path('tests'));
    for (const { id, sample } of problems) write(`tests/${id}.game`, `# game: ${id}\n${sample.input}`);
    assert.equal(shop.run(['strength', '--min', '100%', 'tests']).code, 1);
    assert.equal(shop.run(['strength', '--add', 'tests']).code, 0);
    assert.equal(shop.run(['strength', '--min', '100%', 'tests']).code, 0);
    assert.ok(readdirSync(shop.path('tests')).includes(path.basename('poj-1704.game.bak')));
  });
});
