import assert from 'node:assert/strict';
import fc from 'fast-check';
import { appleRows } from '../../server/src/rulesets/appleRows';
import { misereNim } from '../../server/src/rulesets/misereNim';
import { partsWithNimSum } from '../../server/src/rulesets/theory/parts';
import { natural, plus, xor } from '../../server/src/text/natural';
import { agreesWithSearch, moverWinsByPlaying } from './search';

/** Rows in ascending order with at most `apples` apples in all. */
const rowsOf = function* (apples: number, least = 1): Generator<number[]> {
  yield [];
  for (let row = least; row <= apples; row++) for (const rest of rowsOf(apples - row, row)) yield [row, ...rest];
};

const size = fc.oneof(
  fc.bigInt(0n, 40n),
  fc.bigInt(0n, 5000n),
  fc.bigInt(2n ** 31n - 9n, 2n ** 31n + 9n),
  fc.bigInt(2n ** 53n - 9n, 2n ** 53n + 9n),
  fc.bigInt(1n, 10n ** 30n),
);

describe('rulesets/appleRows', () => {
  it('agrees with a plain search on all rows of 12 apples together', () => {
    assert.equal(agreesWithSearch(appleRows, rowsOf(12)), 272);
  });

  it('agrees with a plain search where rows are empty, or in any order', () => {
    agreesWithSearch(appleRows, [[0], [0, 0], [3, 0, 1], [0, 4, 0], [7, 1, 7], [2, 9, 1], [11, 1, 1], [13]]);
  });

  it('has the verdict of misère Nim, at any size', () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 5 }), (sizes) => {
        const rows = sizes.map(natural);
        assert.equal(appleRows.outcome(rows), misereNim.outcome(rows));
      }),
    );
  });

  it('moves to lost positions only, at any size', () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 5 }), (sizes) => {
        const rows = sizes.map(natural);
        const isOver = rows.every((apples) => apples === 0);
        const moves = appleRows.winningMoves(rows);
        assert.equal(moves.length > 0, appleRows.outcome(rows) === 'N' && !isOver);
        for (const move of moves) assert.equal(appleRows.outcome(appleRows.play(rows, move)), 'P');
        assert.ok(appleRows.explain(rows).length > 0);
      }),
    );
  });

  it('plays out to the win it promises', () => {
    for (const rows of rowsOf(11)) assert.equal(moverWinsByPlaying(appleRows, rows), appleRows.outcome(rows) === 'N');
  });

  it('splits rows, which misère Nim cannot', () => {
    // One row of 5: leave a single apple at an end, or two rows of two.
    assert.deepEqual(appleRows.winningMoves([5]), [
      { row: 0, left: 0, take: 4 },
      { row: 0, left: 1, take: 4 },
      { row: 0, left: 2, take: 1 },
    ]);
    assert.deepEqual(appleRows.play([5], { row: 0, left: 2, take: 1 }), [2, 2]);
  });

  it('says that a list of winning moves is cut', () => {
    const sentences = appleRows.explain([100_000]).map((reason) => ('template' in reason ? reason.template : ''));
    assert.ok(sentences.some((sentence) => sentence.startsWith('More moves win')));
  });

  it('finds all pairs with a nim-sum', () => {
    for (let heap = 0; heap <= 20; heap++) {
      for (let nimSum = 0; nimSum <= 20; nimSum++) {
        const wanted: string[] = [];
        for (let a = 0; a < heap; a++)
          for (let b = 0; a + b < heap; b++) if ((a ^ b) === nimSum) wanted.push(`${a} ${b}`);
        const found = [...partsWithNimSum(nimSum, heap)].map(([a, b]) => `${a} ${b}`);
        assert.deepEqual(found.sort(), wanted.sort());
      }
    }
    const heap = 2n ** 60n + 7n;
    let count = 0;
    for (const [a, b] of partsWithNimSum(2n ** 55n + 1n, heap)) {
      assert.equal(xor(a, b), 2n ** 55n + 1n);
      assert.ok(plus(a, b) < heap);
      if (++count === 1000) break;
    }
    assert.equal(count, 1000);
  });
});
