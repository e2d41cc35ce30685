/** Games of two numbers that are known, by what their arrows say. */
import { constantOf } from '../expressions/bind';
import type { Arrow, Condition, Expression, Operator } from '../rules';
import { conjuncts } from '../table/loops';
import { slideOf } from '../table/slides';

/** Slides along the two lines of a board and along its diagonal. */
export function isWythoff(arrows: readonly Arrow[]): boolean {
  const slides = new Set(arrows.map((arrow) => slideOf(arrow)?.join()));
  return slides.size === 3 && ['1,0', '0,1', '1,1'].every((slide) => slides.has(slide));
}

/** `(h, m) -> (h - t, 2t) for t in 1..min(h, m)` */
export function isFibonacci([arrow, another]: readonly Arrow[]): boolean {
  if (arrow === undefined || another !== undefined) return false;
  const [generator, inner] = arrow.generators;
  const [result, more] = arrow.results;
  if (generator?.kind !== 'each' || inner !== undefined || result === undefined || more !== undefined) return false;
  if (generator.set.kind !== 'range' || constantOf(generator.set.from) !== 1 || arrow.condition !== undefined)
    return false;
  const { to } = generator.set;
  const isMost = (each: Expression): boolean =>
    isCoordinate(each, 1) ||
    (each.kind === 'call' && each.name === 'min' && each.args.length === 2 && hasBoth(each.args));
  const variable = (each: Expression): boolean => each.kind === 'variable' && each.index === generator.variable;
  return (
    isMost(to) &&
    isBinary(result[0]!, 'minus', (each) => isCoordinate(each, 0), variable) &&
    (isBinary(result[1]!, 'times', isTwo, variable) ||
      isBinary(result[1]!, 'times', variable, isTwo) ||
      isBinary(result[1]!, 'plus', variable, variable))
  );
}

const isTwo = (expression: Expression): boolean => constantOf(expression) === 2;
const hasBoth = (args: readonly Expression[]): boolean =>
  args.some((arg) => isCoordinate(arg, 0)) && args.some((arg) => isCoordinate(arg, 1));

/** Euclid’s game: a multiple of the smaller number goes from the larger one; equal numbers have a move. */
export function isEuclid(arrows: readonly Arrow[]): boolean {
  const sides = arrows.map(multipleOf);
  const hasBoth = [0, 1].every((from) => sides.some((side) => side?.from === from));
  return arrows.length === 2 && hasBoth && sides.some((side) => side?.allowsEqual === true);
}

/** `(a - k*b, b) for k in 1..a/b`, or the same the other way round, with no more conditions than a > b and that b is not 0. */
function multipleOf(arrow: Arrow): { readonly from: 0 | 1; readonly allowsEqual: boolean } | undefined {
  const [generator, another] = arrow.generators;
  const [result, more] = arrow.results;
  if (generator?.kind !== 'each' || another !== undefined || result === undefined || more !== undefined)
    return undefined;
  const { set, variable } = generator;
  const from = isCoordinate(result[1]!, 1) ? 0 : 1;
  const [large, small] = [from, 1 - from];
  const isK = (each: Expression): boolean => each.kind === 'variable' && each.index === variable;
  const isLarge = (each: Expression): boolean => isCoordinate(each, large);
  const isSmall = (each: Expression): boolean => isCoordinate(each, small);
  const isMultiple = (each: Expression): boolean =>
    isBinary(each, 'times', isK, isSmall) || isBinary(each, 'times', isSmall, isK);
  const isRight =
    isSmall(result[small]!) &&
    isBinary(result[large]!, 'minus', isLarge, isMultiple) &&
    set.kind === 'range' &&
    constantOf(set.from) === 1 &&
    isBinary(set.to, 'over', isLarge, isSmall);
  const conditions = conjuncts(arrow.condition);
  if (!isRight || !conditions.every((each) => isHarmless(each, large) || isStrict(each, large))) return undefined;
  return { from, allowsEqual: !conditions.some((each) => isStrict(each, large)) };
}

/** large > small */
const isStrict = (condition: Condition, large: number): boolean =>
  isComparison(condition, '>', large, 1 - large) || isComparison(condition, '<', 1 - large, large);

/** large >= small, or that one of the two is above 0. */
function isHarmless(condition: Condition, large: number): boolean {
  if (isComparison(condition, '>=', large, 1 - large) || isComparison(condition, '<=', 1 - large, large)) return true;
  if (condition.kind !== 'comparison' || condition.operators.length !== 1) return false;
  const [left, right] = condition.operands as [Expression, Expression];
  const [operator] = condition.operators;
  if (left.kind === 'coordinate')
    return operator === '>='
      ? constantOf(right) === 1
      : constantOf(right) === 0 && (operator === '>' || operator === '!=');
  if (right.kind !== 'coordinate') return false;
  return operator === '<=' ? constantOf(left) === 1 : constantOf(left) === 0 && (operator === '<' || operator === '!=');
}

const isCoordinate = (expression: Expression, index: number): boolean =>
  expression.kind === 'coordinate' && expression.index === index;

function isBinary(
  expression: Expression,
  operator: Operator,
  left: (each: Expression) => boolean,
  right: (each: Expression) => boolean,
): boolean {
  return (
    expression.kind === 'binary' && expression.operator === operator && left(expression.left) && right(expression.right)
  );
}

function isComparison(condition: Condition, operator: string, left: number, right: number): boolean {
  return (
    condition.kind === 'comparison' &&
    condition.operators.join() === operator &&
    isCoordinate(condition.operands[0]!, left) &&
    isCoordinate(condition.operands[1]!, right)
  );
}
