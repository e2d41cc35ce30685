import assert from 'node:assert/strict';
import fc from 'fast-check';
import { auction, type AuctionPosition, winningRaises } from '../../server/src/rulesets/auction';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const positions = function* (prices: number, raises: number): Generator<AuctionPosition> {
  for (let missing = 0; missing <= prices; missing++)
    for (let most = 0; most <= raises; most++) yield { missing, most };
};

const raises = (missing: number, most: number): (number | bigint)[] =>
  auction.winningMoves({ missing, most }).map(({ raise }) => raise);

describe('rulesets/auction', () => {
  it('agrees with a plain search on all prices up to 50 and all largest raises up to 12', () => {
    assert.equal(agreesWithSearch(auction, positions(50, 12)), 51 * 13);
  });

  it('plays out to the win it promises', () => {
    for (const position of positions(30, 6))
      assert.equal(moverWinsByPlaying(auction, position), auction.outcome(position) === 'N');
  });

  it('answers the sample of the judge, with all first bids', () => {
    assert.deepEqual(raises(4, 2), [1]);
    assert.deepEqual(raises(3, 2), []);
    assert.deepEqual(raises(3, 5), [3, 4, 5]);
    assert.deepEqual(raises(5, 5), [5]);
    assert.deepEqual(raises(6, 5), []);
  });

  it('is decided by the remainder at any size', () => {
    const size = fc.oneof(
      fc.bigInt(1n, 100n),
      fc.bigInt(2n ** 31n - 50n, 2n ** 31n + 50n),
      fc.bigInt(2n ** 53n - 50n, 2n ** 53n + 50n),
      fc.bigInt(1n, 10n ** 40n),
    );
    fc.assert(
      fc.property(size, size, (missing, most) => {
        const position = { missing: natural(missing), most: natural(most) };
        const rest = missing % (most + 1n);
        assert.equal(auction.outcome(position), rest === 0n ? 'P' : 'N');
        const range =
          missing <= most
            ? { from: natural(missing), to: natural(most) }
            : rest === 0n
              ? undefined
              : { from: natural(rest), to: natural(rest) };
        assert.deepEqual(winningRaises(position), range);
        for (const { raise } of auction.winningMoves(position).slice(0, 10))
          assert.equal(auction.outcome(auction.play(position, { raise })), 'P');
        assert.ok(auction.explain(position).length > 0);
      }),
      runs(200),
    );
  });

  it('never lists more raises than it can hold', () => {
    assert.equal(auction.winningMoves({ missing: 1, most: 10n ** 20n }).length, 100_000);
    assert.deepEqual(winningRaises({ missing: 1, most: 10n ** 20n }), { from: 1, to: 10n ** 20n });
  });
});
