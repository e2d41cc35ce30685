/**
 * The subtraction game.
 *
 * Rules: heaps, and a set of numbers. A move takes a number of the set from one heap. A player who cannot move loses,
 * so that usually whoever takes the last one wins; where 1 is not in the set, some may be left over at the end.
 *
 * Theorem: each heap is worth its Grundy value, the least number that is not the value of a heap one move away. The
 * mover loses exactly when the values of the heaps xor to 0. For a finite set the values repeat in the end; for all
 * numbers but a finite set they repeat with a constant added each time; the proofs, and how the least period is found,
 * are in `theory/nimSequence.ts`. For the powers of 2 the value is heap mod 3. For the Fibonacci numbers no rule is
 * known, so there is a table, and beyond its end the outcome is unknown.
 *
 * Why: xor of the values is the theorem of Sprague and Grundy. Powers of 2: none is a multiple of 3, so no option has
 * the same remainder, and the takes 1 and 2 reach both other remainders (0 from 1, and 0 and 1 from 2, are what
 * matters); so the values are those of the set {1, 2}.
 *
 * Source: S. W. Golomb (1966) and E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning Ways" (1982), chapter 4.
 */
import { type Message, message } from '../text/message';
import type { Natural } from '../text/natural';
import { oneHeap, over, severalHeaps, unknown } from './reasons/subtraction';
import { type Ruleset, within } from './ruleset';
import { type Cycle, cycleOf } from './theory/nimSequence';
import {
  after,
  firstOf,
  movesOf,
  ruledAnswer,
  setOf,
  type SubtractionMove,
  type SubtractionPosition,
  type Takes,
  takesUpTo,
  theoryOf,
  total,
  wins,
} from './theory/takes';

export type { SubtractionPosition, Takes } from './theory/takes';

/** More winning moves than these are not listed. */
const LISTED = 10_000;

export const subtraction: Ruleset<SubtractionPosition, SubtractionMove> = {
  name: 'subtraction',
  title: message('Subtraction game'),

  moves: movesOf,
  play: after,

  outcome(position) {
    const value = total(position);
    return value === undefined ? 'unknown' : value === 0 ? 'P' : 'N';
  },

  winningMoves(position) {
    const moves: SubtractionMove[] = [];
    for (const move of wins(position)) if (moves.push(move) === LISTED) break;
    return moves;
  },

  winningMove: (position) => firstOf(wins(position)),

  answer: ruledAnswer,

  grundy: (position) => total(position),

  explain(position) {
    const value = total(position);
    if (firstOf(movesOf(position)) === undefined) return [over(position)];
    if (value === undefined) return unknown(position);
    return position.heaps.length === 1 ? oneHeap(position, position.heaps[0] ?? 0) : severalHeaps(position, value);
  },

  notation: ({ heaps, takes }) => `${heaps.join(' + ')} − ${setOf(takes)}`,
  brief: ({ heaps }, room) => (heaps.length === 1 ? String(heaps[0]) : `(${within(heaps, room).join(', ')})`),

  describe: ({ heaps }, { heap, take }) =>
    heaps.length === 1 ? message('take {0}', take) : message('take {0} from heap {1}', take, heap + 1),
};

/** Tells whether a player may be unable to move while some are left: 1 is not in the set. */
export const canGetStuck = (takes: Takes): boolean => firstOf(takesUpTo(takes, 1)) === undefined;

/** Why a number in a set is no take; undefined if it is one. Such a number is ignored. */
export const illegalTake = (take: Natural): Message | undefined =>
  take === 0 ? message('0 is not a take: a move takes at least 1.') : undefined;

/** Returns how the Grundy values repeat, proved, with the least period; undefined if that is not known. */
export function periodOf(takes: Takes): Cycle | undefined {
  const { sequence, reach } = theoryOf(takes);
  return reach === undefined ? cycleOf(sequence) : undefined;
}
