import assert from 'node:assert/strict';
import { problems, problemsById } from '../../server/src/library/index';
import { widthOf } from '../../server/src/text/columns';
import { workshop } from './run';

describe('cli/problems', () => {
  const shop = workshop();

  it('lists each problem on a line, with its layout and its other ids below, in 80 columns', () => {
    const { code, stdout } = shop.run(['problems']);
    const lines = stdout.trimEnd().split('\n');
    assert.equal(code, 0);
    assert.equal(lines.filter((line) => !line.startsWith(' ')).length, problems.length + 1);
    for (const line of lines) assert.ok(widthOf(line) <= 80, line);
    for (const id of problemsById.keys())
      assert.ok(
        lines.some((line) => line.split(/\s+/).includes(id)),
        id,
      );
    assert.match(
      stdout,
      /^poj-2348 +Euclid’s Game +a b \| … \| 0 0\n {4}also hdu-1525 uva-10368 zoj-1913 kattis-euclidsgame$/m,
    );
    assert.match(stdout, /^hdu-1850 +Being a Good Boy .*\n {4}also poj-2975 \(Nim\)$/m);
  });

  it('gives an alias the title and the address that it has at its judge', () => {
    assert.match(
      shop.run(['problems', 'poj-2975']).stdout,
      /^poj-2975: Nim\nhttp:\/\/poj\.org\/problem\?id=2975\nGame: Nim\n/,
    );
  });

  it('describes one, under any of its ids', () => {
    const { code, stdout } = shop.run(['problems', 'UVA-10368']);
    assert.equal(code, 0);
    assert.match(
      stdout,
      /^uva-10368: Euclid’s Game\nhttps:\/\/onlinejudge\.org\/\S+\nThe same layout and words: poj-2348 hdu-1525 zoj-1913 kattis-euclidsgame\n/,
    );
    for (const line of ['    a ≥ 1  one of the two numbers', '    34 12', '    Ollie wins', '    0 0'])
      assert.ok(stdout.split('\n').includes(line), line);
  });

  it('finds problems by all of the words, in English and Chinese, those first that are called so', () => {
    const ids = (...words: string[]): string[] => {
      const { code, stdout } = shop.run(['problems', '--search', ...words]);
      assert.equal(code, 0);
      return stdout
        .trimEnd()
        .split('\n')
        .slice(1)
        .filter((line) => !line.startsWith(' '))
        .map((line) => line.split(/\s+/)[0]!);
    };
    assert.deepEqual(ids('Bachet'), ['uva-10404']);
    assert.deepEqual(ids('poj2234'), ['poj-2234']);
    assert.deepEqual(ids('1719', 'codeforces'), ['cf-1719a']);
    assert.deepEqual(ids('chip game'), ['cf-1719a']);
    assert.ok(ids('take 1..3').includes('cses-1098'));
    assert.deepEqual(ids('洛谷 October'), ['luogu-p4018', 'luogu-p4860']);
    assert.ok(ids('威佐夫').includes('luogu-p2252'));
    const { code, stderr } = shop.run(['problems', '--search', 'xyzzy']);
    assert.equal(code, 1);
    assert.match(stderr, /no problem has all these words: xyzzy/);
  });

  it('describes one of the library with its rules', () => {
    const { code, stdout } = shop.run(['problems', 'cses-1098']);
    assert.equal(code, 0);
    assert.ok(stdout.includes('\n    move: take 1..3\n'));
  });
});
