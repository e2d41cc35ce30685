/**
 * What is plain from how a move is written: that a result is not below 0, or not above the coordinate whose place it
 * takes.
 */
import { constantOf } from '../expressions/bind';
import type { Arrow, Expression } from '../rules';
import { type Bounds, intervalOf } from '../table/interval';

/** Returns how much less than the coordinate at `index` the value surely is, at least; undefined if it may be more. */
export function lessBy(expression: Expression, index: number, arrow: Arrow, bounds: Bounds): number | undefined {
  switch (expression.kind) {
    case 'coordinate':
      return expression.index === index ? 0 : undefined;
    case 'variable': {
      const generator = arrow.generators.find((each) => each.kind === 'each' && each.variable === expression.index);
      if (generator?.kind !== 'each' || generator.set.kind !== 'range') return undefined;
      return lessBy(generator.set.to, index, arrow, bounds);
    }
    case 'binary':
      return ofBinary(expression, index, arrow, bounds);
    case 'call': {
      if (expression.name !== 'min') return undefined;
      const known = expression.args
        .map((arg) => lessBy(arg, index, arrow, bounds))
        .filter((each) => each !== undefined);
      return known.length === 0 ? undefined : Math.max(...known);
    }
    case 'number':
    case 'constant':
    case 'element':
    case 'negative':
    case 'truth':
      return undefined;
  }
}

function ofBinary(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  index: number,
  arrow: Arrow,
  bounds: Bounds,
): number | undefined {
  const less = lessBy(left, index, arrow, bounds);
  if (less === undefined) return undefined;
  if (operator === 'minus') {
    const taken = intervalOf(right, bounds);
    return taken && taken.low >= 0 ? less + taken.low : undefined;
  }
  // Divided by 1 or more, and rounded down, it is no more than before if it is at least 0, and else below 0, too.
  const divisor = operator === 'over' ? constantOf(right) : undefined;
  return divisor !== undefined && divisor >= 1 && less === 0 && left.kind === 'coordinate' ? 0 : undefined;
}

/** Tells whether the value is at least 0 wherever the loops go. */
export function isNatural(expression: Expression, arrow: Arrow, bounds: Bounds): boolean {
  if ((intervalOf(expression, bounds)?.low ?? -1) >= 0) return true;
  if (expression.kind !== 'binary' || expression.operator !== 'minus') return false;
  const { left, right } = expression;
  return left.kind === 'coordinate' && lessBy(right, left.index, arrow, bounds) !== undefined;
}
