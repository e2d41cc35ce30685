/** Moves as relations between a position and what is left of it. */
import type { Integer } from '../../../text/integer';
import type { Arrow, Condition, Expression, Generator, NumberSet } from '../rules';
import { type Automaton, isEmpty } from './automaton';
import { type Effort, OutOfReach, type Working } from './effort';
import { casesOf, truthOf } from './expressions';
import {
  isAtMostZero,
  isNatural,
  isPower,
  isZero,
  type Linear,
  number,
  plus,
  times,
  trackOf,
  variable,
} from './linear';
import { allOf, among, isExactly, type Tracks } from './relation';
import type { Case, Scope } from './sums';

/** A move where all relations hold, for some values of variables that are no coordinates of the position. */
export interface Branch {
  readonly where: readonly Automaton[];
  readonly parts: readonly (readonly Linear[])[];
}

/** A position: its coordinates are the variables from 0. */
export interface Ground {
  readonly size: number;
  readonly lists: readonly (readonly Integer[])[];
  readonly tracks: Tracks;
  readonly meter: Effort;
}

/** An arrow has no more branches. */
const MOST_BRANCHES = 200;

interface Growing {
  readonly where: readonly Automaton[];
  readonly variables: readonly (Linear | undefined)[];
  readonly kept: readonly number[];
}

export const coordinatesOf = (size: number): readonly number[] => Array.from({ length: size }, (_, index) => index);

export const scopeOf = (
  { size, lists, tracks, meter }: Ground,
  variables: readonly (Linear | Expression | undefined)[],
  kept = coordinatesOf(size),
): Scope => ({ coordinates: coordinatesOf(size).map(variable), variables, lists, tracks, kept, meter });

/** Returns the moves of an arrow. */
export function* branchesOf(arrow: Arrow, ground: Ground): Working<readonly Branch[]> {
  let growing: readonly Growing[] = [{ where: [], variables: [], kept: coordinatesOf(ground.size) }];
  for (const generator of arrow.generators) {
    const more: Growing[] = [];
    for (const each of growing) more.push(...(yield* withGenerator(each, generator, ground)));
    if (more.length > MOST_BRANCHES) throw new OutOfReach('size');
    growing = more;
  }
  const branches: Branch[] = [];
  for (const each of growing) branches.push(...(yield* resultsOf(arrow, each, ground)));
  return branches;
}

function* resultsOf(arrow: Arrow, { where, variables, kept }: Growing, ground: Ground): Working<readonly Branch[]> {
  const scope = scopeOf(ground, variables, kept);
  const conditions = arrow.condition ? yield* conditionsOf(arrow.condition, scope) : [];
  let branches: readonly Branch[] = [{ where: [...where, ...conditions], parts: [] }];
  for (const result of arrow.results) {
    branches = branches.map((each) => ({ ...each, parts: [...each.parts, []] }));
    for (const expression of result) {
      const cases: Case[] = [];
      for (const { where: more, sum } of yield* casesOf(expression, scope))
        cases.push({
          where: isNatural(sum) ? more : [...more, yield* isAtMostZero(times(sum, -1n), ground.meter)],
          sum,
        });
      branches = branches.flatMap((branch) => cases.map((each) => extended(branch, each)));
      if (branches.length > MOST_BRANCHES) throw new OutOfReach('size');
    }
  }
  return branches.filter((branch) => !branch.where.some(isEmpty));
}

const extended = ({ where, parts }: Branch, { where: more, sum }: Case): Branch => ({
  where: [...where, ...more],
  parts: [...parts.slice(0, -1), [...parts.at(-1)!, sum]],
});

/** All conditions of an `and` hold; each is a relation of its own. */
function* conditionsOf(condition: Condition, scope: Scope): Working<readonly Automaton[]> {
  if (condition.kind !== 'and') return [(yield* truthOf(condition, scope)).holds];
  const all: Automaton[] = [];
  for (const each of condition.conditions) all.push(...(yield* conditionsOf(each, scope)));
  return all;
}

function* withGenerator(growing: Growing, generator: Generator, ground: Ground): Working<readonly Growing[]> {
  if (generator.kind === 'together') return together(growing, generator, ground);
  const scope = scopeOf(ground, growing.variables, growing.kept);
  const members = yield* membersOf(generator.set, scope, ground);
  return members
    .filter(({ where }) => !where.some(isEmpty))
    .map(({ where, sum }) => {
      const variables = [...growing.variables];
      variables[generator.variable] = sum;
      // What the sum is made of can be asked for from here on.
      return {
        where: [...growing.where, ...where],
        variables,
        kept: [...new Set([...growing.kept, ...sum.factors.keys()])],
      };
    });
}

function together(
  growing: Growing,
  { variables, lists }: Generator & { kind: 'together' },
  ground: Ground,
): readonly Growing[] {
  const length = Math.min(...lists.map((list) => ground.lists[list]?.length ?? 0));
  if (length > MOST_BRANCHES) throw new OutOfReach('size');
  return Array.from({ length }, (_, place) => {
    const bound = [...growing.variables];
    variables.forEach((each, index) => (bound[each] = number(BigInt(ground.lists[lists[index]!]![place]!))));
    return { ...growing, variables: bound };
  });
}

/** Returns the members of a set as cases; each may have new variables. */
function* membersOf(set: NumberSet, scope: Scope, ground: Ground): Working<readonly Case[]> {
  switch (set.kind) {
    case 'range':
      return yield* range(yield* casesOf(set.from, scope), yield* casesOf(set.to, scope), scope);
    case 'listed':
      return yield* listed(set.members, scope);
    case 'allBut':
      return yield* allBut(set.set, scope, ground);
    case 'powers':
      return yield* powers(yield* casesOf(set.of, scope), scope, ground);
    case 'list':
    case 'divisors':
    case 'digits':
    case 'primes':
      throw new OutOfReach('language');
  }
}

function* range(from: readonly Case[], to: readonly Case[], { tracks, meter }: Scope): Working<readonly Case[]> {
  const cases: Case[] = [];
  for (const low of from)
    for (const high of to) {
      const track = variable(tracks.fresh());
      // Numbers from below 0 on are counted from there.
      const isPlain = isNatural(low.sum);
      const sum = isPlain ? track : plus(low.sum, track);
      const where = [...low.where, ...high.where, yield* isAtMostZero(plus(sum, high.sum, -1n), meter)];
      if (isPlain) where.push(yield* isAtMostZero(plus(low.sum, track, -1n), meter));
      cases.push({ where, sum });
    }
  return cases;
}

/** Longer lists of numbers are one relation. */
const MANY = 4;

function* listed(members: readonly Expression[], scope: Scope): Working<readonly Case[]> {
  if (members.length > 1000) throw new OutOfReach('size');
  const cases: Case[] = [];
  for (const member of members) cases.push(...(yield* casesOf(member, scope)));
  const isConstant = cases.every(({ where, sum }) => where.length === 0 && isNatural(sum) && sum.factors.size === 0);
  if (cases.length <= MANY || !isConstant) return cases;
  const track = scope.tracks.fresh();
  return [{ where: [yield* isOneOf(track, cases, scope)], sum: variable(track) }];
}

function* isOneOf(track: number, cases: readonly Case[], { meter }: Scope): Working<Automaton> {
  const each: Automaton[] = [];
  for (const { sum } of cases) each.push(yield* isExactly([track], [sum.constant], meter));
  return yield* allOf(each, 'or', meter);
}

/** Tells that a number is no more than the greatest of the position. */
function* isInside(track: number, { size, meter }: Ground): Working<Automaton> {
  const each: Automaton[] = [];
  for (const coordinate of coordinatesOf(size))
    each.push(yield* isAtMostZero(plus(variable(track), variable(coordinate), -1n), meter));
  return yield* allOf(each, 'or', meter);
}

function* allBut(set: NumberSet, scope: Scope, ground: Ground): Working<readonly Case[]> {
  const track = scope.tracks.fresh();
  const where: Automaton[] = [
    yield* isAtMostZero(plus(number(1n), variable(track), -1n), scope.meter),
    yield* isInside(track, ground),
  ];
  const kept = [...scope.kept, track];
  for (const { where: more, sum } of yield* membersOf(set, scope, ground)) {
    const equal = yield* isZero(plus(sum, variable(track), -1n), scope.meter);
    const among_ = yield* among([...more, equal], kept, scope.meter);
    where.push({ ...among_, accepts: among_.accepts.map((each) => 1 - each) });
  }
  return [{ where, sum: variable(track) }];
}

function* powers(bases: readonly Case[], scope: Scope, ground: Ground): Working<readonly Case[]> {
  const [base] = bases;
  const by = base?.sum.factors.size === 0 && bases.length === 1 ? base.sum.constant : 0n;
  if (by < 2n || (by & (by - 1n)) !== 0n || by > 1n << 60n) throw new OutOfReach('language');
  const track = scope.tracks.fresh();
  const every = by.toString(2).length - 1;
  return [{ where: [yield* isPower(track, every, scope.meter), yield* isInside(track, ground)], sum: variable(track) }];
}

/** Gives each number of a part a variable of its own: those that have one keep it. */
export function* namedPart(
  part: readonly Linear[],
  { tracks, meter }: Ground,
): Working<{ readonly tracks: readonly number[]; readonly where: readonly Automaton[] }> {
  const named: number[] = [];
  const where: Automaton[] = [];
  for (const sum of part) {
    const known = trackOf(sum);
    const track = known === undefined || named.includes(known) ? tracks.fresh() : known;
    if (track !== known) where.push(yield* isZero(plus(sum, variable(track), -1n), meter));
    named.push(track);
  }
  return { tracks: named, where };
}
