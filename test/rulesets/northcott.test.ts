import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  northcott,
  type NorthcottMove,
  type NorthcottPosition,
  type NorthcottRow,
  sharedCell,
} from '../../server/src/rulesets/northcott';
import type { Ruleset } from '../../server/src/rulesets/ruleset';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { moverWinsByPlaying } from './search';

function allPositions(rows: number, columns: number): NorthcottPosition[] {
  const row: NorthcottRow[] = [];
  for (let mine = 1; mine <= columns; mine++)
    for (let theirs = 1; theirs <= columns; theirs++) if (mine !== theirs) row.push({ mine, theirs });
  let found: NorthcottRow[][] = [[]];
  for (let count = 0; count < rows; count++) found = found.flatMap((before) => row.map((one) => [...before, one]));
  return found.map((chosen) => ({ columns, rows: chosen }));
}

/**
 * Who wins where positions can come back, knowing `moves()` and `play()` and nothing else: from the ends of the game
 * backwards, a position is lost when all its moves lead to won ones, and won when one leads to a lost one. What is left
 * is a draw.
 */
function retrograde<Position, Move>(
  ruleset: Ruleset<Position, Move>,
  positions: readonly Position[],
): (position: Position) => 'N' | 'P' | 'draw' {
  const after = positions.map((position) =>
    [...ruleset.moves(position)].map((move) => ruleset.notation(ruleset.play(position, move))),
  );
  const known = new Map<string, 'N' | 'P'>();
  for (let before = -1; before < known.size;) {
    before = known.size;
    positions.forEach((position, index) => {
      const options = after[index]!.map((option) => known.get(option));
      if (options.includes('P')) known.set(ruleset.notation(position), 'N');
      else if (options.every((option) => option === 'N')) known.set(ruleset.notation(position), 'P');
    });
  }
  return (position) => known.get(ruleset.notation(position)) ?? 'draw';
}

const asText = (moves: Iterable<NorthcottMove>): string[] => [...moves].map(({ row, to }) => `${row} ${to}`).sort();

const column = fc.oneof(
  fc.bigInt(1n, 30n),
  fc.bigInt(2n ** 31n - 30n, 2n ** 31n + 30n),
  fc.bigInt(2n ** 53n - 30n, 2n ** 53n + 30n),
);
const anyRow = fc.tuple(column, column).filter(([mine, theirs]) => mine !== theirs);
const anyPosition = fc.array(anyRow, { maxLength: 8 }).map((rows) => ({
  columns: 2n ** 53n + 100n,
  rows: rows.map(([mine, theirs]) => ({ mine: natural(mine), theirs: natural(theirs) })),
}));

describe('rulesets/northcott', () => {
  for (const [rows, columns] of [
    [0, 3],
    [1, 2],
    [1, 9],
    [2, 4],
    [2, 6],
    [3, 4],
    [4, 3],
  ] as const) {
    it(`agrees with a retrograde search on ${rows} × ${columns}, and nothing is a draw`, () => {
      const positions = allPositions(rows, columns);
      const outcome = retrograde(northcott, positions);
      for (const position of positions) {
        assert.equal(northcott.outcome(position), outcome(position), northcott.notation(position));
        const wins = [...northcott.moves(position)].filter((move) => outcome(northcott.play(position, move)) === 'P');
        assert.deepEqual(asText(northcott.winningMoves(position)), asText(wins), northcott.notation(position));
        assert.ok(northcott.explain(position).length > 0);
      }
    });
  }

  it('plays out to the win it promises', () => {
    for (const position of allPositions(2, 6))
      assert.equal(moverWinsByPlaying(northcott, position), northcott.outcome(position) === 'N');
  });

  it('ends, with the promised winner, whatever the loser plays against the first winning move', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.array(fc.nat()),
        fc.array(fc.nat(), { minLength: 1 }),
        (columns, seeds, choices) => {
          const rows = seeds.slice(0, 5).map((seed) => ({
            mine: 1 + (seed % columns),
            theirs: 1 + ((seed + 1 + (Math.floor(seed / columns) % (columns - 1))) % columns),
          }));
          let position: NorthcottPosition = { columns, rows };
          const moverWins = northcott.outcome(position) === 'N';
          for (let turn = 0; ; turn++) {
            assert.ok(turn <= 2 * columns * rows.length + 1, 'too long');
            const moves = [...northcott.moves(position)];
            if (moves.length === 0) {
              assert.equal(turn % 2 === 1, moverWins);
              return;
            }
            position = northcott.play(
              position,
              northcott.winningMoves(position)[0] ?? moves[choices[turn % choices.length]! % moves.length]!,
            );
          }
        },
      ),
      runs(300),
    );
  });

  it('replies with a legal move wherever there is one', () => {
    for (const position of allPositions(2, 5)) {
      const reply = northcott.reply?.(position);
      const legal = asText(northcott.moves(position));
      if (reply) assert.ok(legal.includes(asText([reply])[0]!));
      else assert.equal(legal.length, 0);
    }
  });

  it('agrees with the gaps at any size', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const sum = position.rows.reduce(
          (all, { mine, theirs }) =>
            all ^ ((mine < theirs ? BigInt(theirs) - BigInt(mine) : BigInt(mine) - BigInt(theirs)) - 1n),
          0n,
        );
        assert.equal(northcott.outcome(position), sum === 0n ? 'P' : 'N');
        const moves = northcott.winningMoves(position);
        assert.equal(moves.length > 0, sum !== 0n);
        for (const move of moves) {
          const { mine, theirs } = position.rows[move.row]!;
          assert.ok(
            move.to !== mine && move.to >= 1 && move.to <= position.columns && move.to < theirs === mine < theirs,
          );
          assert.equal(northcott.outcome(northcott.play(position, move)), 'P');
        }
        assert.ok(northcott.explain(position).length > 0);
      }),
    );
  });

  it('lists retreats after advances, and says which is which', () => {
    const position = {
      columns: 9,
      rows: [
        { mine: 1, theirs: 5 },
        { mine: 6, theirs: 4 },
      ],
    };
    assert.deepEqual(northcott.winningMoves(position), [
      { row: 0, to: 3 },
      { row: 1, to: 8 },
    ]);
    assert.match(northcott.describe(position, { row: 0, to: 3 }).template, /advance/);
    assert.match(northcott.describe(position, { row: 1, to: 8 }).template, /retreat/);
  });

  it('finds pieces that share a cell', () => {
    assert.equal(
      sharedCell({
        columns: 5,
        rows: [
          { mine: 1, theirs: 2 },
          { mine: 3, theirs: 3 },
        ],
      }),
      1,
    );
    assert.equal(sharedCell({ columns: 5, rows: [{ mine: 1, theirs: 2 }] }), undefined);
  });
});
