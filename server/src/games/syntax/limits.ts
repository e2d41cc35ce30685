/** Reads bounds as statements have them: `1 <= n, k <= 10^5, a ascending, gcd(a, b) = 1, sum(n) over all cases <= 10^6`. */
import { powerOf } from '../../text/integer';
import { type Message, message } from '../../text/message';
import { minus, type Natural, parseNatural, plus, times } from '../../text/natural';
import { readCondition } from './expression';
import type { Piece } from './lexer';
import type { Reader } from './reader';
import type { Name, Tree } from './tree';

/** One side of a comparison: names or a number. */
export type Side = Piece & ({ readonly names: readonly Name[] } | { readonly value: Natural });

/** All of the left side are less than all of the right one, or equal unless it is strict. */
export interface Limit extends Piece {
  readonly less: Side;
  readonly more: Side;
  readonly isStrict: boolean;
}

export interface LimitsTree {
  readonly limits: readonly Limit[];
  readonly distinct: readonly Name[];
  readonly orders: readonly (Piece & { readonly name: Name; readonly isStrict: boolean })[];
  readonly parities: readonly { readonly name: Name; readonly isEven: boolean }[];
  readonly conditions: readonly Tree[];
  readonly totals: readonly TotalTree[];
}

/** The most that all cases of a file may come to: the sum of a name, or their number. */
export interface TotalTree extends Piece {
  readonly name?: Name;
  readonly most: Natural;
}

/** Names all that is bounded, but for conditions. */
export function* namesOfLimits({ limits, distinct, orders, parities, totals }: LimitsTree): Iterable<Name> {
  for (const side of limits.flatMap(({ less, more }) => [less, more])) if ('names' in side) yield* side.names;
  yield* distinct;
  for (const { name } of [...orders, ...parities, ...totals]) if (name) yield name;
}

type Draft = { -readonly [Key in keyof LimitsTree]: LimitsTree[Key][number][] };

export function readLimits(reader: Reader): LimitsTree {
  const draft: Draft = { limits: [], distinct: [], orders: [], parities: [], conditions: [], totals: [] };
  do {
    const isBefore = reader.is('distinct') && reader.ahead(1).kind === 'name';
    if (isBefore) reader.move();
    if (isBefore || reader.ahead(1).text === 'distinct') {
      draft.distinct.push(reader.name(message('Expected a name here.')));
      reader.pass('distinct');
    } else if (!readTotal(reader, draft) && !readProperty(reader, draft)) readComparison(reader, draft);
  } while (reader.pass(','));
  if (!reader.isEnd()) reader.failHere(message('A bound is written “1 <= n <= 100”.'));
  return draft;
}

/** `sum(n) over all cases <= 2*10^5`, `at most 100 cases` */
function readTotal(reader: Reader, draft: Draft): boolean {
  const { from } = reader.next;
  if (reader.is('at') && reader.ahead(1).text === 'most') {
    reader.move();
    reader.move();
    const most = readValue(reader);
    readCases(reader, message('The number of cases is bounded by “at most 100 cases”.'));
    draft.totals.push({ most, ...reader.pieceFrom(from) });
    return true;
  }
  if (!reader.is('sum') || reader.ahead(1).text !== '(' || reader.ahead(4).text !== 'over') return false;
  const sentence = message('A sum over all cases is bounded by “sum(n) over all cases <= 2*10^5”.');
  reader.move();
  reader.move();
  const name = reader.name(message('Expected a name here.'));
  reader.expect(')', sentence);
  reader.expect('over', sentence);
  reader.expect('all', sentence);
  readCases(reader, sentence);
  const isStrict = reader.is('<');
  if (!isStrict && !reader.is('<=')) reader.failHere(sentence);
  reader.move();
  const most = readValue(reader);
  draft.totals.push({ name, most: isStrict && most > 0 ? minus(most, 1) : most, ...reader.pieceFrom(from) });
  return true;
}

/** `cases`, or as statements say `test cases` */
function readCases(reader: Reader, sentence: Message): void {
  reader.pass('test');
  reader.expect('cases', sentence);
}

/** `a ascending`, `a strictly ascending`, `n even`, `n odd` */
function readProperty(reader: Reader, draft: Draft): boolean {
  const { from } = reader.next;
  const { text, kind } = reader.ahead(1);
  const isStrict = text === 'strictly' && reader.ahead(2).text === 'ascending';
  if (kind !== 'name' || !(isStrict || ['ascending', 'even', 'odd'].includes(text))) return false;
  const name = reader.name(message('Expected a name here.'));
  reader.move();
  if (isStrict) reader.move();
  if (isStrict || text === 'ascending') draft.orders.push({ name, isStrict, ...reader.pieceFrom(from) });
  else draft.parities.push({ name, isEven: text === 'even' });
  return true;
}

function readComparison(reader: Reader, draft: Draft): void {
  if (isCondition(reader)) draft.conditions.push(readCondition(reader));
  else readChain(reader, draft.limits);
}

/** Signs and words that no chain of names and numbers has. */
const OF_CONDITIONS = new Set(['(', '[', '=', '!=', '/', 'mod', 'xor', 'and', 'or', 'not', 'divides']);
const ARITHMETIC = new Set(['+', '-', '*']);

/** Does more than a chain of names and numbers come, up to the next comma? */
function isCondition(reader: Reader): boolean {
  for (let ahead = 0; ; ahead++) {
    const [token, after] = [reader.ahead(ahead), reader.ahead(ahead + 1)];
    if (token.kind === 'end' || token.text === ',') return false;
    if (OF_CONDITIONS.has(token.text)) return true;
    const isFactor = token.kind === 'number' && after.kind === 'name' && after.from === token.to;
    const isTerm =
      (token.kind === 'name' && ARITHMETIC.has(after.text)) || (ARITHMETIC.has(token.text) && after.kind === 'name');
    if (isFactor || isTerm) return true;
  }
}

const SIGNS = ['<', '<=', '>', '>='];

function readChain(reader: Reader, limits: Limit[]): void {
  let left = readSide(reader, false);
  if (!reader.is(...SIGNS)) reader.failHere(message('A bound is written “1 <= n <= 100”.'));
  while (reader.is(...SIGNS)) {
    const sign = reader.move();
    const right = readSide(reader, 'value' in left);
    const [less, more] = sign.text.startsWith('<') ? [left, right] : [right, left];
    limits.push({ less, more, isStrict: !sign.text.endsWith('='), from: sign.from, to: sign.to });
    left = right;
  }
}

/** Returns a number, a name, or after a number names with commas, as in `1 <= n, k <= 100`. */
function readSide(reader: Reader, isAfterNumber: boolean): Side {
  const { from, kind } = reader.next;
  if (kind === 'number') return { value: readValue(reader), ...reader.pieceFrom(from) };
  const names = [reader.name(message('Expected a number or a name here.'))];
  while (isAfterNumber && reader.is(',') && isJoined(reader)) {
    reader.move();
    names.push(reader.name(message('Expected a name here.')));
  }
  return { names, ...reader.pieceFrom(from) };
}

/** Do more names come, and then a sign? */
function isJoined(reader: Reader): boolean {
  for (let ahead = 0; reader.ahead(ahead).text === ','; ahead += 2) {
    if (reader.ahead(ahead + 1).kind !== 'name') return false;
    if (SIGNS.includes(reader.ahead(ahead + 2).text)) return true;
  }
  return false;
}

/** `10^9`, `2*10^5`, `10^18 - 1` */
function readValue(reader: Reader): Natural {
  let value = readPower(reader);
  while (reader.is('*', '·', '×')) {
    reader.move();
    value = times(value, readPower(reader));
  }
  if (!reader.is('+', '-')) return value;
  const isMore = reader.move().text === '+';
  const rest = readPower(reader);
  if (isMore) return plus(value, rest);
  return rest < value ? minus(value, rest) : 0;
}

function readPower(reader: Reader): Natural {
  const base = readNumber(reader);
  if (!reader.is('^', '**')) return base;
  reader.move();
  const piece = reader.here();
  const power = powerOf(base, readNumber(reader));
  if (power === undefined) reader.fail('expected', piece, message('This number is too large.'));
  return power ?? 0;
}

function readNumber(reader: Reader): Natural {
  if (reader.next.kind !== 'number') reader.failHere(message('Expected a number here.'));
  return parseNatural(reader.move().text.replace(/^0+(?=\d)/, '') || '0');
}
