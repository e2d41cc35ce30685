/**
 * The arrows of a case: the numbers and lists of the case, and the coordinates that no move changes, are put in place
 * of their names, and what is constant then is worked out. So all that looks at rules sees plain numbers.
 */
import { type Integer, negate } from '../../../text/integer';
import { larger, type Natural } from '../../../text/natural';
import type { Arrow, Condition, Expression, Generator, Move, Numbers, NumberSet, Operator, Rules } from '../rules';
import { type Scope, valueOf } from './evaluate';

/** Rules with the numbers of a case in place. Coordinates are numbered anew: those that some move changes, in order. */
export interface Bound {
  /** Which coordinates of a part these are. */
  readonly active: readonly number[];
  readonly arrows: readonly Arrow[];
  /** The same arrows by the move that they belong to, with its short form. */
  readonly groups: readonly Move[];
  /** Lists that are read at changing places; all others are in place. */
  readonly lists: readonly (readonly Natural[])[];
  /** The greatest number of the part that is not active: sets without an end go at least so far. */
  readonly greatest: Natural;
}

/** Returns the coordinates that some move changes: in all others, every result of every move has what the part has. */
export function activeCoordinates({ coordinates, moves }: Rules): readonly number[] {
  const results = moves.flatMap(({ arrows }) => arrows.flatMap((arrow) => arrow.results));
  const isKept = (index: number): boolean =>
    results.every((result) => result[index]?.kind === 'coordinate' && result[index].index === index);
  const active = coordinates.map((_, index) => index).filter((index) => !isKept(index));
  return active.length > 0 ? active : coordinates.slice(0, 1).map((_, index) => index);
}

/** Returns the arrows with the numbers in place, and with `part` in place of all coordinates that are not active. */
export function bind(rules: Rules, active: readonly number[], numbers: Numbers, part: readonly Natural[]): Bound {
  const binder: Binder = { active, numbers, part };
  const groups = rules.moves.map((move) => ({
    ...move,
    arrows: move.arrows.map((arrow) => arrowOf(arrow, binder)),
  }));
  return {
    active,
    arrows: groups.flatMap(({ arrows }) => arrows),
    groups,
    lists: numbers.lists,
    greatest: part.reduce((most, each, index) => (active.includes(index) ? most : larger(most, each)), 0),
  };
}

export interface Binder {
  /** Values of variables, where they are to be put in place as well. */
  readonly variables?: readonly Integer[];
  readonly active: readonly number[];
  readonly numbers: Numbers;
  readonly part: readonly Natural[];
}

function arrowOf(arrow: Arrow, binder: Binder): Arrow {
  const { condition, ...rest } = arrow;
  return {
    ...rest,
    generators: arrow.generators.map((generator) => generatorOf(generator, binder)),
    results: arrow.results.map((result) => binder.active.map((index) => bound(result[index]!, binder))),
    ...(condition && { condition: boundCondition(condition, binder) }),
  };
}

const generatorOf = (generator: Generator, binder: Binder): Generator =>
  generator.kind === 'each' ? { ...generator, set: setOf(generator.set, binder) } : generator;

function setOf(set: NumberSet, binder: Binder): NumberSet {
  switch (set.kind) {
    case 'range':
      return { kind: 'range', from: bound(set.from, binder), to: bound(set.to, binder) };
    case 'listed':
      return { kind: 'listed', members: set.members.map((member) => bound(member, binder)) };
    case 'list':
      return { kind: 'listed', members: (binder.numbers.lists[set.list] ?? []).map(literal) };
    case 'divisors':
    case 'digits':
    case 'powers':
      return { kind: set.kind, of: bound(set.of, binder) };
    case 'primes':
      return set;
    case 'allBut':
      return { kind: 'allBut', set: setOf(set.set, binder) };
  }
}

export const literal = (value: Integer): Expression =>
  value < 0 ? { kind: 'negative', of: { kind: 'number', value: negate(value) } } : { kind: 'number', value };

/** Returns the number that an expression is, written out; undefined if it is none. */
export function constantOf(expression: Expression): Integer | undefined {
  if (expression.kind === 'number') return expression.value;
  if (expression.kind === 'negative' && expression.of.kind === 'number') return negate(expression.of.value);
  return undefined;
}

/** Returns the expression with the numbers in place, worked out where nothing else is in it. */
export function bound(expression: Expression, binder: Binder): Expression {
  switch (expression.kind) {
    case 'number':
      return expression;
    case 'variable': {
      const value = binder.variables?.[expression.index];
      return value === undefined ? expression : literal(value);
    }
    case 'coordinate': {
      const index = binder.active.indexOf(expression.index);
      return index >= 0 ? { kind: 'coordinate', index } : literal(binder.part[expression.index] ?? 0);
    }
    case 'constant':
      return literal(binder.numbers.constants[expression.index] ?? 0);
    case 'element':
      return elementOf(expression, binder);
    case 'negative': {
      const of = bound(expression.of, binder);
      return settled({ kind: 'negative', of }, [of], binder);
    }
    case 'binary': {
      const [left, right] = [bound(expression.left, binder), bound(expression.right, binder)];
      return (
        withoutUnit({ ...expression, left, right }) ?? settled({ ...expression, left, right }, [left, right], binder)
      );
    }
    case 'call': {
      const args = expression.args.map((arg) => bound(arg, binder));
      return settled({ ...expression, args }, args, binder);
    }
    case 'truth':
      return { kind: 'truth', condition: boundCondition(expression.condition, binder) };
  }
}

/**
 * Returns what is left of `x + 0`, `x - 0`, `x*1`, `x/1` and `x**1`, which have the value of x, and none where x has none:
 * so that rules with such numbers are those that they would be without.
 */
function withoutUnit({ operator, left, right }: Extract<Expression, { kind: 'binary' }>): Expression | undefined {
  const [unit, isEither] = UNITS[operator] ?? [];
  if (unit === undefined) return undefined;
  if (constantOf(right) === unit) return left;
  return isEither === true && constantOf(left) === unit ? right : undefined;
}

/** The number that changes nothing on the right, and whether it may as well stand on the left. */
const UNITS: { readonly [operator in Operator]?: readonly [unit: number, isEither: boolean] } = {
  plus: [0, true],
  minus: [0, false],
  times: [1, true],
  over: [1, false],
  power: [1, false],
};

function elementOf(expression: Extract<Expression, { kind: 'element' }>, binder: Binder): Expression {
  const at = bound(expression.at, binder);
  return settled({ ...expression, at }, [at], binder);
}

/** Nothing that takes more steps is worked out beforehand. */
const FOLDED = 10_000;

/** Returns the number that it is, if nothing but numbers is in it and it has a value. */
function settled(expression: Expression, parts: readonly Expression[], { numbers }: Binder): Expression {
  if (!parts.every((part) => constantOf(part) !== undefined)) return expression;
  const scope: Scope = { numbers, coordinates: [], variables: [], work: { left: FOLDED } };
  const value = valueOf(expression, scope);
  return value === undefined || scope.work.left <= 0 ? expression : literal(value);
}

export function boundCondition(condition: Condition, binder: Binder): Condition {
  switch (condition.kind) {
    case 'comparison':
      return { ...condition, operands: condition.operands.map((operand) => bound(operand, binder)) };
    case 'divides':
      return { kind: 'divides', divisor: bound(condition.divisor, binder), of: bound(condition.of, binder) };
    case 'prime':
      return { kind: 'prime', of: bound(condition.of, binder) };
    case 'and':
    case 'or':
      return { kind: condition.kind, conditions: condition.conditions.map((each) => boundCondition(each, binder)) };
    case 'not':
      return { kind: 'not', condition: boundCondition(condition.condition, binder) };
  }
}
