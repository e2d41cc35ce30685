/** Reads a move: an arrow, or one of its short forms. */
import { type Message, message } from '../../text/message';
import { edit } from '../mistakes';
import { readExpression, readGenerators, readIf, readNames, readSetOrNumbers } from './expression';
import { setInWords } from './inWords';
import type { Piece } from './lexer';
import type { Reader } from './reader';
import type { ArrowTree, CodeTree, MoveTree, Name, PartTree, SplitTree, TakeTree, Tree } from './tree';

export function readMove(reader: Reader): MoveTree {
  const move = readAnyMove(reader);
  readEnd(reader);
  return move;
}

function readAnyMove(reader: Reader): MoveTree {
  // A heap may be called so as well.
  const isArrow = ['->', '=>', '-', '='].includes(reader.ahead(1).text);
  if (!isArrow && reader.pass('take')) return readTake(reader);
  if (!isArrow && reader.pass('split')) return readSplit(reader);
  if (!isArrow && reader.pass('code')) return readCode(reader);
  return readArrow(reader);
}

/** Nothing may be left over. */
export function readEnd(reader: Reader): void {
  if (reader.isEnd()) return;
  const piece = reader.here();
  reader.fail('left-over', piece, message('Unexpected “{0}” here.', reader.next.text));
}

const startsMove = (): Message => message('A move is written “h -> h - 1”, “take 1..3”, “split” or “code 0.77”.');

/** `N - 1`, which says what is left, and not of what. */
function noteNoArrow(reader: Reader): void {
  const name = reader.next;
  const isLess = name.kind === 'name' && ['-', '/'].includes(reader.ahead(1).text);
  if (!isLess || !reader.isName() || !['name', 'number'].includes(reader.ahead(2).kind)) return;
  // Of “h - h - 1” it is the first minus that is meant as an arrow.
  if (reader.ahead(2).text === name.text) return;
  let [to, isBeforeIf] = [name.to, true];
  for (let ahead = 1; reader.ahead(ahead).kind !== 'end'; ahead++) {
    const { text, to: end } = reader.ahead(ahead);
    isBeforeIf &&= text !== 'if';
    if (isBeforeIf && ['->', '=>', '>', '='].includes(text)) return;
    to = end;
  }
  const meant = `${name.text} -> ${reader.textOf({ from: name.from, to })}`;
  const sentence = message('A move says what becomes of what: {0}.', meant);
  reader.failWith('no-arrow', { from: name.from, to }, sentence, meant);
}

function readArrow(reader: Reader): ArrowTree {
  noteNoArrow(reader);
  const { from } = reader.next;
  if (!reader.is('(') && !reader.isName()) reader.failHere(startsMove());
  const pattern = reader.is('(') ? readNames(reader) : [reader.name(startsMove())];
  const patternPiece = reader.pieceFrom(from);
  readArrowSign(reader);
  const results = readResults(reader);
  const generators = readGenerators(reader);
  const { from: ifFrom } = reader.next;
  const condition = readIf(reader);
  if (condition && reader.is('for')) noteOrder(reader, { from: ifFrom, to: reader.last });
  return { kind: 'arrow', pattern, patternPiece, results, generators, ...(condition && { condition }) };
}

function readArrowSign(reader: Reader): void {
  if (reader.pass('->')) return;
  const { from, to } = reader.here();
  const isNearly = reader.is('=>', '=', '-', ':');
  const more = isNearly && reader.ahead(1).from === to && ['>', '='].includes(reader.ahead(1).text) ? 1 : 0;
  const sentence = message('An arrow is written “->”.');
  if (isNearly) reader.failWith('expected', { from, to: to + more }, sentence, '->');
  else if (reader.isEnd()) reader.failHere(startsMove());
  else reader.failHere(sentence);
}

/** The condition comes last. */
function noteOrder(reader: Reader, condition: Piece): void {
  const piece = reader.here();
  const before = reader.textOf(condition);
  readGenerators(reader);
  if (reader.finding) return;
  const generators = { from: piece.from, to: reader.last };
  const swapped = `${reader.textOf(generators)} ${before}`;
  reader.fail('left-over', piece, message('“for” comes before “if”.'), [
    {
      title: message('Swap “if” and “for”'),
      edits: [edit(reader.line, { from: condition.from, to: generators.to }, swapped)],
    },
  ]);
}

function readResults(reader: Reader): PartTree[] {
  if (reader.pass('nothing')) return [];
  const results = [readPart(reader)];
  while (reader.pass(',')) results.push(readPart(reader));
  return results;
}

/** Returns one number, or several in parentheses; `(a + b) / 2` is one number. */
export function readPart(reader: Reader): PartTree {
  if (!isTuple(reader)) {
    const only = readExpression(reader);
    return { numbers: [only], from: only.from, to: only.to };
  }
  reader.move();
  const { from } = reader.next;
  const numbers: Tree[] = [readExpression(reader)];
  while (reader.pass(',')) numbers.push(readExpression(reader));
  const piece = reader.pieceFrom(from);
  reader.expect(')', message('A closing parenthesis is missing.'));
  return { numbers, ...piece };
}

/** Are the parentheses that come next all of the part? */
function isTuple(reader: Reader): boolean {
  if (!reader.is('(')) return false;
  let depth = 0;
  for (let ahead = 0; ; ahead++) {
    const { kind, text } = reader.ahead(ahead);
    if (kind === 'end') return false;
    if (text === '(') depth++;
    if (text === ')' && --depth === 0) {
      const after = reader.ahead(ahead + 1);
      return after.kind === 'end' || [',', 'for', 'if', '×', '->'].includes(after.text);
    }
  }
}

function readTake(reader: Reader): TakeTree {
  const words = setInWords(reader);
  if (words) {
    const sentence =
      words.kind === 'range'
        ? message('A range is written with two points: {0}.', words.meant)
        : message('Numbers to choose from stand in braces: {0}.', words.meant);
    reader.failWith('in-words', words, sentence, words.meant);
  }
  const set = readSetOrNumbers(reader);
  const from = reader.pass('from') ? heap(reader) : undefined;
  const condition = readIf(reader);
  return { kind: 'take', set, ...(from && { from }), ...(condition && { condition }) };
}

const heap = (reader: Reader): Name => reader.name(message('Expected the name of a heap here.'));

function readSplit(reader: Reader): SplitTree {
  const from = reader.isName() && !reader.is('unequal') ? heap(reader) : undefined;
  return { kind: 'split', unequal: reader.pass('unequal'), ...(from && { from }) };
}

const CODE = /^[04]?\.[0-9A-F]+$/i;

function readCode(reader: Reader): CodeTree {
  const { text, ...piece } = reader.word();
  if (/^[0-9A-F]+$/i.test(text)) {
    const pointed = `0.${text}`;
    reader.failWith('bad-code', piece, message('A code has a point: {0}.', pointed), pointed);
  } else if (!CODE.test(text)) noteCode(reader, piece, text);
  const from = reader.pass('on') ? heap(reader) : undefined;
  const digits = Array.from(text.replace('.', text.startsWith('.') ? '0' : ''), (digit) => parseInt(digit, 16));
  return { kind: 'code', digits, text, ...(from && { from }) };
}

function noteCode(reader: Reader, piece: Piece, text: string): void {
  const looks = message('it looks like 0.77, with a digit from 0 to 7 (octal) or F for each number taken');
  if (text === '') reader.failHere(message('Expected a code here: {0}.', looks));
  else reader.fail('bad-code', piece, message('“{0}” is not a take-and-break code: {1}.', text, looks));
}
