/** A format in words and in a sketch, for people who look up what a file should hold. */
import { type Message, message } from '../text/message';
import { lineOf } from './compile';
import { namesOf, rangeOf } from './diagnose';
import type { Field, Format, Line, List, Relation } from './format';
import { terminatorOf } from './write';

/** Returns the layout as statements sketch it, a line of names for each line of the input. */
export function sketch(format: Format): string[] {
  const lines: string[] = format.end.kind === 'count' ? [format.end.field.name] : [];
  for (const row of format.rows) {
    const names = lineNames(lineOf(row));
    if (row.kind === 'line') lines.push(names);
    else lines.push(names, `… × ${row.count}`);
  }
  if (format.end.kind !== 'single') lines.push('…');
  const terminator = terminatorOf(format);
  return terminator === undefined ? lines : [...lines, terminator];
}

function lineNames(line: Line): string {
  const fields = line.items.filter((item): item is Field => item.kind === 'field');
  return namesOf({ fields, list: line.items.find((item): item is List => item.kind === 'list') });
}

export function describeEnd(format: Format): Message {
  switch (format.end.kind) {
    case 'zeros':
      return message('A line “{0}” ends the input.', terminatorOf(format)!);
    case 'count':
      return message('The first line says how many cases follow.');
    case 'file':
      return message('Cases follow until the end of the file.');
    case 'single':
      return message('The file holds one case.');
  }
}

/** Returns each number of a case with its bounds and, where it is said, its meaning. */
export function describeFields(format: Format): { range: string; meaning: Message | undefined }[] {
  const items: (Field | List)[] = format.rows.flatMap((row) => [...lineOf(row).items]);
  if (format.end.kind === 'count') items.unshift(format.end.field);
  return items.map((item) => ({ range: rangeOf(item), meaning: item.meaning }));
}

/** Returns what is said of a name beside its bounds, as short phrases: its order, and sums over all cases. */
export function relatedTo({ rows, relations = [], totals = [] }: Format, name: string): (Message | string)[] {
  const items = rows.flatMap((row) => [...lineOf(row).items]);
  const isDistinct = items.some((item) => item.kind === 'list' && item.name === name && item.distinct === true);
  return [
    ...(isDistinct ? [message('all different')] : []),
    ...relations.flatMap((relation) => phrase(relation, name) ?? []),
    ...totals.flatMap((total) =>
      total.name === name ? [message('a sum over all cases of at most {0}', total.most)] : [],
    ),
  ];
}

function phrase(relation: Relation, name: string): Message | string | undefined {
  switch (relation.kind) {
    case 'order': {
      const { less, more, isStrict } = relation;
      return name === less || name === more ? `${less} ${isStrict ? '<' : '≤'} ${more}` : undefined;
    }
    case 'ascending':
      if (relation.name !== name) return undefined;
      return relation.isStrict ? message('strictly ascending') : message('ascending');
    case 'parity':
      if (relation.name !== name) return undefined;
      return relation.isEven ? message('even') : message('odd');
  }
}
