/** What both proofs, of values and of outcomes, have in common: which positions moves lead to, and that the game ends. */
import type { Natural } from '../../../text/natural';
import { type Automaton, constantly, isEmpty, joined, negated, renamed } from './automaton';
import type { Effort, Why, Working } from './effort';
import { isAtMostZero, isZero, type Linear, number, plus, variable } from './linear';
import { type Branch, coordinatesOf, type Ground, namedPart } from './moves';
import { allOf, among, isExactly, membersOf, smallestOf } from './relation';

/** What a claim says, as relations of the coordinates, which are the variables from 0. */
export interface Stated {
  /** The place of the claim. */
  readonly claim: number;
  readonly domain: Automaton;
}

export type Verdict =
  | { readonly kind: 'proved'; readonly exceptions: number }
  /** The smallest position of which it says what is not so, by what it says of smaller ones. */
  | {
      readonly kind: 'refuted';
      readonly part: readonly Natural[];
      readonly found: 'P' | 'N' | { readonly value: Natural };
    }
  | { readonly kind: 'open'; readonly why: Why };

/** From a position to a part of what a move leaves, whose numbers are the variables `to`. */
export interface Step {
  readonly to: readonly number[];
  readonly relation: Automaton;
}

/** Returns the step to each part that a move leaves. */
export function* stepsOf(branches: readonly Branch[], ground: Ground): Working<Step> {
  const to = coordinatesOf(ground.size).map(() => ground.tracks.fresh());
  const each: Automaton[] = [];
  for (const { where, parts } of branches)
    for (const part of parts) {
      const equal: Automaton[] = [];
      for (const [index, sum] of part.entries())
        equal.push(yield* isZero(plus(sum, variable(to[index]!), -1n), ground.meter));
      each.push(yield* among([...where, ...equal], [...coordinatesOf(ground.size), ...to], ground.meter));
    }
  return { to, relation: yield* allOf(each, 'or', ground.meter) };
}

/** Returns the same relation for a part in place of the position. */
export const at = (relation: Automaton, part: readonly number[]): Automaton =>
  renamed(relation, new Map(part.map((track, index) => [index, track])));

/** Weights of coordinates, the smallest sum first. */
function weightsFor(size: number): readonly (readonly bigint[])[] {
  let all: readonly (readonly bigint[])[] = [[]];
  for (let index = 0; index < size; index++)
    all = all.flatMap((weights) => [0n, 1n, 2n, 3n].map((weight) => [...weights, weight]));
  const sum = (weights: readonly bigint[]): bigint => weights.reduce((total, weight) => total + weight, 0n);
  const isEven = (weights: readonly bigint[]): number => Number(weights.every((weight) => weight === 1n));
  return all.filter((weights) => sum(weights) > 0n).sort((a, b) => isEven(b) - isEven(a) || Number(sum(a) - sum(b)));
}

/** More coordinates are not weighed. */
const MOST_COORDINATES = 4;

/** Finds weights by which each move from a position of the domain to another one of it makes the sum smaller. */
export function* weightsOf(
  domain: Automaton,
  { to, relation }: Step,
  ground: Ground,
): Working<readonly bigint[] | undefined> {
  if (ground.size > MOST_COORDINATES) return undefined;
  const inside = yield* joined(domain, at(domain, to), 'and', ground.meter);
  const moves = yield* joined(relation, inside, 'and', ground.meter);
  for (const weights of weightsFor(ground.size)) {
    const growth = weights.reduce(
      (sum: Linear, weight, index) => plus(plus(sum, variable(to[index]!), weight), variable(index), -weight),
      number(0n),
    );
    const grows = yield* isAtMostZero(plus(number(0n), growth, -1n), ground.meter);
    if (isEmpty(yield* joined(moves, grows, 'and', ground.meter))) return weights;
  }
  return undefined;
}

/** No more positions outside are settled by search. */
const MOST_EXCEPTIONS = 64;

/** Returns the positions that moves from the domain lead to and that are not known; undefined if there are too many. */
export function* exceptionsOf(
  domain: Automaton,
  known: Automaton,
  { to, relation }: Step,
  ground: Ground,
): Working<readonly (readonly bigint[])[] | undefined> {
  const left = yield* among([relation, domain, negated(at(known, to))], to, ground.meter);
  return membersOf(left, to, MOST_EXCEPTIONS);
}

/** The position is one of these. */
export function* isAmong(parts: readonly (readonly bigint[])[], ground: Ground): Working<Automaton> {
  const each: Automaton[] = [];
  for (const part of parts) each.push(yield* isExactly(coordinatesOf(ground.size), part, ground.meter));
  return yield* allOf(each, 'or', ground.meter);
}

/** A position at which a claim does not follow. */
export interface Failure<S extends Stated> {
  readonly stated: S;
  readonly part: readonly bigint[];
}

/** Finds the smallest position, weighed, at which one of the claims fails. */
export function* firstFailure<S extends Stated>(
  fails: readonly { readonly stated: S; readonly where: Automaton }[],
  weights: readonly bigint[],
  ground: Ground,
): Working<Failure<S> | undefined> {
  const all = yield* allOf(
    fails.map(({ where }) => where),
    'or',
    ground.meter,
  );
  const part = isEmpty(all) ? undefined : yield* smallestOf(all, coordinatesOf(ground.size), weights, ground.meter);
  if (part === undefined) return undefined;
  for (const { stated, where } of fails) if (yield* holdsAt(where, part, ground.meter)) return { stated, part };
  return undefined;
}

/** Tells whether numbers are in a relation of the coordinates. */
export function* holdsAt(relation: Automaton, part: readonly bigint[], meter: Effort): Working<boolean> {
  const tracks = part.map((_, index) => index);
  return !isEmpty(yield* among([relation, yield* isExactly(tracks, part, meter)], [], meter));
}

/** Returns the relations of parts that a move leaves, each part with variables of its own, beside those of the move. */
export function* namedParts(
  { where, parts }: Branch,
  ground: Ground,
): Working<{ readonly where: readonly Automaton[]; readonly tracks: readonly (readonly number[])[] }> {
  const all = [...where];
  const tracks: (readonly number[])[] = [];
  for (const part of parts) {
    const named = yield* namedPart(part, ground);
    all.push(...named.where);
    tracks.push(named.tracks);
  }
  return { where: all, tracks };
}

export const NEVER = constantly(false);
