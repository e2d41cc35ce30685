/**
 * Claims of values. Theorem: let all moves from positions of which the claims speak lead to such positions, or to some that a
 * search has settled, and make a sum of the numbers smaller. If no move leads from n to the value that is claimed of n, and to
 * each smaller value some move leads, what is claimed are the Grundy values. Proof: by induction on that sum, the claimed value
 * is the least one that no option has. The value of several parts is the xor of theirs (Sprague 1935, Grundy 1939).
 */
import type { Natural } from '../../../text/natural';
import { type Automaton, isEmpty, joined, negated, renamed } from './automaton';
import type { Working } from './effort';
import {
  at,
  exceptionsOf,
  firstFailure,
  holdsAt,
  namedParts,
  type Stated,
  type Step,
  type Verdict,
  weightsOf,
} from './induction';
import { isXor, isZero, variable } from './linear';
import { type Branch, coordinatesOf, type Ground } from './moves';
import { allOf, among, isExactly, isLess, leastOf } from './relation';

/** What a claim says of values: the coordinates, and the variable of the value. */
export interface StatedValue extends Stated {
  readonly value: Automaton;
}

/** The variable of a value that is claimed, and of one that an option may have. */
export interface Values {
  readonly claimed: number;
  readonly option: number;
}

/** Proves all claims together; what fails is left out, and the others are tried again. */
export function* proveValues(
  all: readonly StatedValue[],
  branches: readonly Branch[],
  step: Step,
  values: Values,
  settle: (part: readonly bigint[]) => Natural | undefined,
  ground: Ground,
): Working<ReadonlyMap<number, Verdict>> {
  const { meter } = ground;
  const coordinates = coordinatesOf(ground.size);
  const verdicts = new Map<number, Verdict>();
  let left = [...all];
  const drop = (stated: readonly StatedValue[], verdict: Verdict): void => {
    for (const { claim } of stated) verdicts.set(claim, verdict);
    left = left.filter((each) => !stated.includes(each));
  };
  while (left.length > 0) {
    const domain = yield* allOf(
      left.map((each) => each.domain),
      'or',
      meter,
    );
    const weights = yield* weightsOf(domain, step, ground);
    if (weights === undefined) {
      drop(left, { kind: 'open', why: 'endless' });
      break;
    }
    const claimed = yield* allOf(
      left.map(({ value }) => value),
      'or',
      meter,
    );
    const exceptions = (yield* exceptionsOf(domain, yield* among([claimed], coordinates, meter), step, ground)) ?? [];
    const known = yield* withExceptions(claimed, exceptions, settle, values, ground);
    const isKnown = yield* among([known], coordinates, meter);
    const open = yield* among([step.relation, negated(at(isKnown, step.to))], coordinates, meter);
    const option = yield* optionValues(branches, known, values, ground);
    const fails: { readonly stated: StatedValue; readonly where: Automaton }[] = [];
    for (const stated of left) fails.push({ stated, where: yield* failuresOf(stated, option, open, values, ground) });
    const failure = yield* firstFailure(fails, weights, ground);
    if (failure === undefined) {
      for (const { claim } of left) verdicts.set(claim, { kind: 'proved', exceptions: exceptions.length });
      return verdicts;
    }
    const isOpen = yield* holdsAt(open, failure.part, meter);
    const verdict: Verdict = isOpen
      ? { kind: 'open', why: 'outside' }
      : {
          kind: 'refuted',
          part: failure.part.map(natural),
          found: { value: yield* valueAt(failure.part, option, values.option, ground) },
        };
    drop([failure.stated], verdict);
  }
  return verdicts;
}

/** Returns the values with those that a search finds. */
function* withExceptions(
  claimed: Automaton,
  exceptions: readonly (readonly bigint[])[],
  settle: (part: readonly bigint[]) => Natural | undefined,
  values: Values,
  ground: Ground,
): Working<Automaton> {
  let known = claimed;
  for (const part of exceptions) {
    const value = settle(part);
    if (value === undefined) continue;
    const tracks = [...coordinatesOf(ground.size), values.claimed];
    const one = yield* isExactly(tracks, [...part, BigInt(value)], ground.meter);
    known = yield* joined(known, one, 'or', ground.meter);
  }
  return known;
}

export const natural = (value: bigint): Natural => (value <= Number.MAX_SAFE_INTEGER ? Number(value) : value);

/** Returns the values of what moves leave, beside the position. */
function* optionValues(
  branches: readonly Branch[],
  known: Automaton,
  { claimed, option }: Values,
  ground: Ground,
): Working<Automaton> {
  const each: Automaton[] = [];
  for (const branch of branches) {
    const { where, tracks } = yield* namedParts(branch, ground);
    const all = [...where];
    // The xor of the parts so far, and that of all is the value of the option.
    let total: number | undefined;
    for (const [index, part] of tracks.entries()) {
      const isLast = index === tracks.length - 1;
      const value = total === undefined && isLast ? option : ground.tracks.fresh();
      all.push(valuesAt(known, part, claimed, value));
      const sum = total === undefined ? value : isLast ? option : ground.tracks.fresh();
      if (total !== undefined) all.push(isXor(total, value, sum));
      total = sum;
    }
    if (total === undefined) all.push(yield* isZero(variable(option), ground.meter));
    each.push(yield* among(all, [...coordinatesOf(ground.size), option], ground.meter));
  }
  return yield* allOf(each, 'or', ground.meter);
}

const valuesAt = (known: Automaton, part: readonly number[], claimed: number, value: number): Automaton =>
  at(withTrack(known, claimed, value), part);

const withTrack = (relation: Automaton, from: number, to: number): Automaton =>
  renamed(relation, new Map([[from, to]]));

/** Returns where a claim does not follow: it gives no value, or an option has it, or none has a smaller one. */
function* failuresOf(
  { domain, value }: StatedValue,
  option: Automaton,
  open: Automaton,
  { claimed, option: other }: Values,
  ground: Ground,
): Working<Automaton> {
  const { meter } = ground;
  const coordinates = coordinatesOf(ground.size);
  const isSaid = yield* among([value], coordinates, meter);
  const same = yield* among([value, withTrack(option, other, claimed)], coordinates, meter);
  const isLower = yield* isLess(other, claimed, meter);
  const missing = yield* among([value, isLower, negated(option)], coordinates, meter);
  const fails = yield* allOf([negated(isSaid), same, missing, open], 'or', meter);
  return isEmpty(fails) ? fails : yield* joined(domain, fails, 'and', meter);
}

/** Returns the least value that no option of a position has. */
function* valueAt(part: readonly bigint[], option: Automaton, other: number, ground: Ground): Working<Natural> {
  const there = yield* isExactly(coordinatesOf(ground.size), part, ground.meter);
  return natural(leastOf(yield* among([there, negated(option)], [other], ground.meter)) ?? 0n);
}
