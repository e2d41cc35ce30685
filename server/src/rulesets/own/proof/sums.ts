/** What may be done with sums: each operation has one result, or one of several where a relation holds. */
import type { Integer } from '../../../text/integer';
import type { Expression } from '../rules';
import { type Automaton, isEmpty, negated } from './automaton';
import { type Effort, OutOfReach, type Working } from './effort';
import {
  isAtMostZero,
  isLowBit,
  isMultiple,
  isNatural,
  isXor,
  isZero,
  type Linear,
  number,
  plus,
  times,
  trackOf,
  variable,
} from './linear';
import { allOf, type Tracks } from './relation';

/** The sum is the value where all relations hold, for some values of the variables that are new. */
export interface Case {
  readonly where: readonly Automaton[];
  readonly sum: Linear;
}

/** What names mean, and where new variables come from. */
export interface Scope {
  readonly coordinates: readonly Linear[];
  /** What variables stand for: a sum, or an expression in those before it. */
  readonly variables: readonly (Linear | Expression | undefined)[];
  readonly lists: readonly (readonly Integer[])[];
  readonly tracks: Tracks;
  /** The variables that are no new ones. */
  readonly kept: readonly number[];
  readonly meter: Effort;
}

/** An expression has no more cases. */
export const MOST_CASES = 200;
/** Neither do powers of 2 go further that divide something. */
const MOST_POWER = 10_000;

export const unknown = (): never => {
  throw new OutOfReach('language');
};

export const always = (sum: Linear): Case => ({ where: [], sum });
export const one = (where: readonly Automaton[], value: bigint): Case => ({ where, sum: number(value) });
export const isPossible = ({ where }: Case): boolean => !where.some(isEmpty);

/** Returns the cases that cases of two expressions make together. */
export function* pairs(
  left: readonly Case[],
  right: readonly Case[],
  make: (a: Linear, b: Linear) => Working<readonly Case[]>,
): Working<readonly Case[]> {
  const cases: Case[] = [];
  for (const a of left)
    for (const b of right) {
      if (cases.length > MOST_CASES) throw new OutOfReach('size');
      for (const { where, sum } of yield* make(a.sum, b.sum))
        cases.push({ where: [...a.where, ...b.where, ...where], sum });
    }
  return cases.filter(isPossible);
}

export function product(a: Linear, b: Linear): Linear {
  if (a.factors.size === 0) return times(b, a.constant);
  return b.factors.size === 0 ? times(a, b.constant) : unknown();
}

export function power(base: Linear, exponent: Linear): readonly Case[] {
  if (base.factors.size > 0 || exponent.factors.size > 0 || exponent.constant > BigInt(MOST_POWER)) return unknown();
  return exponent.constant < 0n ? [] : [always(number(base.constant ** exponent.constant))];
}

/** Goes on with a divisor above 0: a/−c is (−a)/c. */
export function* divided(
  a: Linear,
  b: Linear,
  make: (sum: Linear, by: bigint) => Working<readonly Case[]>,
): Working<readonly Case[]> {
  if (b.factors.size > 0) return unknown();
  if (b.constant === 0n) return [];
  return yield* make(a, b.constant);
}

/** q with c·q <= a < c·(q + 1). */
export function* quotient(a: Linear, by: bigint, scope: Scope): Working<readonly Case[]> {
  const [sum, divisor] = by > 0n ? [a, by] : [times(a, -1n), -by];
  if (divisor === 1n) return [always(sum)];
  const { meter } = scope;
  const cases: Case[] = [];
  for (const sign of isNatural(sum) ? [1n] : [1n, -1n]) {
    const found = times(variable(scope.tracks.fresh()), sign);
    const left = plus(sum, found, -divisor);
    const where = [
      yield* isAtMostZero(times(left, -1n), meter),
      yield* isAtMostZero(plus(left, number(1n - divisor)), meter),
    ];
    // −0 is 0, which is one case alone.
    if (sign < 0n) where.push(yield* isAtMostZero(plus(found, number(1n)), meter));
    cases.push({ where, sum: found });
  }
  return cases;
}

/** r from 0 to c − 1 for which a − r is a multiple of c; from c + 1 to 0 for c below 0. */
export function* rest(a: Linear, by: bigint, scope: Scope): Working<readonly Case[]> {
  if (by < 0n)
    return (yield* rest(times(a, -1n), -by, scope)).map(({ where, sum }) => ({ where, sum: times(sum, -1n) }));
  const found = variable(scope.tracks.fresh());
  const where = [
    yield* isMultiple(plus(a, found, -1n), by, scope.meter),
    yield* isAtMostZero(plus(found, number(1n - by)), scope.meter),
  ];
  return [{ where, sum: found }];
}

/** Gives a sum a variable of its own, where it is at least 0. */
function* named(
  sum: Linear,
  { tracks, meter }: Scope,
  isNew = false,
): Working<readonly [number, readonly Automaton[]]> {
  const known = trackOf(sum);
  if (known !== undefined && !isNew) return [known, []];
  const track = tracks.fresh();
  return [track, [yield* isZero(plus(sum, variable(track), -1n), meter)]];
}

export function* exclusive(a: Linear, b: Linear, scope: Scope): Working<readonly Case[]> {
  const [left, whereLeft] = yield* named(a, scope);
  const [right, whereRight] = yield* named(b, scope, left === trackOf(b));
  const found = scope.tracks.fresh();
  return [{ where: [...whereLeft, ...whereRight, isXor(left, right, found)], sum: variable(found) }];
}

export function* folded(
  cases: readonly (readonly Case[])[],
  make: (a: Linear, b: Linear) => Working<readonly Case[]>,
): Working<readonly Case[]> {
  let all = cases[0] ?? [];
  for (const each of cases.slice(1)) all = yield* pairs(all, each, make);
  return all;
}

export function* larger(a: Linear, b: Linear, { meter }: Scope): Working<readonly Case[]> {
  const less = plus(a, b, -1n);
  return [
    { where: [yield* isAtMostZero(times(less, -1n), meter)], sum: a },
    { where: [yield* isAtMostZero(plus(less, number(1n)), meter)], sum: b },
  ].filter(isPossible);
}

/** Only of numbers that are there; a root of others is in no such language. */
export function root({ factors, constant }: Linear): Linear {
  if (factors.size > 0 || constant > 1n << 1000n || constant < 0n) return unknown();
  let found = 0n;
  for (let bit = 1n << 500n; bit > 0n; bit >>= 1n) if ((found + bit) * (found + bit) <= constant) found += bit;
  return number(found);
}

/** A common divisor with a power of 2 is the lowest digit; with another small number, it is known by the rest. */
export function* divisor(a: Linear, b: Linear, scope: Scope): Working<readonly Case[]> {
  if (b.factors.size > 0) return a.factors.size > 0 ? unknown() : yield* divisor(b, a, scope);
  const by = b.constant < 0n ? -b.constant : b.constant;
  if (by === 0n) return yield* larger(a, times(a, -1n), scope);
  if ((by & (by - 1n)) !== 0n) return yield* smallDivisor(a, by, scope);
  const most = by.toString(2).length - 1;
  if (most > MOST_POWER) return unknown();
  const cases: Case[] = [];
  for (const { where, sum } of isNatural(a) ? [always(a)] : yield* larger(a, times(a, -1n), scope)) {
    const [track, more] = yield* named(sum, scope);
    const found = scope.tracks.fresh();
    cases.push({ where: [...where, ...more, yield* isLowBit(track, found, most, scope.meter)], sum: variable(found) });
  }
  return cases;
}

/** Numbers of which a greatest common divisor is taken are no larger. */
const MOST_DIVISOR = 200n;

function* smallDivisor(a: Linear, by: bigint, { meter }: Scope): Working<readonly Case[]> {
  if (by > MOST_DIVISOR) return unknown();
  const cases: Case[] = [];
  for (let found = 1n; found <= by; found++) {
    if (by % found !== 0n) continue;
    // Multiples of it, but of no greater divisor.
    const where = [yield* isMultiple(a, found, meter)];
    for (let more = 2n * found; more <= by; more += found)
      if (by % more === 0n) where.push(negated(yield* isMultiple(a, more, meter)));
    cases.push(one([yield* allOf(where, 'and', meter)], found));
  }
  return cases;
}
