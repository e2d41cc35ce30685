/**
 * The grammar of judge inputs, as values.
 *
 * A problem says its layout once: how the input ends, the lines of one case, and the fields of each line with their
 * bounds. Reading with findings, writing, describing and helping while one types all follow from that one value.
 * A bound may be a number or the name of a field further left on the same line.
 */
import type { Message } from '../text/message';
import type { Natural } from '../text/natural';

/** The least or greatest value of a field: a number, exact at any size, or an earlier field of the line. */
export type Bound = Natural | string;

export interface Bounds {
  readonly min?: Bound;
  /** No bound where it is left out. */
  readonly max?: Bound;
  /** What the number means, as a short noun phrase. */
  readonly meaning?: Message;
}

/** One number. */
export interface Field<Name extends string = string> extends Bounds {
  readonly kind: 'field';
  readonly name: Name;
}

/** As many numbers as an earlier field of the case says, to the end of the line. */
export interface List<Name extends string = string> extends Bounds {
  readonly kind: 'list';
  readonly name: Name;
  readonly count: string;
  /** No number may be there twice. */
  readonly distinct?: boolean;
}

export interface Line<Items extends readonly (Field | List)[] = readonly (Field | List)[]> {
  readonly kind: 'line';
  readonly items: Items;
}

/** As many lines of one shape as an earlier field of the case says. */
export interface Lines<Name extends string = string, Shape extends Line = Line> {
  readonly kind: 'lines';
  readonly name: Name;
  readonly count: string;
  readonly line: Shape;
}

export type Row = Line | Lines;

/** How the input ends. */
export type End =
  /** A line of so many zeros, which is no case. */
  | { readonly kind: 'zeros'; readonly zeros: number }
  /** The first line says how many cases follow. */
  | { readonly kind: 'count'; readonly field: Field }
  /** The end of the file. */
  | { readonly kind: 'file' }
  /** The file holds a single case. */
  | { readonly kind: 'single' };

/** What a statement says of several numbers of a case, beside what bounds each of them. */
export type Relation =
  /** Numbers of one name are below those of another: of the same line, or of the whole case. */
  | { readonly kind: 'order'; readonly less: string; readonly more: string; readonly isStrict: boolean }
  /** Each number of a list is at least the one before, or above it. */
  | { readonly kind: 'ascending'; readonly name: string; readonly isStrict: boolean }
  | { readonly kind: 'parity'; readonly name: string; readonly isEven: boolean };

/** What a statement says of all cases of a file together: the sum of a number or of a list, or how many cases there are. */
export interface Total {
  /** The number or list that is added up; undefined for the number of cases. */
  readonly name?: string;
  readonly most: Natural;
}

export interface Format<Rows extends readonly Row[] = readonly Row[]> {
  readonly end: End;
  readonly rows: Rows;
  readonly relations?: readonly Relation[];
  readonly totals?: readonly Total[];
  /** The statement has blank lines, between cases or where a list is empty: none of them is a slip. */
  readonly hasBlankLines?: true;
}

export function integer<const Name extends string>(name: Name, bounds: Bounds = {}): Field<Name> {
  return { kind: 'field', name, ...bounds };
}

export function list<const Name extends string>(
  name: Name,
  count: string,
  bounds: Bounds & { distinct?: boolean } = {},
): List<Name> {
  return { kind: 'list', name, count, ...bounds };
}

export function line<const Items extends readonly (Field | List)[]>(...items: Items): Line<Items> {
  return { kind: 'line', items };
}

export function lines<const Name extends string, Shape extends Line>(
  name: Name,
  count: string,
  shape: Shape,
): Lines<Name, Shape> {
  return { kind: 'lines', name, count, line: shape };
}

/** `until 0`, `until 0 0` …: the input ends with a line of that many zeros. */
export function untilZeros<const Rows extends readonly Row[]>(zeros: number, ...rows: Rows): Format<Rows> {
  return { end: { kind: 'zeros', zeros }, rows };
}

/** The first line holds the number of cases. */
export function counted<const Rows extends readonly Row[]>(field: Field, ...rows: Rows): Format<Rows> {
  return { end: { kind: 'count', field }, rows };
}

export function untilEndOfFile<const Rows extends readonly Row[]>(...rows: Rows): Format<Rows> {
  return { end: { kind: 'file' }, rows };
}

export function singleCase<const Rows extends readonly Row[]>(...rows: Rows): Format<Rows> {
  return { end: { kind: 'single' }, rows };
}

/** Returns the same layout where the statement has blank lines. */
export function withBlankLines<const Rows extends readonly Row[]>(format: Format<Rows>): Format<Rows> {
  return { ...format, hasBlankLines: true };
}

/** What was read of one case, by the names of the grammar. */
export type AnyFields = Readonly<Record<string, FieldValue>>;
export type FieldValue = Natural | readonly Natural[] | readonly AnyFields[];

type Together<Union> = (Union extends unknown ? (member: Union) => void : never) extends (both: infer Both) => void
  ? Both
  : never;

type OfItem<Item> =
  Item extends Field<infer Name>
    ? { readonly [K in Name]: Natural }
    : Item extends List<infer Name>
      ? { readonly [K in Name]: readonly Natural[] }
      : never;

type OfRow<R> =
  R extends Line<infer Items>
    ? Together<OfItem<Items[number]>>
    : R extends Lines<infer Name, infer Shape>
      ? { readonly [K in Name]: readonly OfRow<Shape>[] }
      : never;

/** The type of the fields that a format reads: `{ a: Natural; b: Natural }` for a line of two integers. */
export type FieldsOf<F> = F extends Format<infer Rows> ? Together<OfRow<Rows[number]>> : never;
