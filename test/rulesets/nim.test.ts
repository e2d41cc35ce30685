import assert from 'node:assert/strict';
import fc from 'fast-check';
import { nim, type NimPosition, nimSum } from '../../server/src/rulesets/nim';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const heapsUpTo = function* (limit: number): Generator<NimPosition> {
  for (let a = 0; a <= limit; a++) for (let b = 0; b <= limit; b++) for (let c = 0; c <= limit; c++) yield [a, b, c];
};

const size = fc.oneof(
  fc.bigInt(0n, 20n),
  ...[31n, 32n, 53n].map((bits) => fc.bigInt(2n ** bits - 20n, 2n ** bits + 20n)),
  fc.bigInt(0n, 10n ** 40n),
);

describe('rulesets/nim', () => {
  it('agrees with a plain search on three heaps up to 7', () => {
    assert.equal(agreesWithSearch(nim, heapsUpTo(7)), 8 ** 3);
  });

  it('agrees with a plain search on none to two heaps, and on five small ones', () => {
    const few: NimPosition[] = [[], [0], [9], [9, 9], [12, 5]];
    const five = Array.from({ length: 3 ** 5 }, (_, code) =>
      [81, 27, 9, 3, 1].map((digit) => Math.floor(code / digit) % 3),
    );
    assert.equal(agreesWithSearch(nim, [...few, ...five]), 5 + 243);
  });

  it('plays out to the win it promises', () => {
    for (const heaps of heapsUpTo(6)) assert.equal(moverWinsByPlaying(nim, heaps), nim.outcome(heaps) === 'N');
  });

  it('agrees with the exclusive or of bigints at any size', () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 8 }), (values) => {
        const heaps = values.map(natural);
        const sum = values.reduce((all, value) => all ^ value, 0n);
        assert.equal(nim.grundy?.(heaps), natural(sum));
        assert.equal(nim.outcome(heaps), sum === 0n ? 'P' : 'N');
        assert.deepEqual(
          nim.winningMoves(heaps),
          values.flatMap((value, heap) =>
            (value ^ sum) < value ? [{ heap, take: natural(value - (value ^ sum)) }] : [],
          ),
        );
        assert.ok(nim.explain(heaps).length > 0);
      }),
      runs(1000),
    );
  });

  it('has an odd number of winning moves, each to a nim-sum of 0, wherever the mover wins', () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 8 }), (values) => {
        const heaps = values.map(natural);
        const moves = nim.winningMoves(heaps);
        assert.equal(moves.length % 2, nim.outcome(heaps) === 'N' ? 1 : 0);
        for (const move of moves) assert.equal(nimSum(nim.play(heaps, move)), 0);
      }),
      runs(1000),
    );
  });

  it('takes 32 from the fifth heap of 3 5 7 19 50', () => {
    assert.deepEqual(nim.winningMoves([3, 5, 7, 19, 50]), [{ heap: 4, take: 32 }]);
  });

  it('does not always reduce the largest heap', () => {
    assert.deepEqual(nim.winningMoves([2, 4, 5]), [{ heap: 0, take: 1 }]);
  });

  it('opens the match 7 8 9 by leaving 1 8 9', () => {
    assert.deepEqual(nim.winningMoves([7, 8, 9]), [{ heap: 0, take: 6 }]);
  });

  it('marks the binary digit that decides', () => {
    assert.deepEqual(nim.explain([3, 5, 7, 19, 50])[1], {
      lines: [
        '  3  000011',
        '  5  000101',
        '  7  000111',
        ' 19  010011',
        ' 50  110010',
        '     ------',
        'xor  100000',
        '     ^',
      ],
    });
    assert.deepEqual(nim.explain([7, 8, 9])[1], {
      lines: ['  7  0111', '  8  1000', '  9  1001', '     ----', 'xor  0110', '      ^'],
    });
  });

  it('answers for 500,000 heaps', () => {
    const heaps = Array.from({ length: 500_000 }, (_, index) => (index * 7919) % 1_000_000_007);
    const moves = nim.winningMoves(heaps);
    const [move] = moves;
    assert.ok(move && moves.length % 2 === 1);
    assert.equal(nim.outcome(nim.play(heaps, move)), 'P');
    assert.ok(nim.explain(heaps).length > 0);
  });

  it('answers for heaps of 10^5 digits', () => {
    const heaps = [10n ** 99_999n, 10n ** 99_998n, 7];
    assert.equal(nim.winningMoves(heaps).length, 1);
    assert.ok(nim.explain(heaps).length > 0);
  });
});
