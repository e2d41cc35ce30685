/** Lines that are still being written. */
import type { Borrowed } from '../../text/borrowed';
import { type TokenTable, tokenText } from '../../text/table';
import type { Shape } from '../compile';
import { readNumeral } from '../numeral';

/**
 * Can the line of tokens `from` … `to` become what its shape asks for when one goes on writing at its end? The last
 * number may get more digits, and so may a count on an earlier line. It may say yes to a line that cannot, and never
 * says no to the beginning of a line that fits.
 */
export function goesOn(shape: Shape, table: Borrowed<TokenTable>, from: number, to: number): boolean {
  if (isTooLong(shape, table, from, to)) return false;
  const values = Array.from({ length: to - from }, (_, index) => valueAt(table, from + index));
  return values.every((value, index) => isRight(shape, values, value, index));
}

/** Has the line more numbers than it can have, whatever follows and whatever earlier lines say? */
export const isTooLong = (shape: Shape, table: Borrowed<TokenTable>, from: number, to: number): boolean =>
  to - from > shape.fields.length + longestList(shape, table, from, to);

/** As a number, which is close enough: to round two numbers does not change their order. NaN for what is none. */
export function valueAt(table: Borrowed<TokenTable>, token: number): number {
  const plain = table.tokenValue[token]!;
  return Number.isNaN(plain) ? Number(readNumeral(tokenText(table, token)).value ?? NaN) : plain;
}

/** What is known only by counts that are still being written may be as long as you like. */
function longestList({ list, listSlot, fills }: Shape, table: Borrowed<TokenTable>, from: number, to: number): number {
  if (!list) return 0;
  const offset = fills.indexOf(listSlot);
  return offset < 0 || offset >= to - from - 1 ? Infinity : valueAt(table, from + offset);
}

function isRight(shape: Shape, values: readonly number[], value: number, index: number): boolean {
  const { fields, list, min, max, minField, maxField } = shape;
  const item = Math.min(index, fields.length);
  const most = maxField[item]! >= 0 ? values[maxField[item]!]! : max[item]!;
  if (!(value <= most)) return false;
  // No number begins with a zero.
  if (index === values.length - 1 && value > 0) return true;
  const least = minField[item]! >= 0 ? values[minField[item]!]! : min[item]!;
  const isRepeated = item === fields.length && list?.distinct === true && values.indexOf(value, item) < index;
  return value >= least && !isRepeated;
}
