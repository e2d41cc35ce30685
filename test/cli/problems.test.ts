import assert from 'node:assert/strict';
import { problems, problemsById } from '../../server/src/problems/index';
import { workshop } from './run';

describe('cli/problems', () => {
  const shop = workshop();

  it('lists each problem on a line, with its other ids and its layout', () => {
    const { code, stdout } = shop.run(['problems']);
    const lines = stdout.trimEnd().split('\n');
    assert.equal(code, 0);
    assert.equal(lines.length, problems.length + 1);
    for (const id of problemsById.keys())
      assert.ok(
        lines.some((line) => line.split(/\s+/).includes(id)),
        id,
      );
    assert.match(stdout, /^poj-2348 +hdu-1525 uva-10368 zoj-1913 kattis-euclidsgame +Euclid’s Game +a b \| … \| 0 0$/m);
    assert.match(stdout, /^hdu-1850 +poj-2975 \(Nim\) +Being a Good Boy/m);
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
});
