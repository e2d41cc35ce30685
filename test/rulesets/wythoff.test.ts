import assert from 'node:assert/strict';
import fc from 'fast-check';
import { coldPair, coldPairWith, mate, wythoff, type WythoffPosition } from '../../server/src/rulesets/wythoff';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying, searcher } from './search';

const pairsUpTo = function* (limit: number): Generator<WythoffPosition> {
  for (let a = 0; a <= limit; a++) for (let b = 0; b <= limit; b++) yield { a, b };
};

/** ⌊√n⌋ by bisection: slow, and written apart from the project. */
function rootByBisection(n: bigint): bigint {
  let [low, high] = [0n, 1n << BigInt(n.toString(2).length)];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= n) low = middle;
    else high = middle;
  }
  return low;
}

const lowerOf = (k: bigint): bigint => (k + rootByBisection(5n * k * k)) / 2n;

/** The pairs that remain after the winning moves, as the judges print them, but with repetitions. */
const results = (a: number, b: number): string[] =>
  wythoff.winningMoves({ a, b }).map((move) => {
    const after = wythoff.play({ a, b }, move);
    return after.a < after.b ? `${after.a} ${after.b}` : `${after.b} ${after.a}`;
  });

const size = fc.oneof(
  fc.bigInt(0n, 60n),
  ...[26n, 31n, 32n, 52n, 53n].map((bits) => fc.bigInt(2n ** bits - 60n, 2n ** bits + 60n)),
  fc.bigInt(0n, 2n ** 54n),
  fc.bigInt(0n, 10n ** 50n),
);

describe('rulesets/wythoff', () => {
  it('agrees with a plain search on all pairs up to 50', () => {
    assert.equal(agreesWithSearch(wythoff, pairsUpTo(50)), 51 * 51);
  });

  it('plays out to the win it promises', () => {
    for (const position of pairsUpTo(30))
      assert.equal(moverWinsByPlaying(wythoff, position), wythoff.outcome(position) === 'N');
  });

  it('resists as long as can be: from cold pair k the game goes down through all cold pairs', () => {
    for (let k = 1; k <= 300; k++) {
      const { a, b } = coldPair(k);
      const answer = wythoff.play({ a, b }, wythoff.reply!({ a, b })!);
      const moves = wythoff.winningMoves(answer);
      assert.equal(moves.length, 1);
      const { a: c, b: d } = wythoff.play(answer, moves[0]!);
      assert.deepEqual(
        [c, d].sort((x, y) => Number(x) - Number(y)),
        [coldPair(k - 1).a, coldPair(k - 1).b],
      );
    }
    assert.equal(wythoff.reply?.({ a: 0, b: 0 }), undefined);
  });

  it('has the cold pairs of A000201 and A001950', () => {
    const lower = [1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32, 33, 35, 37, 38, 40];
    const upper = [2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52, 54, 57, 60, 62, 65];
    lower.forEach((a, index) => assert.deepEqual(coldPair(index + 1), { k: index + 1, a, b: upper[index] }));
  });

  it('has rules whose Grundy values are the published ones', () => {
    const value = searcher(wythoff);
    // A317205, the half of A004481 below the diagonal; then row 3 (A004484) and the diagonal (A047708).
    const triangle = [
      0, 1, 2, 2, 0, 1, 3, 4, 5, 6, 4, 5, 3, 2, 7, 5, 3, 4, 0, 6, 8, 6, 7, 8, 1, 9, 10, 3, 7, 8, 6, 9, 0, 1, 4, 5, 8, 6,
      7, 10, 1, 2, 5, 3, 4, 9, 10, 11, 12, 8, 7, 13, 14, 15, 16, 10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14, 11, 9, 10, 7,
      12, 14, 2, 13, 17, 6, 18, 15,
    ];
    const row3 = [
      3, 4, 5, 6, 2, 0, 1, 9, 10, 12, 8, 7, 15, 11, 16, 18, 14, 13, 21, 17, 22, 24, 20, 19, 27, 23, 28, 30, 26, 25,
    ];
    const diagonal = [
      0, 2, 1, 6, 7, 8, 3, 5, 4, 16, 14, 15, 10, 9, 11, 20, 13, 21, 12, 25, 17, 18, 19, 30, 31, 38, 35, 36, 22, 23,
    ];
    const found: number[] = [];
    for (let a = 0; a < 12; a++) for (let b = 0; b <= a; b++) found.push(value({ a, b }));
    assert.deepEqual(found, triangle);
    assert.deepEqual(
      row3.map((_, b) => value({ a: 3, b })),
      row3,
    );
    assert.deepEqual(
      diagonal.map((_, n) => value({ a: n, b: n })),
      diagonal,
    );
  });

  it('has each number up to 60,000 in exactly one cold pair, and finds it there', () => {
    const seen = new Set<unknown>();
    for (let k = 1; k <= 40_000; k++) {
      const pair = coldPair(k);
      for (const n of [pair.a, pair.b]) {
        assert.ok(!seen.has(n));
        seen.add(n);
        assert.deepEqual(coldPairWith(n), pair);
      }
      assert.equal(mate(pair.a), pair.b);
      assert.equal(mate(pair.b), pair.a);
    }
    for (let n = 1; n <= 60_000; n++) assert.ok(seen.has(n));
    assert.deepEqual(coldPairWith(0), { k: 0, a: 0, b: 0 });
  });

  it('has exact cold pairs at any size, on both sides of every border', () => {
    fc.assert(
      fc.property(size, (k) => {
        const pair = coldPair(natural(k));
        assert.equal(BigInt(pair.a), lowerOf(k));
        assert.equal(BigInt(pair.b), lowerOf(k) + k);
        for (const n of [pair.a, pair.b]) assert.deepEqual(coldPairWith(n), pair);
      }),
      runs(2000),
    );
  });

  it('decides random positions, and those next to cold pairs, as the formula does', () => {
    const reference = (a: bigint, b: bigint) => ((a < b ? a === lowerOf(b - a) : b === lowerOf(a - b)) ? 'P' : 'N');
    fc.assert(
      fc.property(size, size, fc.bigInt(-2n, 2n), fc.bigInt(-2n, 2n), (n, k, da, db) => {
        assert.equal(wythoff.outcome({ a: natural(n), b: natural(k) }), reference(n, k));
        const near = [lowerOf(k) + da, lowerOf(k) + k + db].map((heap) => (heap < 0n ? 0n : heap)) as [bigint, bigint];
        assert.equal(wythoff.outcome({ a: natural(near[0]), b: natural(near[1]) }), reference(...near));
        assert.equal(wythoff.outcome({ a: natural(near[1]), b: natural(near[0]) }), reference(...near));
      }),
      runs(2000),
    );
  });

  it('has one to three winning moves, each to a cold pair, wherever the mover wins', () => {
    fc.assert(
      fc.property(size, size, (n, m) => {
        const position = { a: natural(n), b: natural(m) };
        const moves = wythoff.winningMoves(position);
        const isLost = wythoff.outcome(position) === 'P';
        assert.ok(isLost ? moves.length === 0 : moves.length >= 1 && moves.length <= 3);
        for (const { from, take } of moves) {
          assert.ok(take >= 1 && (from === 'b' || take <= position.a) && (from === 'a' || take <= position.b));
          assert.equal(wythoff.outcome(wythoff.play(position, { from, take })), 'P');
        }
        assert.ok(wythoff.explain(position).length > 0);
      }),
      runs(2000),
    );
  });

  it('orders winning moves as HDU 2177 prints them', () => {
    assert.deepEqual(results(1, 2), []);
    assert.deepEqual(results(5, 8), ['4 7', '3 5']);
    assert.deepEqual(results(4, 7), []);
    assert.deepEqual(results(2, 2), ['0 0', '1 2', '1 2']);
    assert.deepEqual(results(5, 7), ['3 5', '3 5', '4 7']);
    assert.deepEqual(results(0, 5), ['0 0']);
  });

  it('can reduce the smaller heap', () => {
    assert.deepEqual(results(4, 5), ['1 2', '3 5']);
    assert.deepEqual(wythoff.winningMoves({ a: 4, b: 5 }), [
      { from: 'both', take: 3 },
      { from: 'a', take: 1 },
    ]);
  });

  it('knows the cold pairs that doubles and a rounded φ miss', () => {
    assert.equal(wythoff.outcome({ a: 165580140, b: 267914295 }), 'P');
    assert.equal(wythoff.outcome({ a: 165580141, b: 267914296 }), 'N');
    assert.deepEqual(coldPair(2178309), { k: 2178309, a: 3524577, b: 5702886 });
  });

  it('answers for heaps of 10^5 digits', () => {
    const a = 10n ** 99_999n + 7n;
    assert.ok(wythoff.explain({ a, b: 3n * a }).length > 0);
    const pair = coldPair(a);
    assert.equal(wythoff.outcome(pair), 'P');
    assert.equal(wythoff.winningMoves({ a: pair.a, b: BigInt(pair.b) + 1n })[0]?.take, 1);
  });
});
