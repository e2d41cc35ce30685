/** The code of a move: it marks the value of what the move leaves. */
import { isNatural, lessBy } from '../claims/relations';
import type { Arrow, Expression } from '../rules';
import { AT, type Box, putStep, type Way } from './boxFrame';
import type { Label } from './emitter';
import { putExpression } from './expressionCode';
import { falls } from './loops';
import { constant, get, OP } from './wasm';

/**
 * Marks the value of what the move leaves. All its numbers are worked out before any is compared with the part at hand.
 */
export function putMove(arrow: Arrow, box: Box, way: Way): void {
  const { emitter, places } = box;
  const locals = arrow.results.map((result) => result.map((each, index) => putNumber(each, index, arrow, box, way)));
  arrow.results.forEach((result, part) =>
    result.forEach((each, index) => {
      if (lessBy(each, index, arrow, places.bounds) !== undefined) return;
      emitter.emit(get(locals[part]![index]!), get(places.coordinates[index]!), OP['>']);
      emitter.goIf(box.outside);
    }),
  );
  emitter.emit(constant(0));
  arrow.results.forEach((result, part) => putValue(result, locals[part]!, arrow, box));
  const value = emitter.keep();
  emitter.emit(get(value), constant(2), OP.shl, constant(box.marksAt), OP.add);
  emitter.emit(get(AT), constant(1), OP.add, OP.store);
}

/** Returns what is plainly taken from the coordinate whose place this takes; undefined if it is something else. */
function takenFrom(result: Expression, index: number): Expression | 'nothing' | undefined {
  if (result.kind === 'coordinate') return result.index === index ? 'nothing' : undefined;
  if (result.kind !== 'binary' || result.operator !== 'minus') return undefined;
  return result.left.kind === 'coordinate' && result.left.index === index ? result.right : undefined;
}

/** Returns the number, or what is taken for it, in a local. */
function putNumber(result: Expression, index: number, arrow: Arrow, box: Box, way: Way): number {
  const { places } = box;
  const taken = takenFrom(result, index);
  if (taken === 'nothing') return places.coordinates[index]!;
  const isPlain = isNatural(result, arrow, places.bounds);
  if (isPlain && taken && lessBy(result, index, arrow, places.bounds) !== undefined)
    return localOf(taken, box, way.skip);
  const local = localOf(result, box, way.skip);
  if (!isPlain) putEnd(local, box, way, falls(arrow));
  return local;
}

/** Returns a local with the value of the expression. */
function localOf(expression: Expression, { emitter, places }: Box, skip: Label): number {
  if (expression.kind === 'variable') return places.variables[expression.index]!;
  putExpression(emitter, expression, places, skip);
  return emitter.keep();
}

/** Leaves if a number is below 0: it is no move, and the last loop may have come to its end. */
function putEnd(local: number, { emitter }: Box, { skip, exit }: Way, isLast: boolean): void {
  if (!isLast) {
    emitter.goIfLess(local, constant(0), skip);
    return;
  }
  // The walk looks once more whether the loop goes on.
  emitter.emit(get(local), constant(0), OP['<']);
  emitter.open('if');
  putStep(emitter);
  emitter.go(exit);
  emitter.close();
}

/** Joins the value of a part to the one on the stack. The part must come before the one at hand. */
function putValue(result: readonly Expression[], locals: readonly number[], arrow: Arrow, box: Box): void {
  const { emitter, strides, outside, valuesAt, places } = box;
  const { bounds, coordinates } = places;
  emitter.emit(get(AT));
  result.forEach((each, index) => {
    const taken = takenFrom(each, index);
    if (taken === 'nothing') return;
    const isTaken = taken && isNatural(each, arrow, bounds) && lessBy(each, index, arrow, bounds) !== undefined;
    emitter.emit(get(locals[index]!));
    if (!isTaken) emitter.emit(get(coordinates[index]!), OP.sub);
    if (strides[index] !== 1) emitter.emit(constant(strides[index]!), OP.mul);
    emitter.emit(isTaken ? OP.sub : OP.add);
  });
  const isLess = result.some((each, index) => (lessBy(each, index, arrow, bounds) ?? 0) > 0);
  if (!isLess) {
    const at = emitter.keep();
    emitter.emit(get(at), get(AT), OP['>=']);
    emitter.goIf(outside);
    emitter.emit(get(at));
  }
  emitter.emit(constant(2), OP.shl, constant(valuesAt), OP.add, OP.load, OP.xor);
}
