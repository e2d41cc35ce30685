/** Layouts of one or two numbers, or of a list after them: those of most large files, for which there are fast paths. */
import { lineOf } from './compile';
import type { Field, FieldValue, Format, List } from './format';

export interface PlainLayout {
  readonly first: Field;
  readonly second: Field | undefined;
  /** What ends the case, if it is not the last of the fields. */
  readonly list: List | undefined;
}

/** Returns a layout's one or two fields and its list; undefined where it has more, or lines that are repeated. */
export function plainLayout({ rows }: Format): PlainLayout | undefined {
  if (!rows.every((row) => row.kind === 'line' && row.items.length > 0)) return undefined;
  const items = rows.flatMap((row) => lineOf(row).items);
  const list = items.at(-1)?.kind === 'list' ? (items.at(-1) as List) : undefined;
  const [first, second, ...more] = list ? items.slice(0, -1) : items;
  if (first?.kind !== 'field' || second?.kind === 'list' || more.length > 0) return undefined;
  return { first, second, list };
}

/** The one object for all cases of a layout, and what its names are; empty where there is no such number. */
export interface PlainObject {
  readonly fields: Record<string, FieldValue>;
  readonly firstName: string;
  readonly secondName: string;
  readonly listName: string;
  /** The first number says how long the list is, not the second. */
  readonly isFirstCount: boolean;
}

/** Makes an object whose names are there from the start, in the order of the layout. */
export function objectOf({ first, second, list }: PlainLayout): PlainObject {
  const [firstName, secondName = '', listName = ''] = [first.name, second?.name, list?.name];
  const fields: Record<string, FieldValue> = { [firstName]: 0 };
  if (second) fields[secondName] = 0;
  if (list) fields[listName] = [];
  return { fields, firstName, secondName, listName, isFirstCount: list?.count === firstName };
}
