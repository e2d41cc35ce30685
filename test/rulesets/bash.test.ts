import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bash, type BashPosition } from '../../server/src/rulesets/bash';
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

describe('rulesets/bash', () => {
  it('agrees with a plain search on all heaps up to 50 and all largest takes up to 12', () => {
    assert.equal(agreesWithSearch(bash, positions(50, 12)), 51 * 13);
  });

  it('plays out to the win it promises', () => {
    for (const position of positions(30, 6))
      assert.equal(moverWinsByPlaying(bash, position), bash.outcome(position) === 'N');
  });

  it('answers as the judge does for takes of 1 to 3', () => {
    const first = (heap: number): number | bigint | undefined => bash.winningMoves({ heap, most: 3 })[0]?.take;
    assert.deepEqual([1, 2, 3, 4, 5, 1000, 9_999_999].map(first), [1, 2, 3, undefined, 1, undefined, 3]);
  });

  it('is decided by the remainder at any size', () => {
    fc.assert(
      fc.property(size, size, (heap, most) => {
        const position = { heap: natural(heap), most: natural(most) };
        const rest = heap % (most + 1n);
        assert.equal(bash.outcome(position), rest === 0n ? 'P' : 'N');
        assert.equal(bash.grundy?.(position), natural(rest));
        assert.deepEqual(bash.winningMoves(position), rest === 0n ? [] : [{ take: natural(rest) }]);
        for (const move of bash.winningMoves(position)) assert.equal(bash.outcome(bash.play(position, move)), 'P');
        assert.ok(bash.explain(position).length > 0);
      }),
      runs(2000),
    );
  });

  it('has no move where nothing may be taken, and says so', () => {
    for (const heap of [0, 1, 7, 10n ** 30n]) {
      assert.deepEqual([...bash.moves({ heap, most: 0 })], []);
      assert.equal(bash.outcome({ heap, most: 0 }), 'P');
      assert.equal(bash.explain({ heap, most: 0 }).length, 1);
    }
  });

  it('answers for numbers of 10^5 digits', () => {
    const heap = 10n ** 99_999n;
    assert.deepEqual(bash.winningMoves({ heap, most: 6 }), [{ take: natural(heap % 7n) }]);
    assert.equal(bash.outcome({ heap, most: 10n ** 99_998n - 1n }), 'P');
    assert.ok(bash.explain({ heap, most: 6 }).length > 1);
  });
});
