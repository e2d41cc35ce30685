/**
 * All cases of a format from the smallest on: by the sum of their numbers, then in the order of the layout. Counts are
 * numbers like any other, so lists grow with them.
 */
import { lineOf } from '../compile';
import type { AnyFields, Field, FieldValue, Format, Line, List } from '../format';
import { countsOf, highOf, lowOf, timesOf } from './fill';

/** What is still to be chosen: the items of a line from one on, into which they go, and the rows after it. */
interface Rest {
  readonly line: Line;
  readonly from: number;
  readonly into: Record<string, FieldValue>;
  /** How many more lines of this shape follow. */
  readonly repeats: number;
  readonly row: number;
}

/** Numbers that are chosen before the enumeration gives up. */
const STEPS = 5_000_000;

/**
 * Enumerates the cases within the bounds, as many as are asked for. It ends after the greatest case, or after so many
 * numbers were chosen: bounds that name other numbers can rule out all larger cases without its knowing.
 * Cases whose numbers come to more than 2^53 are not small.
 */
export function* smallCases(format: Format, steps = STEPS): Generator<AnyFields> {
  const enumeration = new Enumeration(format, steps);
  const [least, most] = enumeration.range();
  const greatest = Math.min(most, Number.MAX_SAFE_INTEGER);
  for (let sum = least; sum <= greatest && !enumeration.isExhausted; sum++) yield* enumeration.ofSum(sum);
}

class Enumeration {
  private fields: Record<string, FieldValue> = {};
  /** The numbers that others depend on: counts and bounds. */
  private readonly named: ReadonlySet<string>;

  constructor(
    private readonly format: Format,
    private steps: number,
  ) {
    const bounds = format.rows.flatMap((row) => lineOf(row).items.flatMap(({ min, max }) => [min, max]));
    this.named = new Set([...countsOf(format), ...bounds.filter((bound) => typeof bound === 'string')]);
  }

  get isExhausted(): boolean {
    return this.steps <= 0;
  }

  /** Gives the sums of the smallest case and of the largest. */
  range(): readonly [number, number] {
    this.fields = {};
    return this.sums(this.beginRow(0));
  }

  *ofSum(sum: number): Generator<AnyFields> {
    this.steps--;
    this.fields = {};
    yield* this.choose(this.beginRow(0), sum);
  }

  /** Enters a row: its first line, or the next row if it has none. */
  private beginRow(index: number): Rest | undefined {
    const row = this.format.rows[index];
    if (row === undefined) return undefined;
    if (row.kind === 'line') return { line: row, from: 0, into: this.fields, repeats: 0, row: index };
    const times = timesOf(row.line, this.fields, row.count);
    this.fields[row.name] = [];
    return times > 0 ? this.beginRepeat(index, times) : this.beginRow(index + 1);
  }

  private beginRepeat(index: number, repeats: number): Rest {
    const row = this.format.rows[index]!;
    if (row.kind !== 'lines') throw new Error('only repeated lines repeat');
    const into: Record<string, FieldValue> = {};
    (this.fields[row.name] as AnyFields[]).push(into);
    return { line: row.line, from: 0, into, repeats: repeats - 1, row: index };
  }

  private *choose(rest: Rest | undefined, sum: number): Generator<AnyFields> {
    if (rest === undefined) {
      if (sum === 0) yield structuredCopy(this.fields);
      return;
    }
    const item = rest.line.items[rest.from];
    if (item === undefined) yield* this.endLine(rest, sum);
    else if (item.kind === 'list') yield* this.chooseList(rest, item, this.lengthOf(item, rest.into), sum);
    else yield* this.chooseField(rest, item, sum);
  }

  private *chooseField(rest: Rest, item: Field, sum: number): Generator<AnyFields> {
    const after = { ...rest, from: rest.from + 1 };
    const [from, to] = this.rangeFor(rest, item, sum);
    for (let value = from; value <= to && this.steps-- > 0; value++) {
      rest.into[item.name] = value;
      if (this.isWithin(after, sum - value)) yield* this.choose(after, sum - value);
    }
    Reflect.deleteProperty(rest.into, item.name);
  }

  /**
   * Gives the values that a number may have: those that leave a possible sum, where what follows does not depend on it.
   */
  private rangeFor(rest: Rest, item: Field, sum: number): readonly [number, number] {
    const low = Number(lowOf(item, rest.into));
    const high = Math.min(sum, Number(highOf(item, rest.into) ?? Infinity));
    if (this.named.has(item.name)) return [low, high];
    const [least, most] = this.sums({ ...rest, from: rest.from + 1 });
    return [Math.max(low, sum - most), Math.min(high, sum - least)];
  }

  private *chooseList(
    rest: Rest,
    item: List,
    length: number,
    sum: number,
    values: number[] = [],
  ): Generator<AnyFields> {
    if (values.length === length) {
      rest.into[item.name] = [...values];
      yield* this.choose({ ...rest, from: rest.from + 1 }, sum);
      Reflect.deleteProperty(rest.into, item.name);
      return;
    }
    const [low, high] = [Number(lowOf(item, rest.into)), Number(highOf(item, rest.into) ?? Infinity)];
    const left = length - values.length - 1;
    const [least, most] = this.sums({ ...rest, from: rest.from + 1 });
    const from = Math.max(low, sum - (left === 0 ? 0 : left * high) - most);
    for (let value = from; value <= Math.min(high, sum - left * low - least) && this.steps-- > 0; value++) {
      if (item.distinct && values.includes(value)) continue;
      values.push(value);
      yield* this.chooseList(rest, item, length, sum - value, values);
      values.pop();
    }
  }

  private *endLine(rest: Rest, sum: number): Generator<AnyFields> {
    if (rest.repeats === 0) {
      yield* this.choose(this.beginRow(rest.row + 1), sum);
      return;
    }
    const row = this.format.rows[rest.row]!;
    const lines = (row.kind === 'lines' ? this.fields[row.name] : []) as AnyFields[];
    const before = lines.length;
    yield* this.choose(this.beginRepeat(rest.row, rest.repeats), sum);
    lines.length = before;
  }

  private isWithin(rest: Rest, sum: number): boolean {
    const [least, most] = this.sums(rest);
    return least <= sum && sum <= most;
  }

  /** Gives the least and the greatest sum of what is still to be chosen, or values beyond them. */
  private sums(rest: Rest | undefined): readonly [number, number] {
    if (rest === undefined) return [0, 0];
    const line = this.sumsOfItems(rest.line.items.slice(rest.from), rest.into);
    const more = times(this.sumsOfItems(rest.line.items, {}), rest.repeats, rest.repeats);
    const rows = this.format.rows.slice(rest.row + 1).map((row): readonly [number, number] => {
      if (row.kind === 'line') return this.sumsOfItems(row.items, {});
      const [least, most] = this.countRange(row.count, {});
      return times(this.sumsOfItems(row.line.items, {}), least, most);
    });
    return [line, more, ...rows].reduce(([a, b], [c, d]) => [a + c, b + d]);
  }

  private sumsOfItems(items: readonly (Field | List)[], into: AnyFields): readonly [number, number] {
    let [least, most] = [0, 0];
    for (const item of items) {
      const [low, high] = rangeOf(item, into, items);
      const counts = item.kind === 'list' ? this.countRange(item.count, into) : ([1, 1] as const);
      const [fewest, largest] = times([low, high], counts[0], counts[1]);
      least += fewest + (item.kind === 'list' && item.distinct ? (counts[0] * (counts[0] - 1)) / 2 : 0);
      most += largest;
    }
    return [least, most];
  }

  /** Gives the number that a count has, or its bounds if it is not chosen yet. */
  private countRange(name: string, into: AnyFields): readonly [number, number] {
    const known = into[name] ?? this.fields[name];
    if (known !== undefined) return [Number(known), Number(known)];
    for (const row of this.format.rows) {
      const field = (row.kind === 'line' ? row : row.line).items.find((item) => item.name === name);
      if (field) return [Number(lowOf(field, {})), Number(highOf(field, {}) ?? Infinity)];
    }
    return [0, Infinity];
  }

  private lengthOf({ count }: List, into: AnyFields): number {
    return Number(into[count] ?? this.fields[count]);
  }
}

/** Gives the bounds of a number, those of the number that bounds it if that is not chosen yet. */
function rangeOf(item: Field | List, into: AnyFields, items: readonly (Field | List)[]): readonly [number, number] {
  const named = (bound: Field['min']) =>
    typeof bound === 'string' ? items.find(({ name }) => name === bound) : undefined;
  const [below, above] = [named(item.min), named(item.max)];
  const low = below && into[below.name] === undefined ? rangeOf(below, into, items)[0] : Number(lowOf(item, into));
  const high =
    above && into[above.name] === undefined ? rangeOf(above, into, items)[1] : Number(highOf(item, into) ?? Infinity);
  return [low, high];
}

/** Multiplies a range of sums by a range of counts; nothing at all is 0, however large each may be. */
const times = (
  [least, most]: readonly [number, number],
  fewest: number,
  largest: number,
): readonly [number, number] => [fewest === 0 ? 0 : least * fewest, largest === 0 || most === 0 ? 0 : most * largest];

const structuredCopy = (fields: AnyFields): AnyFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, copyOf(value)]));

/** Copies the repeated lines, which go on being filled; lists are never changed once they are complete. */
const copyOf = (value: FieldValue): FieldValue =>
  Array.isArray(value) && typeof value[0] === 'object' ? (value as readonly AnyFields[]).map(structuredCopy) : value;
