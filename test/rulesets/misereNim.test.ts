import assert from 'node:assert/strict';
import fc from 'fast-check';
import { misereNim } from '../../server/src/rulesets/misereNim';
import { nim, type NimPosition } from '../../server/src/rulesets/nim';
import { natural } from '../../server/src/text/natural';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const heapsUpTo = function* (limit: number): Generator<NimPosition> {
  for (let a = 0; a <= limit; a++) for (let b = 0; b <= limit; b++) for (let c = 0; c <= limit; c++) yield [a, b, c];
};

/** All positions of five heaps of 0, 1 or 2. */
const fiveSmall = Array.from({ length: 3 ** 5 }, (_, code) =>
  [81, 27, 9, 3, 1].map((digit) => Math.floor(code / digit) % 3),
);

describe('rulesets/misereNim', () => {
  it('agrees with a plain search on three heaps up to 7', () => {
    assert.equal(agreesWithSearch(misereNim, heapsUpTo(7)), 8 ** 3);
  });

  it('agrees with a plain search on five heaps up to 2, and on fewer', () => {
    assert.equal(agreesWithSearch(misereNim, [[], [0], [1], [9], [1, 1], [9, 1], ...fiveSmall]), 6 + 243);
  });

  it('plays out to the win it promises', () => {
    for (const heaps of [...heapsUpTo(6), ...fiveSmall])
      assert.equal(moverWinsByPlaying(misereNim, heaps), misereNim.outcome(heaps) === 'N');
  });

  it('is won at its end, where the opponent has taken the last one', () => {
    assert.equal(misereNim.outcome([0, 0]), 'N');
    assert.deepEqual(misereNim.winningMoves([0, 0]), []);
  });

  it('leaves an odd number of ones in the endgame', () => {
    assert.deepEqual(misereNim.winningMoves([5, 1, 1]), [{ heap: 0, take: 4 }]);
    assert.deepEqual(misereNim.winningMoves([5, 1]), [{ heap: 0, take: 5 }]);
    assert.deepEqual(misereNim.winningMoves([1, 1, 0]), [
      { heap: 0, take: 1 },
      { heap: 1, take: 1 },
    ]);
    assert.equal(misereNim.outcome([1, 1, 1]), 'P');
  });

  it('is Nim while two heaps hold more than one, at any size', () => {
    const large = fc.oneof(
      fc.bigInt(2n, 20n),
      fc.bigInt(2n ** 31n - 9n, 2n ** 31n + 9n),
      fc.bigInt(2n ** 53n - 9n, 2n ** 53n + 9n),
      fc.bigInt(2n, 10n ** 40n),
    );
    fc.assert(
      fc.property(large, large, fc.array(fc.oneof(large, fc.bigInt(0n, 1n)), { maxLength: 6 }), (a, b, others) => {
        const heaps = [a, ...others, b].map(natural);
        assert.equal(misereNim.outcome(heaps), nim.outcome(heaps));
        assert.deepEqual(misereNim.winningMoves(heaps), nim.winningMoves(heaps));
        for (const move of misereNim.winningMoves(heaps))
          assert.equal(misereNim.outcome(misereNim.play(heaps, move)), 'P');
      }),
    );
  });

  it('has one winning move where one heap holds more than one, at any size', () => {
    fc.assert(
      fc.property(fc.bigInt(2n, 10n ** 40n), fc.array(fc.integer({ min: 0, max: 1 })), (large, others) => {
        const ones = others.filter((size) => size === 1).length;
        assert.deepEqual(misereNim.winningMoves([...others, natural(large)]), [
          { heap: others.length, take: natural(large - BigInt(1 - (ones % 2))) },
        ]);
      }),
    );
  });

  it('answers for 500,000 heaps', () => {
    const ones = Array.from({ length: 500_000 }, () => 1);
    assert.equal(misereNim.winningMoves(ones).length, 500_000);
    assert.ok(misereNim.explain(ones).length > 0);
    assert.equal(misereNim.outcome([...ones, 1]), 'P');
    assert.ok(misereNim.explain([...ones, 10n ** 99_999n]).length > 0);
  });
});
