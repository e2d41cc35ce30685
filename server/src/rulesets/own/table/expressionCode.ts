/** Expressions and conditions as instructions. Where an expression has no value, they leave for `skip`. */
import { constantOf } from '../expressions/bind';
import type { Condition, Expression, Operator } from '../rules';
import type { Emitter, Label } from './emitter';
import { type Bounds, type Interval, intervalOf } from './interval';
import { constant, get, OP } from './wasm';

/** Where the numbers are that expressions mention, and between which bounds they lie. */
export interface Places {
  readonly coordinates: readonly number[];
  readonly variables: readonly number[];
  readonly bounds: Bounds;
}

/** Puts the value of the expression on the stack. Only for expressions with an interval. */
export function putExpression(emitter: Emitter, expression: Expression, places: Places, skip: Label): void {
  const value = constantOf(expression);
  if (value !== undefined) {
    emitter.emit(constant(Number(value)));
    return;
  }
  switch (expression.kind) {
    case 'coordinate':
      emitter.emit(get(places.coordinates[expression.index]!));
      return;
    case 'variable':
      emitter.emit(get(places.variables[expression.index]!));
      return;
    case 'negative':
      emitter.emit(constant(0));
      putExpression(emitter, expression.of, places, skip);
      emitter.emit(OP.sub);
      return;
    case 'binary':
      putExpression(emitter, expression.left, places, skip);
      putExpression(emitter, expression.right, places, skip);
      putOperator(emitter, expression, places, skip);
      return;
    case 'call':
      putCall(emitter, expression, places, skip);
      return;
    case 'truth':
      putCondition(emitter, expression.condition, places, skip);
      return;
    case 'number':
    case 'constant':
    case 'element':
      // They have no interval here.
      return;
  }
}

const SIMPLE: { readonly [operator in Operator]?: readonly number[] } = {
  plus: OP.add,
  minus: OP.sub,
  times: OP.mul,
};

function putOperator(
  emitter: Emitter,
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  { bounds }: Places,
  skip: Label,
): void {
  const simple = SIMPLE[operator];
  if (simple !== undefined) {
    emitter.emit(simple);
    return;
  }
  const [a, b] = [intervalOf(left, bounds)!, intervalOf(right, bounds)!];
  const other = emitter.keep();
  const one = emitter.keep();
  if (operator === 'xor') {
    for (const [local, { low }] of [
      [one, a],
      [other, b],
    ] as const)
      if (low < 0) emitter.goIfLess(local, constant(0), skip);
    emitter.emit(get(one), get(other), OP.xor);
    return;
  }
  if (b.low <= 0) {
    emitter.emit(get(other), OP.eqz);
    emitter.goIf(skip);
  }
  if (operator === 'over') putQuotient(emitter, one, other, a);
  else putRemainder(emitter, one, other, a);
}

/** Rounded down; the divisor is above 0. */
function putQuotient(emitter: Emitter, one: number, other: number, { low }: Interval): void {
  emitter.emit(get(one), get(other), OP.div);
  if (low >= 0) return;
  emitter.emit(get(one), get(other), OP.rem, constant(0), OP['<'], OP.sub);
}

function putRemainder(emitter: Emitter, one: number, other: number, { low }: Interval): void {
  emitter.emit(get(one), get(other), OP.rem);
  if (low >= 0) return;
  const rest = emitter.keep();
  emitter.emit(get(rest), get(other), constant(0), get(rest), constant(0), OP['<'], OP.select, OP.add);
}

function putCall(
  emitter: Emitter,
  { name, args }: Extract<Expression, { kind: 'call' }>,
  places: Places,
  skip: Label,
): void {
  args.forEach((arg, index) => {
    putExpression(emitter, arg, places, skip);
    if ((name === 'min' || name === 'max') && index > 0) putLesser(emitter, name === 'min' ? OP['<'] : OP['>']);
  });
  if (name === 'abs') {
    const local = emitter.keep();
    emitter.emit(get(local), constant(0), get(local), OP.sub, get(local), constant(0), OP['>='], OP.select);
  } else if (name === 'sqrt') {
    const local = emitter.keep();
    if (intervalOf(args[0]!, places.bounds)!.low < 0) emitter.goIfLess(local, constant(0), skip);
    emitter.emit(get(local), OP.f64FromI32, OP.f64Sqrt, OP.i32FromF64);
  }
}

/** Of the two numbers on the stack, the one that compares so to the other. */
function putLesser(emitter: Emitter, compare: readonly number[]): void {
  const other = emitter.keep();
  const one = emitter.keep();
  emitter.emit(get(one), get(other), get(one), get(other), compare, OP.select);
}

/** Puts 1 on the stack if the condition holds, else 0. Only for conditions with bounds. */
export function putCondition(emitter: Emitter, condition: Condition, places: Places, skip: Label): void {
  switch (condition.kind) {
    case 'comparison':
      putComparison(emitter, condition, places, skip);
      return;
    case 'divides':
      putDivides(emitter, condition, places, skip);
      return;
    case 'not':
      putCondition(emitter, condition.condition, places, skip);
      emitter.emit(OP.eqz);
      return;
    case 'and':
    case 'or':
      putJunction(emitter, condition.conditions, condition.kind === 'or', places, skip);
      return;
    case 'prime':
      // It has no bounds here.
      return;
  }
}

function putComparison(
  emitter: Emitter,
  { operands, operators }: Extract<Condition, { kind: 'comparison' }>,
  places: Places,
  skip: Label,
): void {
  const locals = operands.map((operand) => {
    putExpression(emitter, operand, places, skip);
    return emitter.keep();
  });
  operators.forEach((operator, index) => {
    emitter.emit(get(locals[index]!), get(locals[index + 1]!), OP[operator]);
    if (index > 0) emitter.emit(OP.and);
  });
}

function putDivides(
  emitter: Emitter,
  { divisor, of }: Extract<Condition, { kind: 'divides' }>,
  places: Places,
  skip: Label,
): void {
  putExpression(emitter, divisor, places, skip);
  putExpression(emitter, of, places, skip);
  const dividend = emitter.keep();
  const by = emitter.keep();
  // 0 divides 0 alone.
  emitter.emit(get(by));
  emitter.open('ifI32');
  emitter.emit(get(dividend), get(by), OP.rem, OP.eqz, OP.else, get(dividend), OP.eqz);
  emitter.close();
}

/** Conditions are looked at in order, up to the first that decides. */
function putJunction(
  emitter: Emitter,
  [first, ...rest]: readonly Condition[],
  decisive: boolean,
  places: Places,
  skip: Label,
): void {
  if (first === undefined) {
    emitter.emit(constant(Number(!decisive)));
    return;
  }
  putCondition(emitter, first, places, skip);
  emitter.open('ifI32');
  if (decisive) emitter.emit(constant(1));
  else putJunction(emitter, rest, decisive, places, skip);
  emitter.emit(OP.else);
  if (decisive) putJunction(emitter, rest, decisive, places, skip);
  else emitter.emit(constant(0));
  emitter.close();
}
