import assert from 'node:assert/strict';
import fc from 'fast-check';
import { pathOnBoard, type PathPosition } from '../../../server/src/rulesets/pathOnBoard';
import { type Board, largestPairing, NONE } from '../../../server/src/rulesets/theory/pairing';
import { boardAfter } from '../../../server/src/rulesets/theory/pathPairing';
import { runs } from '../../thorough';

/** The squares of a path of random steps. */
function squaresOf(side: number, choices: readonly number[]): number[] {
  const squares = [0];
  let position: PathPosition = { size: side, path: '' };
  for (const choice of choices) {
    const moves = [...pathOnBoard.moves(position)];
    if (moves.length === 0) break;
    const move = moves[choice % moves.length]!;
    squares.push(squares.at(-1)! + { R: 1, D: side, L: -1, U: -side }[move]);
    position = pathOnBoard.play(position, move);
  }
  return squares;
}

const sizeOf = (partners: Int32Array): number => partners.filter((partner) => partner !== NONE).length / 2;
const anyPath = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.array(fc.nat(11), { maxLength: 30 }))
  .map(([side, choices]) => ({ side, squares: squaresOf(side, choices) }));

describe('rulesets/theory/pathPairing', () => {
  it('has a largest pairing, which leaves the stone out where one can', () => {
    fc.assert(
      fc.property(anyPath, ({ side, squares }) => {
        const { board, partners, stone } = boardAfter(side, squares);
        assert.equal(stone, squares.at(-1));
        for (const [square, partner] of partners.entries()) {
          if (partner === NONE) continue;
          assert.equal(partners[partner], square);
          assert.ok(board.open[square] === 1 && board.open[partner] === 1);
        }
        const without: Board = { side, open: Uint8Array.from(board.open) };
        without.open[stone] = 0;
        assert.equal(sizeOf(partners), sizeOf(largestPairing(board)));
        assert.equal(partners[stone] === NONE, sizeOf(largestPairing(without)) === sizeOf(partners));
      }),
      runs(300),
    );
  });

  it('gives the same pairing whatever was asked before', () => {
    fc.assert(
      fc.property(anyPath, anyPath, ({ side, squares }, other) => {
        const partners = [...boardAfter(side, squares).partners];
        boardAfter(other.side, other.squares);
        for (let length = 1; length <= squares.length; length++) boardAfter(side, squares.slice(0, length));
        assert.deepEqual([...boardAfter(side, squares).partners], partners);
      }),
      runs(200),
    );
  });
});
