import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { problems } from '../../server/src/problems/index';
import { workshop } from './run';

describe('cli/generate', () => {
  const shop = workshop();

  it('begins with its own command, which prints the same bytes again', () => {
    const { code, stdout } = shop.run(['generate', 'poj-2348', '--seed', '7']);
    assert.equal(code, 0);
    const [first = ''] = stdout.split('\n');
    assert.equal(
      first,
      '# winning-move generate poj-2348 --mistakes --small 40 --hard --bounds --random 60 --cases 400 --seed 7',
    );
    assert.equal(shop.run(first.split(' ').slice(2)).stdout, stdout);
    assert.notEqual(shop.run(['generate', 'poj-2348', '--seed', '8']).stdout, stdout);
  });

  it('makes files of every problem that are right and miss no mistake', () => {
    mkdirSync(shop.path('tests'));
    for (const { id } of problems)
      assert.equal(
        shop.run(['generate', id, '--mistakes', '--small', '5', '--random', '5', '--into', 'tests']).code,
        0,
      );
    assert.equal(shop.run(['check', '--strict', 'tests']).code, 0);
    assert.equal(shop.run(['strength', '--min', '100%', 'tests']).code, 0);
  });

  it('makes as many cases as are asked for, within the bounds of the statement', () => {
    const cases = (text: string) => text.split('\n').filter((line) => /^\d/.test(line)).length;
    assert.equal(cases(shop.run(['generate', 'hdu-1847', '--cases', '300']).stdout), 300);
    assert.equal(cases(shop.run(['generate', 'poj-1067', '--random', '1000', '--cases', '10']).stdout), 10);
    const { stdout, stderr } = shop.run(['generate', 'hdu-1846', '--random', '200']);
    assert.match(stdout, /^# game: hdu-1846\n100\n/m);
    assert.match(stderr, /^winning-move: The statement allows 100 cases in a file; --into FOLDER writes more/);
  });

  it('splits what a statement does not allow in one file', () => {
    mkdirSync(shop.path('tests'));
    shop.run(['generate', 'poj-1704', '--random', '50', '--into', 'tests']);
    assert.deepEqual(readdirSync(shop.path('tests')), ['01.poj-1704.game', '02.poj-1704.game', '03.poj-1704.game']);
    assert.match(
      readFileSync(shop.path('tests/03.poj-1704.game'), 'utf8'),
      /^# .*\n# File 3 of 3\.\n# game: poj-1704\n10\n/,
    );
  });

  it('makes cases of a game of one’s own', () => {
    writeFileSync(
      shop.path('mine.game'),
      '# game: mine\n# input: n\n# move: take {1, 3} from n\n# win: A\n# lose: B\n5\n',
    );
    const { code, stdout } = shop.run(['generate', 'mine.game', '--small', '5']);
    assert.equal(code, 0);
    assert.match(stdout, /^# winning-move generate mine\.game --small 5 --seed 0\n# game: mine\n# input: n\n/);
    writeFileSync(shop.path('again.game'), stdout);
    assert.equal(shop.run(['check', '--strict', 'again.game']).code, 0);
  });

  it('makes files of problems of the library that miss no mistake', () => {
    for (const id of ['luogu-p3480', 'cf-1194d', 'cses-1730']) {
      const { code, stdout } = shop.run(['generate', id, '--mistakes', '--small', '3', '--random', '3']);
      assert.equal(code, 0, id);
      writeFileSync(shop.path(`x.${id}.game`), stdout);
      assert.equal(shop.run(['check', '--strict', `x.${id}.game`]).code, 0, id);
      assert.match(shop.run(['strength', '--min', '100%', `x.${id}.game`]).stdout, /all \d+ known mistakes/, id);
    }
  });

  it('makes nothing where no output is declared, and neither does stress', () => {
    writeFileSync(shop.path('mine.game'), '# game: mine\n# input: n / …\n# move: take 1..3 from n\n1\n');
    for (const words of [
      ['generate', 'mine.game'],
      ['stress', 'mine.game', '--', process.execPath, '--version'],
    ]) {
      const { code, stdout, stderr } = shop.run(words);
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(stderr, /^winning-move: mine: no output is declared, so no case has an answer/);
    }
  });

  it('prints JSON', () => {
    const lines = shop.run(['generate', 'poj-2348', '--small', '2', '--json']).stdout.trimEnd().split('\n');
    assert.deepEqual(
      lines.map((line) => JSON.parse(line) as unknown),
      [
        { part: 'small', input: '1 1\n', output: 'Stan wins\n' },
        { part: 'small', input: '1 2\n', output: 'Stan wins\n' },
      ],
    );
  });

  it('says what makes no sense', () => {
    for (const words of [
      ['generate'],
      ['generate', 'poj-0'],
      ['generate', 'poj-2348', '--won', 'half'],
      ['generate', 'poj-2348', '--small', '-1'],
      ['generate', 'poj-2348', '--cases', '0'],
    ])
      assert.equal(shop.run(words).code, 2, words.join(' '));
    assert.equal(shop.run(['generate', 'poj-2348', '--small', '3', '--into', 'not/yet/there']).code, 0);
    assert.ok(existsSync(shop.path('not/yet/there/01.poj-2348.game')));
    assert.equal(shop.run(['generate', 'poj-2348', '--into', 'not/yet/there/01.poj-2348.game']).code, 1);
    assert.match(
      shop.run(['generate', 'poj-3537', '--small', '3']).stderr,
      /The statement allows one case in a file; /,
    );
  });
});
