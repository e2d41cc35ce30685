/**
 * Reads expressions and conditions: numbers with signs between them, from the loosest sign to the tightest. Below them sets,
 * and `for`: a sum goes through sets, and a set has expressions in it.
 */
import type { Comparison, FoldName, FunctionName, Operator } from '../../rulesets/own/rules';
import { message } from '../../text/message';
import { parseNatural } from '../../text/natural';
import { edit, write } from '../mistakes';
import type { Piece } from './lexer';
import { heightOver, isName, type Reader } from './reader';
import type { GeneratorTree, Name, SetTree, Tree } from './tree';

export const readCondition = (reader: Reader): Tree => reader.within(() => readJunction(reader, 'or', readAll));

const readAll = (reader: Reader): Tree => readJunction(reader, 'and', readNot);

function readJunction(reader: Reader, kind: 'and' | 'or', read: (reader: Reader) => Tree): Tree {
  const first = read(reader);
  const conditions = [first];
  while (reader.pass(kind)) conditions.push(read(reader));
  if (conditions.length === 1) return first;
  return reader.over({ kind, conditions, height: heightOver(...conditions), ...reader.pieceFrom(first.from) });
}

function readNot(reader: Reader): Tree {
  const { from } = reader.next;
  if (!reader.pass('not')) return readComparison(reader);
  const of = reader.within(() => readNot(reader));
  return reader.over({ kind: 'not', of, height: heightOver(of), ...reader.pieceFrom(from) });
}

const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='];

function readComparison(reader: Reader): Tree {
  const first = readExpression(reader);
  if (reader.pass('divides')) {
    const of = readExpression(reader);
    return reader.over({
      kind: 'divides',
      divisor: first,
      of,
      height: heightOver(first, of),
      ...reader.pieceFrom(first.from),
    });
  }
  const operands = [first];
  const operators: Comparison[] = [];
  while (reader.is(...COMPARISONS)) {
    operators.push(reader.move().text as Comparison);
    operands.push(readExpression(reader));
  }
  if (operators.length === 0) return first;
  return reader.over({
    kind: 'comparison',
    operands,
    operators,
    height: heightOver(...operands),
    ...reader.pieceFrom(first.from),
  });
}

/** Signs that bind alike, from the loosest to the tightest. */
const LEVELS: readonly Readonly<Record<string, Operator>>[] = [
  { xor: 'xor' },
  { '+': 'plus', '-': 'minus' },
  { '*': 'times', '/': 'over', mod: 'mod' },
];

/** Returns a number: no comparison, unless in parentheses. */
export const readExpression = (reader: Reader): Tree => reader.within(() => readLevel(reader, 0));

function readLevel(reader: Reader, level: number): Tree {
  const operators = LEVELS[level];
  if (!operators) return readSigned(reader);
  let left = readLevel(reader, level + 1);
  while (reader.is(...Object.keys(operators))) {
    const operator = operators[reader.move().text]!;
    const right = readLevel(reader, level + 1);
    left = reader.over(binary(operator, left, right));
  }
  if (level === 0) noteUnknownSign(reader);
  return left;
}

const binary = (operator: Operator, left: Tree, right: Tree): Tree => ({
  kind: 'binary',
  operator,
  left,
  right,
  height: heightOver(left, right),
  from: left.from,
  to: right.to,
});

/** Signs that mean two things, or that nobody can type. */
function noteUnknownSign(reader: Reader): void {
  if (reader.is('^')) notePower(reader);
  else if (reader.is('·', '⋅')) reader.failWith('expected', reader.here(), message('A product is written “*”.'), '*');
}

function notePower(reader: Reader): void {
  const piece = reader.here();
  // A word needs blanks around it.
  const before = reader.last === piece.from ? ' ' : '';
  const after = reader.ahead(1).from === piece.to ? ' ' : '';
  const sentence = message('“^” is a power to some and xor to others: write “xor”, or “**” for a power.');
  const [xor, power] = [write(reader.line, piece, 'xor'), write(reader.line, piece, '**')];
  const edits = [edit(reader.line, piece, `${before}xor${after}`)];
  reader.fail('power-or-xor', piece, sentence, [{ ...xor, edits }, power]);
}

function readSigned(reader: Reader): Tree {
  const { from } = reader.next;
  if (reader.pass('+')) return reader.within(() => readSigned(reader));
  if (!reader.pass('-')) return readPower(reader);
  const of = reader.within(() => readSigned(reader));
  return reader.over({ kind: 'negative', of, height: heightOver(of), ...reader.pieceFrom(from) });
}

function readPower(reader: Reader): Tree {
  const base = readAtom(reader);
  // A number right before a name or a parenthesis is a factor: 2k.
  if (base.kind === 'number' && reader.next.from === base.to && (reader.isName() || reader.is('(')))
    return reader.over(
      binary(
        'times',
        base,
        reader.within(() => readPower(reader)),
      ),
    );
  if (!reader.pass('**')) return base;
  return reader.over(
    binary(
      'power',
      base,
      reader.within(() => readSigned(reader)),
    ),
  );
}

function readAtom(reader: Reader): Tree {
  const { kind, text, from, to } = reader.next;
  if (kind === 'number') {
    reader.move();
    return { kind, value: parseNatural(text.replace(/^0+(?=\d)/, '')), height: 1, from, to };
  }
  if (reader.pass('(')) {
    const inner = readCondition(reader);
    reader.expect(')', message('A closing parenthesis is missing.'));
    return { ...inner, ...reader.pieceFrom(from) };
  }
  const isCall = reader.ahead(1).text === '(' && (reader.isName() || reader.is('xor'));
  if (isCall) return readCall(reader);
  if (!reader.isName()) return noNumber(reader);
  if (reader.is(...OF_ONE)) noteNoParentheses(reader);
  const name = reader.name(message('A name is missing here.'));
  return reader.is('[') ? readElement(reader, name) : { kind: 'name', ...name, height: 1 };
}

/** Functions of one number, which mathematicians write without parentheses. */
const OF_ONE = ['prime', 'sqrt', 'abs', 'divisors', 'digits'];

function noteNoParentheses(reader: Reader): void {
  const [name, argument] = [reader.next, reader.ahead(1)];
  if (argument.kind !== 'number' && !(argument.kind === 'name' && isName(argument.text))) return;
  const meant = `${name.text}(${argument.text})`;
  const sentence = message('What a function is of stands in parentheses: {0}.', meant);
  reader.failWith('no-parentheses', { from: name.from, to: argument.to }, sentence, meant);
}

function noNumber(reader: Reader): Tree {
  return reader.failHere(
    reader.isEnd()
      ? message('Expected a number or a name at the end.')
      : message('Expected a number or a name, found “{0}”.', reader.next.text),
  );
}

function readElement(reader: Reader, list: Name): Tree {
  reader.move();
  const at = readExpression(reader);
  reader.expect(']', message('A closing bracket is missing.'));
  return reader.over({ kind: 'element', list, at, height: heightOver(at), ...reader.pieceFrom(list.from) });
}

/** The functions, each with the number of its arguments; undefined for one or more. */
export const FUNCTIONS: Readonly<Record<FunctionName | 'prime', number | undefined>> = {
  min: undefined,
  max: undefined,
  gcd: undefined,
  abs: 1,
  sqrt: 1,
  prime: 1,
};

/** What many numbers come to in one: `sum(x for x in a)`. */
export const FOLDS: readonly FoldName[] = ['sum', 'xor', 'min', 'max', 'gcd'];

function readCall(reader: Reader): Tree {
  const { text, from, to } = reader.move();
  const fold = FOLDS.find((name) => name === text);
  if (!fold && !Object.hasOwn(FUNCTIONS, text))
    return reader.fail(
      'unknown-name',
      { from, to },
      message(
        'Unknown function {0}(…). Known functions: {1}.',
        text,
        [...new Set([...Object.keys(FUNCTIONS), ...FOLDS])].join(', '),
      ),
    );
  reader.move();
  const args = [readExpression(reader)];
  if (fold && reader.is('for')) return readFold(reader, fold, args[0]!, from);
  while (reader.pass(',')) args.push(readExpression(reader));
  reader.expect(')', message('A closing parenthesis is missing.'));
  const piece = reader.pieceFrom(from);
  if (fold && !Object.hasOwn(FUNCTIONS, fold)) return noteNoList(reader, fold, args, piece);
  if (args.length > (FUNCTIONS[text as FunctionName] ?? args.length))
    return reader.fail('expected', piece, message('{0}(…) takes one number.', text));
  const height = heightOver(...args);
  return reader.over(
    text === 'prime'
      ? { kind: 'prime', of: args[0]!, height, ...piece }
      : { kind: 'call', name: text as FunctionName, args, height, ...piece },
  );
}

function readFold(reader: Reader, name: FoldName, of: Tree, from: number): Tree {
  const generators = readGenerators(reader);
  const condition = readIf(reader);
  reader.expect(')', message('A closing parenthesis is missing.'));
  const height = heightOver(of, ...(condition ? [condition] : []));
  return reader.over({
    kind: 'fold',
    name,
    of,
    generators,
    ...(condition && { condition }),
    height,
    ...reader.pieceFrom(from),
  });
}

function noteNoList(reader: Reader, name: FoldName, [only, ...more]: readonly Tree[], piece: Piece): Tree {
  const list = only?.kind === 'name' && more.length === 0 ? only.name : undefined;
  const sentence = message('{0}(…) goes through numbers: {0}({1}).', name, `x for x in ${list ?? 'a'}`);
  return reader.failWith('expected', piece, sentence, ...(list === undefined ? [] : [`${name}(x for x in ${list})`]));
}

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
