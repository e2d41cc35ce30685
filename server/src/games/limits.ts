/** Puts the bounds that were written into the fields of a layout. */
import { lineOf } from '../formats/compile';
import type { Bound, Field, Format, List, Relation, Row, Total } from '../formats/format';
import { message } from '../text/message';
import { minus, plus } from '../text/natural';
import { mistake, nearest, write } from './mistakes';
import type { On, Parsed } from './parse';
import type { Limit, LimitsTree, Side, TotalTree } from './syntax/limits';
import type { Name } from './syntax/tree';

/** An item while its bounds are being put in. */
export type MutableItem<Item extends Field | List = Field | List> = Omit<Item, 'min' | 'max' | 'distinct'> & {
  min?: Bound;
  max?: Bound;
  distinct?: boolean;
};

/** Puts bounds into the items, and returns what relates several numbers, and what is said of all cases together. */
export function applyLimits(
  parsed: Parsed,
  rows: readonly Row[],
  cases: MutableItem<Field> | undefined,
): Pick<Format, 'relations' | 'totals'> {
  const items = new Map<string, Place>();
  if (cases) items.set(cases.name, { item: cases, row: -1, column: 0 });
  rows.forEach((row, index) =>
    lineOf(row).items.forEach((item, column) => items.set(item.name, { item, row: index, column })),
  );
  // Numbers come first: one bound by another has its own bound as well.
  for (const { tree } of parsed.bounds) for (const limit of tree.limits) bound(limit, items);
  const relations = parsed.bounds.flatMap((on) => applyAll(on, items, parsed));
  const totals = parsed.bounds.flatMap(({ at, tree }) =>
    tree.totals.flatMap((total) => totalOf(total, items, cases, { line: at.line, parsed })),
  );
  return { ...(relations.length > 0 && { relations }), ...(totals.length > 0 && { totals }) };
}

interface Place {
  readonly item: MutableItem;
  readonly row: number;
  readonly column: number;
}

type Items = ReadonlyMap<string, Place>;

function isNameOf(items: Items, name: Name, line: number, { findings }: Parsed): boolean {
  if (items.has(name.name)) return true;
  const near = nearest(name.name, items.keys());
  const fixes = near === undefined ? [] : [write(line, name, near)];
  findings.push(mistake(line, name, 'unknown-name', message('The input has no name {0}.', name.name), fixes));
  return false;
}

/** What is at most so much over all cases is so in each. */
function totalOf(
  { name, most }: TotalTree,
  items: Items,
  cases: MutableItem<Field> | undefined,
  { line, parsed }: { readonly line: number; readonly parsed: Parsed },
): Total[] {
  if (name && !isNameOf(items, name, line, parsed)) return [];
  const place = name && items.get(name.name)!;
  if (place?.row === -1) {
    const sentence = message('A sum over all cases is that of a number of each case.');
    parsed.findings.push(mistake(line, name!, 'expected', sentence));
    return [];
  }
  const item = place?.item ?? cases;
  if (item && (item.max === undefined || (typeof item.max !== 'string' && item.max > most))) item.max = most;
  return [name ? { name: name.name, most } : { most }];
}

function applyAll({ at, tree }: On<LimitsTree>, items: Items, parsed: Parsed): Relation[] {
  const isKnown = (name: Name): boolean => isNameOf(items, name, at.line, parsed);
  for (const limit of tree.limits)
    for (const name of [...namesOf(limit.less), ...namesOf(limit.more)]) if (!isKnown(name)) return [];
  const relations = tree.limits.flatMap((limit) => apply(limit, items, at.line, parsed));
  for (const name of tree.distinct) if (isKnown(name)) items.get(name.name)!.item.distinct = true;
  for (const { name, isStrict } of tree.orders)
    if (isKnown(name)) relations.push({ kind: 'ascending', name: name.name, isStrict });
  for (const { name, isEven } of tree.parities)
    if (isKnown(name)) relations.push({ kind: 'parity', name: name.name, isEven });
  return relations;
}

const namesOf = (side: Side): readonly Name[] => ('names' in side ? side.names : []);

/** Puts in a bound that is a number. */
function bound({ less, more, isStrict }: Limit, items: Items): void {
  if ('value' in less) {
    for (const item of itemsOf(more, items)) item.min = isStrict ? plus(less.value, 1) : less.value;
  } else if ('value' in more) {
    const most = isStrict && more.value > 0 ? minus(more.value, 1) : more.value;
    for (const item of itemsOf(less, items)) item.max = most;
  }
}

const itemsOf = (side: Side, items: Items): MutableItem[] =>
  namesOf(side).flatMap(({ name }) => items.get(name)?.item ?? []);

/** Relates names to each other. */
function apply(limit: Limit, items: Items, line: number, parsed: Parsed): Relation[] {
  return namesOf(limit.less).flatMap((one) =>
    namesOf(limit.more).flatMap((other) => relate(one, other, limit, items, line, parsed) ?? []),
  );
}

/** A number may bound a later one of its line; all else is a relation. */
function relate(
  less: Name,
  more: Name,
  limit: Limit,
  items: Items,
  line: number,
  { findings }: Parsed,
): Relation | undefined {
  const [low, high] = [items.get(less.name)!, items.get(more.name)!];
  if (low === high || low.row < 0 || high.row < 0) {
    const sentence = message('Two different numbers of a case are compared: this is not checked.');
    findings.push({ ...mistake(line, limit, 'not-checked', sentence), severity: 'information' });
    return undefined;
  }
  const isPlain = low.row === high.row && !limit.isStrict;
  if (isPlain && low.column < high.column && low.item.kind === 'field' && isImplied(high.item.min, low.item.min))
    high.item.min = less.name;
  else if (isPlain && high.item.kind === 'field' && isImplied(high.item.max, low.item.max)) low.item.max = more.name;
  else {
    passOn(low.item, high.item, limit.isStrict);
    return { kind: 'order', less: less.name, more: more.name, isStrict: limit.isStrict };
  }
  return undefined;
}

/** Of two numbers one of which is below the other, the bound of one is one of the other, too. */
function passOn(low: MutableItem, high: MutableItem, isStrict: boolean): void {
  const step = isStrict ? 1 : 0;
  const [least, most] = [low.min ?? 0, high.max];
  if (typeof least !== 'string' && typeof high.min !== 'string' && plus(least, step) > (high.min ?? 0))
    high.min = plus(least, step);
  if (most === undefined || typeof most === 'string' || typeof low.max === 'string' || most < step) return;
  if (low.max === undefined || minus(most, step) < low.max) low.max = minus(most, step);
}

/** Tells whether a bound may be left out for the name of another number, which has a bound that is as tight. */
const isImplied = (least: Bound | undefined, most: Bound | undefined): boolean =>
  (least === undefined && most === undefined) ||
  (typeof least !== 'string' && typeof most !== 'string' && (least ?? 0) <= (most ?? Infinity));
