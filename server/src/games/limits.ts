/** Puts the bounds that were written into the fields of a layout. */
import { lineOf } from '../formats/compile';
import type { Bound, Field, List, Row } from '../formats/format';
import { message } from '../text/message';
import { minus, plus } from '../text/natural';
import { mistake, nearest, write } from './mistakes';
import type { On, Parsed } from './parse';
import type { Limit, LimitsTree, Side } from './syntax/limits';
import type { Name } from './syntax/tree';

/** An item while its bounds are being put in. */
export type MutableItem<Item extends Field | List = Field | List> = Omit<Item, 'min' | 'max' | 'distinct'> & {
  min?: Bound;
  max?: Bound;
  distinct?: boolean;
};

export function applyLimits(parsed: Parsed, rows: readonly Row[], cases: MutableItem<Field> | undefined): void {
  const items = new Map<string, { item: MutableItem; row: number; column: number }>();
  if (cases) items.set(cases.name, { item: cases, row: -1, column: 0 });
  rows.forEach((row, index) =>
    lineOf(row).items.forEach((item, column) => items.set(item.name, { item, row: index, column })),
  );
  for (const on of parsed.bounds) applyAll(on, items, parsed);
}

type Items = ReadonlyMap<string, { item: MutableItem; row: number; column: number }>;

function applyAll({ at, tree }: On<LimitsTree>, items: Items, parsed: Parsed): void {
  const isKnown = (name: Name): boolean => {
    if (items.has(name.name)) return true;
    const near = nearest(name.name, items.keys());
    const fixes = near === undefined ? [] : [write(at.line, name, near)];
    parsed.findings.push(
      mistake(at.line, name, 'unknown-name', message('The input has no name {0}.', name.name), fixes),
    );
    return false;
  };
  for (const limit of tree.limits)
    for (const name of [...namesOf(limit.less), ...namesOf(limit.more)]) if (!isKnown(name)) return;
  for (const limit of tree.limits) apply(limit, items, at.line, parsed);
  for (const name of tree.distinct) if (isKnown(name)) items.get(name.name)!.item.distinct = true;
}

const namesOf = (side: Side): readonly Name[] => ('names' in side ? side.names : []);

function apply(limit: Limit, items: Items, line: number, parsed: Parsed): void {
  const { less, more, isStrict } = limit;
  if ('value' in less)
    for (const { name } of namesOf(more))
      items.get(name)!.item.min = isStrict ? plus(less.value, 1) : less.value;
  else if ('value' in more)
    for (const { name } of less.names)
      items.get(name)!.item.max = isStrict && more.value > 0 ? minus(more.value, 1) : more.value;
  else for (const one of less.names) for (const other of more.names) relate(one, other, limit, items, line, parsed);
}

/** A number may bound a later one of its line. */
function relate(less: Name, more: Name, limit: Limit, items: Items, line: number, { findings }: Parsed): void {
  const [low, high] = [items.get(less.name)!, items.get(more.name)!];
  if (low.row !== high.row || low === high || limit.isStrict) {
    const sentence = message('Two numbers are compared with “<=” only, and in one line only: this is not checked.');
    findings.push({ ...mistake(line, limit, 'not-checked', sentence), severity: 'information' });
  } else if (low.column < high.column && low.item.kind === 'field') high.item.min = less.name;
  else if (high.item.kind === 'field') low.item.max = more.name;
}
