/**
 * The values of all parts in a box as a function of WebAssembly. It does what `plainFiller` of `box.ts` does with
 * closures, and counts the same steps. Only rules whose numbers stay within 32 bits are put this way (`interval.ts`).
 */
import { isNatural } from '../claims/relations';
import { type Bound, constantOf } from '../expressions/bind';
import type { Arrow, Condition, Generator } from '../rules';
import { AT, type Box, CAPACITY, LEFT, PARAMETERS, putStep, TO, type Way } from './boxFrame';
import { Emitter, type Label } from './emitter';
import { putCondition, putExpression } from './expressionCode';
import { areBounded, type Bounds, type Interval, intervalOf } from './interval';
import { falls, testsOf, weightOfArrow } from './loops';
import { putMove } from './moveCode';
import { type Code, constant, get, OP, set } from './wasm';

/**
 * Where the function leaves the steps that are left and why it stopped, in bytes; then come lists, values and marks.
 */
export const LEFT_AT = 0;
export const WHY_AT = 4;
export const LISTS_AT = 8;

/** All is done; the steps are spent; a move makes a number larger, or none smaller; a value has no place for a mark. */
export const STOP = { done: 0, spent: 1, outside: 2, full: 3 } as const;

export interface BoxCode {
  readonly body: Code;
  readonly locals: number;
  /** Numbers to be put into the memory at `LISTS_AT`. */
  readonly lists: readonly number[];
  readonly valuesAt: number;
  readonly marksAt: number;
}

/** Returns the code for a box of these extents; undefined if the rules are not of the kind that can be put this way. */
export function boxCodeOf(bound: Bound, extents: readonly number[]): BoxCode | undefined {
  // Turns that take more than a step are left to closures.
  if (bound.arrows.some((arrow) => weightOfArrow(arrow) > 0)) return undefined;
  const coordinates = extents.map((extent) => ({ low: 0, high: extent - 1 }));
  const bounds = bound.arrows.map((arrow) => boundsOf(arrow, coordinates));
  if (!bounds.every((each) => each !== undefined)) return undefined;
  const lists = bound.arrows.flatMap(({ generators }) => generators.flatMap(membersOf));
  const valuesAt = LISTS_AT + 4 * lists.length;
  const marksAt = valuesAt + 4 * extents.reduce((product, extent) => product * extent, 1);
  const emitter = new Emitter(PARAMETERS);
  putFunction(emitter, bound.arrows, bounds, extents, { valuesAt, marksAt });
  return { body: emitter.code, locals: emitter.locals - PARAMETERS, lists, valuesAt, marksAt };
}

/** Returns the bounds of an arrow's variables; undefined if some number of it has none, or a set is of another kind. */
function boundsOf(arrow: Arrow, coordinates: readonly Interval[]): Bounds | undefined {
  const variables: (Interval | undefined)[] = [];
  const bounds: Bounds = { coordinates, variables };
  for (const generator of arrow.generators) {
    if (generator.kind !== 'each') return undefined;
    const interval = setInterval(generator.set, bounds);
    if (interval === undefined) return undefined;
    variables[generator.variable] = interval;
  }
  const isBounded =
    arrow.results.flat().every((each) => intervalOf(each, bounds)) &&
    (arrow.condition === undefined || areBounded(arrow.condition, bounds));
  return isBounded ? bounds : undefined;
}

function setInterval(set: Extract<Generator, { kind: 'each' }>['set'], bounds: Bounds): Interval | undefined {
  if (set.kind === 'range') {
    const [from, to] = [intervalOf(set.from, bounds), intervalOf(set.to, bounds)];
    return from && to && { low: from.low, high: Math.max(from.low, to.high) };
  }
  if (set.kind !== 'listed') return undefined;
  const members = set.members.map((member) =>
    constantOf(member) === undefined ? undefined : intervalOf(member, bounds),
  );
  if (!members.every((member) => member !== undefined)) return undefined;
  return { low: Math.min(0, ...members.map(({ low }) => low)), high: Math.max(0, ...members.map(({ high }) => high)) };
}

/** Returns the numbers of a generator that goes through a list. */
const membersOf = (generator: Generator): number[] =>
  generator.kind === 'each' && generator.set.kind === 'listed'
    ? generator.set.members.map((member) => Number(constantOf(member)))
    : [];

/** Part after part: all moves, the least value that is not marked, and back. */
function putFunction(
  emitter: Emitter,
  arrows: readonly Arrow[],
  bounds: readonly Bounds[],
  extents: readonly number[],
  { valuesAt, marksAt }: Pick<BoxCode, 'valuesAt' | 'marksAt'>,
): void {
  const strides = extents.map((_, index) => extents.slice(index + 1).reduce((product, each) => product * each, 1));
  const coordinates = extents.map(() => emitter.newLocal());
  const before = emitter.newLocal();
  coordinates.forEach((local, index) =>
    emitter.emit(get(AT), constant(strides[index]!), OP.div, constant(extents[index]!), OP.rem, set(local)),
  );
  const [full, outside, spent] = [emitter.open('block'), emitter.open('block'), emitter.open('block')];
  const parts = emitter.open('loop');
  emitter.emit(get(LEFT), set(before));
  putReturnIfDone(emitter);
  let listAt = LISTS_AT;
  arrows.forEach((arrow, index) => {
    const places = { coordinates, variables: [], bounds: bounds[index]! };
    putArrow(arrow, { emitter, places, strides, spent, outside, valuesAt, marksAt }, listAt);
    listAt += 4 * arrow.generators.flatMap(membersOf).length;
  });
  emitter.goIfLess(LEFT, constant(1), spent);
  putLeast(emitter, full, valuesAt, marksAt);
  emitter.emit(get(AT), constant(1), OP.add, set(AT));
  putNext(emitter, coordinates, extents);
  emitter.go(parts);
  emitter.close();
  for (const why of [STOP.spent, STOP.outside, STOP.full]) {
    emitter.close();
    putReturn(emitter, why, before);
  }
}

/** Goes on to the next part: counts on in the last coordinate, and in the one before where that is at its end. */
function putNext(emitter: Emitter, coordinates: readonly number[], extents: readonly number[]): void {
  const last = coordinates.length - 1;
  emitter.emit(get(coordinates[last]!), constant(1), OP.add, set(coordinates[last]!));
  if (last === 0) return;
  emitter.emit(get(coordinates[last]!), constant(extents[last]!), OP['=']);
  emitter.open('if');
  emitter.emit(constant(0), set(coordinates[last]!));
  putNext(emitter, coordinates.slice(0, last), extents);
  emitter.close();
}

function putReturnIfDone(emitter: Emitter): void {
  emitter.emit(get(AT), get(TO), OP['>=']);
  emitter.open('if');
  putReturn(emitter, STOP.done, LEFT);
  emitter.close();
}

/** Ends at the part at hand; the steps are those that were left before it. */
function putReturn(emitter: Emitter, why: number, left: number): void {
  emitter.emit(constant(LEFT_AT), get(left), OP.store, constant(WHY_AT), constant(why), OP.store, get(AT), OP.return);
}

function putLeast(emitter: Emitter, full: Label, valuesAt: number, marksAt: number): void {
  const value = emitter.newLocal();
  emitter.emit(constant(0), set(value));
  const search = emitter.open('loop');
  emitter.emit(get(value), get(CAPACITY), OP['>=']);
  emitter.goIf(full);
  emitter.emit(get(value), constant(2), OP.shl, constant(marksAt), OP.add, OP.load);
  emitter.emit(get(AT), constant(1), OP.add, OP['=']);
  emitter.open('if');
  emitter.emit(get(value), constant(1), OP.add, set(value));
  emitter.go(search);
  emitter.close();
  emitter.close();
  emitter.emit(get(AT), constant(2), OP.shl, constant(valuesAt), OP.add, get(value), OP.store);
}

function putArrow(arrow: Arrow, box: Box, listAt: number): void {
  const { emitter } = box;
  putStep(emitter);
  const skip = emitter.open('block');
  const tests = testsOf(arrow);
  putTests(tests[0]!, box, skip);
  putLevel(arrow, 0, tests, box, { skip, exit: skip, listAt });
  emitter.close();
}

function putTests(tests: readonly Condition[], { emitter, places }: Box, skip: Label): void {
  for (const test of tests) {
    putCondition(emitter, test, places, skip);
    emitter.emit(OP.eqz);
    emitter.goIf(skip);
  }
}

/** A loop and all within it; the move itself if there is none left. */
function putLevel(arrow: Arrow, level: number, tests: readonly (readonly Condition[])[], box: Box, way: Way): void {
  const generator = arrow.generators[level];
  if (generator?.kind !== 'each') {
    putMove(arrow, box, way);
    return;
  }
  const { emitter, places } = box;
  const members = membersOf(generator).length;
  const [index, end] = putBounds(generator.set, members, box, way.skip);
  const variable = generator.set.kind === 'range' ? index : emitter.newLocal();
  places.variables[generator.variable] = variable;
  const exit = emitter.open('block');
  const isCounted = level === arrow.generators.length - 1 && goesToItsEnd(arrow, places.bounds);
  if (isCounted) putSteps(box, index, end);
  const loop = emitter.open('loop');
  if (!isCounted) {
    emitter.goIfLess(LEFT, constant(1), box.spent);
    putStep(emitter);
  }
  emitter.emit(get(index), get(end), OP['>']);
  emitter.goIf(exit);
  if (variable !== index)
    emitter.emit(get(index), constant(2), OP.shl, constant(way.listAt), OP.add, OP.load, set(variable));
  const skip = emitter.open('block');
  putTests(tests[level + 1]!, box, skip);
  putLevel(arrow, level + 1, tests, box, { skip, exit, listAt: way.listAt + 4 * members });
  emitter.close();
  emitter.emit(get(index), constant(1), OP.add, set(index));
  emitter.go(loop);
  emitter.close();
  emitter.close();
}

/** Tells whether the last loop of an arrow always goes to its end, so that its turns can be counted before. */
function goesToItsEnd(arrow: Arrow, bounds: Bounds): boolean {
  const last = arrow.generators.at(-1);
  const isShort = last?.kind === 'each' && last.set.kind !== 'range' ? true : hasCount(last, bounds);
  return isShort && (!falls(arrow) || arrow.results.flat().every((each) => isNatural(each, arrow, bounds)));
}

/** Tells whether the number of turns fits into 32 bits. */
function hasCount(generator: Generator | undefined, bounds: Bounds): boolean {
  if (generator?.kind !== 'each' || generator.set.kind !== 'range') return false;
  const [from, to] = [intervalOf(generator.set.from, bounds), intervalOf(generator.set.to, bounds)];
  return from !== undefined && to !== undefined && to.high - from.low < 2 ** 30;
}

/** Takes a step for each turn of a loop, and one for its end. */
function putSteps({ emitter, spent }: Box, index: number, end: number): void {
  const turns = emitter.newLocal();
  emitter.emit(get(end), get(index), OP.sub, constant(1), OP.add, set(turns));
  emitter.emit(get(turns), constant(0), get(turns), constant(0), OP['>'], OP.select, constant(1), OP.add, set(turns));
  emitter.emit(get(LEFT), get(turns), OP['<=']);
  emitter.goIf(spent);
  emitter.emit(get(LEFT), get(turns), OP.sub, set(LEFT));
}

/** Returns the first and the last number of a range, or place in a list, in locals. */
function putBounds(
  numbers: Extract<Generator, { kind: 'each' }>['set'],
  members: number,
  { emitter, places }: Box,
  skip: Label,
): [number, number] {
  if (numbers.kind === 'range') {
    putExpression(emitter, numbers.from, places, skip);
    putExpression(emitter, numbers.to, places, skip);
  } else emitter.emit(constant(0), constant(members - 1));
  const end = emitter.keep();
  return [emitter.keep(), end];
}
