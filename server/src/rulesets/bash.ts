/**
 * Bash’s game.
 *
 * Rules: one heap. A move takes at least 1 and at most `most`. Whoever takes the last one wins, so whoever faces an
 * empty heap has lost.
 *
 * Theorem: with m = most, the mover loses exactly when the heap is a multiple of m + 1. Otherwise the winning move is
 * unique: take heap mod (m + 1). That remainder is also the Grundy value.
 *
 * Why: whatever t is taken from a multiple of m + 1, taking m + 1 − t makes the next lower multiple, down to 0. And
 * from any other heap the remainder is between 1 and m, so it may be taken; no other take leaves a multiple, as the
 * multiples lie further apart than m.
 *
 * Source: C.-G. Bachet de Méziriac, "Problèmes plaisants et délectables" (1612), as a race to 100.
 */
import { message } from '../text/message';
import { minus, type Natural, plus, quotient, remainder, smaller } from '../text/natural';
import { type Explanation, type Ruleset, telling } from './ruleset';

export interface BashPosition {
  readonly heap: Natural;
  /** The largest take. With 0 there is no move at all. */
  readonly most: Natural;
}

export interface BashMove {
  readonly take: Natural;
}

export const bash: Ruleset<BashPosition, BashMove> = {
  name: 'bash',
  title: message('Bash’s game'),

  *moves({ heap, most }) {
    const last = smaller(heap, most);
    for (let take: Natural = 1; take <= last; take = plus(take, 1)) yield { take };
  },

  play: ({ heap, most }, { take }) => ({ heap: minus(heap, take), most }),

  outcome: (position) => (residue(position) === 0 ? 'P' : 'N'),

  winningMoves(position) {
    const take = residue(position);
    return take === 0 ? [] : [{ take }];
  },

  grundy: (position) => residue(position),

  explain(position) {
    if (position.heap === 0) return [message('The heap is empty: the player who took the last one has won.')];
    if (position.most === 0) return [message('No take is allowed, so the player to move cannot move and loses.')];
    return residue(position) === 0 ? lost(position) : won(position);
  },

  notation: ({ heap, most }) => `${heap} − {1…${most}}`,
  brief: ({ heap }) => String(heap),

  describe: (_, { take }) => message('take {0}', take),
};

/** heap mod (most + 1). */
const residue = ({ heap, most }: BashPosition): Natural => remainder(heap, plus(most, 1));

function lost({ heap, most }: BashPosition): Explanation {
  const modulus = plus(most, 1);
  return [
    message(
      '{0} = {1} × {2} is a multiple of {2}, one more than the largest take.',
      heap,
      quotient(heap, modulus),
      modulus,
    ),
    message(
      'The opponent answers every take t with {0} − t: each time a multiple of {0} is left, and in the end 0.',
      modulus,
    ),
  ];
}

function won(position: BashPosition): Explanation {
  const { heap, most } = position;
  if (heap <= most) return [telling({ take: heap }, message('The whole heap of {0} may be taken at once.', heap))];
  const modulus = plus(most, 1);
  const take = residue(position);
  return [
    message(
      '{0} = {1} × {2} + {3}, where {2} is one more than the largest take.',
      heap,
      quotient(heap, modulus),
      modulus,
      take,
    ),
    telling(
      { take },
      message('Taking {0} leaves {1}, a multiple of {2}. No other take does.', take, minus(heap, take), modulus),
    ),
    message(
      'From then on answer every take t with {0} − t: each time a multiple of {0} is left, and in the end 0.',
      modulus,
    ),
  ];
}
