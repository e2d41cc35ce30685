import assert from 'node:assert/strict';
import { closest } from '../../server/src/text/similar';

const IDS = ['poj-2348', 'hdu-1525', 'coin-game', 'take-1-to-3'];

describe('text/similar', () => {
  it('finds what was meant', () => {
    assert.equal(closest('chekc', ['solve', 'check', 'write']), 'check');
    for (const [word, meant] of [
      ['poj2348', 'poj-2348'],
      ['POJ 2348', 'poj-2348'],
      ['poj-2384', 'poj-2348'],
      ['pjo-2348', 'poj-2348'],
      ['hdu1252', 'hdu-1525'],
      ['coingam', 'coin-game'],
      ['take-1-3', 'take-1-to-3'],
    ] as const)
      assert.equal(closest(word, IDS), meant, word);
  });

  it('finds nothing where nothing is close', () => {
    for (const word of ['', 'x', 'poj', 'poj-9999', 'frobnicate']) assert.equal(closest(word, IDS), undefined, word);
    assert.equal(closest('x', ['y']), undefined);
  });
});
