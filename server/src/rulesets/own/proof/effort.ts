/** What a proof may take, and how it pauses. */
import type { Meter } from '../expressions/closures';

/**
 * Something that is worked out in slices: it yields whenever the steps of a slice are used up. It throws `OutOfReach` where it
 * would take more than it may, or meets what no automaton tells; `prove.ts` catches that.
 */
export type Working<T> = Generator<undefined, T, undefined>;

/** Says why something is not decided. */
export class OutOfReach extends Error {
  readonly why: Why;

  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

/**
 * `language`: an expression is none of numbers added, compared and looked at by their binary digits. `size`: too many states
 * or steps. `outside`: moves lead to too many positions of which the claims say nothing. `endless`: no sum of the numbers
 * of a position is seen to become smaller with each move. `search`: a position that is left out is not found by search.
 * `step`: the values of other positions do not follow in the way that is tried.
 */
export type Why = 'language' | 'size' | 'outside' | 'endless' | 'search' | 'step';

/** Automata have no more states. */
export const MOST_STATES = 200_000;
/** No relation has more tracks, and no table more entries. */
export const MOST_TRACKS = 12;
export const MOST_ENTRIES = 4_000_000;

/** The steps that are left, and how many states the largest automaton has had, made minimal. */
export interface Effort extends Meter {
  states: number;
}

/** Spends steps; true if it is time to pause. */
export function spend(meter: Meter, steps: number): boolean {
  meter.left -= steps;
  if (meter.left <= 0) throw new OutOfReach('size');
  return meter.left <= meter.until;
}
