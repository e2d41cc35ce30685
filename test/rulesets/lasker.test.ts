import assert from 'node:assert/strict';
import fc from 'fast-check';
import { lasker, type LaskerPosition } from '../../server/src/rulesets/lasker';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

/** Ascending heaps with at most `coins` coins in all. */
const heapsOf = function* (coins: number, least = 1): Generator<number[]> {
  yield [];
  for (let size = least; size <= coins; size++) for (const rest of heapsOf(coins - size, size)) yield [size, ...rest];
};

/** Grundy values of single heaps by definition, with no knowledge of the theorem. */
function valuesByDefinition(limit: number): number[] {
  const values = [0];
  for (let size = 1; size <= limit; size++) {
    const options = new Set(values);
    for (let part = 1; 2 * part <= size; part++) options.add(values[part]! ^ values[size - part]!);
    let least = 0;
    while (options.has(least)) least++;
    values.push(least);
  }
  return values;
}

const shuffled = fc.array(fc.oneof(fc.nat(40), fc.nat(2000), fc.constant(0)), { maxLength: 5 });

describe('rulesets/lasker', () => {
  it('agrees with a plain search on all heaps of up to 11 coins in all', () => {
    assert.equal(agreesWithSearch(lasker, heapsOf(11)), 195);
  });

  it('agrees with a plain search where heaps are empty or out of order', () => {
    agreesWithSearch(lasker, [[], [0], [0, 0], [3, 0, 2], [4, 1], [0, 7, 3]]);
  });

  it('agrees with the definition of the value for heaps up to 2000', () => {
    assert.deepEqual(
      valuesByDefinition(2000).map((_, size) => lasker.grundy?.([size])),
      valuesByDefinition(2000),
    );
  });

  it('lists exactly the moves that win in larger positions', () => {
    fc.assert(
      fc.property(shuffled, (heaps) => {
        const wins = [...lasker.moves(heaps)].filter((move) => lasker.outcome(lasker.play(heaps, move)) === 'P');
        const asText = (moves: readonly object[]) => moves.map((move) => JSON.stringify(move)).sort();
        assert.deepEqual(asText(lasker.winningMoves(heaps)), asText(wins));
      }),
      runs(80, 200),
    );
  });

  it('plays out to the win it promises', () => {
    for (const heaps of heapsOf(9)) assert.equal(moverWinsByPlaying(lasker, heaps), lasker.outcome(heaps) === 'N');
  });

  it('finds a win by a split alone', () => {
    assert.deepEqual(lasker.winningMoves([1, 2, 3]), [{ heap: 2, split: 1 }]);
    const large = natural(2n ** 53n - 5n);
    assert.deepEqual(lasker.winningMoves([large, 1, natural(2n ** 53n - 6n)])[0], { heap: 0, split: 1 });
  });

  it('gives the verdicts of the sample of HDU 3032', () => {
    assert.deepEqual(
      [
        [2, 2, 3],
        [3, 3],
      ].map((heaps) => lasker.outcome(heaps)),
      ['N', 'P'],
    );
  });

  it('moves to lost positions only, at any size', () => {
    const size = fc.oneof(
      fc.bigInt(0n, 100n),
      fc.bigInt(2n ** 31n - 9n, 2n ** 31n + 9n),
      fc.bigInt(2n ** 53n - 9n, 2n ** 53n + 9n),
      fc.bigInt(0n, 10n ** 30n),
    );
    fc.assert(
      fc.property(fc.array(size, { maxLength: 6 }), (sizes) => {
        const heaps = sizes.map(natural);
        const moves = lasker.winningMoves(heaps);
        assert.equal(moves.length > 0, lasker.outcome(heaps) === 'N');
        for (const move of moves.slice(0, 50)) assert.equal(lasker.outcome(lasker.play(heaps, move)), 'P');
        assert.equal(
          new Set(moves.map((move) => `${move.heap} ${'take' in move ? 'take' : move.split}`)).size,
          moves.length,
        );
        assert.ok(lasker.explain(heaps).length > 0);
      }),
      runs(100, 300),
    );
  });

  it('stops listing splits at 1024, and says so', () => {
    const heaps = [2 ** 20 - 1, 2 ** 20];
    assert.equal(lasker.winningMoves(heaps).filter((move) => 'split' in move).length, 1024);
    assert.ok(
      lasker.explain(heaps).some((reason) => 'template' in reason && reason.template.startsWith('More splits')),
    );
  });

  it('answers for half a million heaps and for heaps of 10^5 digits', () => {
    const many: LaskerPosition = Array.from({ length: 500_000 }, (_, index) => index * 7 + 3);
    assert.equal(lasker.outcome(many), 'N');
    assert.ok(lasker.explain(many).length > 0);
    const large = 10n ** 99_999n;
    assert.equal(lasker.outcome([large, large]), 'P');
    assert.ok(lasker.explain([large, large + 1n]).length > 0);
  });
});
