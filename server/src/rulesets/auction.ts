/**
 * The auction.
 *
 * Rules: the price starts at 0. The players bid in turn, and each bid raises the price by at least 1 and at most
 * `most`. Whoever first brings the price to the value of the goods or above it wins. A position holds what is missing.
 *
 * Theorem: with m = most, the mover loses exactly when what is missing is a multiple of m + 1. What wins is each raise
 * from what is missing to m, where it is at most m, and else only the raise by what is missing mod (m + 1). That
 * remainder is also the Grundy value.
 *
 * Why: it is Bash’s game on what is missing, except that the last bid may go beyond. That adds no way to go anywhere
 * but to the end, and the end is at hand only for who may also reach it exactly.
 *
 * Source: the judge problem HDU 2149.
 */
import { message } from '../text/message';
import { minus, type Natural, plus, quotient, remainder } from '../text/natural';
import { type Explanation, type Ruleset, telling } from './ruleset';
import { fewerIfLarge } from './theory/fewer';

export interface AuctionPosition {
  /** How much the price is below the value of the goods; 0 when the auction is over. */
  readonly missing: Natural;
  /** The largest raise. With 0 there is no bid at all. */
  readonly most: Natural;
}

export interface AuctionMove {
  readonly raise: Natural;
}

/** Raises, from the least to the largest. */
export interface RaiseRange {
  readonly from: Natural;
  readonly to: Natural;
}

/**
 * More winning raises than these are not listed one by one; `winningRaises` knows them all. Longer numbers take more
 * room.
 */
const LISTED = 100_000;

export const auction: Ruleset<AuctionPosition, AuctionMove> = {
  name: 'auction',
  title: message('Auction'),

  *moves({ missing, most }) {
    if (missing === 0) return;
    for (let raise: Natural = 1; raise <= most; raise = plus(raise, 1)) yield { raise };
  },

  play: ({ missing, most }, { raise }) => ({ missing: raise < missing ? minus(missing, raise) : 0, most }),

  outcome: (position) => (residue(position) === 0 ? 'P' : 'N'),

  winningMoves(position) {
    const range = winningRaises(position);
    const moves: AuctionMove[] = [];
    if (range === undefined) return moves;
    const most = fewerIfLarge(LISTED, range.to);
    for (let raise = range.from; raise <= range.to && moves.length < most; raise = plus(raise, 1))
      moves.push({ raise });
    return moves;
  },

  grundy: (position) => residue(position),

  explain(position) {
    if (position.missing === 0)
      return [message('The price has been reached: the player who made the last bid has won.')];
    if (position.most === 0) return [message('No raise is allowed, so the player to move cannot bid and loses.')];
    return residue(position) === 0 ? lost(position) : won(position);
  },

  notation: ({ missing, most }) => `${missing} (+1…${most})`,
  brief: ({ missing }) => String(missing),

  describe: (_, { raise }) => message('raise the price by {0}', raise),
};

/** missing mod (most + 1): the theory of Bash’s game. */
const residue = ({ missing, most }: AuctionPosition): Natural => remainder(missing, plus(most, 1));

/** Returns all winning raises as one range; undefined if there is none. */
export function winningRaises(position: AuctionPosition): RaiseRange | undefined {
  const { missing, most } = position;
  if (missing !== 0 && missing <= most) return { from: missing, to: most };
  const raise = residue(position);
  return raise === 0 ? undefined : { from: raise, to: raise };
}

function lost({ missing, most }: AuctionPosition): Explanation {
  const modulus = plus(most, 1);
  return [
    message(
      '{0} are missing, and {0} = {1} × {2} is a multiple of {2}, one more than the largest raise.',
      missing,
      quotient(missing, modulus),
      modulus,
    ),
    message(
      'The opponent answers every raise t with {0} − t: each time a multiple of {0} is missing, and in the end 0.',
      modulus,
    ),
  ];
}

function won(position: AuctionPosition): Explanation {
  const { missing, most } = position;
  const atOnce = { raise: missing };
  if (missing === most) return [telling(atOnce, message('The largest raise, {0}, reaches the price at once.', most))];
  if (missing < most)
    return [telling(atOnce, message('Each raise from {0} to {1} reaches the price at once.', missing, most))];
  const modulus = plus(most, 1);
  const raise = residue(position);
  return [
    message(
      '{0} are missing, and {0} = {1} × {2} + {3}, where {2} is one more than the largest raise.',
      missing,
      quotient(missing, modulus),
      modulus,
      raise,
    ),
    telling(
      { raise },
      message(
        'Raising by {0} leaves {1} missing, a multiple of {2}. No other raise does.',
        raise,
        minus(missing, raise),
        modulus,
      ),
    ),
    message(
      'From then on answer every raise t with {0} − t: each time a multiple of {0} is missing, and in the end 0.',
      modulus,
    ),
  ];
}
