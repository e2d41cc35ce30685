/**
 * What expressions and conditions mean, worked out by a walk through them: the plain way, to which faster ones are
 * held. An expression without a value (a division by 0 and the like, see rules.ts) is undefined.
 */
import {
  absolute,
  add,
  floorQuotient,
  floorRemainder,
  greatestCommonDivisor,
  type Integer,
  multiply,
  negate,
  powerOf,
  subtract,
} from '../../../text/integer';
import { bitLength, larger, type Natural, smaller, squareRoot, xor } from '../../../text/natural';
import { isPrime } from '../../theory/primes';
import type { Comparison, Condition, Expression, FunctionName, Numbers, Operator } from '../rules';
import { weightOf, weightOfDivisor } from './weight';

export interface Scope {
  readonly numbers: Numbers;
  readonly coordinates: readonly Natural[];
  /** The values of the variables that are bound so far. */
  readonly variables: readonly (Integer | undefined)[];
  readonly work: Work;
}

/** A budget: one step for each number of a set that is looked at. At 0 nothing is to be believed any more. */
export interface Work {
  left: number;
}

export function valueOf(expression: Expression, scope: Scope): Integer | undefined {
  switch (expression.kind) {
    case 'number':
      return weighed(expression.value, scope.work);
    case 'coordinate':
      return weighed(scope.coordinates[expression.index], scope.work);
    case 'constant':
      return weighed(scope.numbers.constants[expression.index], scope.work);
    case 'variable':
      return weighed(scope.variables[expression.index], scope.work);
    case 'element':
      return weighed(elementOf(scope.numbers.lists[expression.list] ?? [], valueOf(expression.at, scope)), scope.work);
    case 'negative': {
      const value = valueOf(expression.of, scope);
      return value === undefined ? undefined : negate(value);
    }
    case 'binary': {
      const [left, right] = [valueOf(expression.left, scope), valueOf(expression.right, scope)];
      return left === undefined || right === undefined ? undefined : compute(expression.operator, left, right, scope);
    }
    case 'call':
      return call(expression.name, expression.args, scope);
    case 'truth': {
      const truth = truthOf(expression.condition, scope);
      return truth === undefined ? undefined : Number(truth);
    }
  }
}

/** Returns the number; a long one takes steps for its length. */
function weighed(value: Integer | undefined, work: Work): Integer | undefined {
  if (typeof value === 'bigint') work.left -= weightOf(value);
  return value;
}

const elementOf = (list: readonly Natural[], at: Integer | undefined): Integer | undefined =>
  at === undefined || at < 1 ? undefined : list[Number(at) - 1];

function compute(operator: Operator, left: Integer, right: Integer, { work }: Scope): Integer | undefined {
  switch (operator) {
    case 'plus':
      return add(left, right);
    case 'minus':
      return subtract(left, right);
    case 'times':
      return orGiveUp(ifShort(multiply(left, right)), work);
    case 'over':
      return right === 0 ? undefined : floorQuotient(left, right);
    case 'mod':
      return right === 0 ? undefined : floorRemainder(left, right);
    case 'xor':
      return left < 0 || right < 0 ? undefined : xor(left, right);
    case 'power':
      return right < 0 ? undefined : orGiveUp(powerOf(left, right), work);
  }
}

/** Products of more bits are not worked with, as powers are not. */
const MOST_BITS = 1 << 17;

const ifShort = (value: Integer): Integer | undefined =>
  typeof value === 'number' || bitLength(absolute(value)) <= MOST_BITS ? value : undefined;

/** Leaves everything open if there is no value because it is too much to be worked out. */
function orGiveUp<T>(value: T | undefined, work: Work): T | undefined {
  if (value === undefined) work.left = 0;
  return value;
}

function call(name: FunctionName, args: readonly Expression[], scope: Scope): Integer | undefined {
  const values: Integer[] = [];
  for (const arg of args) {
    const value = valueOf(arg, scope);
    if (value === undefined) return undefined;
    values.push(value);
  }
  const [first = 0] = values;
  switch (name) {
    case 'abs':
      return absolute(first);
    case 'sqrt':
      return first < 0 ? undefined : squareRoot(first);
    case 'min':
      return values.reduce(smaller);
    case 'max':
      return values.reduce(larger);
    case 'gcd':
      return divisorOf(values, scope.work);
  }
}

function divisorOf(values: readonly Integer[], work: Work): Integer | undefined {
  let divisor: Integer = 0;
  for (const value of values) {
    work.left -= weightOfDivisor(divisor, value);
    if (work.left <= 0) return undefined;
    divisor = greatestCommonDivisor(divisor, value);
  }
  return divisor;
}

/** Tells whether the condition holds; one that meets an expression without a value does not. */
export const holds = (condition: Condition, scope: Scope): boolean => truthOf(condition, scope) === true;

/** True or false; undefined if an expression that is looked at has no value. */
function truthOf(condition: Condition, scope: Scope): boolean | undefined {
  switch (condition.kind) {
    case 'comparison':
      return compareAll(condition.operands, condition.operators, scope);
    case 'divides': {
      const [divisor, of] = [valueOf(condition.divisor, scope), valueOf(condition.of, scope)];
      if (divisor === undefined || of === undefined) return undefined;
      return divisor === 0 ? of === 0 : floorRemainder(of, divisor) === 0;
    }
    case 'prime': {
      const value = valueOf(condition.of, scope);
      if (value === undefined) return undefined;
      return orGiveUp(isPrime(larger(value, 0)), scope.work);
    }
    case 'and':
    case 'or':
      return junction(condition.conditions, condition.kind === 'or', scope);
    case 'not': {
      const truth = truthOf(condition.condition, scope);
      return truth === undefined ? undefined : !truth;
    }
  }
}

/** Looks at the conditions in order, up to the first that decides. */
function junction(conditions: readonly Condition[], decisive: boolean, scope: Scope): boolean | undefined {
  for (const condition of conditions) {
    const truth = truthOf(condition, scope);
    if (truth === undefined || truth === decisive) return truth;
  }
  return !decisive;
}

function compareAll(
  operands: readonly Expression[],
  operators: readonly Comparison[],
  scope: Scope,
): boolean | undefined {
  const values = operands.map((operand) => valueOf(operand, scope));
  if (values.includes(undefined)) return undefined;
  return operators.every((operator, index) => compare(operator, values[index]!, values[index + 1]!));
}

function compare(operator: Comparison, left: Integer, right: Integer): boolean {
  switch (operator) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}
