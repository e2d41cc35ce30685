/**
 * The largest pairing of squares that belongs to a path on a board. It is carried along the path: a square that is left
 * goes out of it, and no other pair changes without need. So whoever goes to the partner of each square that the
 * opponent enters finds the same partners in every later turn.
 *
 * When the stone's square goes out, its partner is alone and is paired anew if it can be; that makes the pairing
 * largest again, as it was largest with the one square more. Where a largest pairing can leave the stone's new square
 * out, it does.
 */
import { type Board, canStayOut, largestPairing, NONE, type Pairing, pairUp, takeOut } from './pairing';

/** A largest pairing of the unvisited squares and the stone's, which are open. Not to be changed. */
export interface PathPairing {
  readonly board: Board;
  readonly partners: Pairing;
  readonly stone: number;
}

/** Does every largest pairing need the stone's square? */
export const isNeeded = ({ partners, stone }: PathPairing): boolean => partners[stone] !== NONE;

/**
 * Can a largest pairing of the squares without the stone's leave out a neighbour of it, so that to enter that one wins?
 */
export function canBeEntered({ board, partners, stone }: PathPairing, square: number): boolean {
  const rest = { side: board.side, open: Uint8Array.from(board.open) };
  const without = Int32Array.from(partners);
  takeOut(rest, without, stone);
  return canStayOut(rest, without, square);
}

/** The pairing asked for last, which the next one mostly goes on from. */
let latest: { readonly squares: readonly number[]; readonly pairing: PathPairing } | undefined;

/** Returns the pairing after a path over squares of a board with the given side; it begins in the corner 0. */
export function boardAfter(side: number, squares: readonly number[]): PathPairing {
  const known = latest?.pairing.board.side === side && isStart(latest.squares, squares) ? latest : undefined;
  let pairing = known?.pairing ?? atStart(side);
  for (let step = known?.squares.length ?? 1; step < squares.length; step++) pairing = entered(pairing, squares[step]!);
  latest = { squares, pairing };
  return pairing;
}

const isStart = (start: readonly number[], squares: readonly number[]): boolean =>
  start.length <= squares.length && start.every((square, index) => square === squares[index]);

function atStart(side: number): PathPairing {
  const board = { side, open: new Uint8Array(side * side).fill(1) };
  return { board, partners: largestPairing(board), stone: 0 };
}

/** After the stone has gone on to a neighbouring square. */
function entered({ board: before, partners: pairing, stone: left }: PathPairing, stone: number): PathPairing {
  const board = { side: before.side, open: Uint8Array.from(before.open) };
  const partners = Int32Array.from(pairing);
  const alone = takeOut(board, partners, left);
  if (alone !== NONE) pairUp(board, partners, alone);
  return { board, partners: withoutStone(board, partners, stone), stone };
}

/** Returns the pairing without the stone's square where there is a largest one without it, else as it is. */
function withoutStone(board: Board, partners: Pairing, stone: number): Pairing {
  if (partners[stone] === NONE) return partners;
  const rest = { side: board.side, open: Uint8Array.from(board.open) };
  const without = Int32Array.from(partners);
  return pairUp(rest, without, takeOut(rest, without, stone)) ? without : partners;
}
