/** Makes moves of what was written: arrows as they stand, short forms with what they are short for. */
import type { Arrow, Condition, Expression, Move, NumberSet } from '../rulesets/own/rules';
import { message } from '../text/message';
import { mistake, write } from './mistakes';
import type { On, Parsed } from './parse';
import { heapIndex } from './position';
import { Scope, type Surroundings } from './scope';
import { generatorsOf, setOf } from './sets';
import type { ArrowTree, CodeTree, MoveTree, Name, PartTree, SplitTree, TakeTree, Tree } from './syntax/tree';

/** Returns the move; undefined with a finding if something is wrong with it. */
export function moveOf(on: On<MoveTree>, around: Surroundings, parsed: Parsed): Move | undefined {
  const { at, tree } = on;
  if (tree.kind === 'arrow') {
    const scope = new Scope(
      at,
      around,
      tree.pattern.map(({ name }) => name),
    );
    const arrow = arrowOf(tree, scope);
    if (!scope.finding) noteChoice(tree, on, around, parsed);
    return finished(scope, parsed, { arrows: [arrow] });
  }
  const heap = heapIndex({ at, tree }, around.coordinates, parsed);
  if (heap === undefined) return undefined;
  const scope = new Scope(at, around, around.coordinates);
  if (tree.from) {
    if (around.isPlain && !around.input.names.has(tree.from.name))
      scope.noteUnknown(tree.from, around.input.names.keys());
    scope.coordinate(tree.from, heap);
  }
  return finished(scope, parsed, shortMove(tree, heap, scope));
}

function finished(scope: Scope, { findings }: Parsed, move: Move): Move | undefined {
  if (!scope.finding) return move;
  findings.push(scope.finding);
  return undefined;
}

function arrowOf(tree: ArrowTree, scope: Scope): Arrow {
  checkPattern(tree, scope);
  tree.pattern.forEach((name, index) => scope.coordinate(name, index));
  const generators = generatorsOf(tree.generators, scope);
  const results = tree.results.map((part) => resultOf(part, scope));
  noteGrowing(tree, scope);
  const condition = tree.condition && scope.condition(tree.condition);
  return { names: [...scope.variables], generators, results, ...(condition && { condition }) };
}

/** A pattern names the numbers of a position in their order. */
function checkPattern({ pattern, patternPiece }: ArrowTree, scope: Scope): void {
  const { coordinates, isPlain, input } = scope.around;
  const repeated = pattern.find(({ name }, index) => pattern.findIndex((one) => one.name === name) < index);
  if (repeated) scope.fail('twice', repeated, message('{0} appears twice.', repeated.name));
  if (pattern.length !== coordinates.length) noteSize(patternPiece, pattern.length, scope);
  const isOther = ({ name }: Name, index: number): boolean =>
    name !== coordinates[index] && (isPlain || coordinates.includes(name));
  if (pattern.some(isOther)) {
    const written = coordinates.length === 1 ? coordinates.join('') : `(${coordinates.join(', ')})`;
    scope.fail(
      'other-names',
      patternPiece,
      message('The numbers of a position are called {0} here, in this order.', written),
    );
  }
  if (!isPlain) return;
  for (const name of pattern) if (!input.names.has(name.name)) scope.noteUnknown(name, input.names.keys());
}

/** A move that is always there and leaves a part with no number smaller can be made for ever. */
function noteGrowing({ pattern, results, generators, condition }: ArrowTree, scope: Scope): void {
  if (generators.length > 0 || condition) return;
  const isKept = (number: Tree | undefined, name: string): boolean =>
    number?.kind === 'binary'
      ? number.operator === 'plus' && isKept(number.left, name) && number.right.kind === 'number'
      : number?.kind === 'name' && number.name === name;
  const growing = results.find(({ numbers }) => pattern.every(({ name }, index) => isKept(numbers[index], name)));
  if (growing) scope.fail('growing', growing, message('This makes no number smaller, so the game never ends.'));
}

/** `N -> N - 1, N - 2` leaves two heaps: whoever writes it may mean a choice of what to take. */
function noteChoice(tree: ArrowTree, { at }: On<MoveTree>, { input }: Surroundings, { findings }: Parsed): void {
  const { pattern, patternPiece, results, generators, condition } = tree;
  const [name, ...more] = pattern;
  const taken = results.flatMap(({ numbers: [number] }) =>
    number?.kind === 'binary' &&
    number.operator === 'minus' &&
    number.left.kind === 'name' &&
    number.left.name === name?.name &&
    number.right.kind === 'number'
      ? number.right.value
      : [],
  );
  const isChoice = new Set(taken).size === results.length && results.length > 1 && generators.length === 0;
  if (!name || more.length > 0 || !isChoice || condition) return;
  const variable = ['k', 'x', 't'].find((one) => one !== name.name && !input.names.has(one))!;
  const meant = `${name.name} -> ${name.name} - ${variable} for ${variable} in {${taken.join(', ')}}`;
  const piece = { from: patternPiece.from, to: results.at(-1)!.to };
  const sentence = message(
    'A comma leaves heaps side by side, {0} of them here. A choice is written {1}.',
    results.length,
    meant,
  );
  findings.push({
    ...mistake(at.line, piece, 'choice-or-heaps', sentence, [write(at.line, piece, meant)]),
    severity: 'warning',
  });
}

function noteSize(piece: PartTree | Name | ArrowTree['patternPiece'], found: number, scope: Scope): void {
  const wanted = scope.around.coordinates.length;
  scope.fail(
    'wrong-size',
    piece,
    wanted === 1
      ? message('A position is one number here, and this has {0}.', found)
      : message('A position has {0} numbers here, and this has {1}.', wanted, found),
  );
}

/** Returns the numbers of a part, as many as a position has. */
export function resultOf(part: PartTree, scope: Scope): Expression[] {
  if (part.numbers.length !== scope.around.coordinates.length) noteSize(part, part.numbers.length, scope);
  return part.numbers.map((number) => scope.expression(number));
}

function shortMove(tree: TakeTree | SplitTree | CodeTree, heap: number, scope: Scope): Move {
  switch (tree.kind) {
    case 'take': {
      const set = setOf(tree.set, scope, true);
      const condition = tree.condition && scope.condition(tree.condition);
      const short = { kind: 'take', coordinate: heap, set, ...(condition && { condition }) } as const;
      return { arrows: [takeArrow(heap, set, condition, scope)], short };
    }
    case 'split':
      return {
        arrows: [split(heap, 0, tree.unequal, scope)],
        short: { kind: 'split', coordinate: heap, unequal: tree.unequal },
      };
    case 'code': {
      const { digits, text } = tree;
      const arrows = digits.flatMap((digit, taken) => digitArrows(digit, taken, heap, scope));
      return { arrows, short: { kind: 'code', coordinate: heap, digits, text } };
    }
  }
}

const variable = (index: number): Expression => ({ kind: 'variable', index });
const number = (value: number): Expression => ({ kind: 'number', value });
const minus = (left: Expression, right: Expression): Expression => ({ kind: 'binary', operator: 'minus', left, right });
const over = (left: Expression, by: number): Expression => ({
  kind: 'binary',
  operator: 'over',
  left,
  right: number(by),
});

/** The other numbers of the part stay as they are. */
const partWith = (heap: number, size: Expression, { around }: Scope): Expression[] =>
  around.coordinates.map((_, index) => (index === heap ? size : { kind: 'coordinate', index }));

/** Names for what a short form goes through, apart from those of the position. */
const freshNames = (count: number, { around }: Scope): string[] =>
  ['k', 'x', 'y', 'k1', 'x1', 'y1']
    .filter((name) => !around.coordinates.includes(name) && !around.input.names.has(name))
    .concat(['k2', 'x2'])
    .slice(0, count);

/** h -> h - k for k in the set */
const takeArrow = (heap: number, set: NumberSet, condition: Condition | undefined, scope: Scope): Arrow => ({
  names: freshNames(1, scope),
  generators: [{ kind: 'each', variable: 0, set }],
  results: [partWith(heap, minus({ kind: 'coordinate', index: heap }, variable(0)), scope)],
  ...(condition && { condition }),
});

/** h -> x, h - taken - x for x in 1..(h - taken)/2 */
function split(heap: number, taken: number, unequal: boolean, scope: Scope): Arrow {
  const rest = lessTaken(heap, unequal ? taken + 1 : taken);
  return {
    names: freshNames(1, scope),
    generators: [{ kind: 'each', variable: 0, set: { kind: 'range', from: number(1), to: over(rest, 2) } }],
    results: [partWith(heap, variable(0), scope), partWith(heap, minus(lessTaken(heap, taken), variable(0)), scope)],
  };
}

/** h -> x, y, h - taken - x - y for x in 1..(h - taken)/3, y in x..(h - taken - x)/2 */
function splitInThree(heap: number, taken: number, scope: Scope): Arrow {
  const rest = lessTaken(heap, taken);
  const restOfTwo = minus(rest, variable(0));
  const sizes = [variable(0), variable(1), minus(restOfTwo, variable(1))];
  return {
    names: freshNames(2, scope),
    generators: [
      { kind: 'each', variable: 0, set: { kind: 'range', from: number(1), to: over(rest, 3) } },
      { kind: 'each', variable: 1, set: { kind: 'range', from: variable(0), to: over(restOfTwo, 2) } },
    ],
    results: sizes.map((size) => partWith(heap, size, scope)),
  };
}

function lessTaken(heap: number, taken: number): Expression {
  const all: Expression = { kind: 'coordinate', index: heap };
  return taken === 0 ? all : minus(all, number(taken));
}

/** Returns one arrow for each number of heaps that may be left when so many are taken. */
function digitArrows(digit: number, taken: number, heap: number, scope: Scope): Arrow[] {
  const compared = (operator: '=' | '>'): Condition => ({
    kind: 'comparison',
    operands: [{ kind: 'coordinate', index: heap }, number(taken)],
    operators: [operator],
  });
  const plain = { names: [], generators: [] };
  const one = [partWith(heap, lessTaken(heap, taken), scope)];
  return [
    ...(digit & 1 ? [{ ...plain, results: [], condition: compared('=') }] : []),
    ...(digit & 2 ? [{ ...plain, results: one, condition: compared('>') }] : []),
    ...(digit & 4 ? [split(heap, taken, false, scope)] : []),
    ...(digit & 8 ? [splitInThree(heap, taken, scope)] : []),
  ];
}
