/**
 * Pairings of neighbouring squares on a board: which squares can have a partner at the same time.
 *
 * A pairing is largest when no path leads from an unpaired square to another one, alternately outside the pairing and
 * in it (C. Berge, 1957); exchanging the pairs along such a path adds one. Squares of a board have two colours, so a
 * plain breadth-first search finds the path.
 */

/** A square board, row by row. */
export interface Board {
  readonly side: number;
  /** 1 where a square may be paired, 0 elsewhere. */
  readonly open: Uint8Array;
}

/** The partner of each square, or `NONE`. */
export type Pairing = Int32Array;
export const NONE = -1;

/**
 * Returns the other half of the domino that covers a square, if one does; on a board of odd side none covers the top
 * left corner.
 */
export function dominoPartner(
  isOddSide: boolean,
  row: number,
  column: number,
): [row: number, column: number] | undefined {
  if (!isOddSide) return [row, column % 2 === 0 ? column + 1 : column - 1];
  if (row > 0) return [row % 2 === 1 ? row + 1 : row - 1, column];
  if (column > 0) return [row, column % 2 === 1 ? column + 1 : column - 1];
  return undefined;
}

function neighbours({ side, open }: Board, square: number): number[] {
  const column = square % side;
  const around = [column + 1 < side ? square + 1 : NONE, square + side, column > 0 ? square - 1 : NONE, square - side];
  return around.filter((next) => open[next] === 1);
}

/** Returns a largest pairing. It starts with the dominoes that are still whole, which is often enough. */
export function largestPairing(board: Board): Pairing {
  const { side, open } = board;
  const partners = new Int32Array(side * side).fill(NONE);
  for (const square of partners.keys()) {
    const [row, column] = dominoPartner(side % 2 === 1, Math.floor(square / side), square % side) ?? [];
    const other = row === undefined || column === undefined ? NONE : row * side + column;
    if (open[square] === 1 && open[other] === 1) partners[square] = other;
  }
  for (const square of partners.keys())
    if (open[square] === 1 && isDark(side, square) && partners[square] === NONE) pairUp(board, partners, square);
  return partners;
}

const isDark = (side: number, square: number): boolean => (Math.floor(square / side) + (square % side)) % 2 === 0;

/**
 * Adds an unpaired square to a pairing, moving other pairs as needed. Leaves the pairing as it is where that cannot be.
 */
export function pairUp(board: Board, partners: Pairing, square: number): boolean {
  const reachedFrom = new Int32Array(partners.length).fill(NONE);
  const queue = [square];
  for (const here of queue) {
    for (const next of neighbours(board, here)) {
      if (reachedFrom[next] !== NONE) continue;
      reachedFrom[next] = here;
      const partner = partners[next] ?? NONE;
      if (partner !== NONE) queue.push(partner);
      else {
        exchange(partners, reachedFrom, next);
        return true;
      }
    }
  }
  return false;
}

/** Pairs anew along the path that was found, from its end back to its start. */
function exchange(partners: Pairing, reachedFrom: Int32Array, end: number): void {
  for (let next = end; next !== NONE;) {
    const here = reachedFrom[next] ?? NONE;
    const before = partners[here] ?? NONE;
    partners[here] = next;
    partners[next] = here;
    next = before;
  }
}

/** Closes an open square, and parts it from its partner, which is returned. The other pairs stay. */
export function takeOut(board: Board, partners: Pairing, square: number): number {
  const partner = partners[square] ?? NONE;
  board.open[square] = 0;
  partners[square] = NONE;
  if (partner !== NONE) partners[partner] = NONE;
  return partner;
}

/**
 * Tells whether some largest pairing leaves an open square out. `partners` is a largest pairing; it is left as it is.
 */
export function canStayOut({ side, open }: Board, partners: Pairing, square: number): boolean {
  const board = { side, open: Uint8Array.from(open) };
  const rest = Int32Array.from(partners);
  const partner = takeOut(board, rest, square);
  return partner === NONE || pairUp(board, rest, partner);
}
