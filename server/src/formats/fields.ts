/** The numbers of one case by the names that the format gives them. */
import type { Borrowed } from '../text/borrowed';
import { type Natural, parseNatural } from '../text/natural';
import { type TokenTable, tokenText } from '../text/table';
import type { Compiled, CompiledRow, Shape } from './compile';
import type { AnyFields, FieldValue } from './format';
import { readNumeral } from './numeral';

/** Returns the fields of a case that is not BAD, which begins with the given token. */
export function fieldsAt(compiled: Compiled, table: Borrowed<TokenTable>, firstToken: number): AnyFields {
  const fields: Record<string, FieldValue> = {};
  let token = firstToken;
  for (const row of compiled.rows) {
    if (row.times < 0) token = readShape(row.shape, table, token, fields, fields);
    else token = readRepeated(row, table, token, fields);
  }
  return fields;
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

/** Returns the numbers of so many tokens, from one on. */
export function valuesOf(table: Borrowed<TokenTable>, token: number, length: number): Natural[] {
  const values = new Array<Natural>(length);
  for (let index = 0; index < length; index++) values[index] = valueOf(table, token + index);
  return values;
}

const lengthOf = ({ list }: Shape, fields: AnyFields, outer: AnyFields): number =>
  list ? Number(fields[list.count] ?? outer[list.count]) : 0;

/** Returns the number that a legible token means. */
export function valueOf(table: Borrowed<TokenTable>, token: number): Natural {
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
