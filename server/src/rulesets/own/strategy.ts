/** A way to the values of parts. */
import type { Natural } from '../../text/natural';
import type { Reason } from '../ruleset';
import type { Meter } from './expressions/closures';
import type { Loop } from './search/search';

export type Part = readonly Natural[];

export interface Strategy {
  /** Works towards the value of a part for about so many steps; true if there is nothing more to do. */
  advance(part: Part, steps: number): boolean;
  /**
   * Returns the value, once nothing more is to be done; undefined if it is not to be had. Parts that need no work have
   * it at once.
   */
  value(part: Part): Natural | undefined;
  /** Returns how values are known, or why one is not. */
  reasons(part: Part): readonly Reason[];
  /** From where on the values repeat, proved; undefined if they do not or if it is not known. It may take long. */
  cycle?(): Repetition | undefined;
  /** Returns two parts of which each leads to the other, if the search for this one came upon such. */
  loop?(part: Part): Loop | undefined;
  /**
   * Returns what can be left of a heap with this value, where there may be too many moves to look at each; none after
   * the steps of the meter.
   */
  heapsWorth?(value: Natural, heap: Natural, meter: Meter): Iterable<Natural>;
  /** Returns the same where two heaps may be left: those that are not empty. */
  pairsWorth?(value: Natural, heap: Natural, meter: Meter): Iterable<readonly Natural[]>;
  /** Returns the value if few steps find it, where the values of options may take long, each for itself. */
  soon?(part: Part): Natural | undefined;
  /** Returns how many numbers are kept, about. */
  room?(): number;
}

/** From heap `from` on, a heap larger by `period` has a value larger by `saltus`. */
export interface Repetition {
  readonly period: Natural;
  readonly from: Natural;
  readonly saltus: number;
}
