import assert from 'node:assert/strict';
import fc from 'fast-check';
import { onSameCell, strip, type StripPosition } from '../../server/src/rulesets/strip';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

/** All sets of cells up to a limit, in ascending order. */
function subsets(limit: number): StripPosition[] {
  return Array.from({ length: 2 ** limit }, (_, bits) =>
    Array.from({ length: limit }, (_, index) => index + 1).filter((cell) => bits & (1 << (cell - 1))),
  );
}

/** The same cells in another order. */
const shuffled = (cells: StripPosition): StripPosition => [
  ...cells.filter((_, index) => index % 2 === 1),
  ...cells.filter((_, index) => index % 2 === 0).reverse(),
];

const cell = fc.oneof(
  fc.bigInt(1n, 40n),
  fc.bigInt(2n ** 31n - 40n, 2n ** 31n + 40n),
  fc.bigInt(2n ** 53n - 40n, 2n ** 53n + 40n),
  fc.bigInt(1n, 10n ** 30n),
);
const cells = fc.uniqueArray(cell, { maxLength: 9 });

function referenceSum(values: readonly bigint[]): bigint {
  const sorted = [...values].sort((a, b) => (a < b ? -1 : 1));
  if (sorted.length % 2 === 1) sorted.unshift(0n);
  let sum = 0n;
  for (let index = 0; index < sorted.length; index += 2) sum ^= sorted[index + 1]! - sorted[index]! - 1n;
  return sum;
}

describe('rulesets/strip', () => {
  it('agrees with a plain search on all positions of 11 cells', () => {
    assert.equal(agreesWithSearch(strip, subsets(11)), 2 ** 11);
  });

  it('agrees with a plain search whatever the order of the chessmen', () => {
    assert.equal(agreesWithSearch(strip, subsets(9).map(shuffled)), 2 ** 9);
  });

  it('plays out to the win it promises', () => {
    for (const position of subsets(9).map(shuffled))
      assert.equal(moverWinsByPlaying(strip, position), strip.outcome(position) === 'N');
  });

  it('agrees with the gaps at any size, and its winning moves make their nim-sum 0', () => {
    fc.assert(
      fc.property(cells, (values) => {
        const position = values.map(natural);
        const sum = referenceSum(values);
        assert.equal(strip.outcome(position), sum === 0n ? 'P' : 'N');
        assert.equal(strip.grundy?.(position), natural(sum));
        const moves = strip.winningMoves(position);
        assert.equal(moves.length > 0, sum !== 0n);
        for (const { piece, by } of moves) {
          const after = strip.play(position, { piece, by });
          const passed = position.filter((other) => other < position[piece]! && other >= after[piece]!);
          assert.ok(by >= 1 && after[piece]! >= 1 && passed.length === 0);
          assert.equal(strip.outcome(after), 'P');
        }
        assert.ok(strip.explain(position).length > 0);
      }),
      runs(1000),
    );
  });

  it('answers the sample of POJ 1704', () => {
    assert.equal(strip.outcome([1, 2, 3]), 'P');
    assert.equal(strip.outcome([1, 5, 6, 7, 9, 12, 14, 17]), 'N');
  });

  it('names chessmen by the order in which they are given', () => {
    assert.deepEqual(strip.winningMoves([17, 1, 14, 5, 12, 6, 9, 7]), [
      { piece: 3, by: 3 },
      { piece: 4, by: 1 },
      { piece: 0, by: 1 },
    ]);
  });

  it('also lists moves that widen a gap, after those that narrow one', () => {
    assert.deepEqual(strip.winningMoves([5, 10, 14]), [
      { piece: 0, by: 1 },
      { piece: 1, by: 1 },
    ]);
  });

  it('has a winning move that narrows a gap wherever the mover wins', () => {
    for (const position of subsets(12)) {
      const [first] = strip.winningMoves(position);
      if (first) assert.equal((position.length - first.piece) % 2, 1, strip.notation(position));
    }
  });

  it('draws the pairs with their gaps', () => {
    assert.deepEqual(strip.explain([1, 5, 6, 7, 9, 12, 14, 17])[1], {
      lines: ['|o...ooo.o..o.o..o', ' [-3-][] [-2] [-2]'],
    });
    assert.deepEqual(strip.explain([14, 5, 10])[1], { lines: ['|....o....o...o', '[--4-]    [-3-]'] });
    assert.ok('rows' in strip.explain([100, 5000, 70])[1]!);
  });

  it('finds two chessmen on one cell', () => {
    assert.deepEqual(onSameCell([3, 1, 7, 1, 3]), [1, 3]);
    assert.equal(onSameCell([3, 1, 7]), undefined);
    assert.deepEqual(onSameCell([2n ** 60n, 2, 2n ** 60n]), [0, 2]);
  });

  it('answers for 100,000 chessmen', () => {
    const many = Array.from({ length: 100_001 }, (_, index) => ((index * 7919) % 100_003) * 5 + (index % 5) + 1);
    assert.equal(onSameCell(many), undefined);
    assert.equal(strip.winningMoves(many).length > 0, strip.outcome(many) === 'N');
    assert.ok(strip.explain(many).length > 0);
  });
});
