import type { TokenTable } from '../text/table';
import type { Shape } from './compile';

/**
 * Is the line of tokens `from` … `to` just what its shape asks for? Fills the slots of `counts` on the way.
 *
 * This is the path that every good line takes, so it only compares. It may say no to a good line: numbers of more
 * than 15 digits are left to the closer look.
 */
export function fits(shape: Shape, table: TokenTable, from: number, to: number, counts: Float64Array): boolean {
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

function areRelated({ fields, minField, maxField }: Shape, values: Float64Array, from: number): boolean {
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
  for (let token = from; token < to; token++) if (!(values[token]! >= least && values[token]! <= most)) return false;
  return !shape.list?.distinct || new Set(values.subarray(from, to)).size === to - from;
}
