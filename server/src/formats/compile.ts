/** A format made ready for reading: names turned into indexes, bounds into columns. */
import type { Bound, Field, Format, Line, List, Row } from './format';

export interface Compiled {
  readonly format: Format;
  readonly rows: readonly CompiledRow[];
  /** The line that says how many cases there are, where there is one. */
  readonly count: Shape | undefined;
  /** How many fields of a case say how many of something follow; each has a slot of its own. */
  readonly slots: number;
}

export interface CompiledRow {
  /** The name of the repeated lines; empty for a single line. */
  readonly name: string;
  readonly shape: Shape;
  /** The slot that holds how many lines there are; −1 for exactly one line. */
  readonly times: number;
  /** The field that fills the slot. */
  readonly timesName: string;
}

/** One line's grammar. */
export interface Shape {
  readonly fields: readonly Field[];
  readonly list: List | undefined;
  /** The slot that holds the length of the list; −1 without a list. */
  readonly listSlot: number;
  /**
   * Bounds of the fields and, last, of the list's numbers; infinite where none is given. Those beyond 2^53 are rounded, which
   * tells as well where a number of at most 15 digits lies; longer ones are looked at closely.
   */
  readonly min: Float64Array;
  readonly max: Float64Array;
  /** The earlier field of the line that bounds a field; −1 where a number does. */
  readonly minField: Int8Array;
  readonly maxField: Int8Array;
  readonly isRelated: boolean;
  /** The slot that a field fills; −1 for a field that counts nothing. */
  readonly fills: Int8Array;
}

export function compile(format: Format): Compiled {
  const slots = new Map<string, number>();
  for (const row of format.rows) {
    if (row.kind === 'lines') slotOf(row.count, slots);
    for (const item of lineOf(row).items) if (item.kind === 'list') slotOf(item.count, slots);
  }
  const count =
    format.end.kind === 'count' ? compileLine({ kind: 'line', items: [format.end.field] }, new Map()) : undefined;
  return { format, slots: slots.size, rows: format.rows.map((row) => compileRow(row, slots)), count };
}

export const lineOf = (row: Row): Line => (row.kind === 'line' ? row : row.line);

function slotOf(name: string, slots: Map<string, number>): number {
  const slot = slots.get(name) ?? slots.size;
  slots.set(name, slot);
  return slot;
}

function compileRow(row: Row, slots: Map<string, number>): CompiledRow {
  const repeated = row.kind === 'lines' ? row.count : '';
  const name = row.kind === 'lines' ? row.name : '';
  return {
    name,
    shape: compileLine(lineOf(row), slots),
    times: repeated === '' ? -1 : slotOf(repeated, slots),
    timesName: repeated,
  };
}

function compileLine(line: Line, slots: Map<string, number>): Shape {
  const fields = line.items.filter((item): item is Field => item.kind === 'field');
  const list = line.items.find((item): item is List => item.kind === 'list');
  if (list && line.items.at(-1) !== list) throw new Error(`the list ${list.name} is not at the end of its line`);
  const items = list ? [...fields, list] : fields;
  const index = (bound: Bound | undefined): number =>
    typeof bound === 'string' ? fields.findIndex((field) => field.name === bound) : -1;
  const minField = Int8Array.from(items, (item) => index(item.min));
  const maxField = Int8Array.from(items, (item) => index(item.max));
  return {
    fields,
    list,
    listSlot: list ? slotOf(list.count, slots) : -1,
    min: Float64Array.from(items, ({ min }) => (typeof min === 'string' ? 0 : Number(min ?? 0))),
    max: Float64Array.from(items, ({ max }) => (typeof max === 'string' ? Infinity : Number(max ?? Infinity))),
    minField,
    maxField,
    isRelated: [...minField, ...maxField].some((field) => field >= 0),
    fills: Int8Array.from(fields, (field) => slots.get(field.name) ?? -1),
  };
}
