/** Reads bounds as statements have them: `1 <= n, k <= 10^5, p distinct`. */
import { powerOf } from '../../text/integer';
import { message } from '../../text/message';
import { minus, type Natural, parseNatural, plus, times } from '../../text/natural';
import type { Piece } from './lexer';
import type { Reader } from './reader';
import type { Name } from './tree';

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
}

export function readLimits(reader: Reader): LimitsTree {
  const limits: Limit[] = [];
  const distinct: Name[] = [];
  do {
    const isBefore = reader.is('distinct') && reader.ahead(1).kind === 'name';
    if (isBefore) reader.move();
    if (isBefore || reader.ahead(1).text === 'distinct') {
      distinct.push(reader.name(message('Expected a name here.')));
      reader.pass('distinct');
    } else readChain(reader, limits);
  } while (reader.pass(','));
  if (!reader.isEnd()) reader.failHere(message('A bound is written “1 <= n <= 100”.'));
  return { limits, distinct };
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
