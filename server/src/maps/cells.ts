/** Parts of maps as data. */
import type { Axes } from '../rulesets/boards/axes';
import type { AnyRuleset, Outcome } from '../rulesets/ruleset';

/** A part of a map: cells from a corner on, at the bottom left. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  /** 1 for a map with one axis. */
  readonly rows: number;
}

/** What a cell says: that there is no such position, or who wins it. */
export const NONE = 0;
export const LOST = 1;
export const WON = 2;
export const UNKNOWN = 3;

export const CODES: Readonly<Record<Outcome, number>> = { P: LOST, N: WON, unknown: UNKNOWN };

/** Row by row from the bottom, each from left to right. */
export interface Cells extends Frame {
  readonly outcomes: Uint8Array;
  /** Grundy values: −1 if there is none, or it is not known or too large; undefined if they were not asked for. */
  readonly values?: Int32Array;
  /** What the file itself claims of them; undefined if it claims nothing. */
  readonly claimed?: Claimed;
}

/** Claims, cell by cell. */
export interface Claimed {
  /** `NONE` where nothing is claimed. */
  readonly outcomes: Uint8Array;
  /** Grundy values: −1 if none is claimed, −2 if it is none that a position can have; undefined if none is at all. */
  readonly values?: Int32Array;
}

/** A ruleset with what a map of it varies. */
export interface Chart {
  readonly ruleset: AnyRuleset;
  readonly axes: Axes;
}
