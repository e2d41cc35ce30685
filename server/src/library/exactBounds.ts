/** Layouts as the table has them, where a bound beyond 2^53 is the text of its digits, and as they are read. */
import type { Bound, Field, Format, Line, List } from '../formats/format';
import { type Natural, parseNatural } from '../text/natural';

/** Returns the layout with all bounds as numbers; the same object where they are numbers already. */
export function exactBounds(format: Format): Format {
  const { end, rows, totals } = format;
  const lines = rows.map((row) => (row.kind === 'line' ? row : row.line));
  const hasLarge =
    lines.some(({ items }) => items.some(hasDigits)) ||
    (end.kind === 'count' && hasDigits(end.field)) ||
    totals?.some(({ most }) => isDigits(most));
  if (!hasLarge) return format;
  return {
    ...format,
    end: end.kind === 'count' ? { ...end, field: exact(end.field) } : end,
    ...(totals && { totals: totals.map((total) => ({ ...total, most: numberOf(total.most) as Natural })) }),
    rows: rows.map((row) => (row.kind === 'line' ? exactLine(row) : { ...row, line: exactLine(row.line) })),
  };
}

const exactLine = ({ kind, items }: Line): Line => ({ kind, items: items.map(exact) });

const exact = <Item extends Field | List>(item: Item): Item => ({
  ...item,
  ...(item.min !== undefined && { min: numberOf(item.min) }),
  ...(item.max !== undefined && { max: numberOf(item.max) }),
});

/** A name never begins with a digit. */
const isDigits = (bound: Bound | undefined): boolean => typeof bound === 'string' && /^\d/.test(bound);

const hasDigits = ({ min, max }: Field | List): boolean => isDigits(min) || isDigits(max);

const numberOf = (bound: Bound): Bound => (isDigits(bound) ? parseNatural(bound as string) : bound);
