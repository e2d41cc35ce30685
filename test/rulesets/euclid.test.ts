import assert from 'node:assert/strict';
import fc from 'fast-check';
import { euclid, type EuclidPosition } from '../../server/src/rulesets/euclid';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const pairsUpTo = function* (limit: number): Generator<EuclidPosition> {
  for (let a = 0; a <= limit; a++) for (let b = 0; b <= limit; b++) if (a + b > 0) yield { a, b };
};

/** Who meets the first choice, by Euclid’s algorithm on bigints: written apart from the ruleset. */
function referenceOutcome(a: bigint, b: bigint): 'N' | 'P' {
  let mover = true;
  for (;;) {
    if (a > b) [a, b] = [b, a];
    if (b % a === 0n || b > 2n * a) return mover ? 'N' : 'P';
    b -= a;
    mover = !mover;
  }
}

describe('rulesets/euclid', () => {
  it('agrees with a plain search on all pairs up to 60', () => {
    assert.equal(agreesWithSearch(euclid, pairsUpTo(60)), 61 * 61 - 1);
  });

  it('has exactly one winning move wherever the mover wins', () => {
    for (const position of pairsUpTo(200))
      assert.equal(euclid.winningMoves(position).length, euclid.outcome(position) === 'N' ? 1 : 0);
  });

  it('plays out to the win it promises', () => {
    for (const position of pairsUpTo(40))
      assert.equal(moverWinsByPlaying(euclid, position), euclid.outcome(position) === 'N');
  });

  it('agrees with the first-choice rule at any size', () => {
    const size = fc.oneof(
      fc.bigInt(1n, 100n),
      fc.bigInt(2n ** 25n, 2n ** 27n),
      fc.bigInt(2n ** 31n - 50n, 2n ** 31n + 50n),
      fc.bigInt(2n ** 53n - 50n, 2n ** 53n + 50n),
      fc.bigInt(1n, 10n ** 40n),
    );
    fc.assert(
      fc.property(size, size, (a, b) => {
        const position = { a: natural(a), b: natural(b) };
        assert.equal(euclid.outcome(position), referenceOutcome(a, b));
        for (const move of euclid.winningMoves(position))
          assert.equal(euclid.outcome(euclid.play(position, move)), 'P');
      }),
      runs(2000),
    );
  });

  it('decides neighbours in the Fibonacci sequence, where the ratio is closest to the golden one', () => {
    let [a, b] = [1n, 2n];
    for (let index = 0; index < 400; index++, [a, b] = [b, a + b]) {
      assert.equal(euclid.outcome({ a: natural(a), b: natural(b) }), index % 2 === 0 ? 'N' : 'P', `${a} ${b}`);
    }
  });

  it('is not fooled by 32-bit overflow', () => {
    assert.equal(euclid.outcome({ a: 1500000000, b: 2000000000 }), 'P');
  });

  it('answers for numbers of 10^5 digits', () => {
    const a = 10n ** 99_999n + 7n;
    assert.equal(euclid.outcome({ a, b: 2n * a + 1n }), 'N');
    assert.ok(euclid.explain({ a, b: a + 1n }).length > 0);
  });
});
