/**
 * Which bounds of a format occur among its numbers, as testlib tells for its validators: tests that miss them are weak.
 */
import type { Natural } from '../text/natural';
import { lineOf } from './compile';
import type { AnyFields, Bound, Field, Format, Line, List } from './format';

export interface BoundHit {
  readonly item: Field | List;
  /** Does the least number that is allowed occur? */
  readonly min: boolean;
  /** And the greatest; undefined if there is none. */
  readonly max: boolean | undefined;
}

const MIN = 1;
const MAX = 2;

/** Returns what can be hit: the fields and lists of a case in the order of the format. */
export const boundedItems = (format: Format): readonly (Field | List)[] =>
  format.rows.flatMap((row) => [...lineOf(row).items]);

/** Adds the bounds that a case hits to `hits`, which has a place for each item. */
export function noteBounds(format: Format, fields: AnyFields, hits: Uint8Array): void {
  let boundIndex = 0;
  for (const row of format.rows) {
    if (row.kind === 'line') noteLine(row, fields, hits, boundIndex);
    else for (const one of fields[row.name] as readonly AnyFields[]) noteLine(row.line, one, hits, boundIndex);
    boundIndex += lineOf(row).items.length;
  }
}

function noteLine({ items }: Line, fields: AnyFields, hits: Uint8Array, boundIndex: number): void {
  for (const item of items) {
    const value = fields[item.name] as Natural | readonly Natural[];
    if (hits[boundIndex] === allOf(item)) {
      /* There is no more to hit. */
    } else if (typeof value === 'object') for (const one of value) hits[boundIndex]! |= hitsOf(item, one, fields);
    else hits[boundIndex]! |= hitsOf(item, value, fields);
    boundIndex++;
  }
}

const allOf = ({ max }: Field | List): number => (max === undefined ? MIN : MIN | MAX);

const hitsOf = ({ min = 0, max }: Field | List, value: Natural, fields: AnyFields): number =>
  (value === limit(min, fields) ? MIN : 0) | (value === limit(max, fields) ? MAX : 0);

/** A bound may be an earlier number of the line. */
const limit = (bound: Bound | undefined, fields: AnyFields): unknown =>
  typeof bound === 'string' ? fields[bound] : bound;

/** Returns the hits of all items, in their order. */
export const boundHits = (items: readonly (Field | List)[], hits: Uint8Array): BoundHit[] =>
  items.map((item, boundIndex) => ({
    item,
    min: (hits[boundIndex]! & MIN) !== 0,
    max: item.max === undefined ? undefined : (hits[boundIndex]! & MAX) !== 0,
  }));

/** Returns the hits of a number on its own. */
export const boundHit = (item: Field, value: Natural): BoundHit =>
  boundHits([item], Uint8Array.of(hitsOf(item, value, {})))[0]!;
