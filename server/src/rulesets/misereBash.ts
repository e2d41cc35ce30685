/**
 * Bash’s game where the last taker loses.
 *
 * Rules: one heap. A move takes at least 1 and at most `most`. Whoever takes the last one loses, so whoever faces an
 * empty heap has won.
 *
 * Theorem: with m = most, the mover loses exactly when heap mod (m + 1) = 1. Otherwise the winning move is unique: take
 * (heap − 1) mod (m + 1), where there is something to take.
 *
 * Why: set the poisoned last one aside. Both players then play Bash’s game on the heap − 1 others, and whoever takes
 * the last of those forces the opponent to take the poisoned one. Without a legal take (an empty heap, or m = 0) nobody
 * has to take the last one any more, and the player to move wins.
 *
 * Source: folklore.
 */
import { message } from '../text/message';
import { minus, plus, quotient, remainder } from '../text/natural';
import { bash, type BashMove, type BashPosition } from './bash';
import { type Explanation, type Ruleset, telling } from './ruleset';

export const misereBash: Ruleset<BashPosition, BashMove> = {
  name: 'misereBash',
  title: message('Bash’s game, the last taker loses'),
  misere: true,

  moves: (position) => bash.moves(position),

  play: (position, move) => bash.play(position, move),

  outcome: ({ heap, most }) => (remainder(heap, plus(most, 1)) === 1 ? 'P' : 'N'),

  winningMoves(position) {
    return position.heap === 0 ? [] : bash.winningMoves(withoutTheLast(position));
  },

  explain(position) {
    if (position.heap === 0) return [message('The heap is empty: the player who took the last one has lost.')];
    if (position.most === 0)
      return [message('No take is allowed, so the player to move will not have to take the last one and wins.')];
    return misereBash.outcome(position) === 'P' ? lost(position) : won(position);
  },

  notation: (position) => bash.notation(position),
  brief: ({ heap }) => String(heap),

  describe: (position, move) => bash.describe(position, move),
};

/** Returns the heap without the one that nobody wants. */
const withoutTheLast = ({ heap, most }: BashPosition): BashPosition => ({ heap: minus(heap, 1), most });

function lost({ heap, most }: BashPosition): Explanation {
  if (heap === 1) return [message('Only one is left: the player to move must take it and loses.')];
  const modulus = plus(most, 1);
  return [
    message(
      '{0} = {1} × {2} + 1 is one above a multiple of {2}, and {2} is one more than the largest take.',
      heap,
      quotient(heap, modulus),
      modulus,
    ),
    message(
      'The opponent answers every take t with {0} − t, so that 1 is left in the end, for the player to move now.',
      modulus,
    ),
  ];
}

function won(position: BashPosition): Explanation {
  const { heap, most } = position;
  const modulus = plus(most, 1);
  const take = remainder(minus(heap, 1), modulus);
  const left = minus(heap, take);
  if (left === 1) return [telling({ take }, message('Taking {0} leaves only 1, which the opponent must take.', take))];
  return [
    message(
      'Without the last one, {0} are left to share: {0} = {1} × {2} + {3}, where {2} is one more than the largest take.',
      minus(heap, 1),
      quotient(minus(heap, 1), modulus),
      modulus,
      take,
    ),
    telling(
      { take },
      message('Taking {0} leaves {1}, one above a multiple of {2}. No other take does.', take, left, modulus),
    ),
    message('From then on answer every take t with {0} − t, so that 1 is left for the opponent in the end.', modulus),
  ];
}
