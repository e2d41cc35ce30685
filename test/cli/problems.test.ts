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
    assert.match(stdout, /^poj-2348 +hdu-1525 uva-10368 zoj-1913 kattis-euclidsgame +Euclid's Game +a b \| … \| 0 0$/m);
  });

  it('describes one, under any of its ids', () => {
    const { code, stdout } = shop.run(['problems', 'UVA-10368']);
    assert.equal(code, 0);
    assert.match(stdout, /^poj-2348: Euclid's Game\nhttp:/);
    for (const line of ['    a ≥ 1  one of the two numbers', '    34 12', '    Ollie wins', '    0 0'])
      assert.ok(stdout.split('\n').includes(line), line);
  });
});
