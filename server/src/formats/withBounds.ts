/** A layout with other bounds, for a judge whose statement allows other numbers. */
import type { Bounds, Field, Format, Line, List, Row } from './format';

type NamedBounds = Readonly<Record<string, Pick<Bounds, 'min' | 'max'>>>;

/** Returns the same layout where the numbers that are named, the number of cases included, have the bounds given. */
export function withBounds({ end, rows, ...rest }: Format, bounds: NamedBounds): Format {
  return {
    ...rest,
    end: end.kind === 'count' ? { ...end, field: bounded(end.field, bounds) } : end,
    rows: rows.map((row): Row =>
      row.kind === 'line' ? lineOf(row, bounds) : { ...row, line: lineOf(row.line, bounds) },
    ),
  };
}

const lineOf = ({ kind, items }: Line, bounds: NamedBounds): Line => ({
  kind,
  items: items.map((item) => bounded(item, bounds)),
});

const bounded = <Item extends Field | List>(item: Item, bounds: NamedBounds): Item => ({
  ...item,
  ...bounds[item.name],
});
