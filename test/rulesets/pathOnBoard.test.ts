import assert from 'node:assert/strict';
import fc from 'fast-check';
import { LARGEST_SIDE, pathOnBoard, type PathPosition } from '../../server/src/rulesets/pathOnBoard';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

/** Every position of a board, in any order of moves. */
const positionsOf = function* (position: PathPosition): Generator<PathPosition> {
  yield position;
  for (const move of pathOnBoard.moves(position)) yield* positionsOf(pathOnBoard.play(position, move));
};

const OFFSETS = { R: [0, 1], D: [1, 0], L: [0, -1], U: [-1, 0] } as const;

/** Who wins by plain search over sets of visited squares, written apart from the ruleset. */
function boardSearch(side: number): (path: string) => boolean {
  const known = new Map<number, boolean>();
  const wins = (visited: number, row: number, column: number): boolean => {
    const key = visited * 64 + row * side + column;
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = Object.values(OFFSETS).some(([down, right]) => {
      const [r, c] = [row + down, column + right];
      const bit = 2 ** (r * side + c);
      return (
        r >= 0 && c >= 0 && r < side && c < side && Math.floor(visited / bit) % 2 === 0 && !wins(visited + bit, r, c)
      );
    });
    known.set(key, result);
    return result;
  };
  return (path) => {
    let [visited, row, column] = [1, 0, 0];
    for (const letter of path) {
      const [down, right] = OFFSETS[letter as 'R'];
      [row, column] = [row + down, column + right];
      visited += 2 ** (row * side + column);
    }
    return wins(visited, row, column);
  };
}

/** A path of at most so many random steps. */
function walk(size: number | bigint, choices: readonly number[]): PathPosition {
  let position: PathPosition = { size, path: '' };
  for (const choice of choices) {
    const moves = [...pathOnBoard.moves(position)];
    if (moves.length > 0) position = pathOnBoard.play(position, moves[choice % moves.length]!);
  }
  return position;
}

const steps = (maxLength: number) => fc.array(fc.nat(11), { maxLength });

describe('rulesets/pathOnBoard', () => {
  it('agrees with a plain search on every position of boards up to 4 × 4', () => {
    assert.equal(
      agreesWithSearch(
        pathOnBoard,
        [1, 2, 3].flatMap((size) => [...positionsOf({ size, path: '' })]),
      ),
      1 + 7 + 79,
    );
    assert.equal(agreesWithSearch(pathOnBoard, positionsOf({ size: 4, path: '' })), 2111);
  });

  it('agrees with a plain search on random positions of a 5 × 5 board', () => {
    const wins = boardSearch(5);
    assert.equal(wins(''), false);
    fc.assert(
      fc.property(steps(24), (choices) => {
        const position = walk(5, choices);
        assert.equal(pathOnBoard.outcome(position) === 'N', wins(position.path), position.path);
        const moves = [...pathOnBoard.moves(position)].filter((move) => !wins(position.path + move));
        assert.deepEqual([...pathOnBoard.winningMoves(position)].sort(), moves.sort());
      }),
      runs(400),
    );
  });

  it('goes by the parity of the side at the start, as HDU 1564 does', () => {
    for (const size of [2, 4, 64, 66, 10_000, 10n ** 40n]) assert.equal(pathOnBoard.outcome({ size, path: '' }), 'N');
    for (const size of [1, 3, 5, 65, 9_999, 10n ** 40n + 1n])
      assert.equal(pathOnBoard.outcome({ size, path: '' }), 'P');
  });

  it('finds the parity of the side by pairings, too', () => {
    for (let size = 1; size <= LARGEST_SIDE; size += 3) {
      assert.deepEqual(pathOnBoard.winningMoves({ size, path: '' }), size % 2 === 0 ? ['R', 'D'] : []);
    }
  });

  it('plays out to the win it promises, on boards of any kind', () => {
    for (const size of [1, 2, 3, 6, 7, 10, 20]) {
      assert.equal(moverWinsByPlaying(pathOnBoard, { size, path: '' }), size % 2 === 0, `side ${size}`);
    }
  });

  it('keeps the win on a huge board for as long as one plays by it', () => {
    for (const [size, winner] of [
      [66, 0],
      [67, 1],
      [10n ** 30n, 0],
      [10n ** 30n + 1n, 1],
    ] as const) {
      let position: PathPosition = { size, path: '' };
      for (let turn = 0; turn < 150; turn++) {
        const [win] = pathOnBoard.winningMoves(position);
        assert.equal(win !== undefined, turn % 2 === winner, pathOnBoard.notation(position));
        position = pathOnBoard.play(position, win ?? [...pathOnBoard.moves(position)].at(turn % 3 === 0 ? 0 : -1)!);
      }
    }
  });

  it('calls exactly the moves to lost positions winning, on boards of middle size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 12 }), steps(60), (size, choices) => {
        const position = walk(size, choices);
        const moves = [...pathOnBoard.moves(position)].filter(
          (move) => pathOnBoard.outcome(pathOnBoard.play(position, move)) === 'P',
        );
        assert.deepEqual([...pathOnBoard.winningMoves(position)].sort(), moves.sort());
        assert.equal(pathOnBoard.outcome(position), moves.length > 0 ? 'N' : 'P');
        assert.ok(pathOnBoard.explain(position).length > 0);
      }),
      runs(200),
    );
  });

  it('claims nothing on a huge board that play could refute', () => {
    fc.assert(
      fc.property(fc.constantFrom(66, 67, 10n ** 30n, 10n ** 30n + 1n), steps(12), (size, choices) => {
        const position = walk(size, choices);
        const after = [...pathOnBoard.moves(position)].map((move) =>
          pathOnBoard.outcome(pathOnBoard.play(position, move)),
        );
        const outcome = pathOnBoard.outcome(position);
        if (outcome === 'N') assert.ok(after.includes('P'));
        if (outcome === 'P') assert.ok(!after.includes('P'));
        assert.equal(pathOnBoard.winningMoves(position).length > 0, outcome === 'N');
        assert.ok(pathOnBoard.explain(position).length > 0);
      }),
      runs(200),
    );
  });

  it('agrees with itself where a path fits on a board that is decided and on one that is beyond the budget', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1), steps(8), (odd, choices) => {
        const { path } = walk(30, choices);
        const large = pathOnBoard.outcome({ size: 100 + odd, path });
        if (large !== 'unknown') assert.equal(large, pathOnBoard.outcome({ size: 30 + odd, path }), path);
      }),
      runs(150),
    );
  });

  it('says where it does not know', () => {
    const position = { size: 1000, path: 'RRDD' };
    assert.equal(pathOnBoard.outcome(position), 'unknown');
    assert.deepEqual(pathOnBoard.winningMoves(position), []);
    assert.ok(
      pathOnBoard
        .explain(position)
        .some((reason) => 'template' in reason && reason.template.startsWith('The winner is unknown')),
    );
  });

  it('draws small boards with the partners joined', () => {
    const drawing = (size: number, path: string) =>
      pathOnBoard.explain({ size, path }).find((reason) => 'lines' in reason);
    assert.deepEqual(drawing(4, ''), { lines: ['●─○ ○─○', '○─○ ○─○', '○─○ ○─○', '○─○ ○─○'] });
    assert.deepEqual(drawing(3, ''), { lines: ['● ○─○', '○ ○ ○', '│ │ │', '○ ○ ○'] });
    assert.deepEqual(drawing(3, 'R'), { lines: ['· ●─○', '○ ○ ○', '│ │ │', '○ ○ ○'] });
    assert.equal(drawing(10, ''), undefined);
  });

  it('is over where no neighbour is unvisited', () => {
    for (const position of [
      { size: 1, path: '' },
      { size: 3, path: 'RRDDLLUR' },
      { size: 100, path: 'RRDDLLUR' },
    ]) {
      assert.equal(pathOnBoard.outcome(position), 'P');
      assert.ok(
        pathOnBoard
          .explain(position)
          .some((reason) => 'template' in reason && reason.template.includes('the game is over')),
      );
    }
  });
});
