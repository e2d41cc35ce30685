/** Formats at random, and good cases for any format. */
import fc, { type GeneratorValue } from 'fast-check';
import { lineOf } from '../../server/src/formats/compile';
import { integer, line, lines, list, type AnyFields, type Bound, type Field, type FieldValue, type Format, type Line, type List, type Row } from '../../server/src/formats/format';
import { terminatorOf, writeCase } from '../../server/src/formats/write';
import { natural, type Natural } from '../../server/src/text/natural';

/** Counts are kept small, so that cases are. */
const MOST_REPEATED = 3;

const upTo = (draw: GeneratorValue, max: number, min = 0): number => draw(fc.integer, { min, max });
const oneOf = <T>(draw: GeneratorValue, ...values: T[]): T => values[upTo(draw, values.length - 1)]!;

/** A format of one to three rows: lines of numbers, with lists, and repeated lines. */
export function anyFormat(draw: GeneratorValue, rows = upTo(draw, 3, 1)): Format {
  const names = namesInOrder();
  const counts: string[] = [];
  const made: Row[] = [];
  for (let row = 0; row < rows; row++) {
    const block = row > 0 && counts.length > 0 && upTo(draw, 2) === 0 ? lines(names(), oneOf(draw, ...counts), anyLine(draw, names, [...counts])) : undefined;
    made.push(block ?? anyLine(draw, names, counts));
  }
  const end = oneOf<Format['end']>(draw, { kind: 'zeros', zeros: upTo(draw, 3, 1) }, { kind: 'count', field: integer('T') }, { kind: 'file' }, { kind: 'single' });
  return { end, rows: made };
}

function namesInOrder(): () => string {
  let next = 0;
  return () => `f${next++}`;
}

/** A line whose list, if it has one, is as long as an earlier field says; its own fields may count what follows. */
function anyLine(draw: GeneratorValue, names: () => string, counts: string[]): Line {
  const fields: Field[] = [];
  const wanted = upTo(draw, 3, counts.length > 0 ? 0 : 1);
  for (let index = 0; index < wanted; index++) fields.push(integer(names(), anyBounds(draw, fields)));
  const ofCounts = fields.filter(({ min = 0, max }) => typeof min === 'number' && max === undefined).map(({ name }) => name);
  counts.push(...ofCounts);
  const hasList = counts.length > 0 && (fields.length === 0 || upTo(draw, 1) === 0);
  return hasList ? line(...fields, list(names(), oneOf(draw, ...counts), anyListBounds(draw, fields))) : line(...fields);
}

function anyBounds(draw: GeneratorValue, earlier: readonly Field[]): { min?: Bound; max?: Bound } {
  const min = upTo(draw, 3);
  const names = earlier.map(({ name }) => name);
  switch (upTo(draw, names.length > 0 ? 5 : 3)) {
    case 0: return {};
    case 1: return { min };
    case 2: return { min, max: min + upTo(draw, 30) };
    case 3: return { max: 10 ** 18 };
    case 4: return { min: oneOf(draw, ...names) };
    default: return { max: oneOf(draw, ...names) };
  }
}

function anyListBounds(draw: GeneratorValue, earlier: readonly Field[]): { min?: Bound; max?: Bound; distinct?: boolean } {
  if (upTo(draw, 2) === 0) return { min: upTo(draw, 3), max: 50, distinct: true };
  return anyBounds(draw, earlier);
}

/** A case that the format allows, of numbers near the bounds and, where there are none, of any size. */
export function anyCase(draw: GeneratorValue, format: Format): AnyFields {
  const counts = countsOf(format);
  const fields: Record<string, FieldValue> = {};
  for (const row of format.rows) {
    if (row.kind === 'line') fill(draw, row, fields, fields, counts);
    else fields[row.name] = Array.from({ length: Number(fields[row.count]) }, () => fill(draw, row.line, {}, fields, counts));
  }
  return fields;
}

const countsOf = (format: Format): ReadonlySet<string> => new Set(format.rows.flatMap((row) => [
  ...(row.kind === 'lines' ? [row.count] : []), ...lineOf(row).items.filter((item): item is List => item.kind === 'list').map(({ count }) => count),
]));

function fill(draw: GeneratorValue, { items }: Line, into: Record<string, FieldValue>, outer: AnyFields, counts: ReadonlySet<string>): AnyFields {
  for (const item of items) {
    if (item.kind === 'field') into[item.name] = anyNumber(draw, item, into, counts.has(item.name));
    else into[item.name] = anyList(draw, item, into, Number(into[item.count] ?? outer[item.count]));
  }
  return into;
}

function anyList(draw: GeneratorValue, item: List, line: AnyFields, length: number): Natural[] {
  const values: Natural[] = [];
  while (values.length < length) {
    let value = anyNumber(draw, item, line, false);
    while (item.distinct && values.includes(value)) value = value === item.max ? limit(item.min, line, 0n) : natural(BigInt(value) + 1n);
    values.push(value);
  }
  return values;
}

const limit = (bound: Bound | undefined, line: AnyFields, otherwise: bigint): Natural =>
  (bound === undefined ? natural(otherwise) : typeof bound === 'number' ? bound : (line[bound] as Natural));

function anyNumber(draw: GeneratorValue, { min, max }: Field | List, line: AnyFields, isCount: boolean): Natural {
  const low = BigInt(limit(min, line, 0n));
  const high = BigInt(limit(max, line, low + 10n ** 30n));
  const near = low + BigInt(isCount ? MOST_REPEATED : 9);
  const small = fc.bigInt(low, near < high ? near : high);
  return natural(draw(() => (isCount ? small : fc.oneof({ weight: 4, arbitrary: small }, fc.bigInt(low, high), fc.constant(high)))));
}

/** Some cases that a whole input can hold: none looks like its end. */
export function anyCases(draw: GeneratorValue, format: Format, most = 5): AnyFields[] {
  const cases = Array.from({ length: format.end.kind === 'single' ? 1 : upTo(draw, most) }, () => anyCase(draw, format));
  return cases.filter((fields) => writeCase(format, fields)[0] !== terminatorOf(format));
}
