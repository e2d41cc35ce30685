/**
 * Goes through the moves from a part one by one, and can stop and go on at any of them: each turn of a loop and each
 * arrow takes a step.
 */
import { add, type Integer } from '../../../text/integer';
import type { Natural } from '../../../text/natural';
import type { Arrow } from '../rules';
import { falls, testsOf, weightOfArrow } from '../table/loops';
import type { Bound } from './bind';
import { type Decide, decider, type Evaluate, evaluator, type Meter, type Scope } from './closures';
import { type Level, levelOf } from './sets';

/** Arrows made ready to be gone through. */
export type Program = readonly Loops[];

export interface Loops {
  readonly arrow: Arrow;
  readonly levels: readonly Level[];
  /** Conditions, by the number of levels that bind what they ask about. */
  readonly tests: readonly (readonly Decide[])[];
  readonly results: readonly (readonly Evaluate[])[];
  /** Once a result is below 0, it stays so while the last level goes on. */
  readonly falls: boolean;
  /** The steps of a turn. */
  readonly steps: number;
}

export const programOf = (bound: Bound): Program => bound.arrows.map((arrow) => loopsOf(arrow, bound));

function loopsOf(arrow: Arrow, bound: Bound): Loops {
  return {
    arrow,
    levels: arrow.generators.map((generator) => levelOf(generator, bound)),
    tests: testsOf(arrow).map((tests) => tests.map((test) => decider(test, bound.lists))),
    results: arrow.results.map((result) => result.map((each) => evaluator(each, bound.lists))),
    falls: falls(arrow),
    steps: 1 + weightOfArrow(arrow),
  };
}

/** Where a walk is. A walk is used for one part after the other, so that a search need not make them anew. */
export interface Walk extends Scope {
  part: readonly Natural[];
  readonly variables: Integer[];
  /** The parts that the move at hand leaves: the first `count` of them. */
  readonly results: Natural[][];
  count: number;
  /** The arrow that is gone through. */
  arrow: number;
  /** The loop that turns next; −1 before the first. */
  depth: number;
  readonly at: Integer[];
  readonly end: Integer[];
  readonly members: (readonly Integer[])[];
  readonly filters: (((member: Integer) => boolean) | undefined)[];
}

export const newWalk = (meter: Meter): Walk => ({
  part: [],
  variables: [],
  results: [],
  count: 0,
  arrow: 0,
  depth: -1,
  at: [],
  end: [],
  members: [],
  filters: [],
  meter,
});

/** Puts the walk before the first move from a part. */
export function begin(walk: Walk, part: readonly Natural[]): void {
  walk.part = part;
  walk.arrow = 0;
  walk.depth = -1;
}

/**
 * Goes to the next move. False when there is none, or when the budget is spent: then the same call goes on from here.
 */
export function next(program: Program, walk: Walk): boolean {
  const { meter } = walk;
  for (;;) {
    const loops = program[walk.arrow];
    if (loops === undefined || meter.left <= meter.until) return false;
    meter.left -= loops.steps;
    if (walk.depth < 0) {
      const isPossible = holds(loops.tests[0]!, walk);
      if (!isPossible || loops.levels.length === 0) {
        walk.arrow++;
        if (isPossible && reaches(loops, walk)) return true;
        continue;
      }
      if (enter(loops.levels[0]!, walk, 0)) walk.depth = 0;
      else walk.arrow++;
    } else if (!turn(loops.levels[walk.depth]!, walk)) {
      walk.depth--;
      if (walk.depth < 0) walk.arrow++;
    } else if (isFiltered(loops.levels[walk.depth]!, walk)) {
      // Another number is looked at, which takes another step.
    } else if (holds(loops.tests[walk.depth + 1]!, walk)) {
      if (walk.depth + 1 === loops.levels.length) {
        if (reaches(loops, walk)) return true;
      } else if (enter(loops.levels[walk.depth + 1]!, walk, walk.depth + 1)) walk.depth++;
    }
  }
}

/**
 * Works out what an arrow leaves where its only variable stands for this number; false if that is no move, or if the
 * arrow has more variables. An arrow without variables has one move.
 */
export function reachesWith({ levels, tests, ...loops }: Loops, walk: Walk, value: Integer): boolean {
  const [level, another] = levels;
  walk.depth = 0;
  if (another !== undefined || level?.kind === 'together' || !holds(tests[0]!, walk)) return false;
  if (level) {
    if (!enter(level, walk, 0)) return false;
    const isIn =
      level.kind === 'members' ? walk.members[0]!.includes(value) : walk.at[0]! <= value && value <= walk.end[0]!;
    walk.variables[level.variable] = value;
    if (!isIn || isFiltered(level, walk) || !holds(tests[1]!, walk)) return false;
  }
  return reaches({ levels, tests, ...loops }, walk);
}

/** Returns the number of the arrow that the move at hand belongs to. */
export const arrowAt = ({ arrow, depth }: Walk): number => (depth < 0 ? arrow - 1 : arrow);

function isFiltered(level: Level, { filters, depth, variables }: Walk): boolean {
  return level.kind === 'range' && level.filter !== undefined && filters[depth]?.(variables[level.variable]!) === false;
}

function holds(tests: readonly Decide[], walk: Walk): boolean {
  for (const test of tests) if (test(walk) !== true) return false;
  return true;
}

/** Puts a loop before its first turn; false if a bound of it has no value. */
function enter(level: Level, walk: Walk, depth: number): boolean {
  if (level.kind === 'range') {
    const [from, to] = [level.from(walk), level.to(walk)];
    if (from === undefined || to === undefined) return false;
    walk.at[depth] = from;
    walk.end[depth] = to;
    walk.filters[depth] = level.filter?.(walk);
    return true;
  }
  walk.at[depth] = 0;
  if (level.kind === 'members') {
    walk.members[depth] = level.members(walk);
    walk.end[depth] = walk.members[depth].length - 1;
  } else walk.end[depth] = Math.min(...level.lists.map((list) => list.length)) - 1;
  return true;
}

/** Binds the variables of the level to what comes next; false when nothing does. */
function turn(level: Level, walk: Walk): boolean {
  const { depth, at, end, variables } = walk;
  const index = at[depth]!;
  if (index > end[depth]!) return false;
  at[depth] = typeof index === 'number' && index < Number.MAX_SAFE_INTEGER ? index + 1 : add(index, 1);
  if (level.kind === 'range') {
    variables[level.variable] = index;
  } else if (level.kind === 'members') variables[level.variable] = walk.members[depth]![Number(index)]!;
  else level.variables.forEach((variable, list) => (variables[variable] = level.lists[list]![Number(index)]!));
  return true;
}

/** Works out what the move leaves; false where it is no move. */
function reaches(loops: Loops, walk: Walk): boolean {
  const { results } = loops;
  for (let part = 0; part < results.length; part++) {
    const left = (walk.results[part] ??= []);
    const coordinates = results[part]!;
    for (let index = 0; index < coordinates.length; index++) {
      const value = coordinates[index]!(walk);
      if (value === undefined || value < 0) {
        if (value !== undefined && loops.falls) walk.at[walk.depth] = Infinity;
        return false;
      }
      left[index] = value;
    }
  }
  walk.count = results.length;
  return true;
}
