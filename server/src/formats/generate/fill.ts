/** Makes cases of a format, each number by choice: the frame that random cases and cases at the bounds share. */
import type { Natural } from '../../text/natural';
import { lineOf } from '../compile';
import type { AnyFields, Bound, Field, FieldValue, Format, Line, List } from '../format';

/** Tells a chooser which number is wanted. */
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

/** Makes a case: asks for each number in the order of the layout. */
export function fillCase(format: Format, choose: (hole: Hole) => Natural): AnyFields {
  const counts = countsOf(format);
  const fields: Record<string, FieldValue> = {};
  const fillLine = ({ items }: Line, into: Record<string, FieldValue>): AnyFields => {
    for (const item of items) {
      const [low, high] = [lowOf(item, into), highOf(item, into)];
      into[item.name] =
        item.kind === 'field'
          ? choose({ item, low, high, isCount: counts.has(item.name), earlier: NONE })
          : fillList(item, low, high, Number(into[item.count] ?? fields[item.count]), choose);
    }
    return into;
  };
  for (const row of format.rows) {
    if (row.kind === 'line') fillLine(row, fields);
    else fields[row.name] = Array.from({ length: timesOf(row.line, fields, row.count) }, () => fillLine(row.line, {}));
  }
  return fields;
}

const NONE: readonly never[] = [];

function fillList(
  item: List,
  low: Natural,
  high: Natural | undefined,
  length: number,
  choose: (hole: Hole) => Natural,
): Natural[] {
  const values: Natural[] = [];
  const seen = item.distinct ? new Set<Natural>() : undefined;
  while (values.length < length) {
    let value = choose({ item, low, high, isCount: false, earlier: values });
    // A list of different numbers goes on to the next that is free, and begins again at its least.
    for (let tries = 0; seen?.has(value) && tries <= length; tries++) value = value === high ? low : Number(value) + 1;
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
