/** A stone on a board, which goes to a neighbouring square: the corner game, and the path on a board. */
import { message } from '../../text/message';
import { minus, plus } from '../../text/natural';
import { corner, type CornerMove, type CornerPosition } from '../corner';
import { type PathMove, pathOnBoard, type PathPosition } from '../pathOnBoard';
import type { Square } from '../picture';
import type { Board, Next, Path } from './board';

export const cornerBoard: Board<CornerPosition, CornerMove> = {
  picture: ({ rows, columns }) => ({
    kind: 'squares',
    rows,
    columns,
    stone: { row: 1, column: columns },
    path: [],
  }),
  next: (position, chosen) =>
    step(
      [...corner.moves(position)],
      (move) => {
        const { rows, columns } = corner.play(position, move);
        return { row: plus(minus(position.rows, rows), 1), column: columns };
      },
      chosen,
    ),
  path: (_, move) => [move],
};

export const pathBoard: Board<PathPosition, PathMove> = {
  picture(position) {
    const squares = squaresOf(position);
    const { size } = position;
    return { kind: 'squares', rows: size, columns: size, stone: squares.at(-1)!, path: squares.slice(0, -1) };
  },
  next: (position, chosen) =>
    step([...pathOnBoard.moves(position)], (move) => squaresOf(pathOnBoard.play(position, move)).at(-1)!, chosen),
  path: (_, move) => [move],
};

/** One choice is the whole move. */
function step<Move extends string>(
  moves: readonly Move[],
  squareAfter: (move: Move) => Square,
  chosen: Path,
): Next<Move> | undefined {
  const [only, ...more] = chosen;
  if (moves.length === 0 || more.length > 0) return undefined;
  if (only !== undefined) {
    const move = moves.find((one) => one === only);
    return move === undefined ? undefined : { move };
  }
  const spots = moves.map((move) => {
    const { row, column } = squareAfter(move);
    return { piece: `square ${row} ${column}`, choice: [move] };
  });
  return { prompt: message('where to?'), spots, held: 'stone' };
}

const ACROSS = { R: 1, D: 0, L: -1, U: 0 } as const;
const DOWN = { R: 0, D: 1, L: 0, U: -1 } as const;

/** Returns the squares that the stone has entered; the last is its own. */
function squaresOf({ path }: PathPosition): Square[] {
  let [row, column] = [1, 1];
  const squares = [{ row, column }];
  for (const letter of path) {
    row += DOWN[letter as PathMove];
    column += ACROSS[letter as PathMove];
    squares.push({ row, column });
  }
  return squares;
}
