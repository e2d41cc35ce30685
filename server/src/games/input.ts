/** The layout of the input: its names, and the format that reads it. */
import { type Field, type Format, type Line, line, type List, type Row } from '../formats/format';
import { message } from '../text/message';
import type { Symbols } from './editing/symbols';
import { applyLimits, type MutableItem } from './limits';
import { mistake } from './mistakes';
import type { Parsed } from './parse';
import { namesOfLimits } from './syntax/limits';
import type { ItemTree, RowTree, SketchTree } from './syntax/sketch';
import type { Name } from './syntax/tree';

/** A name of the input and where its numbers are. */
export interface InputName {
  readonly name: string;
  readonly kind: 'number' | 'list';
  /** The repeated lines that it belongs to. */
  readonly block?: string;
  /** It is a list within lines that are repeated, as long as this number of its line says. */
  readonly nestedCount?: string;
  /** What says how long a list is, or how many lines there are: lists of one length can be gone through in step. */
  readonly length?: string;
  /** It says how many of something there are. */
  readonly isCount: boolean;
}

export interface Input {
  readonly format: Format;
  /** The names of a case, in their order. */
  readonly names: ReadonlyMap<string, InputName>;
  /** The repeated lines of the case, each with the names of its columns. */
  readonly blocks: ReadonlyMap<string, readonly string[]>;
}

interface Draft {
  readonly rows: readonly RowTree[];
  readonly cases: ItemTree | undefined;
  readonly line: number;
}

/** Makes the layout of a sketch. `mentioned` are the names that the rules use. */
export function inputOf(
  tree: SketchTree,
  line: number,
  mentioned: ReadonlySet<string>,
  parsed: Parsed,
  symbols?: Symbols,
): Input {
  const draft = draftOf(tree, line, mentioned);
  noteMistakes(draft, parsed);
  const names = namesOf(draft);
  if (symbols) noteSymbols(draft, names, symbols);
  const rows = draft.rows.map((row) => rowOf(row, blockOf(draft, row)));
  const cases: MutableItem<Field> | undefined = draft.cases && {
    kind: 'field',
    name: draft.cases.name.name,
    meaning: message('the number of cases'),
  };
  if (symbols) noteBounds(parsed, draft, names, symbols);
  const together = applyLimits(parsed, rows, cases);
  const format = { end: endOf(tree, cases), rows, ...together };
  return { names, blocks: blocksOf(draft), format };
}

/** The first line, if it holds one number that neither the rules nor the layout use again, counts the cases. */
function draftOf({ rows, repeats, zeros }: SketchTree, line: number, mentioned: ReadonlySet<string>): Draft {
  const [first] = rows;
  const [item] = first?.items ?? [];
  const isAlone = first?.items.length === 1 && !first.times && item?.count === undefined;
  const isCases =
    repeats &&
    zeros === 0 &&
    rows.length > 1 &&
    isAlone &&
    !mentioned.has(item!.name.name) &&
    !countsOf(rows).has(item!.name.name);
  return { rows: isCases ? rows.slice(1) : rows, cases: isCases ? item : undefined, line };
}

const countsOf = (rows: readonly RowTree[]): Set<string> =>
  new Set(
    rows
      .flatMap(({ items, times }) => [...items.map(({ count }) => count), times])
      .flatMap((count) => (count ? [count.name] : [])),
  );

function endOf({ repeats, zeros }: SketchTree, cases: Field | undefined): Format['end'] {
  if (cases) return { kind: 'count', field: cases };
  if (!repeats) return { kind: 'single' };
  return zeros > 0 ? { kind: 'zeros', zeros } : { kind: 'file' };
}

function rowOf({ items, times }: RowTree, block: string): Row {
  const shape: Line = line(...items.map(itemOf));
  return times ? { kind: 'lines', name: block, count: times.name, line: shape } : shape;
}

const itemOf = ({ name, count }: ItemTree): Field | List =>
  count ? { kind: 'list', name: name.name, count: count.name } : { kind: 'field', name: name.name };

/** Returns what the repeated lines are called: a name that is not in use. */
function blockOf({ rows }: Draft, row: RowTree): string {
  const index = rows.filter(({ times }) => times).indexOf(row);
  return index === 0 ? ' lines' : ` lines ${index + 1}`;
}

const blocksOf = (draft: Draft): Map<string, readonly string[]> =>
  new Map(
    draft.rows.filter(({ times }) => times).map((row) => [blockOf(draft, row), row.items.map(({ name }) => name.name)]),
  );

function namesOf(draft: Draft): Map<string, InputName> {
  const counts = countsOf(draft.rows);
  const names = new Map<string, InputName>();
  for (const row of draft.rows) {
    const block = row.times ? blockOf(draft, row) : undefined;
    for (const {
      name: { name },
      count,
    } of row.items) {
      const length = block === undefined ? count?.name : count ? `${block} ${name}` : block;
      names.set(name, {
        name,
        kind: length === undefined ? 'number' : 'list',
        isCount: counts.has(name),
        ...(block !== undefined && { block }),
        ...(block !== undefined && count && { nestedCount: count.name }),
        ...(length !== undefined && { length }),
      });
    }
  }
  return names;
}

/** Names that are there twice, counts that are not there yet, lists that do not end their line. */
function noteMistakes({ rows, cases, line }: Draft, { findings }: Parsed): void {
  const known = new Set<string>();
  const all = new Set<string>(cases ? [cases.name.name] : []);
  for (const { items, times } of rows) {
    const here = new Set<string>();
    if (times && !known.has(times.name)) findings.push(mistake(line, times, 'unknown-count', unknownCount(times)));
    for (const [index, item] of items.entries()) {
      const { name, count } = item;
      if (all.has(name.name)) findings.push(mistake(line, name, 'twice', message('{0} appears twice.', name.name)));
      if (count && !known.has(count.name) && !here.has(count.name))
        findings.push(mistake(line, item, 'unknown-count', unknownCount(count)));
      else if (count && index + 1 < items.length)
        findings.push(mistake(line, item, 'list-first', message('A list comes last in its line.')));
      all.add(name.name);
      if (!count) here.add(name.name);
    }
    if (!times) for (const name of here) known.add(name);
  }
}

const unknownCount = ({ name }: Name) => message('How many? No earlier name is {0}.', name);

function noteSymbols({ rows, cases, line: at }: Draft, names: ReadonlyMap<string, InputName>, symbols: Symbols): void {
  if (cases) symbols.note('cases', at, cases.name);
  for (const { items, times } of rows) {
    for (const { name, count, again = [] } of items) {
      for (const one of [name, ...again]) symbols.note(names.get(name.name)?.kind ?? 'number', at, one);
      if (count) symbols.note('number', at, count);
    }
    if (times) symbols.note('number', at, times);
  }
}

/** A chain names a number once for both of its sides. */
function noteBounds(
  { bounds }: Parsed,
  { cases }: Draft,
  names: ReadonlyMap<string, InputName>,
  symbols: Symbols,
): void {
  for (const { at, tree } of bounds) {
    const places = new Map([...namesOfLimits(tree)].map((name) => [name.from, name] as const));
    for (const name of [...places.values()].sort((a, b) => a.from - b.from)) {
      const role = names.get(name.name)?.kind ?? (cases?.name.name === name.name ? 'cases' : undefined);
      if (role) symbols.note(role, at.line, name);
    }
  }
}
