/**
 * Arrows that move a piece along a line as far as it goes: k times a fixed step, for k from 1 until a number would be
 * below 0.
 */
import { constantOf } from '../expressions/bind';
import type { Arrow, Expression } from '../rules';

/** Returns how much each coordinate loses at a step; undefined if the arrow is no slide. */
export function slideOf(arrow: Arrow): readonly number[] | undefined {
  const [generator, another] = arrow.generators;
  const [result, more] = arrow.results;
  if (generator?.kind !== 'each' || another !== undefined || arrow.condition !== undefined) return undefined;
  const { set, variable } = generator;
  if (set.kind !== 'range' || constantOf(set.from) !== 1 || result === undefined || more !== undefined)
    return undefined;
  const steps = result.map((each, index) => stepOf(each, index, variable));
  if (!steps.every((step) => step !== undefined) || steps.every((step) => step === 0)) return undefined;
  return reachesEdge(set.to, steps) ? steps : undefined;
}

/** c in `x - c*k`, where x is the coordinate at `index` and k the variable. */
function stepOf(result: Expression, index: number, variable: number): number | undefined {
  if (isCoordinate(result, index)) return 0;
  if (result.kind !== 'binary' || result.operator !== 'minus' || !isCoordinate(result.left, index)) return undefined;
  const taken = result.right;
  const isVariable = (each: Expression): boolean => each.kind === 'variable' && each.index === variable;
  if (isVariable(taken)) return 1;
  if (taken.kind !== 'binary' || taken.operator !== 'times') return undefined;
  const factor = isVariable(taken.left)
    ? constantOf(taken.right)
    : isVariable(taken.right)
      ? constantOf(taken.left)
      : 0;
  return typeof factor === 'number' && factor > 0 ? factor : undefined;
}

const isCoordinate = (expression: Expression, index: number): boolean =>
  expression.kind === 'coordinate' && expression.index === index;

/** Tells whether a bound is never below the number of steps to the edge. */
function reachesEdge(to: Expression, steps: readonly number[]): boolean {
  if (to.kind === 'coordinate') return steps[to.index]! > 0;
  if (to.kind === 'call' && to.name === 'min') return to.args.every((arg) => reachesEdge(arg, steps));
  if (to.kind === 'call' && to.name === 'max') return to.args.some((arg) => reachesEdge(arg, steps));
  if (to.kind !== 'binary' || to.operator !== 'over' || to.left.kind !== 'coordinate') return false;
  const divisor = constantOf(to.right);
  return divisor !== undefined && divisor > 0 && steps[to.left.index]! >= divisor;
}
