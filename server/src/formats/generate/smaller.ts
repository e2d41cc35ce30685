/** The neighbours of a case that are smaller: what a case that fails is shrunk to, a step at a time. */
import { type Natural, natural } from '../../text/natural';
import type { AnyFields, Field, FieldValue, Format, List } from '../format';
import { keepsRelations } from '../relations';
import { keepTotals } from '../totals';
import { arranged } from './arrange';
import { countsOf, fillCase, highOf, lowOf, timesOf } from './fill';

/** Of long lists so many numbers are made smaller one by one: where more are needed, the list gets shorter first. */
const MOST_PLACES = 64;
/** Of so few numbers any two are made less by steps of every size. */
const FEW_PLACES = 4;

/** In a case of more numbers they are not made smaller one by one, but left out: a half of a list, down to so small a part. */
const MANY_PLACES = 2000;
const FINEST_PART = 32;

/** Gives the sum of all numbers of a case, by which cases are compared. */
export function sizeOf(fields: AnyFields): bigint {
  let large = 0n;
  // Most numbers are small, and added up as such in a fraction of the time.
  let small = 0;
  const add = (value: Natural | AnyFields): void => {
    if (typeof value === 'number' && small + value <= Number.MAX_SAFE_INTEGER) small += value;
    else large += typeof value === 'object' ? sizeOf(value) : BigInt(value);
  };
  for (const value of Object.values(fields)) {
    if (Array.isArray(value)) (value as readonly (Natural | AnyFields)[]).forEach(add);
    else add(value as Natural);
  }
  return large + BigInt(small);
}

/** Gives smaller cases within the layout's bounds, the smallest first, each once. */
export function smallerCases(format: Format, fields: AnyFields): AnyFields[] {
  const size = sizeOf(fields);
  const known = new Set<string>();
  return [...shorter(format, fields), ...least(format, fields), ...withLess(format, fields), halved(format, fields)]
    .map((candidate) => arranged(format, candidate))
    .filter((candidate) => isWithin(format, candidate))
    .map((one) => ({ one, size: sizeOf(one) }))
    .filter((candidate) => candidate.size < size)
    .filter(({ one }) => {
      const key = JSON.stringify(one, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
      return !known.has(key) && known.add(key);
    })
    .sort((a, b) => (a.size < b.size ? -1 : a.size > b.size ? 1 : 0))
    .map(({ one }) => one);
}

/** Drops numbers of a list, or repeated lines: one, or half of them. */
function* shorter(format: Format, fields: AnyFields): Generator<AnyFields> {
  for (const name of countsOf(format)) {
    const length = Number(fields[name]);
    const parts = Object.keys(fields).filter((part) => Array.isArray(fields[part]) && counts(format, part) === name);
    for (const [from, to] of gaps(length)) {
      const cut = (value: FieldValue): FieldValue =>
        (value as readonly never[]).filter((_, index) => index < from || index >= to);
      yield {
        ...fields,
        [name]: length - (to - from),
        ...Object.fromEntries(parts.map((part) => [part, cut(fields[part]!)])),
      };
    }
  }
}

/**
 * Names the field that says how long a list is, or how many lines there are; undefined for a list in repeated lines.
 */
function counts(format: Format, part: string): string | undefined {
  for (const row of format.rows) {
    if (row.kind === 'lines' && row.name === part) return row.count;
    const list = row.kind === 'line' ? row.items.find((item) => item.kind === 'list' && item.name === part) : undefined;
    if (list?.kind === 'list') return list.count;
  }
  return undefined;
}

/**
 * Gives what to leave out of so many: the first and the last half, quarter and so on, then each one. Of long lists only
 * the first ones are tried one by one; of very long ones, only the end is left out.
 */
function* gaps(length: number): Generator<readonly [number, number]> {
  if (length > MANY_PLACES) {
    for (let part = 2; part <= FINEST_PART; part *= 2) yield [length - Math.ceil(length / part), length];
    return;
  }
  for (let size = length >> 1; size > 1; size >>= 1) {
    yield [0, size];
    yield [length - size, length];
  }
  for (let index = 0; index < Math.min(length, MOST_PLACES); index++) yield [index, index + 1];
}

/** Makes all numbers that count nothing as small as they may be. */
function* least(format: Format, fields: AnyFields): Generator<AnyFields> {
  yield fillCase(format, ({ item, low, isCount }) => (isCount ? ((fields[item.name] ?? low) as Natural) : low));
}

/** Makes one number less, or two by the same amount, which keeps their difference. */
function* withLess(format: Format, fields: AnyFields): Generator<AnyFields> {
  if ([...countsOf(format)].some((name) => Number(fields[name]) > MANY_PLACES)) return;
  const all = placesOf(format, fields);
  if (all.length > MANY_PLACES) return;
  const places = all.slice(0, MOST_PLACES);
  for (const position of places) {
    const value = position.get(fields);
    for (const less of lessThan(value, position.low)) yield position.set(fields, less);
  }
  for (const [index, one] of places.entries()) {
    for (const other of places.slice(index + 1, index + 1 + Math.ceil(MOST_PLACES / places.length))) {
      const [a, b] = [BigInt(one.get(fields)), BigInt(other.get(fields))];
      const room = [a - BigInt(one.low), b - BigInt(other.low)].reduce((x, y) => (x < y ? x : y));
      const steps = places.length <= FEW_PLACES ? fractions(room) : [room / 2n, room / 4n, 1n];
      for (const by of new Set([room, ...steps]))
        if (by > 0n && by <= room) yield other.set(one.set(fields, natural(a - by)), natural(b - by));
    }
  }
}

/** Halves all numbers but the counts. */
function halved(format: Format, fields: AnyFields): AnyFields {
  const values = placesOf(format, fields).map((position) => position.get(fields));
  let at = 0;
  return fillCase(format, ({ item, low, isCount }) => {
    if (isCount) return (fields[item.name] ?? low) as Natural;
    const half = natural(BigInt(values[at++]!) / 2n);
    return half > low ? half : low;
  });
}

/** Gives the least value and the one after it, and what lies half, a quarter and so on of the way below the number. */
function lessThan(value: Natural, low: Natural): Natural[] {
  const [v, least] = [BigInt(value), BigInt(low)];
  return [least, least + 1n, ...fractions(v - least).map((by) => v - by)]
    .filter((one) => one >= least && one < v)
    .map(natural);
}

/** Gives the halves of a number, of that again, and so on to 1: a step of each size, so that any limit is soon reached. */
function fractions(number: bigint): bigint[] {
  const found: bigint[] = [];
  for (let part = number / 2n; part > 0n; part /= 2n) found.push(part);
  return found.at(-1) === 1n || number < 1n ? found : [...found, 1n];
}

/** A number of a case that counts nothing. */
interface Place {
  readonly low: Natural;
  get(fields: AnyFields): Natural;
  set(fields: AnyFields, value: Natural): AnyFields;
}

function placesOf(format: Format, fields: AnyFields): Place[] {
  const countNames = countsOf(format);
  const ofItems = (items: readonly (Field | List)[], line: AnyFields): Place[] =>
    items.flatMap((item): Place[] => {
      const low = lowOf(item, line);
      if (item.kind === 'field')
        return countNames.has(item.name)
          ? []
          : [{ low, get: (of) => of[item.name] as Natural, set: (of, value) => ({ ...of, [item.name]: value }) }];
      return (line[item.name] as readonly Natural[]).map((_, index) => ({
        low,
        get: (of) => (of[item.name] as readonly Natural[])[index]!,
        set: (of, value) => ({ ...of, [item.name]: (of[item.name] as readonly Natural[]).with(index, value) }),
      }));
    });
  return format.rows.flatMap((row) => {
    if (row.kind === 'line') return ofItems(row.items, fields);
    return (fields[row.name] as readonly AnyFields[]).flatMap((line, number) =>
      ofItems(row.line.items, line).map(({ low, get, set }) => ({
        low,
        get: (of: AnyFields) => get((of[row.name] as readonly AnyFields[])[number]!),
        set: (of: AnyFields, value: Natural) => {
          const lines = of[row.name] as readonly AnyFields[];
          return { ...of, [row.name]: lines.with(number, set(lines[number]!, value)) };
        },
      })),
    );
  });
}

/**
 * Says whether all numbers are within the layout's bounds and as they are to be related, all lengths are as the counts say, and
 * a file may hold the case.
 */
export function isWithin(format: Format, fields: AnyFields): boolean {
  for (const row of format.rows) {
    if (row.kind === 'line') {
      if (!isLineWithin(row.items, fields, fields)) return false;
      continue;
    }
    const lines = fields[row.name] as readonly AnyFields[];
    if (lines.length !== timesOf(row.line, fields, row.count)) return false;
    if (!lines.every((line) => isLineWithin(row.line.items, line, fields))) return false;
  }
  return keepsRelations(format, fields) && keepTotals(format, [fields]);
}

function isLineWithin(items: readonly (Field | List)[], line: AnyFields, fields: AnyFields): boolean {
  for (const item of items) {
    const value = line[item.name] as Natural | readonly Natural[];
    const [low, high] = [lowOf(item, line), highOf(item, line)];
    if (typeof value !== 'object') {
      // Of another layout's case the value is undefined, which is not within anything.
      if (!(value >= low && (high === undefined || value <= high))) return false;
      continue;
    }
    if (item.kind === 'list' && value.length !== Number(line[item.count] ?? fields[item.count])) return false;
    if (item.kind === 'list' && item.distinct && new Set(value).size < value.length) return false;
    for (const one of value) if (one < low || (high !== undefined && one > high)) return false;
  }
  return true;
}
