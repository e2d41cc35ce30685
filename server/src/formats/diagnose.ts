/**
 * A closer look at a line that is not plainly right: findings with exact spans, and what is left of the case.
 */
import type { Borrowed } from '../text/borrowed';
import type { Fix } from '../text/finding';
import { type Message, message } from '../text/message';
import { type Span, spanOfLine } from '../text/place';
import { type TokenTable, tokenText } from '../text/table';
import { BAD, GOOD, type Notes, QUESTIONABLE } from './cases';
import type { Compiled, Shape } from './compile';
import { inWords, isBelow, type Legible, legibleOf } from './digits';
import type { Bound, Field, List } from './format';
import { readDigits } from './numeral';
import { terminatorOf } from './write';

export interface LineAtHand {
  readonly table: Borrowed<TokenTable>;
  readonly line: number;
  readonly shape: Shape;
  /** Filled with the numbers that count something; NaN where they cannot be read. */
  readonly counts: Float64Array;
  readonly notes: Notes;
  readonly isFirstRow: boolean;
  readonly compiled: Compiled;
}

type Item = Field | List;
/** The numbers of the line; undefined for those that cannot be read. */
type Values = readonly (Legible | undefined)[];

/** Notes all that is wrong with the line, and gives the state of a case that has such a line. */
export function diagnoseLine(at: LineAtHand): number {
  const values = readTokens(at);
  if (isLoneZero(at, values)) return noteLoneZero(at, values);
  const isComplete = hasLength(at, values);
  const isLegible = !values.includes(undefined);
  let state = isComplete && isLegible ? GOOD : BAD;
  if (isOutOfBounds(at, values) && state === GOOD) state = QUESTIONABLE;
  if (isComplete && at.shape.list?.distinct && hasDuplicate(at, values)) state = BAD;
  return state;
}

const first = ({ table, line }: LineAtHand): number => table.lineToken[line]!;

/** Returns how many numbers the line has. */
const countOn = ({ table, line }: LineAtHand): number => table.lineToken[line + 1]! - table.lineToken[line]!;

/** Returns the span of tokens `from` … `to`, counted from the first of the line. */
function spanOf(at: LineAtHand, from: number, to = from + 1): Span {
  const origin = at.table.lineStart[at.line]!;
  return spanOfLine(
    at.line,
    at.table.tokenStart[first(at) + from]! - origin,
    at.table.tokenEnd[first(at) + to - 1]! - origin,
  );
}

/** Returns the numbers of the line that have a meaning; of those that are too much only the faults are noted. */
function readTokens(at: LineAtHand): Values {
  const { table, shape, counts } = at;
  const count = countOn(at);
  const values = new Array<Legible | undefined>(shape.list ? count : Math.min(count, shape.fields.length));
  for (let index = 0; index < values.length; index++) values[index] = readToken(at, index);
  const { tokenValue } = table;
  const from = first(at);
  for (let index = values.length; index < count; index++)
    if (Number.isNaN(tokenValue[from + index]!)) readToken(at, index);
  shape.fills.forEach((slot, index) => {
    const value = values[index];
    if (slot >= 0) counts[slot] = value === undefined ? NaN : Number(value);
  });
  return values;
}

function readToken(at: LineAtHand, index: number): Legible | undefined {
  const plain = at.table.tokenValue[first(at) + index]!;
  if (!Number.isNaN(plain)) return plain;
  const { digits, fault } = readDigits(tokenText(at.table, first(at) + index));
  if (fault) {
    at.notes.add(fault.severity, () => {
      const span = spanOf(at, index);
      return {
        code: fault.code,
        span,
        message: fault.describe(),
        fixes: fault.better === undefined ? [] : [replace(span, fault.better)],
      };
    });
  }
  return digits === undefined ? undefined : legibleOf(digits);
}

const replace = (span: Span, text: string): Fix => ({ title: message('Write {0}', text), edits: [{ span, text }] });

/** Is the number of numbers right? Notes it where it is not. */
function hasLength(at: LineAtHand, values: Values): boolean {
  const { fields, list, listSlot } = at.shape;
  const count = countOn(at);
  if (list && count >= fields.length) {
    const wanted = at.counts[listSlot]!;
    const found = count - fields.length;
    if (wanted !== found && !Number.isNaN(wanted)) noteListLength(at, list, values, found);
    return wanted === found;
  }
  if (count === fields.length) return true;
  if (count > fields.length) noteTooMany(at, count);
  else noteTooFew(at, count);
  return false;
}

function noteTooFew(at: LineAtHand, found: number): void {
  const { fields, list } = at.shape;
  at.notes.add('error', () => ({
    code: 'too-few-numbers',
    span: spanOf(at, 0, found),
    message: list
      ? message('Expected at least {0} numbers on this line ({1}), found {2}.', fields.length, namesOf(at.shape), found)
      : message('Expected {0} numbers on this line ({1}), found {2}.', fields.length, namesOf(at.shape), found),
  }));
}

function noteTooMany(at: LineAtHand, found: number): void {
  const wanted = at.shape.fields.length;
  at.notes.add('error', () => ({
    code: 'too-many-numbers',
    span: spanOf(at, wanted, found),
    message:
      wanted === 1
        ? message('Expected 1 number on this line ({0}), found {1}.', namesOf(at.shape), found)
        : message('Expected {0} numbers on this line ({1}), found {2}.', wanted, namesOf(at.shape), found),
    fixes: [
      ...splitLine(at, wanted, found),
      { title: message('Remove the extra numbers'), edits: [{ span: afterToken(at, wanted - 1, found), text: '' }] },
    ],
  }));
}

/** More edits than this would cost more memory than the text. */
const MOST_EDITS = 10_000;

/** Where every line is a case, a line of several cases can be broken up. */
function splitLine(at: LineAtHand, wanted: number, found: number): Fix[] {
  if (at.compiled.rows.length > 1 || found % wanted !== 0 || found > MOST_EDITS * wanted) return [];
  const edits = [];
  for (let index = wanted; index < found; index += wanted)
    edits.push({ span: afterToken(at, index - 1, index + 1, false), text: '\n' });
  return [{ title: message('Put each case on a line of its own'), edits }];
}

/** From the end of one token to the end (or start) of the token before `to`. */
function afterToken(at: LineAtHand, token: number, to: number, through = true): Span {
  const last = spanOf(at, to - 1);
  return { start: spanOf(at, token).end, end: through ? last.end : last.start };
}

/** Fewer zeros than end the input, where only a case or that end can be. */
function isLoneZero({ compiled, isFirstRow, shape }: LineAtHand, values: Values): boolean {
  const { end } = compiled.format;
  return (
    end.kind === 'zeros' &&
    isFirstRow &&
    values.length < Math.min(end.zeros, shape.fields.length) &&
    values.every((value) => value === 0)
  );
}

function noteLoneZero(at: LineAtHand, values: Values): number {
  const zeros = terminatorOf(at.compiled.format)!;
  const span = spanOf(at, 0, values.length);
  at.notes.add('error', () => ({
    code: 'lone-zero',
    span,
    message: message('The input ends with a line “{0}”; found “{1}”.', zeros, values.join(' ')),
    fixes: [replace(span, zeros)],
  }));
  return BAD;
}

/** Blames the count where it is on the same line, else the list, or the whole line where the list is empty. */
function noteListLength(at: LineAtHand, list: List, values: Values, found: number): void {
  const index = fieldIndex(at, list.count);
  at.notes.add('error', () => {
    const wanted = inWords(values[index] ?? at.counts[at.shape.listSlot]!);
    const span = index >= 0 ? spanOf(at, index) : spanOf(at, found === 0 ? 0 : at.shape.fields.length, values.length);
    const counted = index >= 0 ? span : lineOfCount(at, list);
    const fixes = counted ? [replace(counted, String(found))] : [];
    return {
      code: 'wrong-length',
      span,
      message: message('{0} is {1}, but the number of numbers that follow is {2}.', list.count, wanted, found),
      fixes,
    };
  });
}

/** Returns the line above, where it holds the count alone. */
function lineOfCount({ compiled, shape, table, line }: LineAtHand, list: List): Span | undefined {
  const above = compiled.rows[compiled.rows.findIndex((row) => row.shape === shape) - 1]?.shape;
  if (!above || above.list || above.fields.length !== 1 || above.fields[0]!.name !== list.count) return undefined;
  let counted = line - 1;
  while (counted >= 0 && table.lineToken[counted] === table.lineToken[counted + 1]) counted--;
  const token = table.lineToken[counted]!;
  if (counted < 0 || table.lineToken[counted + 1] !== token + 1) return undefined;
  const origin = table.lineStart[counted]!;
  return spanOfLine(counted, table.tokenStart[token]! - origin, table.tokenEnd[token]! - origin);
}

/** Returns the names of a line's numbers as statements write them: `n h1 … hn`. */
export function namesOf({ fields, list }: Pick<Shape, 'fields' | 'list'>): string {
  const names = fields.map((field) => field.name);
  if (list) names.push(`${list.name}1 … ${list.name}${list.count}`);
  return names.join(' ');
}

/** Notes each number that is out of its bounds. */
function isOutOfBounds(at: LineAtHand, values: Values): boolean {
  const { fields, list } = at.shape;
  let isOut = false;
  values.forEach((value, index) => {
    const item: Item | undefined = fields[index] ?? list;
    if (item === undefined || value === undefined) return;
    const isLow = isBeyond(at, values, value, item.min ?? 0, -1);
    if (isLow || isBeyond(at, values, value, item.max, 1)) {
      noteBounds(at, values, index, item, isLow ? item.min : item.max);
      isOut = true;
    }
  });
  return isOut;
}

const isBeyond = (at: LineAtHand, values: Values, value: Legible, bound: Bound | undefined, side: number): boolean => {
  const limit =
    typeof bound === 'string'
      ? values[fieldIndex(at, bound)]
      : typeof bound === 'bigint'
        ? legibleOf(String(bound))
        : bound;
  return limit !== undefined && (side < 0 ? isBelow(value, limit) : isBelow(limit, value));
};

const fieldIndex = (at: LineAtHand, name: string): number => at.shape.fields.findIndex((field) => field.name === name);

function noteBounds(at: LineAtHand, values: Values, index: number, item: Item, bound: Bound | undefined): void {
  const span = spanOf(at, index);
  const value = values[index]!;
  if (typeof bound !== 'string') {
    at.notes.add('warning', () => ({
      code: 'out-of-bounds',
      span,
      message: message('{0} is {1}, but the statement allows {2}.', item.name, inWords(value), rangeOf(item)),
    }));
    return;
  }
  at.notes.add('warning', () => {
    const other = fieldIndex(at, bound);
    const swap: Fix = {
      title: message('Swap {0} and {1}', bound, item.name),
      edits: [
        { span: spanOf(at, other), text: String(value) },
        { span, text: String(values[other]!) },
      ],
    };
    return {
      code: 'out-of-order',
      span,
      message: message('{0} is {1}, but the statement asks for {2}.', item.name, inWords(value), rangeOf(item)),
      fixes: [swap],
    };
  });
}

/** Returns the bounds as statements write them: `1 ≤ n ≤ 20`, `n ≥ 1`. */
export function rangeOf({ name, min = 0, max }: Item): string {
  return max === undefined ? `${name} ≥ ${min}` : `${min} ≤ ${name} ≤ ${max}`;
}

function hasDuplicate(at: LineAtHand, values: Values): boolean {
  const seen = new Map<Legible, number>();
  let found = false;
  for (let index = at.shape.fields.length; index < values.length; index++) {
    const value = values[index];
    if (value === undefined) continue;
    const earlier = seen.get(value);
    if (earlier === undefined) seen.set(value, index);
    else {
      found = true;
      at.notes.add('error', () => ({
        code: 'duplicate',
        span: spanOf(at, index),
        message: duplicateMessage(inWords(value), earlier - at.shape.fields.length + 1),
      }));
    }
  }
  return found;
}

const duplicateMessage = (value: number | string, index: number): Message =>
  message('{0} appears twice: it is also number {1} of the list.', value, index);
