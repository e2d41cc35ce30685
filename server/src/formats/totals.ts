/** What a statement says of all cases of a file together, such as “the sum of n is at most 2·10^5”. */
import type { Borrowed } from '../text/borrowed';
import { minus, type Natural, plus } from '../text/natural';
import type { TokenTable } from '../text/table';
import { BAD, type CaseTable } from './cases';
import type { Compiled } from './compile';
import { type FieldPath, fieldsAt, valueOf } from './fields';
import type { AnyFields, Format, Total } from './format';
import { placesOf } from './relations';

/** Returns what a case adds to each sum, in the order of the format; 1 to the number of cases. */
export const weightsOf = (format: Format, fields: AnyFields): Natural[] =>
  (format.totals ?? []).map((total) => weightOf(format, fields, total));

const weightOf = (format: Format, fields: AnyFields, { name }: Total): Natural =>
  name === undefined ? 1 : placesOf(format, fields, name).reduce<Natural>((sum, { value }) => plus(sum, value), 0);

/** Tells whether cases can stand in one file, as far as their sums go. */
export function keepTotals(format: Format, cases: readonly AnyFields[]): boolean {
  if (!format.totals) return true;
  const room = new Room(format);
  return cases.every((fields) => room.take(fields));
}

/** How many cases the statement allows in a file, as far as it says so of the file; infinite if it does not. */
export const mostByTotals = ({ totals = [] }: Format): number =>
  Math.min(...totals.map(({ name, most }) => (name === undefined ? Number(most) : Infinity)), Infinity);

/** What is left of the sums that the statement allows in a file. */
export class Room {
  private left: readonly Natural[];

  /** `used` are the sums of the cases that are there already. */
  constructor(
    private readonly format: Format,
    used: readonly Natural[] = [],
  ) {
    this.left = (format.totals ?? []).map(({ most }, index) => lessen(most, used[index] ?? 0));
  }

  /** Takes a case, if it has room. */
  take(fields: AnyFields): boolean {
    if (this.left.length === 0) return true;
    const weights = weightsOf(this.format, fields);
    if (weights.some((weight, index) => weight > this.left[index]!)) return false;
    this.left = this.left.map((left, index) => minus(left, weights[index]!));
    return true;
  }
}

const lessen = (most: Natural, used: Natural): Natural => (used < most ? minus(most, used) : 0);

/** Parts cases, in their order, into files of so many at most whose sums are allowed. A case that has no room goes alone. */
export function filesOf<Case>(
  format: Format,
  cases: readonly Case[],
  most: number,
  fieldsOf: (one: Case) => AnyFields,
): Case[][] {
  const files: Case[][] = [];
  let room: Room | undefined;
  for (const one of cases) {
    const file = files.at(-1);
    if (file && file.length < most && room?.take(fieldsOf(one))) file.push(one);
    else {
      files.push([one]);
      room = new Room(format);
      if (!room.take(fieldsOf(one))) room = undefined;
    }
  }
  return files;
}

/** Adds up the cases of tables. */
export class Adder {
  private readonly weights: readonly ((table: Borrowed<TokenTable>, token: number) => Natural)[];

  constructor(private readonly compiled: Compiled) {
    this.weights = (compiled.format.totals ?? []).map((total) => weigher(compiled, total));
  }

  /** Returns the sums of cases of a table up to one, not including it; cases that cannot be made out add nothing. */
  sums(table: Borrowed<TokenTable>, cases: Columns, until: number, from = 0): Natural[] {
    return this.weights.map((weigh) => {
      let sum: Natural = 0;
      for (let local = from; local < until; local++)
        if (cases.state[local] !== BAD) sum = plus(sum, weigh(table, cases.firstToken[local]!));
      return sum;
    });
  }

  /** Finds the number with which a sum is passed in a table; `before` is what comes before the table. */
  passing(
    table: Borrowed<TokenTable>,
    cases: Columns,
    until: number,
    { index, before }: { readonly index: number; readonly before: Natural },
  ): { readonly local: number; readonly at: FieldPath; readonly fields: AnyFields } | undefined {
    const { name, most } = this.compiled.format.totals![index]!;
    let sum = before;
    for (let local = 0; local < until; local++) {
      if (cases.state[local] === BAD) continue;
      const after = plus(sum, this.weights[index]!(table, cases.firstToken[local]!));
      if (after > most) {
        const fields = fieldsAt(this.compiled, table, cases.firstToken[local]!);
        const places = name === undefined ? [] : placesOf(this.compiled.format, fields, name);
        const place = places.find(({ value }) => (sum = plus(sum, value)) > most);
        const first = this.compiled.format.rows[0]!;
        const { items } = first.kind === 'line' ? first : first.line;
        return { local, fields, at: place?.at ?? { name: items[0]!.name, ...(first.kind === 'lines' && { line: 0 }) } };
      }
      sum = after;
    }
    return undefined;
  }
}

type Columns = Pick<Borrowed<CaseTable>, 'state' | 'firstToken'>;

/** Makes what reads the weight of a case off its table: of most, the number is at a place that is known. */
function weigher(compiled: Compiled, total: Total): (table: Borrowed<TokenTable>, token: number) => Natural {
  if (total.name === undefined) return () => 1;
  let offset = 0;
  for (const { shape, times } of compiled.rows) {
    if (times >= 0) break;
    const place = shape.fields.findIndex(({ name }) => name === total.name);
    const known = offset + place;
    if (place >= 0) return (table, token) => valueOf(table, token + known);
    if (shape.list) break;
    offset += shape.fields.length;
  }
  return (table, token) => weightOf(compiled.format, fieldsAt(compiled, table, token), total);
}
