/**
 * The fast path of `diagnoseLine`. Contract: where `fits` says yes, a closer look finds nothing and fills the slots
 * alike. It may say no to a good line: numbers of more than 15 digits have no value in a token table, and are left to
 * the closer look.
 *
 * Every good line takes this path, so it only compares. A value that is none is NaN, which compares with nothing: hence
 * `!(value >= min && value <= max)`, which it fails, and not `value < min || value > max`, which it would pass.
 */
import type { Borrowed } from '../../text/borrowed';
import type { TokenTable } from '../../text/table';
import type { Shape } from '../compile';

/** Is the line of tokens `from` … `to` just what its shape asks for? Fills the slots of `counts` on the way. */
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

/** Are all of the values within the bounds? */
export function areWithin(values: Float64Array, from: number, to: number, least: number, most: number): boolean {
  for (let token = from; token < to; token++) if (!(values[token]! >= least && values[token]! <= most)) return false;
  return true;
}
