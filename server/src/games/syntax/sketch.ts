/** Reads the sketch of an input: `T / n / h1 … hn / …`, as `formats/describe.ts` writes it, line by line. */
import { message } from '../../text/message';
import type { Piece } from './lexer';
import type { Reader } from './reader';
import type { Name } from './tree';

export interface ItemTree extends Piece {
  /** Without the 1 of a list's first number. */
  readonly name: Name;
  /** How many numbers a list has. */
  readonly count?: Name;
  /** Where else the name of the list stands: before its other numbers. */
  readonly again?: readonly Name[];
}

export interface RowTree {
  readonly items: readonly ItemTree[];
  /** How many such lines there are. */
  readonly times?: Name;
}

export interface SketchTree {
  readonly rows: readonly RowTree[];
  /** More cases follow the first. */
  readonly repeats: boolean;
  /** The zeros that end the input. */
  readonly zeros: number;
}

export function readSketch(reader: Reader): SketchTree {
  const rows: RowTree[] = [];
  let repeats = false;
  let zeros = 0;
  do {
    if (repeats) zeros = readZeros(reader);
    else if (!reader.is('…')) rows.push({ items: readItems(reader) });
    else if (!['×', '*'].includes(reader.ahead(1).text)) {
      reader.move();
      repeats = true;
    } else rows.push({ items: rows.pop()?.items ?? [], times: readTimes(reader) });
  } while (reader.pass('/'));
  if (!reader.isEnd()) reader.failHere(message('Expected “/” before the next line.'));
  if (rows.length === 0) reader.failHere(message('The input has at least one line.'));
  return { rows, repeats, zeros };
}

/** `… × n` */
function readTimes(reader: Reader): Name {
  reader.move();
  reader.move();
  return reader.name(message('Expected a name that says how many lines there are.'));
}

function readZeros(reader: Reader): number {
  let zeros = 0;
  for (; reader.next.kind === 'number' && Number(reader.next.text) === 0; zeros++) reader.move();
  if (zeros === 0) reader.failHere(message('After “…” comes nothing but the zeros that end the input.'));
  return zeros;
}

function readItems(reader: Reader): ItemTree[] {
  const items: ItemTree[] = [];
  do items.push(readItem(reader));
  while (reader.isName());
  return items;
}

function readItem(reader: Reader): ItemTree {
  const name = reader.name(message('Expected the name of a number here.'));
  if (reader.is('…') && reader.ahead(1).text !== '×') return readList(reader, name);
  // a1 a2 … an
  const isSecond = reader.next.text === `${name.name.slice(0, -1)}2` && reader.ahead(1).text === '…';
  if (!name.name.endsWith('1') || !isSecond) return { name, from: name.from, to: name.to };
  const second = reader.name(message('Expected the name of a number here.'));
  return readList(reader, name, second);
}

/** From the dots on: `… hn`. */
function readList(reader: Reader, first: Name, ...more: readonly Name[]): ItemTree {
  reader.move();
  const base = first.name.replace(/_?1$/, '');
  const last = reader.name(message('A list is written {0}1 … {0}n.', base));
  const piece = reader.pieceFrom(first.from);
  const rest = last.name.slice(base.length).replace(/^_/, '');
  if (!first.name.endsWith('1') || base === '' || !last.name.startsWith(base) || rest === '')
    reader.fail('expected', piece, message('A list is written {0}1 … {0}n.', base === '' ? 'a' : base));
  const nameIn = ({ from }: Name): Name => ({ name: base, from, to: from + base.length });
  const count = { name: rest, from: last.to - rest.length, to: last.to };
  return { name: nameIn(first), count, again: [...more, last].map(nameIn), ...piece };
}
