/** Which variables an expression or a condition asks about. */
import type { Condition, Expression } from '../rules';

export function variablesOf(of: Expression | Condition, found = new Set<number>()): Set<number> {
  if (of.kind === 'variable') found.add(of.index);
  for (const part of partsOf(of)) variablesOf(part, found);
  return found;
}

export function coordinatesOf(of: Expression | Condition, found = new Set<number>()): Set<number> {
  if (of.kind === 'coordinate') found.add(of.index);
  for (const part of partsOf(of)) coordinatesOf(part, found);
  return found;
}

/** Returns the expressions and conditions that one is made of. */
export function partsOf(of: Expression | Condition): readonly (Expression | Condition)[] {
  switch (of.kind) {
    case 'number':
    case 'coordinate':
    case 'constant':
    case 'variable':
      return [];
    case 'element':
      return [of.at];
    case 'negative':
    case 'prime':
      return [of.of];
    case 'binary':
      return [of.left, of.right];
    case 'call':
      return of.args;
    case 'truth':
    case 'not':
      return [of.condition];
    case 'comparison':
      return of.operands;
    case 'divides':
      return [of.divisor, of.of];
    case 'and':
    case 'or':
      return of.conditions;
  }
}
