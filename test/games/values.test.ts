import assert from 'node:assert/strict';
import { hasHeapValues, HeapValues, periodClaim } from '../../server/src/games/editing/values';
import { ClaimCheck } from '../../server/src/rulesets/own/claims/claims';
import type { Numbers } from '../../server/src/rulesets/own/rules';
import { english, render } from '../../server/src/text/message';
import { good } from './declare';

const none: Numbers = { constants: [], lists: [] };

function valuesOf(...lines: string[]): HeapValues {
  const values = new HeapValues(good(...lines).rules, none);
  while (!values.advance(1_000_000));
  return values;
}

const said = (values: HeapValues): string => values.sentences.map((sentence) => render(sentence, english)).join(' ');

describe('games/values', () => {
  it('says the first values, and a period that is proved', () => {
    assert.equal(
      said(valuesOf('move: take 1..3')),
      `Grundy values from 0 on: ${'0 1 2 3 '.repeat(6)}… Grundy values repeat with period 4 from the start. This is proved.`,
    );
    assert.match(said(valuesOf('move: code 0.07')), /repeat with period 34 from heap size 53 on/);
    assert.match(said(valuesOf('move: take all but {2, 3, 7}')), /period 4 from heap size 0 on, each time 2 higher/);
    assert.ok(!said(valuesOf('move: take 1..h/2 from h')).includes('repeat'), 'what is not proved is not said');
  });

  it('writes the period as a claim, which is proved then', () => {
    for (const [move, claim] of [
      ['take 1..3', 'P when n mod 4 = 0'],
      ['take {1, 3, 4}', 'P when n mod 7 = 0 or n mod 7 = 2'],
      ['code 0.77', 'P when n = 0'],
      ['take all but {2, 3, 7}', 'P when n = 0 or n = 2'],
      ['n -> n - 1 if n > 3', 'P when n = 0 or n = 1 or n = 2 or n >= 3 and (n mod 2 = 1)'],
      ['n -> n - 2 if n mod 3 = 1', undefined],
      ['code 0.07', undefined],
    ] as const) {
      const written = periodClaim(valuesOf(`move: ${move}`));
      if (claim !== undefined) assert.equal(written, claim);
      const { rules } = good(`move: ${move}`, `claim: ${written!}`);
      const check = new ClaimCheck(rules, rules.claims[0]!, none);
      while (!check.advance(1_000_000));
      assert.equal(check.result?.kind, 'proved', `${move}: ${written!}`);
    }
    assert.equal(periodClaim(valuesOf('move: take 1..h/2 from h')), undefined);
  });

  it('is for heaps that have values', () => {
    assert.ok(!hasHeapValues(good('move: take 1..3', 'misere: yes').rules));
    assert.ok(!hasHeapValues(good('move: (a, b) -> (a - 1, b)').rules));
    assert.ok(!hasHeapValues(good('input: n / h1 … hn', 'move: take 1..3', 'sum: some').rules));
  });
});
