/** A way to the values of parts. */
import type { Natural } from '../../text/natural';
import type { Reason } from '../ruleset';
import type { Loop } from './search';

export type Part = readonly Natural[];

export interface Strategy {
  /** Works towards the value of a part for about so many steps; true if there is nothing more to do. */
  advance(part: Part, steps: number): boolean;
  /** The value, once nothing more is to be done; undefined if it is not to be had. Parts that need no work have it at once. */
  value(part: Part): Natural | undefined;
  /** How values are known, or why one is not. */
  reasons(part: Part): readonly Reason[];
  /** From where on the values repeat, proved; undefined if they do not or if it is not known. It may take long. */
  cycle?(): Repetition | undefined;
  /** Two parts of which each leads to the other, if the search for this one came upon such. */
  loop?(part: Part): Loop | undefined;
  /** What can be left of a heap with this value, where there are too many moves to look at each. */
  heapsWorth?(value: Natural, heap: Natural): Iterable<Natural>;
}

/** From heap `from` on, a heap larger by `period` has a value larger by `saltus`. */
export interface Repetition {
  readonly period: Natural;
  readonly from: Natural;
  readonly saltus: number;
}
