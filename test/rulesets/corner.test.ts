import assert from 'node:assert/strict';
import fc from 'fast-check';
import { corner, type CornerPosition } from '../../server/src/rulesets/corner';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const boardsUpTo = function* (limit: number): Generator<CornerPosition> {
  for (let rows = 1; rows <= limit; rows++) for (let columns = 1; columns <= limit; columns++) yield { rows, columns };
};

describe('rulesets/corner', () => {
  it('agrees with a plain search, Grundy values included, on all boards up to 40 × 40', () => {
    assert.equal(agreesWithSearch(corner, boardsUpTo(40)), 1600);
  });

  it('has exactly one winning move wherever the mover wins', () => {
    for (const position of boardsUpTo(60))
      assert.equal(corner.winningMoves(position).length, corner.outcome(position) === 'N' ? 1 : 0);
  });

  it('plays out to the win it promises', () => {
    for (const position of boardsUpTo(15))
      assert.equal(moverWinsByPlaying(corner, position), corner.outcome(position) === 'N');
  });

  it('gives the verdicts of the sample of HDU 2147', () => {
    assert.deepEqual(
      [
        [5, 3],
        [5, 4],
        [6, 6],
      ].map(([rows = 1, columns = 1]) => corner.outcome({ rows, columns })),
      ['P', 'N', 'N'],
    );
  });

  it('goes by parity at any size, and every winning move makes both numbers odd', () => {
    const size = fc.oneof(
      fc.bigInt(1n, 100n),
      fc.bigInt(2n ** 31n - 5n, 2n ** 31n + 5n),
      fc.bigInt(2n ** 53n - 5n, 2n ** 53n + 5n),
      fc.bigInt(1n, 10n ** 60n),
    );
    fc.assert(
      fc.property(size, size, (rows, columns) => {
        const position = { rows: natural(rows), columns: natural(columns) };
        assert.equal(corner.outcome(position), rows % 2n === 1n && columns % 2n === 1n ? 'P' : 'N');
        assert.equal(corner.grundy?.(position) === 0, corner.outcome(position) === 'P');
        for (const move of corner.moves(position))
          assert.equal(
            corner.winningMoves(position).includes(move),
            corner.outcome(corner.play(position, move)) === 'P',
          );
        assert.ok(corner.explain(position).length >= 1);
      }),
      runs(500),
    );
  });

  it('draws small boards with the lost squares, and no large ones', () => {
    const drawn = corner.explain({ rows: 3, columns: 4 }).find((reason) => 'lines' in reason);
    assert.deepEqual(drawn, { lines: ['x · x ●', '· · · ·', 'x · x ·'] });
    assert.ok(corner.explain({ rows: 10n ** 99_999n, columns: 3 }).every((reason) => 'template' in reason));
  });
});
