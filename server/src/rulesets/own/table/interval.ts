/** Between which bounds the numbers of an expression lie, so that machine integers can stand for them. */
import type { Condition, Expression } from '../rules';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** What is known of the numbers that an expression mentions. */
export interface Bounds {
  readonly coordinates: readonly Interval[];
  readonly variables: readonly (Interval | undefined)[];
}

/** Machine integers must hold them, with one to spare. */
const MOST = 2 ** 31 - 2;

const fits = ({ low, high }: Interval): boolean => low >= -MOST && high <= MOST;

/**
 * Returns the bounds of the values that an expression has; undefined if a step on the way may not fit or has no bounds
 * here.
 */
export function intervalOf(expression: Expression, bounds: Bounds): Interval | undefined {
  const interval = unchecked(expression, bounds);
  return interval && fits(interval) ? interval : undefined;
}

function unchecked(expression: Expression, bounds: Bounds): Interval | undefined {
  switch (expression.kind) {
    case 'number':
      return typeof expression.value === 'number' ? { low: expression.value, high: expression.value } : undefined;
    case 'coordinate':
      return bounds.coordinates[expression.index];
    case 'variable':
      return bounds.variables[expression.index];
    case 'constant':
    case 'element':
      return undefined;
    case 'negative': {
      const of = intervalOf(expression.of, bounds);
      return of && { low: -of.high, high: -of.low };
    }
    case 'binary': {
      const [left, right] = [intervalOf(expression.left, bounds), intervalOf(expression.right, bounds)];
      return left && right && binary(expression.operator, left, right);
    }
    case 'call': {
      const args = expression.args.map((arg) => intervalOf(arg, bounds)).filter((each) => each !== undefined);
      return args.length < expression.args.length ? undefined : call(expression.name, args);
    }
    case 'truth':
      return areBounded(expression.condition, bounds) ? { low: 0, high: 1 } : undefined;
  }
}

function binary(
  operator: Extract<Expression, { kind: 'binary' }>['operator'],
  a: Interval,
  b: Interval,
): Interval | undefined {
  switch (operator) {
    case 'plus':
      return { low: a.low + b.low, high: a.high + b.high };
    case 'minus':
      return { low: a.low - b.high, high: a.high - b.low };
    case 'times':
      return among([a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]);
    case 'over': {
      if (b.low < 0) return undefined;
      // By 0 there is no value.
      const [least, most] = [Math.max(1, b.low), Math.max(1, b.high)];
      return among([a.low / least, a.low / most, a.high / least, a.high / most].map(Math.floor));
    }
    case 'mod':
      return b.low < 0 ? undefined : { low: 0, high: Math.max(0, b.high - 1) };
    case 'xor':
      // Below 0 there is no value; two numbers below a power of two xor to one.
      return { low: 0, high: 2 ** Math.ceil(Math.log2(Math.max(a.high, b.high, 1) + 1)) - 1 };
    case 'power':
      return undefined;
  }
}

const among = (values: readonly number[]): Interval => ({ low: Math.min(...values), high: Math.max(...values) });

function call(name: Extract<Expression, { kind: 'call' }>['name'], args: readonly Interval[]): Interval | undefined {
  const lows = args.map(({ low }) => low);
  const highs = args.map(({ high }) => high);
  switch (name) {
    case 'min':
      return { low: Math.min(...lows), high: Math.min(...highs) };
    case 'max':
      return { low: Math.max(...lows), high: Math.max(...highs) };
    case 'abs':
      return { low: 0, high: Math.max(Math.abs(lows[0]!), Math.abs(highs[0]!)) };
    case 'sqrt':
      return { low: 0, high: Math.floor(Math.sqrt(Math.max(0, highs[0]!))) };
    case 'gcd':
      return undefined;
  }
}

/** Tells whether all that a condition works out has bounds. */
export function areBounded(condition: Condition, bounds: Bounds): boolean {
  switch (condition.kind) {
    case 'comparison':
      return condition.operands.every((operand) => intervalOf(operand, bounds));
    case 'divides': {
      const divisor = intervalOf(condition.divisor, bounds);
      return divisor !== undefined && divisor.low >= 0 && intervalOf(condition.of, bounds) !== undefined;
    }
    case 'prime':
      return false;
    case 'and':
    case 'or':
      return condition.conditions.every((each) => areBounded(each, bounds));
    case 'not':
      return areBounded(condition.condition, bounds);
  }
}
