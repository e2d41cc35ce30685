import type { Borrowed } from '../text/borrowed';
import { type TokenTable, VALUES } from '../text/table';
import type { Compiled, Shape } from './compile';

/**
 * Is the line of tokens `from` … `to` just what its shape asks for? Fills the slots of `counts` on the way.
 *
 * This is the path that every good line takes, so it only compares. It may say no to a good line: numbers of more
 * than 15 digits are left to the closer look.
 */
export function fits(
  shape: Shape,
  table: Borrowed<TokenTable>,
  from: number,
  to: number,
  counts: Float64Array,
): boolean {
  const fields = shape.fields.length;
  if (to - from < fields) return false;
  const { tokenValue } = table;
  const { min, max, fills } = shape;
  for (let index = 0; index < fields; index++) {
    const value = tokenValue[from + index]!;
    if (!(value >= min[index]! && value <= max[index]!)) return false;
    if (fills[index]! >= 0) counts[fills[index]!] = value;
  }
  if (shape.isRelated && !areRelated(shape, tokenValue, from)) return false;
  if (!shape.list) return to - from === fields;
  return to - from - fields === counts[shape.listSlot] && listFits(shape, tokenValue, from + fields, to);
}

/** Do the numbers of a line bound each other as they should? */
export function areRelated({ fields, minField, maxField }: Shape, values: Float64Array, from: number): boolean {
  for (let index = 0; index < fields.length; index++) {
    if (minField[index]! >= 0 && values[from + index]! < values[from + minField[index]!]!) return false;
    if (maxField[index]! >= 0 && values[from + index]! > values[from + maxField[index]!]!) return false;
  }
  return true;
}

function listFits(shape: Shape, values: Float64Array, from: number, to: number): boolean {
  const last = shape.fields.length;
  const least = shape.minField[last]! >= 0 ? values[from - last + shape.minField[last]!]! : shape.min[last]!;
  const most = shape.maxField[last]! >= 0 ? values[from - last + shape.maxField[last]!]! : shape.max[last]!;
  return areWithin(values, from, to, least, most) && (!shape.list?.distinct || areDistinct(values, from, to));
}

/** To compare each with each is faster for lists as short as this. */
const SHORT = 24;

function areDistinct(values: Float64Array, from: number, to: number): boolean {
  if (to - from > SHORT) return new Set(values.subarray(from, to)).size === to - from;
  for (let token = from + 1; token < to; token++) {
    const value = values[token]!;
    for (let before = from; before < token; before++) if (values[before] === value) return false;
  }
  return true;
}

/**
 * A case of as many lines as it has rows. Where it is one line, bounds so narrow that numbers within them are within
 * the bounds of every field.
 */
export interface PlainCase {
  readonly shapes: readonly Shape[];
  /** How many numbers the one line has; −1 where that differs. */
  readonly width: number;
  /** The numbers of the one line bound each other. */
  readonly isRelated: boolean;
  /** At least 1, since a zero may end the input. */
  readonly least: number;
  readonly most: number;
}

/** Returns undefined if a case has lines that are repeated. */
export function plainCase({ rows }: Compiled): PlainCase | undefined {
  if (rows.some((row) => row.times >= 0)) return undefined;
  const shapes = rows.map(({ shape }) => shape);
  const [{ fields, list, isRelated, min, max }, ...more] = shapes as [Shape, ...Shape[]];
  return {
    shapes,
    width: list || more.length > 0 ? -1 : fields.length,
    isRelated,
    least: Math.max(1, ...min),
    most: Math.min(...max),
  };
}

/** Is the line at `line` the first of a case that is as it should be? It may say no to a good one, as `fits` does. */
export function isPlainCase(
  { shapes }: PlainCase,
  table: Borrowed<TokenTable>,
  line: number,
  counts: Float64Array,
): boolean {
  const { lineKind, lineToken, tokenValue } = table;
  if (tokenValue[lineToken[line]!] === 0) return false;
  for (let row = 0; row < shapes.length; row++, line++) {
    const from = lineToken[line]!;
    const to = lineToken[line + 1]!;
    if (lineKind[line] !== VALUES || from === to || !fits(shapes[row]!, table, from, to, counts)) return false;
  }
  return true;
}

/** Are all of the values within the bounds? */
export function areWithin(values: Float64Array, from: number, to: number, least: number, most: number): boolean {
  for (let token = from; token < to; token++) if (!(values[token]! >= least && values[token]! <= most)) return false;
  return true;
}
