/** Formats at random, and good cases for any format. */
import { lineOf } from '../../server/src/formats/compile';
import { sketch } from '../../server/src/formats/describe';
import {
  type AnyFields,
  type Bound,
  type Field,
  type FieldValue,
  type Format,
  integer,
  type Line,
  line,
  lines,
  type List,
  list,
  type Row,
} from '../../server/src/formats/format';
import { terminatorOf, writeCase, writeInput } from '../../server/src/formats/write';
import { type Natural, natural } from '../../server/src/text/natural';
import { type Draw, textNote } from '../draw';

/** Counts are kept small, so that cases are. */
const MOST_REPEATED = 3;

/** A format of one to three rows: lines of numbers, with lists, and repeated lines. */
export function anyFormat(draw: Draw, rows = draw.integer(1, 3)): Format {
  const names = namesInOrder();
  const counts: string[] = [];
  const made: Row[] = [];
  for (let row = 0; row < rows; row++) {
    const block =
      row > 0 && counts.length > 0 && draw.oneIn(3)
        ? lines(names(), draw.oneOf(counts), anyLine(draw, names, [...counts]))
        : undefined;
    made.push(block ?? anyLine(draw, names, counts));
  }
  const end = draw.oneOf<Format['end']>([
    { kind: 'zeros', zeros: draw.integer(1, 3) },
    { kind: 'count', field: integer('T') },
    { kind: 'file' },
    { kind: 'single' },
  ]);
  return draw.note({ end, rows: made }, (format) => `layout ${sketch(format).join(' | ')}`);
}

function namesInOrder(): () => string {
  let next = 0;
  return () => `f${next++}`;
}

/** A line whose list, if it has one, is as long as an earlier field says; its own fields may count what follows. */
function anyLine(draw: Draw, names: () => string, counts: string[]): Line {
  const fields: Field[] = [];
  const wanted = draw.integer(counts.length > 0 ? 0 : 1, 3);
  for (let index = 0; index < wanted; index++) fields.push(integer(names(), anyBounds(draw, fields)));
  const ofCounts = fields
    .filter(({ min = 0, max }) => typeof min === 'number' && max === undefined)
    .map(({ name }) => name);
  counts.push(...ofCounts);
  const hasList = counts.length > 0 && (fields.length === 0 || draw.oneIn(2));
  return hasList ? line(...fields, list(names(), draw.oneOf(counts), anyListBounds(draw, fields))) : line(...fields);
}

function anyBounds(draw: Draw, earlier: readonly Field[]): { min?: Bound; max?: Bound } {
  const min = draw.integer(0, 3);
  const names = earlier.map(({ name }) => name);
  switch (draw.integer(0, names.length > 0 ? 5 : 3)) {
    case 0:
      return {};
    case 1:
      return { min };
    case 2:
      return { min, max: min + draw.integer(0, 30) };
    case 3:
      return { max: 10 ** 18 };
    case 4:
      return { min: draw.oneOf(names) };
    default:
      return { max: draw.oneOf(names) };
  }
}

function anyListBounds(draw: Draw, earlier: readonly Field[]): { min?: Bound; max?: Bound; distinct?: boolean } {
  if (draw.oneIn(3)) return { min: draw.integer(0, 3), max: 50, distinct: true };
  return anyBounds(draw, earlier);
}

/** A case that the format allows, of numbers near the bounds and, where there are none, of any size. */
export function anyCase(draw: Draw, format: Format): AnyFields {
  const counts = countsOf(format);
  const fields: Record<string, FieldValue> = {};
  for (const row of format.rows) {
    if (row.kind === 'line') fill(draw, row, fields, fields, counts);
    else
      fields[row.name] = Array.from({ length: isNothing(row.line, fields) ? 0 : Number(fields[row.count]) }, () =>
        fill(draw, row.line, {}, fields, counts),
      );
  }
  return fields;
}

/** Lines without numbers are not written. */
const isNothing = ({ items: [first] }: Line, fields: AnyFields): boolean =>
  first?.kind === 'list' && fields[first.count] === 0;

const countsOf = (format: Format): ReadonlySet<string> =>
  new Set(
    format.rows.flatMap((row) => [
      ...(row.kind === 'lines' ? [row.count] : []),
      ...lineOf(row)
        .items.filter((item): item is List => item.kind === 'list')
        .map(({ count }) => count),
    ]),
  );

function fill(
  draw: Draw,
  { items }: Line,
  into: Record<string, FieldValue>,
  outer: AnyFields,
  counts: ReadonlySet<string>,
): AnyFields {
  for (const item of items) {
    if (item.kind === 'field') into[item.name] = anyNumber(draw, item, into, counts.has(item.name));
    else into[item.name] = anyList(draw, item, into, Number(into[item.count] ?? outer[item.count]));
  }
  return into;
}

function anyList(draw: Draw, item: List, line: AnyFields, length: number): Natural[] {
  const values: Natural[] = [];
  while (values.length < length) {
    let value = anyNumber(draw, item, line, false);
    while (item.distinct && values.includes(value))
      value = value === item.max ? limit(item.min, line, 0n) : natural(BigInt(value) + 1n);
    values.push(value);
  }
  return values;
}

const limit = (bound: Bound | undefined, line: AnyFields, otherwise: bigint): Natural =>
  bound === undefined ? natural(otherwise) : typeof bound === 'string' ? (line[bound] as Natural) : bound;

function anyNumber(draw: Draw, { min, max }: Field | List, line: AnyFields, isCount: boolean): Natural {
  const low = BigInt(limit(min, line, 0n));
  const high = BigInt(limit(max, line, low + 10n ** 30n));
  const near = low + BigInt(isCount ? MOST_REPEATED : 9);
  if (isCount || draw.integer(1, 6) > 2) return natural(draw.bigint(low, near < high ? near : high));
  return natural(draw.oneIn(2) ? high : draw.bigint(low, high));
}

/** Some cases that a whole input can hold: none looks like its end. */
export function anyCases(draw: Draw, format: Format, most = 5): AnyFields[] {
  const cases = Array.from({ length: format.end.kind === 'single' ? 1 : draw.integer(0, most) }, () =>
    anyCase(draw, format),
  );
  return draw.note(
    cases.filter((fields) => writeCase(format, fields)[0] !== terminatorOf(format)),
    (kept) => textNote(writeInput(format, kept)),
  );
}
