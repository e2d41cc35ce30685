/** Layouts of one or two numbers, or of a list after them: those of most large files, for which there are fast paths. */
import { lineOf } from './compile';
import type { Field, Format, List } from './format';

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
