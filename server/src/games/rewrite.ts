/** Writes a later position as a case again, where the numbers of a position are numbers of the input. */
import type { AnyFields, FieldValue, Lines, Row } from '../formats/format';
import type { OwnPosition } from '../rulesets/own/rules';
import type { Natural } from '../text/natural';
import type { Declared } from './game';
import type { InputName } from './input';

type Rewrite = (fields: AnyFields, position: OwnPosition, index: number) => AnyFields | undefined;

export function rewriter(declared: Declared): Rewrite {
  const { each } = declared;
  if (each === undefined) return (fields, position) => rewriteOne(fields, position, declared);
  return (fields, position, index) => {
    const lines = fields[each] as readonly AnyFields[];
    const line = lines[index];
    const changed = line && rewriteOne({ ...fields, ...line }, position, declared);
    if (!changed || !isSameBut(fields, changed, line)) return undefined;
    const written = Object.fromEntries(Object.keys(line).map((name) => [name, changed[name]!]));
    return { ...fields, [each]: lines.with(index, written) };
  };
}

/** Is all that is not of the line as it was? */
const isSameBut = (fields: AnyFields, changed: AnyFields, line: AnyFields): boolean =>
  Object.keys(fields).every((name) => name in line || fields[name] === changed[name]);

function rewriteOne(
  fields: AnyFields,
  { parts }: OwnPosition,
  { input, rules, usedByRules }: Declared,
): AnyFields | undefined {
  const names = rules.coordinates.map((name) => input.names.get(name)!);
  const first = names.find(({ kind }) => kind === 'list');
  const changed: Record<string, FieldValue> = { ...fields };
  if (!first) {
    if (parts.length !== 1) return undefined;
    names.forEach(({ name }, coordinate) => (changed[name] = parts[0]![coordinate]!));
    return changed;
  }
  if (first.nestedCount !== undefined) return undefined;
  const fixed = names.flatMap((known, coordinate) =>
    known.kind === 'number' ? [{ name: known.name, coordinate }] : [],
  );
  if (fixed.some(({ name, coordinate }) => parts.some((part) => part[coordinate] !== fields[name]))) return undefined;
  const length = first.block === undefined ? first.length! : countOfBlock(input.format.rows, first.block);
  const isLonger = Number(fields[length]) !== parts.length;
  // Where something else is as long, or the moves ask how long it is, the length has to stay.
  if (isLonger && (usedByRules.constants.names.includes(length) || isShared(names, length, input))) return undefined;
  changed[length] = parts.length;
  return { ...changed, ...columnsOf(fields, parts, names, first) };
}

const countOfBlock = (rows: readonly Row[], block: string): string =>
  rows.find((row): row is Lines => row.kind === 'lines' && row.name === block)?.count ?? '';

/** Does the count say how long something else is, too? */
function isShared(names: readonly InputName[], length: string, { names: all, format }: Declared['input']): boolean {
  const own = new Set(names.map(({ name }) => name));
  const blocks = format.rows.flatMap((row) => (row.kind === 'lines' && row.count === length ? [row.name] : []));
  return [...all.values()].some(
    ({ name, length: other, block }) =>
      !own.has(name) && (other === length || (block !== undefined && blocks.includes(block))),
  );
}

function columnsOf(
  fields: AnyFields,
  parts: OwnPosition['parts'],
  names: readonly InputName[],
  { block }: InputName,
): Record<string, FieldValue> {
  const column = (coordinate: number): Natural[] => parts.map((part) => part[coordinate]!);
  if (block === undefined)
    return Object.fromEntries(
      names.flatMap(({ name, kind }, coordinate) => (kind === 'list' ? [[name, column(coordinate)] as const] : [])),
    );
  const lines = fields[block] as readonly AnyFields[];
  const rows = parts.map((part, index) => ({
    ...lines[index],
    ...Object.fromEntries(
      names.flatMap(({ name, kind }, coordinate) => (kind === 'list' ? [[name, part[coordinate]!] as const] : [])),
    ),
  }));
  return { [block]: rows };
}
