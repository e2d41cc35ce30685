import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { BashPosition } from '../../server/src/rulesets/bash';
import { misereBash } from '../../server/src/rulesets/misereBash';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const positions = function* (heaps: number, takes: number): Generator<BashPosition> {
  for (let heap = 0; heap <= heaps; heap++) for (let most = 0; most <= takes; most++) yield { heap, most };
};

const size = fc.oneof(
  fc.bigInt(0n, 100n),
  fc.bigInt(2n ** 31n - 50n, 2n ** 31n + 50n),
  fc.bigInt(2n ** 53n - 50n, 2n ** 53n + 50n),
  fc.bigInt(0n, 10n ** 40n),
);

describe('rulesets/misereBash', () => {
  it('agrees with a plain search on all heaps up to 50 and all largest takes up to 12', () => {
    assert.equal(agreesWithSearch(misereBash, positions(50, 12)), 51 * 13);
  });

  it('plays out to the win it promises', () => {
    for (const position of positions(30, 6))
      assert.equal(moverWinsByPlaying(misereBash, position), misereBash.outcome(position) === 'N');
  });

  it('makes the player who must take the last one lose, and the player who faces nothing win', () => {
    const outcomes = (most: number): string =>
      [0, 1, 2, 3, 4, 5, 6].map((heap) => misereBash.outcome({ heap, most })).join('');
    assert.equal(outcomes(1), 'NPNPNPN');
    assert.equal(outcomes(2), 'NPNNPNN');
    assert.equal(outcomes(0), 'NNNNNNN');
  });

  it('is decided by the remainder at any size', () => {
    fc.assert(
      fc.property(size, size, (heap, most) => {
        const position = { heap: natural(heap), most: natural(most) };
        assert.equal(
          misereBash.outcome(position),
          most > 0n && heap > 0n && (heap - 1n) % (most + 1n) === 0n ? 'P' : 'N',
        );
        for (const move of misereBash.winningMoves(position)) {
          assert.ok(move.take > 0 && move.take <= position.heap && move.take <= position.most);
          assert.equal(misereBash.outcome(misereBash.play(position, move)), 'P');
        }
        assert.equal(
          misereBash.winningMoves(position).length,
          misereBash.outcome(position) === 'N' && heap > 0n && most > 0n ? 1 : 0,
        );
        assert.ok(misereBash.explain(position).length > 0);
      }),
      runs(2000),
    );
  });

  it('answers for numbers of 10^5 digits', () => {
    const heap = 10n ** 99_999n;
    assert.equal(misereBash.outcome({ heap: heap + 1n, most: 9 }), 'P');
    assert.ok(misereBash.explain({ heap: heap + 1n, most: 9 }).length > 1);
    assert.deepEqual(misereBash.winningMoves({ heap, most: 9 }), [{ take: 9 }]);
  });
});
