/** Brings the numbers of a case into the relations that the statement asks for, as far as that is plain. */
import { larger, minus, type Natural, plus, remainder, smaller } from '../../text/natural';
import { lineOf } from '../compile';
import type { AnyFields, Field, FieldValue, Format, List, Relation } from '../format';
import { areLists, inOrder, keepsRelations } from '../relations';

/** One relation may undo another, which is then mended once more. */
const ROUNDS = 3;

type Values = Record<string, FieldValue>;

/** Returns the case with its numbers in order, or as it is. What cannot be mended is left for whoever checks. */
export function arranged(format: Format, fields: AnyFields): AnyFields {
  const { relations } = format;
  if (!relations) return fields;
  let best = fields;
  for (let round = 0; round < ROUNDS && !keepsRelations(format, best); round++)
    for (const relation of relations) best = mended(format, best, relation);
  return best;
}

function mended(format: Format, fields: AnyFields, relation: Relation): AnyFields {
  const copy: Values = { ...fields };
  const last = relation.kind === 'order' ? [relation.less, relation.more] : [relation.name];
  for (const row of format.rows) {
    if (!lineOf(row).items.some(({ name }) => last.includes(name))) continue;
    if (row.kind === 'line') mendLine(format, copy, copy, relation);
    else if (relation.kind === 'ascending' && !lineOf(row).items.some(({ kind }) => kind === 'list')) {
      const lines = copy[row.name] as readonly AnyFields[];
      const values = inOrder(
        lines.map((line) => line[relation.name] as Natural),
        relation.isStrict,
      );
      copy[row.name] = lines.map((line, index) => ({ ...line, [relation.name]: values[index]! }));
    } else
      copy[row.name] = (copy[row.name] as readonly AnyFields[]).map((line) => {
        const into: Values = { ...line };
        mendLine(format, into, copy, relation);
        return into;
      });
  }
  return copy;
}

function mendLine(format: Format, line: Values, fields: AnyFields, relation: Relation): void {
  switch (relation.kind) {
    case 'ascending': {
      const values = line[relation.name];
      if (Array.isArray(values)) line[relation.name] = inOrder(values as readonly Natural[], relation.isStrict);
      return;
    }
    case 'parity': {
      const { item } = itemOf(format, relation.name);
      change(line, relation.name, (value) => withParity(value, relation.isEven, item));
      return;
    }
    case 'order':
      mendOrder(format, line, fields, relation);
  }
}

/** Swaps two numbers of a line; brings others below the one that bounds them. */
function mendOrder(
  format: Format,
  line: Values,
  fields: AnyFields,
  { less, more, isStrict }: Relation & { readonly kind: 'order' },
): void {
  const [low, high] = [line[less] ?? fields[less], line[more] ?? fields[more]];
  if (areLists(format, less, more)) {
    const [first, second] = [low, high] as [readonly Natural[], readonly Natural[]];
    line[less] = first.map((value, index) => smaller(value, second[index]!));
    line[more] = first.map((value, index) => largerBy(value, second[index]!, isStrict));
  } else if (isNumber(low) && isNumber(high) && line[less] !== undefined && line[more] !== undefined) {
    if (low > high) [line[less], line[more]] = [high, low];
    else if (isStrict && low === high) {
      const { max } = itemOf(format, more).item;
      if (max === undefined || typeof max === 'string' || high < max) line[more] = plus(high, 1);
      else if (low > 0) line[less] = minus(low, 1);
    }
  } else if (isNumber(high) && line[less] !== undefined) {
    const least = leastOf(itemOf(format, less).item);
    const most = isStrict && high > 0 ? minus(high, 1) : high;
    change(line, less, (value) => folded(value, least, most));
  } else if (isNumber(low) && line[more] !== undefined) {
    const least = isStrict ? plus(low, 1) : low;
    change(line, more, (value) => (value < least ? least : value));
  }
}

const largerBy = (one: Natural, other: Natural, isStrict: boolean): Natural =>
  isStrict && one === other ? plus(one, 1) : larger(one, other);

const isNumber = (value: FieldValue | undefined): value is Natural => value !== undefined && typeof value !== 'object';

/** Returns a number of the range in place of one above it. */
const folded = (value: Natural, least: Natural, most: Natural): Natural =>
  value <= most || most < least ? value : plus(least, remainder(minus(value, least), plus(minus(most, least), 1)));

function withParity(value: Natural, isEven: boolean, { max }: Field | List): Natural {
  if ((Number(remainder(value, 2)) === 0) === isEven) return value;
  const next = plus(value, 1);
  return max === undefined || typeof max === 'string' || next <= max ? next : minus(value, 1);
}

function change(line: Values, name: string, to: (value: Natural) => Natural): void {
  const value = line[name] as Natural | readonly Natural[];
  line[name] = typeof value === 'object' ? value.map(to) : to(value);
}

const leastOf = ({ min = 0 }: Field | List): Natural => (typeof min === 'string' ? 0 : min);

const NOTHING: { readonly item: Field } = { item: { kind: 'field', name: '' } };

function itemOf({ rows }: Format, name: string): { readonly item: Field | List } {
  const item = rows.flatMap((row) => lineOf(row).items).find((one) => one.name === name);
  return item ? { item } : NOTHING;
}
