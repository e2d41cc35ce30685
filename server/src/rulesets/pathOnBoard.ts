/**
 * A path on a board.
 *
 * Rules: a stone lies in a corner square of an n × n board. The players in turn move it to a neighbouring square, left,
 * right, up or down, where it has not been yet; the corner counts as visited. A player who cannot move loses.
 *
 * Theorem (start): the first player wins exactly when n is even.
 * Why: a board of even side is covered by dominoes. The first player always moves to the other half of the domino that
 * the stone lies on; the opponent has to enter a new domino, whose other half is free. On a board of odd side dominoes
 * cover all squares but the stone's corner, and the second player does the same.
 *
 * Theorem (any position): the mover wins exactly when every largest pairing of neighbouring squares, among the
 * unvisited ones and the stone's, pairs the stone's square. Why: then the mover goes to the partner; the other pairs
 * are still a largest pairing, and they leave the stone out. If a largest pairing leaves the stone out, every square
 * next to it is paired in each largest pairing of the unvisited squares, or else one more pair could be made with the
 * stone's square. So the opponent finds the case above.
 *
 * Source: HDU 1564; undirected vertex geography, see A. Fraenkel, E. Scheinerman, D. Ullman, "Undirected edge
 * geography", Theoretical Computer Science 112 (1993).
 */
import { type Message, message } from '../text/message';
import { type Natural, remainder } from '../text/natural';
import { type Explanation, type Ruleset, telling } from './ruleset';
import { dominoPartner } from './theory/pairing';
import { boardAfter, canBeEntered, isNeeded } from './theory/pathPairing';

export interface PathPosition {
  /** The side of the board, at least 1. */
  readonly size: Natural;
  /**
   * The steps so far, from the top left corner: a letter each, right, down, left or up. It never leaves the board nor
   * meets itself.
   */
  readonly path: string;
}

export type PathMove = 'R' | 'D' | 'L' | 'U';

export const pathOnBoard: Ruleset<PathPosition, PathMove> = {
  name: 'pathOnBoard',
  title: message('Path on a board'),

  moves({ size, path }) {
    const visited = squaresOf(path);
    const { row, column } = visited.at(-1) ?? CORNER;
    const isVisited = isAmong(visited);
    return DIRECTIONS.filter((direction) => {
      const next = { row: row + DOWN[direction], column: column + RIGHT[direction] };
      return next.row >= 0 && next.column >= 0 && next.row < size && next.column < size && !isVisited(next);
    });
  },

  play: ({ size, path }, move) => ({ size, path: path + move }),

  outcome(position) {
    if (position.path === '') return remainder(position.size, 2) === 0 ? 'N' : 'P';
    if (position.size <= LARGEST_SIDE) return isNeeded(pairingOf(position)) ? 'N' : 'P';
    if (pathOnBoard.winningMoves(position).length > 0) return 'N';
    return isLostAtAnySize(position) ? 'P' : 'unknown';
  },

  winningMoves(position) {
    const moves = [...pathOnBoard.moves(position)];
    if (position.size > LARGEST_SIDE) {
      const isLostAfter = (move: PathMove): boolean => isLostAtAnySize(pathOnBoard.play(position, move));
      const isPartner = (move: PathMove): boolean => fitsUprightDominoes(pathOnBoard.play(position, move));
      return moves.filter(isLostAfter).sort((a, b) => Number(isPartner(b)) - Number(isPartner(a)));
    }
    const state = pairingOf(position);
    if (!isNeeded(state)) return [];
    const { board, partners, stone } = state;
    const entered = (move: PathMove): number => stone + DOWN[move] * board.side + RIGHT[move];
    const isPartner = (move: PathMove): boolean => entered(move) === partners[stone];
    return moves
      .filter((move) => canBeEntered(state, entered(move)))
      .sort((a, b) => Number(isPartner(b)) - Number(isPartner(a)));
  },

  explain(position) {
    if (isStuck(position))
      return [
        message(
          'No neighbouring square is unvisited, so the game is over: the player to move has no move and has lost.',
        ),
      ];
    const [first, ...more] = position.path === '' ? startReasons(position.size) : pathReasons(position);
    const told = first ? [first, ...more.map((reason) => telling(pathOnBoard.winningMoves(position)[0], reason))] : [];
    return [...told, ...drawing(position)];
  },

  notation: ({ size, path }) => (path === '' ? `${size} × ${size}` : `${size} × ${size} ${path}`),
  brief: ({ size, path }) => (path === '' ? `${size} × ${size}` : path),

  describe(_, move) {
    switch (move) {
      case 'R':
        return message('move right');
      case 'D':
        return message('move down');
      case 'L':
        return message('move left');
      case 'U':
        return message('move up');
    }
  },
};

/** Up to this side, any position is decided by a largest pairing, in some 10^7 steps at worst. */
export const LARGEST_SIDE = 64;

const DIRECTIONS = ['R', 'D', 'L', 'U'] as const;
const RIGHT = { R: 1, D: 0, L: -1, U: 0 } as const;
const DOWN = { R: 0, D: 1, L: 0, U: -1 } as const;

interface Square {
  readonly row: number;
  readonly column: number;
}

const CORNER: Square = { row: 0, column: 0 };

/** Returns the squares that the stone has visited, in order; the last is its own. */
function squaresOf(path: string): Square[] {
  const squares = [CORNER];
  let { row, column } = CORNER;
  for (const letter of path) {
    row += DOWN[letter as PathMove];
    column += RIGHT[letter as PathMove];
    squares.push({ row, column });
  }
  return squares;
}

function isAmong(squares: readonly Square[]): (square: Square) => boolean {
  const keys = new Set(squares.map(keyOf));
  return (square) => keys.has(keyOf(square));
}

/** Rows and columns are below it, so that a square has a key of its own, below 2^52 and so exact in a double. */
const KEY_BASE = 2 ** 26;

const keyOf = ({ row, column }: Square): number => row * KEY_BASE + column;

const isStuck = (position: PathPosition): boolean => [...pathOnBoard.moves(position)].length === 0;

const isLostAtAnySize = (position: PathPosition): boolean => isStuck(position) || fitsDominoes(position);

/**
 * Tells whether the unvisited squares are whole dominoes. Then the mover loses, on a board of any size, as from the
 * corner of a board of odd side. The dominoes may lie either way round.
 */
function fitsDominoes(position: PathPosition): boolean {
  const turned = squaresOf(position.path).map(({ row, column }) => ({ row: column, column: row }));
  return fitsUprightDominoes(position) || isWholeDominoes(turned, remainder(position.size, 2) === 1);
}

/** Returns the same with the dominoes as `dominoPartner` lays them. */
const fitsUprightDominoes = ({ size, path }: PathPosition): boolean =>
  isWholeDominoes(squaresOf(path), remainder(size, 2) === 1);

function isWholeDominoes(squares: readonly Square[], isOddSide: boolean): boolean {
  const has = isAmong(squares);
  return squares.every((square) => {
    const partner = partnerOf(square, isOddSide);
    return partner === undefined || has(partner);
  });
}

function partnerOf({ row, column }: Square, isOddSide: boolean): Square | undefined {
  const partner = dominoPartner(isOddSide, row, column);
  return partner && { row: partner[0], column: partner[1] };
}

/** Returns the pairing that the path leads to; see `theory/pathPairing.ts`. */
const pairingOf = ({ size, path }: PathPosition) =>
  boardAfter(
    Number(size),
    squaresOf(path).map(({ row, column }) => row * Number(size) + column),
  );

function startReasons(size: Natural): Message[] {
  if (remainder(size, 2) === 0) {
    return [
      message('The side is even, so dominoes cover the whole board, the square of the stone included.'),
      message(
        'The player to move always goes to the other half of the domino that the stone lies on; the opponent then has to enter a new domino, whose other half is free.',
      ),
    ];
  }
  return [
    message('The side is odd, so dominoes cover all squares but the corner of the stone.'),
    message('The player to move always has to enter a new domino, and the opponent goes on to its other half.'),
  ];
}

function pathReasons(position: PathPosition): Message[] {
  switch (pathOnBoard.outcome(position)) {
    case 'N':
      return [
        message(
          'Pair off neighbouring squares, unvisited ones and the stone’s own, as many as possible: in every such pairing the stone’s square has a partner.',
        ),
        message(
          'The player to move goes to that partner, and in every later turn to the partner of the square that the opponent has entered.',
        ),
      ];
    case 'P':
      return [
        message(
          'As many pairs of neighbouring squares as possible can be made without the stone’s own square, so each unvisited square next to the stone has a partner.',
        ),
        message('Whatever square the player to move enters, the opponent goes on to its partner.'),
      ];
    case 'unknown':
      return [
        message(
          'The winner is unknown here: the path does not fit the dominoes that decide boards of every size, and the side is above {0}, up to which any position is worked out.',
          LARGEST_SIDE,
        ),
      ];
  }
}

/** Boards up to this side are drawn. */
const DRAWN = 9;

function drawing(position: PathPosition): Explanation {
  if (position.size > DRAWN) return [];
  const {
    board: { side, open },
    partners,
    stone,
  } = pairingOf(position);
  const sign = (square: number): string => (square === stone ? '●' : open[square] === 1 ? '○' : '·');
  const lines: string[] = [];
  for (let first = 0; first < side * side; first += side) {
    const squares = Array.from({ length: side }, (_, column) => first + column);
    lines.push(
      squares
        .map((square) => sign(square) + (partners[square] === square + 1 ? '─' : ' '))
        .join('')
        .trimEnd(),
    );
    const links = squares
      .map((square) => (partners[square] === square + side ? '│ ' : '  '))
      .join('')
      .trimEnd();
    if (links !== '') lines.push(links);
  }
  return [message('The stone is ●, unvisited squares are ○, and partners are joined.'), { lines }];
}
