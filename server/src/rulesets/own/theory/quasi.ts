/**
 * Expressions and conditions of one number h that repeat from some h on: f(h + period) = f(h) + slope, and a condition
 * is the same for h + period and h. So finitely many numbers settle them for all.
 */
import { absolute, add, floorQuotient, type Integer, multiply } from '../../../text/integer';
import { greatestCommonDivisor } from '../../../text/integer';
import { constantOf } from '../expressions/bind';
import { type Evaluate, evaluator } from '../expressions/closures';
import type { Condition, Expression } from '../rules';

export interface Repeating {
  readonly from: number;
  readonly period: number;
}

export interface Quasi extends Repeating {
  readonly slope: Integer;
}

/** How many values may still be worked out. */
export interface Effort {
  left: number;
}

/** Longer periods and later beginnings are not followed. */
const MOST = 1_000_000;

/**
 * Finds how the expression repeats; `where` has the expressions that variables stand for. Undefined if it is not plain
 * that it does.
 */
export function quasiOf(expression: Expression, where: readonly Expression[]): Quasi | undefined {
  if (constantOf(expression) !== undefined) return { from: 0, period: 1, slope: 0 };
  switch (expression.kind) {
    case 'coordinate':
      return expression.index === 0 ? { from: 0, period: 1, slope: 1 } : undefined;
    case 'variable': {
      const meaning = where[expression.index];
      return meaning && quasiOf(meaning, where.slice(0, expression.index));
    }
    case 'negative':
      return times(quasiOf(expression.of, where), -1);
    case 'binary':
      return binary(expression, where);
    case 'number':
    case 'constant':
    case 'element':
    case 'call':
    case 'truth':
      return undefined;
  }
}

function binary(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  where: readonly Expression[],
): Quasi | undefined {
  const a = quasiOf(left, where);
  const by = constantOf(right);
  switch (operator) {
    case 'plus':
      return sum(a, quasiOf(right, where));
    case 'minus':
      return sum(a, times(quasiOf(right, where), -1));
    case 'times': {
      const factor = constantOf(left);
      return by !== undefined ? times(a, by) : factor !== undefined ? times(quasiOf(right, where), factor) : undefined;
    }
    case 'over':
      return typeof by === 'number' && by !== 0 ? over(a, by) : undefined;
    case 'mod':
      return typeof by === 'number' && by !== 0 ? withSlope(stretched(a, Math.abs(by)), 0) : undefined;
    case 'power':
    case 'xor':
      return undefined;
  }
}

const times = (a: Quasi | undefined, factor: Integer): Quasi | undefined =>
  a && { ...a, slope: multiply(a.slope, factor) };

/** Returns the same with a period that is so many times as long. */
function stretched(a: Quasi | undefined, factor: number): Quasi | undefined {
  if (a === undefined || a.period * factor > MOST) return undefined;
  return { from: a.from, period: a.period * factor, slope: multiply(a.slope, factor) };
}

const withSlope = (a: Quasi | undefined, slope: Integer): Quasi | undefined => a && { ...a, slope };

/** A multiple of the divisor is added in a period of so many times the length; divided, it is the old slope. */
function over(a: Quasi | undefined, by: number): Quasi | undefined {
  const longer = stretched(a, Math.abs(by));
  return longer && { ...longer, slope: floorQuotient(longer.slope, by) };
}

function sum(a: Quasi | undefined, b: Quasi | undefined): Quasi | undefined {
  const both = common(a, b);
  if (!a || !b || !both) return undefined;
  const slope = add(multiply(a.slope, both.period / a.period), multiply(b.slope, both.period / b.period));
  return { ...both, slope };
}

/** Finds from where on, and with which period, both repeat. */
export function common(a: Repeating | undefined, b: Repeating | undefined): Repeating | undefined {
  if (a === undefined || b === undefined) return undefined;
  const period = (a.period / Number(greatestCommonDivisor(a.period, b.period))) * b.period;
  return period > MOST ? undefined : { from: Math.max(a.from, b.from), period };
}

/** So many values of expressions are worked out to see how one condition repeats. */
const EFFORT = 2 * MOST;

/**
 * Finds how the condition repeats; undefined if it is not plain that it does, or if it takes more than so many values.
 */
export function repeatingOf(
  condition: Condition,
  where: readonly Expression[],
  effort: Effort = { left: EFFORT },
): Repeating | undefined {
  switch (condition.kind) {
    case 'comparison':
      return condition.operators
        .map((_, index) => comparison(condition.operands[index]!, condition.operands[index + 1]!, where, effort))
        .reduce(common);
    case 'divides': {
      const divisor = constantOf(condition.divisor);
      if (typeof divisor !== 'number' || divisor === 0) return undefined;
      return stretched(quasiOf(condition.of, where), Math.abs(divisor));
    }
    case 'and':
    case 'or':
      return condition.conditions
        .map((each) => repeatingOf(each, where, effort))
        .reduce(common, { from: 0, period: 1 });
    case 'not':
      return repeatingOf(condition.condition, where, effort);
    case 'prime':
      return undefined;
  }
}

/** Two sides whose difference grows or falls compare in the same way from some number on; else they repeat. */
function comparison(
  left: Expression,
  right: Expression,
  where: readonly Expression[],
  effort: Effort,
): Repeating | undefined {
  const difference: Expression = { kind: 'binary', operator: 'minus', left, right };
  const quasi = quasiOf(difference, where);
  if (quasi === undefined || quasi.slope === 0) return quasi;
  effort.left -= quasi.period;
  if (effort.left < 0) return undefined;
  const evaluate = withWhere(difference, where);
  let rounds: Integer = 0;
  for (let heap = quasi.from; heap < quasi.from + quasi.period; heap++) {
    const value = evaluate(heap);
    if (value === undefined) return undefined;
    // From so many periods on, it is above 0 if it grows, and below 0 if it falls.
    const needed = floorQuotient(absolute(value), absolute(quasi.slope));
    const isThere = quasi.slope > 0 ? value > 0 : value < 0;
    if (!isThere && needed >= rounds) rounds = add(needed, 1);
  }
  const from = add(quasi.from, multiply(rounds, quasi.period));
  return from > MOST ? undefined : { from: Number(from), period: 1 };
}

/** Returns an expression as a function of h. */
function withWhere(expression: Expression, where: readonly Expression[]): (heap: number) => Integer | undefined {
  const meanings: readonly Evaluate[] = where.map((each) => evaluator(each, []));
  const value = evaluator(expression, []);
  return (heap) => {
    const scope = { part: [heap], variables: [] as Integer[], meter: { left: 1, until: 0 } };
    for (const meaning of meanings) scope.variables.push(meaning(scope) ?? 0);
    return value(scope);
  };
}
