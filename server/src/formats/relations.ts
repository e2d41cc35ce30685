/** What a statement says of several numbers of a case: which is below which, the order of a list, even and odd. */
import { type Natural, plus, remainder } from '../text/natural';
import { lineOf } from './compile';
import type { FieldPath } from './fields';
import type { AnyFields, Format, Relation } from './format';

/** A relation that does not hold, and the number to blame. */
export interface Breach {
  readonly relation: Relation;
  readonly value: Natural;
  readonly at: FieldPath;
}

/** Returns the first breach of each relation, in the order of the format. */
export const breachesOf = ({ relations = [], ...format }: Format, fields: AnyFields): Breach[] =>
  relations.flatMap((relation) => firstBreach(format, fields, relation) ?? []);

/** Tells whether all relations hold. */
export const keepsRelations = ({ relations, ...format }: Format, fields: AnyFields): boolean =>
  relations === undefined || relations.every((relation) => !firstBreach(format, fields, relation));

/** A number of a case, and where it stands. */
export interface Placed {
  readonly value: Natural;
  readonly at: FieldPath;
}

function firstBreach(format: Format, fields: AnyFields, relation: Relation): Breach | undefined {
  const found = relation.kind === 'order' ? notAbove(format, fields, relation) : notAsSaid(format, fields, relation);
  return found && { relation, ...found };
}

/** Returns a number of the greater name that is not above one of the less: of its line, or of all of them. */
function notAbove(
  format: Format,
  fields: AnyFields,
  { less, more, isStrict }: Relation & { readonly kind: 'order' },
): Placed | undefined {
  const [low, high] = [placesOf(format, fields, less), placesOf(format, fields, more)];
  const block = blockOf(format, less);
  const isTogether = block !== undefined && block === blockOf(format, more);
  const isAbove = (one: Natural, other: Natural): boolean => (isStrict ? other > one : other >= one);
  if (isTogether)
    return high.find(({ value, at }) => low.some((one) => one.at.line === at.line && !isAbove(one.value, value)));
  if (areLists(format, less, more))
    return high.find(({ value }, index) => low[index] && !isAbove(low[index].value, value));
  // The later of the two is to blame, which is the one of the list if there is one.
  const greatest = low.reduce<Natural>((most, { value }) => (value > most ? value : most), 0);
  const least = high.reduce<Natural | undefined>(
    (fewest, { value }) => (fewest === undefined || value < fewest ? value : fewest),
    undefined,
  );
  if (low.length === 0 || least === undefined) return undefined;
  return low.length > high.length
    ? low.find(({ value }) => !isAbove(value, least))
    : high.find(({ value }) => !isAbove(greatest, value));
}

function notAsSaid(
  format: Format,
  fields: AnyFields,
  relation: Exclude<Relation, { readonly kind: 'order' }>,
): Placed | undefined {
  const places = placesOf(format, fields, relation.name);
  if (relation.kind === 'parity')
    return places.find(({ value }) => (Number(remainder(value, 2)) === 0) !== relation.isEven);
  return places.find(({ value, at }, index) => {
    const before = places[index - 1];
    if (before === undefined || (at.index !== undefined && before.at.line !== at.line)) return false;
    return relation.isStrict ? value <= before.value : value < before.value;
  });
}

/** Returns the numbers of a name, in their order: one, those of a list, or one of each of the repeated lines. */
export function placesOf(format: Pick<Format, 'rows'>, fields: AnyFields, name: string): Placed[] {
  for (const row of format.rows) {
    if (!lineOf(row).items.some((item) => item.name === name)) continue;
    if (row.kind === 'line') return placesIn(fields, name);
    return (fields[row.name] as readonly AnyFields[]).flatMap((line, index) => placesIn(line, name, index));
  }
  return [];
}

function placesIn(fields: AnyFields, name: string, line?: number): Placed[] {
  const value = fields[name] as Natural | readonly Natural[];
  const at = line === undefined ? { name } : { name, line };
  return typeof value === 'object'
    ? value.map((one, index) => ({ value: one, at: { ...at, index } }))
    : [{ value, at }];
}

/** Tells whether two names are those of lists of one length, whose numbers are compared one by one. */
export function areLists({ rows }: Pick<Format, 'rows'>, ...names: readonly string[]): boolean {
  const counts = names.map((name) =>
    rows.flatMap((row) =>
      lineOf(row).items.flatMap((item) => (item.kind === 'list' && item.name === name ? item.count : [])),
    ),
  );
  return counts.every(([count]) => count !== undefined && count === counts[0]![0]);
}

/** Returns the repeated lines that a name belongs to. */
const blockOf = ({ rows }: Pick<Format, 'rows'>, name: string): string | undefined =>
  rows.flatMap((row) =>
    row.kind === 'lines' && row.line.items.some((item) => item.name === name) ? [row.name] : [],
  )[0];

/** Returns the list in the order that is asked for; equal numbers go up where none may be there twice. */
export function inOrder(values: readonly Natural[], isStrict: boolean): Natural[] {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  if (isStrict)
    for (let index = 1; index < sorted.length; index++)
      if (sorted[index]! <= sorted[index - 1]!) sorted[index] = plus(sorted[index - 1]!, 1);
  return sorted;
}
