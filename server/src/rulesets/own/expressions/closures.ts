/**
 * Expressions and conditions as functions: what evaluate.ts says of them, several times as fast. Numbers are exact;
 * those beyond 2^53 and everything unusual takes the way of `text/integer.ts`.
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
import type { Comparison, Condition, Expression, FunctionName, Operator } from '../rules';
import { weightOf, weightOfDivisor } from './weight';

/** What is known when a move is worked out. */
export interface Scope {
  readonly part: readonly Natural[];
  readonly variables: readonly Integer[];
  readonly meter: Meter;
}

/** A budget of steps. At 0 or below, nothing is to be believed any more. */
export interface Meter {
  left: number;
  /** Work pauses when so many are left. */
  until: number;
}

/** Undefined where the expression has no value. */
export type Evaluate = (scope: Scope) => Integer | undefined;
/** Undefined where an expression that is looked at has no value. */
export type Decide = (scope: Scope) => boolean | undefined;

type Lists = readonly (readonly Natural[])[];

const LARGEST = Number.MAX_SAFE_INTEGER;

export function evaluator(expression: Expression, lists: Lists): Evaluate {
  switch (expression.kind) {
    case 'number': {
      const { value } = expression;
      return typeof value === 'number' ? () => value : ({ meter }) => weighed(value, meter);
    }
    case 'coordinate': {
      const { index } = expression;
      return ({ part, meter }) => weighed(part[index], meter);
    }
    case 'variable': {
      const { index } = expression;
      return ({ variables, meter }) => weighed(variables[index], meter);
    }
    case 'constant':
      // Constants are in place before anything is compiled.
      return () => undefined;
    case 'element': {
      const list = lists[expression.list] ?? [];
      const at = evaluator(expression.at, lists);
      return (scope) => weighed(elementOf(list, at(scope)), scope.meter);
    }
    case 'negative': {
      const of = evaluator(expression.of, lists);
      return (scope) => mapped(of(scope), negate);
    }
    case 'binary':
      return binary(expression.operator, evaluator(expression.left, lists), evaluator(expression.right, lists));
    case 'call':
      return call(
        expression.name,
        expression.args.map((arg) => evaluator(arg, lists)),
      );
    case 'truth': {
      const condition = decider(expression.condition, lists);
      return (scope) => mapped(condition(scope), Number);
    }
  }
}

/** Returns the number; a long one takes steps for its length. */
function weighed<T extends Integer | undefined>(value: T, meter: Meter): T {
  if (typeof value === 'bigint') meter.left -= weightOf(value);
  return value;
}

const mapped = <T, R>(value: T | undefined, to: (value: T) => R): R | undefined =>
  value === undefined ? undefined : to(value);

const elementOf = (list: readonly Natural[], at: Integer | undefined): Natural | undefined =>
  at === undefined || at < 1 ? undefined : list[Number(at) - 1];

function binary(operator: Operator, left: Evaluate, right: Evaluate): Evaluate {
  switch (operator) {
    case 'plus':
      return (scope) => {
        const [a, b] = [left(scope), right(scope)];
        if (typeof a === 'number' && typeof b === 'number') {
          const sum = a + b;
          if (sum <= LARGEST && sum >= -LARGEST) return sum;
        }
        return a === undefined || b === undefined ? undefined : add(a, b);
      };
    case 'minus':
      return (scope) => {
        const [a, b] = [left(scope), right(scope)];
        if (typeof a === 'number' && typeof b === 'number') {
          const difference = a - b;
          if (difference <= LARGEST && difference >= -LARGEST) return difference;
        }
        return a === undefined || b === undefined ? undefined : subtract(a, b);
      };
    case 'times':
      return (scope) => of(left(scope), right(scope), (a, b) => limited(multiply(a, b), scope.meter));
    case 'over':
      return (scope) => of(left(scope), right(scope), (a, b) => (b === 0 ? undefined : floorQuotient(a, b)));
    case 'mod':
      return (scope) => of(left(scope), right(scope), (a, b) => (b === 0 ? undefined : floorRemainder(a, b)));
    case 'xor':
      return (scope) => of(left(scope), right(scope), (a, b) => (a < 0 || b < 0 ? undefined : xor(a, b)));
    case 'power':
      return (scope) =>
        of(left(scope), right(scope), (a, b) => (b < 0 ? undefined : limited(powerOf(a, b), scope.meter)));
  }
}

const of = (
  a: Integer | undefined,
  b: Integer | undefined,
  compute: (a: Integer, b: Integer) => Integer | undefined,
): Integer | undefined => (a === undefined || b === undefined ? undefined : compute(a, b));

/** No larger numbers are worked with: a game whose numbers grow at each move would never come to an end. */
const MOST_BITS = 1 << 17;

/** Spends the budget if the number is too large to go on. */
function limited(value: Integer | undefined, meter: Meter): Integer | undefined {
  if (typeof value === 'number') return value;
  if (value === undefined || bitLength(absolute(value)) > MOST_BITS) {
    meter.left = -1;
    return undefined;
  }
  return weighed(value, meter);
}

/** Returns the greatest common divisor; undefined, with the budget spent, if it would take more steps than are left. */
function divisorOf(a: Integer, b: Integer, meter: Meter): Integer | undefined {
  meter.left -= weightOfDivisor(a, b);
  return meter.left > 0 ? greatestCommonDivisor(a, b) : undefined;
}

function call(name: FunctionName, args: readonly Evaluate[]): Evaluate {
  const [first = () => undefined] = args;
  switch (name) {
    case 'abs':
      return (scope) => mapped(first(scope), absolute);
    case 'sqrt':
      return (scope) => mapped(first(scope), (value) => (value < 0 ? undefined : squareRoot(value)));
    case 'min':
      return folded(args, smaller);
    case 'max':
      return folded(args, larger);
    case 'gcd':
      return [() => 0, ...args].reduce(
        (left: Evaluate, right) => (scope) => of(left(scope), right(scope), (a, b) => divisorOf(a, b, scope.meter)),
      );
  }
}

/** `smaller` and `larger` only compare, so they are right for integers, too. */
function folded(args: readonly Evaluate[], join: (a: Integer, b: Integer) => Integer): Evaluate {
  return args.reduce((left, right) => (scope) => of(left(scope), right(scope), join));
}

export function decider(condition: Condition, lists: Lists): Decide {
  switch (condition.kind) {
    case 'comparison':
      return comparison(
        condition.operands.map((operand) => evaluator(operand, lists)),
        condition.operators,
      );
    case 'divides': {
      const [divisor, dividend] = [evaluator(condition.divisor, lists), evaluator(condition.of, lists)];
      return (scope) => {
        const [a, b] = [divisor(scope), dividend(scope)];
        if (a === undefined || b === undefined) return undefined;
        return a === 0 ? b === 0 : floorRemainder(b, a) === 0;
      };
    }
    case 'prime': {
      const number = evaluator(condition.of, lists);
      return (scope) => mapped(number(scope), (value) => primality(value, scope.meter));
    }
    case 'and':
    case 'or':
      return junction(
        condition.conditions.map((each) => decider(each, lists)),
        condition.kind === 'or',
      );
    case 'not': {
      const negated = decider(condition.condition, lists);
      return (scope) => mapped(negated(scope), (truth) => !truth);
    }
  }
}

/** Tells whether a number is prime. It takes about as many steps as other things that take as long. */
export function primality(value: Integer, meter: Meter): boolean | undefined {
  const number = larger(value, 0);
  meter.left -= number < FEW_DIVISIONS ? Number(number) >> 11 : MANY_STEPS;
  const truth = isPrime(number);
  if (truth === undefined) meter.left = -1;
  return truth;
}

const FEW_DIVISIONS = 100_000;
const MANY_STEPS = 1000;

const junction =
  (conditions: readonly Decide[], decisive: boolean): Decide =>
  (scope) => {
    for (const condition of conditions) {
      const truth = condition(scope);
      if (truth === undefined || truth === decisive) return truth;
    }
    return !decisive;
  };

function comparison(operands: readonly Evaluate[], operators: readonly Comparison[]): Decide {
  const [left, right] = operands;
  const [operator] = operators;
  if (operands.length === 2 && left && right && operator) {
    const compare = COMPARE[operator];
    return (scope) => {
      const [a, b] = [left(scope), right(scope)];
      return a === undefined || b === undefined ? undefined : compare(a, b);
    };
  }
  return (scope) => {
    const values = operands.map((operand) => operand(scope));
    if (values.includes(undefined)) return undefined;
    return operators.every((each, index) => COMPARE[each](values[index]!, values[index + 1]!));
  };
}

const COMPARE: { readonly [operator in Comparison]: (a: Integer, b: Integer) => boolean } = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};
