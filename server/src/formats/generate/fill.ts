/** Makes cases of a format, each number by choice: the frame that random cases and cases at the bounds share. */
import { type Natural, plus } from '../../text/natural';
import { lineOf } from '../compile';
import type { AnyFields, Bound, Field, FieldValue, Format, Line, List } from '../format';
import { arranged } from './arrange';

/** Tells a chooser which number is wanted. It is good until the chooser returns. */
export interface Hole {
  readonly item: Field | List;
  /** The bounds as far as they go; `high` is undefined if there is none. */
  readonly low: Natural;
  readonly high: Natural | undefined;
  /** The number says how many of something follow. */
  readonly isCount: boolean;
  /** The numbers of the same list that are chosen already; empty for a field. */
  readonly earlier: readonly Natural[];
}

/** Gives a number that is wanted. */
export type Choose = (hole: Hole) => Natural;

/** Makes a case: asks for each number in the order of the layout. */
export function fillCase(format: Format, choose: Choose): AnyFields {
  const counts = countsOf(format);
  const fields: Fields = {};
  const hole: Open = { item: NOTHING, low: 0, high: undefined, isCount: false, earlier: NONE };
  for (const row of format.rows) {
    if (row.kind === 'line') fillLine(row, fields, fields, counts, hole, choose);
    else
      fields[row.name] = Array.from({ length: timesOf(row.line, fields, row.count) }, () =>
        fillLine(row.line, {}, fields, counts, hole, choose),
      );
  }
  return arranged(format, fields);
}

/** A hole that is filled again and again: cases are made by the million. */
export type Open = { -readonly [Key in keyof Hole]: Hole[Key] };

type Fields = Record<string, FieldValue>;

const NONE: readonly never[] = [];
const NOTHING: Field = { kind: 'field', name: '' };

/** Fills a line in, whose fields are those of the case or, in lines that are repeated, its own. */
function fillLine(
  { items }: Line,
  line: Fields,
  fields: Fields,
  counts: ReadonlySet<string>,
  hole: Open,
  choose: Choose,
): AnyFields {
  for (const item of items) {
    hole.item = item;
    hole.low = lowOf(item, line);
    hole.high = highOf(item, line);
    hole.isCount = counts.has(item.name);
    hole.earlier = NONE;
    line[item.name] =
      item.kind === 'field'
        ? choose(hole)
        : fillList(item, hole, Number(line[item.count] ?? fields[item.count]), choose);
  }
  return line;
}

function fillList(item: List, hole: Open, length: number, choose: Choose): Natural[] {
  const values: Natural[] = [];
  const { low, high } = hole;
  hole.earlier = values;
  const seen = item.distinct ? new Set<Natural>() : undefined;
  while (values.length < length) {
    let value = choose(hole);
    // A list of different numbers goes on to the next that is free, and begins again at its least.
    for (let tries = 0; seen?.has(value) && tries <= length; tries++) value = value === high ? low : plus(value, 1);
    seen?.add(value);
    values.push(value);
  }
  return values;
}

/** Gives how many lines there are: lines without numbers are not written. */
export function timesOf({ items: [first] }: Line, fields: AnyFields, count: string): number {
  return first?.kind === 'list' && fields[first.count] === 0 ? 0 : Number(fields[count]);
}

/** Gives the least number that is allowed, as far as the numbers before it tell. */
export const lowOf = ({ min = 0 }: Field | List, line: AnyFields): Natural => limitOf(min, line) ?? 0;

/** Gives the greatest number that is allowed; undefined if there is none. */
export const highOf = ({ max }: Field | List, line: AnyFields): Natural | undefined =>
  max === undefined ? undefined : limitOf(max, line);

const limitOf = (bound: Bound, line: AnyFields): Natural | undefined =>
  typeof bound === 'string' ? (line[bound] as Natural | undefined) : bound;

const known = new WeakMap<Format, ReadonlySet<string>>();

/** Names the fields that say how many of something follow. */
export function countsOf(format: Format): ReadonlySet<string> {
  let names = known.get(format);
  if (names === undefined) known.set(format, (names = countNames(format)));
  return names;
}

const countNames = (format: Format): ReadonlySet<string> =>
  new Set(
    format.rows.flatMap((row) => [
      ...(row.kind === 'lines' ? [row.count] : []),
      ...lineOf(row).items.flatMap((item) => (item.kind === 'list' ? [item.count] : [])),
    ]),
  );
