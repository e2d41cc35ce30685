import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  bashBetween,
  type BashBetweenPosition,
  illegalBounds,
  winningTakes,
} from '../../server/src/rulesets/bashBetween';
import { minus, natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const positions = function* (heaps: number, bound: number): Generator<BashBetweenPosition> {
  for (let least = 1; least <= bound; least++) {
    for (let most = least; most <= bound; most++) for (let heap = 0; heap <= heaps; heap++) yield { heap, least, most };
  }
};

describe('rulesets/bashBetween', () => {
  it('agrees with a plain search on all heaps up to 45 and all bounds up to 9', () => {
    assert.equal(agreesWithSearch(bashBetween, positions(45, 9)), 45 * 46);
  });

  it('plays out to the win it promises', () => {
    for (const position of positions(30, 5))
      assert.equal(moverWinsByPlaying(bashBetween, position), bashBetween.outcome(position) === 'N');
  });

  it('loses the example that the judge tells: 7 coins and takes of 2 to 4', () => {
    assert.equal(bashBetween.outcome({ heap: 7, least: 2, most: 4 }), 'P');
    assert.equal([1, 2, 3, 4, 5, 6].map((heap) => bashBetween.outcome({ heap, least: 2, most: 4 })).join(''), 'PPNNNN');
    assert.deepEqual(bashBetween.winningMoves({ heap: 5, least: 2, most: 4 }), [{ take: 3 }, { take: 4 }]);
  });

  it('names the range of winning takes at any size, and nothing beside it wins', () => {
    const size = fc.oneof(
      fc.bigInt(1n, 60n),
      fc.bigInt(2n ** 31n - 50n, 2n ** 31n + 50n),
      fc.bigInt(2n ** 53n - 50n, 2n ** 53n + 50n),
      fc.bigInt(1n, 10n ** 40n),
    );
    fc.assert(
      fc.property(size, size, size, (heap, a, b) => {
        const [least, most] = a < b ? [a, b] : [b, a];
        const position = { heap: natural(heap), least: natural(least), most: natural(most) };
        const rest = heap % (least + most);
        assert.equal(bashBetween.outcome(position), rest === 0n || rest > least ? 'N' : 'P');
        const range = winningTakes(position);
        assert.equal(range === undefined, bashBetween.outcome(position) === 'P');
        if (range === undefined) return;
        const after = (take: bigint): string =>
          take < least || take > most || take > heap
            ? 'illegal'
            : bashBetween.outcome({ ...position, heap: minus(position.heap, natural(take)) });
        assert.equal(after(BigInt(range.from)), 'P');
        assert.equal(after(BigInt(range.to)), 'P');
        assert.notEqual(after(BigInt(range.from) - 1n), 'P');
        assert.notEqual(after(BigInt(range.to) + 1n), 'P');
        assert.ok(bashBetween.explain(position).length > 0);
      }),
      runs(2000),
    );
  });

  it('lists no more winning takes than it can hold', () => {
    const moves = bashBetween.winningMoves({ heap: 39n * 10n ** 29n, least: 10n ** 30n, most: 15n * 10n ** 29n });
    assert.equal(moves.length, 100_000);
  });

  it('gives no verdict where the bounds make no game', () => {
    for (const position of [
      { heap: 5, least: 0, most: 3 },
      { heap: 5, least: 0, most: 0 },
      { heap: 10n ** 20n, least: 4, most: 3 },
    ]) {
      assert.ok(illegalBounds(position));
      assert.equal(bashBetween.outcome(position), 'unknown');
      assert.deepEqual([...bashBetween.moves(position)], []);
      assert.deepEqual(bashBetween.winningMoves(position), []);
      assert.equal(bashBetween.explain(position).length, 1);
    }
    assert.equal(illegalBounds({ heap: 5, least: 3, most: 3 }), undefined);
  });
});
