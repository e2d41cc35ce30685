/** The numbers of one case by the names that the format gives them. */
import type { Borrowed } from '../text/borrowed';
import { type Natural, parseNatural } from '../text/natural';
import { type TokenTable, tokenText } from '../text/table';
import type { Compiled, CompiledRow, Shape } from './compile';
import type { AnyFields, FieldValue, List } from './format';
import { readNumeral } from './numeral';

/** The fields of a case that is not BAD, which begins with the given token. */
export function fieldsAt(compiled: Compiled, table: Borrowed<TokenTable>, firstToken: number): AnyFields {
  const fields: Record<string, FieldValue> = {};
  let token = firstToken;
  for (const row of compiled.rows) {
    if (row.times < 0) token = readShape(row.shape, table, token, fields, fields);
    else token = readRepeated(row, table, token, fields);
  }
  return fields;
}

/** Gives the fields of the case that begins with a token; they may be good until the next call only. */
export type FieldReader = (table: Borrowed<TokenTable>, firstToken: number) => AnyFields;

/**
 * `fieldsAt` for many cases of one format. Most cases of large files are one or two numbers, or a list after them: one
 * object for all of them, its names written out, takes a tenth of the time.
 */
export function fieldReader(compiled: Compiled): FieldReader {
  const { rows } = compiled;
  const shapes = rows.map(({ shape }) => shape);
  const [first, second, ...more] = shapes.flatMap(({ fields }) => fields.map(({ name }) => name));
  const list = shapes.at(-1)?.list;
  const isPlain =
    first !== undefined &&
    more.length === 0 &&
    rows.every(({ times }) => times < 0) &&
    shapes.every((shape) => !shape.list || shape.list === list);
  if (!isPlain) return (table, token) => fieldsAt(compiled, table, token);
  if (list) return second === undefined ? readerOfList(first, list.name) : readerOfListAfterTwo(first, second, list);
  return second === undefined ? readerOfOne(first) : readerOfTwo(first, second);
}

function readerOfOne(name: string): FieldReader {
  const fields: Record<string, FieldValue> = { [name]: 0 };
  return (table, token) => {
    fields[name] = valueOf(table, token);
    return fields;
  };
}

function readerOfTwo(first: string, second: string): FieldReader {
  const fields: Record<string, FieldValue> = { [first]: 0, [second]: 0 };
  return (table, token) => {
    fields[first] = valueOf(table, token);
    fields[second] = valueOf(table, token + 1);
    return fields;
  };
}

function readerOfList(count: string, list: string): FieldReader {
  const fields: Record<string, FieldValue> = { [count]: 0, [list]: [] };
  return (table, token) => {
    const length = valueOf(table, token);
    fields[count] = length;
    fields[list] = valuesOf(table, token + 1, Number(length));
    return fields;
  };
}

function readerOfListAfterTwo(first: string, second: string, { name, count }: List): FieldReader {
  const fields: Record<string, FieldValue> = { [first]: 0, [second]: 0, [name]: [] };
  const isFirst = count === first;
  return (table, token) => {
    const [one, two] = [valueOf(table, token), valueOf(table, token + 1)];
    fields[first] = one;
    fields[second] = two;
    fields[name] = valuesOf(table, token + 2, Number(isFirst ? one : two));
    return fields;
  };
}

function readRepeated(
  row: CompiledRow,
  table: Borrowed<TokenTable>,
  token: number,
  fields: Record<string, FieldValue>,
): number {
  const repeated: AnyFields[] = [];
  // Lines that hold nothing are not there, however many are said to follow.
  const isEmpty = row.shape.fields.length === 0 && lengthOf(row.shape, fields, fields) === 0;
  const times = isEmpty ? 0 : Number(fields[row.timesName]);
  for (let line = 0; line < times; line++) {
    const one: Record<string, FieldValue> = {};
    token = readShape(row.shape, table, token, one, fields);
    repeated.push(one);
  }
  fields[row.name] = repeated;
  return token;
}

function readShape(
  shape: Shape,
  table: Borrowed<TokenTable>,
  token: number,
  into: Record<string, FieldValue>,
  outer: AnyFields,
): number {
  for (const field of shape.fields) into[field.name] = valueOf(table, token++);
  if (!shape.list) return token;
  const length = lengthOf(shape, into, outer);
  into[shape.list.name] = valuesOf(table, token, length);
  return token + length;
}

function valuesOf(table: Borrowed<TokenTable>, token: number, length: number): Natural[] {
  const values = new Array<Natural>(length);
  for (let index = 0; index < length; index++) values[index] = valueOf(table, token + index);
  return values;
}

const lengthOf = ({ list }: Shape, fields: AnyFields, outer: AnyFields): number =>
  list ? Number(fields[list.count] ?? outer[list.count]) : 0;

/** The number that a legible token means. */
function valueOf(table: Borrowed<TokenTable>, token: number): Natural {
  const plain = table.tokenValue[token]!;
  return Number.isNaN(plain) ? longValueOf(table, token) : plain;
}

function longValueOf(table: Borrowed<TokenTable>, token: number): Natural {
  const text = tokenText(table, token);
  return /^[1-9][0-9]*$/.test(text) ? parseNatural(text) : (readNumeral(text).value ?? 0);
}

/** A number of a case: its field, and its place where the field is a list or belongs to repeated lines. */
export interface FieldPath {
  readonly name: string;
  /** Which of the repeated lines, from 0. */
  readonly line?: number;
  /** Which number of the list, from 0. */
  readonly index?: number;
}

/** Returns how many tokens of a case come before the one that the path names. */
export function tokensBefore(compiled: Compiled, fields: AnyFields, path: FieldPath): number {
  let before = 0;
  for (const row of compiled.rows) {
    const lines = row.times < 0 ? [fields] : (fields[row.name] as readonly AnyFields[]);
    for (const [index, line] of lines.entries()) {
      const isMeant = row.times < 0 ? path.line === undefined : index === path.line;
      const offset = isMeant ? placeIn(row.shape, path) : -1;
      if (offset >= 0) return before + offset;
      before += row.shape.fields.length + lengthOf(row.shape, line, fields);
    }
  }
  return 0;
}

function placeIn({ fields, list }: Shape, { name, index = 0 }: FieldPath): number {
  return list?.name === name ? fields.length + index : fields.findIndex((field) => field.name === name);
}
