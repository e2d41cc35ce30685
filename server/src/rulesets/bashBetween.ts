/**
 * Bash’s game with a least take.
 *
 * Rules: one heap and two numbers p ≤ q. A move takes at least p and at most q; when fewer than p are left, it takes
 * them all. Whoever takes the last one loses, so whoever faces an empty heap has won.
 *
 * Theorem: with r = heap mod (p + q), the mover loses exactly when 1 ≤ r ≤ p. Otherwise write r = p + q for r = 0; the
 * winning takes are those from max(p, r − p) to min(q, r − 1).
 *
 * Why: a heap of 1 to p must be taken whole, and that loses. Whatever t is taken from a larger heap with 1 ≤ r ≤ p,
 * taking p + q − t brings r back. From any other heap the takes named leave 1 to p above a multiple of p + q; with r −
 * t between 1 and p these are all, as t ≤ q cannot reach down to the next multiple and p further.
 *
 * Source: the judge problem HDU 2897.
 */
import { type Message, message } from '../text/message';
import { larger, minus, type Natural, plus, remainder, smaller } from '../text/natural';
import { type Explanation, type Ruleset, telling } from './ruleset';
import { fewerIfLarge } from './theory/fewer';

export interface BashBetweenPosition {
  readonly heap: Natural;
  /** p, the least take while there are that many; at least 1. */
  readonly least: Natural;
  /** q, the largest take; at least p. See `illegalBounds`. */
  readonly most: Natural;
}

export interface BashBetweenMove {
  readonly take: Natural;
}

/** Takes, from the least to the largest. */
export interface TakeRange {
  readonly from: Natural;
  readonly to: Natural;
}

/**
 * More winning takes than these are not listed one by one; `winningTakes` knows them all. Longer numbers take more
 * room.
 */
const LISTED = 100_000;

export const bashBetween: Ruleset<BashBetweenPosition, BashBetweenMove> = {
  name: 'bashBetween',
  title: message('Bash’s game with a least take'),
  misere: true,

  *moves(position) {
    const { heap, least, most } = position;
    if (heap === 0 || !isLegal(position)) return;
    if (heap < least) yield { take: heap };
    const last = smaller(heap, most);
    for (let take = least; take <= last; take = plus(take, 1)) yield { take };
  },

  play: (position, { take }) => ({ ...position, heap: minus(position.heap, take) }),

  outcome(position) {
    if (!isLegal(position)) return 'unknown';
    const rest = remainder(position.heap, plus(position.least, position.most));
    return rest === 0 || rest > position.least ? 'N' : 'P';
  },

  winningMoves(position) {
    const range = winningTakes(position);
    const moves: BashBetweenMove[] = [];
    if (range === undefined) return moves;
    const most = fewerIfLarge(LISTED, range.to);
    for (let take = range.from; take <= range.to && moves.length < most; take = plus(take, 1)) moves.push({ take });
    return moves;
  },

  /** As many as make p + q together with the take, while there are more than the last ones. */
  answer: ({ heap, least, most }, { take }) => (heap > least ? { take: minus(plus(least, most), take) } : undefined),

  explain(position) {
    const illegal = illegalBounds(position);
    if (illegal) return [illegal];
    if (position.heap === 0) return [message('The heap is empty: the player who took the last one has lost.')];
    return bashBetween.outcome(position) === 'P' ? lost(position) : won(position);
  },

  notation: ({ heap, least, most }) => `${heap} − {${least}…${most}}`,
  brief: ({ heap }) => String(heap),

  describe: (_, { take }) => message('take {0}', take),
};

/** Why the bounds of a position make no game; undefined if they do. Such a position has no moves and no outcome. */
export function illegalBounds({ least, most }: BashBetweenPosition): Message | undefined {
  if (least === 0) return message('The least take must be at least 1.');
  if (least > most) return message('The least take {0} is more than the largest take {1}.', least, most);
  return undefined;
}

const isLegal = ({ least, most }: BashBetweenPosition): boolean => least !== 0 && least <= most;

/** Returns all winning takes as one range; undefined if there is none. */
export function winningTakes(position: BashBetweenPosition): TakeRange | undefined {
  const { heap, least, most } = position;
  if (heap === 0 || bashBetween.outcome(position) !== 'N') return undefined;
  const top = aboveMultiple(position);
  return { from: larger(least, minus(top, least)), to: smaller(most, minus(top, 1)) };
}

/** heap mod (p + q), with p + q for 0. */
function aboveMultiple({ heap, least, most }: BashBetweenPosition): Natural {
  const cycle = plus(least, most);
  const rest = remainder(heap, cycle);
  return rest === 0 ? cycle : rest;
}

function lost(position: BashBetweenPosition): Explanation {
  const { heap, least, most } = position;
  const cycle = plus(least, most);
  const rest = aboveMultiple(position);
  const end =
    least === 1
      ? message('From 1 there is no choice: the player to move must take it and loses.')
      : message('From 1 to {0} there is no choice: the player to move must take them all and loses.', least);
  if (heap <= least) return [end];
  return [
    message(
      '{0} mod {1} = {2}, where {1} = {3} + {4} is the least take and the largest together.',
      heap,
      cycle,
      rest,
      least,
      most,
    ),
    message(
      'The opponent answers every take t with {0} − t, until {1} are left for the player to move now.',
      cycle,
      rest,
    ),
    end,
  ];
}

function won(position: BashBetweenPosition): Explanation {
  const { heap, least, most } = position;
  const cycle = plus(least, most);
  const range = winningTakes(position) ?? { from: 1, to: 1 };
  const goal = message(
    'A heap of 1 to {0} above a multiple of {1} = {0} + {2} loses: every take t is answered with {1} − t, until 1 to {0} are left and must be taken.',
    least,
    cycle,
    most,
  );
  const rest = message('{0} mod {1} = {2} is not from 1 to {3}.', heap, cycle, remainder(heap, cycle), least);
  const take =
    range.from === range.to
      ? message('Taking {0} leaves {1}, which is such a heap. No other take does.', range.from, minus(heap, range.from))
      : message(
          'Each take from {0} to {1} leaves such a heap: {2} to {3}.',
          range.from,
          range.to,
          minus(heap, range.to),
          minus(heap, range.from),
        );
  return [goal, rest, telling({ take: range.from }, take)];
}
