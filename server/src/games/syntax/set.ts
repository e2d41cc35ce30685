/** Reads sets of numbers, and `for`: names that go through them. */
import { message } from '../../text/message';
import { readCondition, readExpression } from './expression';
import type { Piece } from './lexer';
import type { Reader } from './reader';
import type { GeneratorTree, Name, SetTree, Tree } from './tree';

function readSet(reader: Reader): SetTree {
  const { from } = reader.next;
  const set = readSetFrom(reader);
  return { ...set, ...reader.pieceFrom(from) };
}

type WithoutPiece<T> = T extends Piece ? Omit<T, keyof Piece> : never;

function readSetFrom(reader: Reader): WithoutPiece<SetTree> {
  if (reader.is('all') && reader.ahead(1).text === 'but') return readAllBut(reader);
  if (reader.pass('{')) return readListed(reader);
  if (reader.is('primes') && reader.ahead(1).text !== '(') {
    reader.move();
    return { kind: 'primes' };
  }
  if (reader.is(...SETS) && reader.ahead(1).text === '(') return readSetOf(reader);
  const first = readExpression(reader);
  if (!reader.pass('..')) return { kind: 'bare', of: first };
  return { kind: 'range', first, last: readExpression(reader) };
}

const SETS = ['divisors', 'digits', 'powers'];

function readSetOf(reader: Reader): WithoutPiece<SetTree> {
  const kind = reader.move().text as 'divisors';
  reader.move();
  const of = readExpression(reader);
  reader.expect(')', message('A closing parenthesis is missing.'));
  return { kind, of };
}

function readAllBut(reader: Reader): WithoutPiece<SetTree> {
  reader.move();
  reader.move();
  if (reader.is('all')) reader.failHere(message('Expected a set, found “{0}”.', 'all'));
  return { kind: 'allBut', set: readSetOrNumbers(reader) };
}

function readListed(reader: Reader): WithoutPiece<SetTree> {
  const members: Tree[] = [];
  do members.push(readExpression(reader));
  while (reader.pass(','));
  reader.expect('}', message('A closing brace is missing.'));
  return { kind: 'listed', members };
}

/** Returns a set, or numbers with commas between them, where nothing else has commas. */
export function readSetOrNumbers(reader: Reader): SetTree {
  const first = readSet(reader);
  if (first.kind !== 'bare' || !reader.is(',')) return first;
  const members = [first.of];
  while (reader.pass(',')) members.push(readExpression(reader));
  return { kind: 'listed', members, ...reader.pieceFrom(first.from) };
}

/** `for x in …, (l, r) in lines`: none if there is no `for`. */
export function readGenerators(reader: Reader): GeneratorTree[] {
  const generators: GeneratorTree[] = [];
  while (reader.pass('for')) {
    do generators.push(readGenerator(reader));
    while (reader.pass(','));
  }
  return generators;
}

function readGenerator(reader: Reader): GeneratorTree {
  const { from } = reader.next;
  const names = reader.is('(') ? readNames(reader) : [nameOf(reader)];
  reader.expect('in', message('Expected “in” here: for x in 1..3.'));
  const isLines =
    reader.is('lines') && (reader.ahead(1).kind === 'end' || [',', 'if', 'for', ')'].includes(reader.ahead(1).text));
  if (isLines) reader.move();
  const set = isLines ? undefined : readSet(reader);
  return { names, set, ...reader.pieceFrom(from) };
}

const nameOf = (reader: Reader): Name => reader.name(message('Expected a name here.'));

/** `(a, b)` */
export function readNames(reader: Reader): Name[] {
  reader.move();
  const names = [nameOf(reader)];
  while (reader.pass(',')) names.push(nameOf(reader));
  reader.expect(')', message('A closing parenthesis is missing.'));
  return names;
}

/** `if …`; undefined without it. */
export const readIf = (reader: Reader): Tree | undefined => (reader.pass('if') ? readCondition(reader) : undefined);
