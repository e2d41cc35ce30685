/**
 * Whether an expression can only fall while a variable grows and all else stays: then a loop may end at the first
 * result below 0.
 */
import { constantOf } from '../expressions/bind';
import type { Expression } from '../rules';

/** `falls` and `rises` include staying equal; `unclear` is anything else. */
export type Trend = 'stays' | 'falls' | 'rises' | 'unclear';

/** Returns how the value changes while the variable grows. It says nothing of where the expression has a value. */
export function trendOf(expression: Expression, variable: number): Trend {
  switch (expression.kind) {
    case 'number':
    case 'coordinate':
    case 'constant':
      return 'stays';
    case 'variable':
      return expression.index === variable ? 'rises' : 'stays';
    case 'negative':
      return opposite(trendOf(expression.of, variable));
    case 'binary':
      return ofBinary(expression, variable);
    case 'call': {
      const trends = expression.args.map((arg) => trendOf(arg, variable));
      if (trends.every((trend) => trend === 'stays')) return 'stays';
      return expression.name === 'abs' || expression.name === 'gcd' ? 'unclear' : trends.reduce(together);
    }
    case 'element':
      return trendOf(expression.at, variable) === 'stays' ? 'stays' : 'unclear';
    case 'truth':
      return 'unclear';
  }
}

function ofBinary(expression: Extract<Expression, { kind: 'binary' }>, variable: number): Trend {
  const [left, right] = [trendOf(expression.left, variable), trendOf(expression.right, variable)];
  if (left === 'stays' && right === 'stays') return 'stays';
  switch (expression.operator) {
    case 'plus':
      return together(left, right);
    case 'minus':
      return together(left, opposite(right));
    case 'times':
      return together(scaled(left, expression.right), scaled(right, expression.left));
    case 'over':
      return right === 'stays' ? scaled(left, expression.right) : 'unclear';
    case 'power':
      return left === 'stays' && isAtLeast(expression.left, 1) ? right : 'unclear';
    case 'mod':
    case 'xor':
      return 'unclear';
  }
}

const opposite = (trend: Trend): Trend => (trend === 'rises' ? 'falls' : trend === 'falls' ? 'rises' : trend);

function together(a: Trend, b: Trend): Trend {
  if (a === 'stays') return b;
  return b === 'stays' || a === b ? a : 'unclear';
}

/** Returns the trend of something times or over this factor. A coordinate is never below 0. */
function scaled(trend: Trend, factor: Expression): Trend {
  if (trend === 'stays') return 'stays';
  return factor.kind === 'coordinate' || isAtLeast(factor, 0) ? trend : 'unclear';
}

function isAtLeast(expression: Expression, bound: number): boolean {
  const value = constantOf(expression);
  return value !== undefined && value >= bound;
}
