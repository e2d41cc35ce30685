/**
 * Claims of outcomes. Theorem: let all moves between positions of which the claims speak make a sum of the numbers smaller. If
 * each move from a position that is called P leads to a won one, and some move from each other one to a lost one, the claims
 * hold, by induction on that sum; what moves lead to is known by the claims, or by search. Two equal parts side by side
 * are lost together, whatever they are: each move in one is copied in the other.
 */
import type { Sum } from '../rules';
import { type Automaton, constantly, joined, negated } from './automaton';
import type { Working } from './effort';
import {
  at,
  exceptionsOf,
  firstFailure,
  holdsAt,
  isAmong,
  namedParts,
  NEVER,
  type Stated,
  type Step,
  type Verdict,
  weightsOf,
} from './induction';
import { isZero, plus, variable } from './linear';
import { type Branch, coordinatesOf, type Ground } from './moves';
import { allOf, among } from './relation';
import { natural } from './values';

/** Where a claim says that whoever has to move loses; elsewhere in its domain that player wins. */
export interface StatedOutcome extends Stated {
  readonly lost: Automaton;
}

/** How sums are played, and who wins at the end. */
export interface Play {
  readonly sum: Sum;
  readonly misere: boolean;
}

/** Which positions of one part are lost, and which are won, as far as that is known. */
interface Known {
  readonly lost: Automaton;
  readonly won: Automaton;
}

/** Proves all claims together; what fails is left out, and the others are tried again. */
export function* proveOutcomes(
  all: readonly StatedOutcome[],
  branches: readonly Branch[],
  step: Step,
  play: Play,
  settle: (part: readonly bigint[]) => 'P' | 'N' | undefined,
  ground: Ground,
): Working<ReadonlyMap<number, Verdict>> {
  const { meter } = ground;
  const verdicts = new Map<number, Verdict>();
  let left = [...all];
  while (left.length > 0) {
    const domain = yield* allOf(
      left.map((each) => each.domain),
      'or',
      meter,
    );
    const weights = yield* weightsOf(domain, step, ground);
    if (weights === undefined) {
      for (const { claim } of left) verdicts.set(claim, { kind: 'open', why: 'endless' });
      return verdicts;
    }
    const claimed = yield* claimedBy(left, ground);
    const isClaimed = yield* joined(claimed.lost, claimed.won, 'or', meter);
    const exceptions = (yield* exceptionsOf(domain, isClaimed, step, ground)) ?? [];
    const known = yield* withExceptions(claimed, exceptions, settle, ground);
    const options = yield* optionsOf(branches, known, play, ground);
    const fails: { readonly stated: StatedOutcome; readonly where: Automaton }[] = [];
    for (const stated of left) fails.push({ stated, where: yield* failuresOf(stated, options, ground) });
    const failure = yield* firstFailure(fails, weights, ground);
    if (failure === undefined) {
      for (const { claim } of left) verdicts.set(claim, { kind: 'proved', exceptions: exceptions.length });
      return verdicts;
    }
    const { stated, part } = failure;
    const saysLost = yield* holdsAt(stated.lost, part, meter);
    // It is the contrary only if that follows.
    const isContrary = yield* holdsAt(saysLost ? options.won : options.lost, part, meter);
    verdicts.set(
      stated.claim,
      isContrary
        ? { kind: 'refuted', part: part.map(natural), found: saysLost ? 'N' : 'P' }
        : { kind: 'open', why: 'step' },
    );
    left = left.filter((each) => each !== stated);
  }
  return verdicts;
}

function* claimedBy(all: readonly StatedOutcome[], { meter }: Ground): Working<Known> {
  let known: Known = { lost: NEVER, won: NEVER };
  for (const { domain, lost } of all) {
    const isLost = yield* joined(domain, lost, 'and', meter);
    const isWon = yield* joined(domain, negated(lost), 'and', meter);
    known = { lost: yield* joined(known.lost, isLost, 'or', meter), won: yield* joined(known.won, isWon, 'or', meter) };
  }
  return known;
}

function* withExceptions(
  { lost, won }: Known,
  exceptions: readonly (readonly bigint[])[],
  settle: (part: readonly bigint[]) => 'P' | 'N' | undefined,
  ground: Ground,
): Working<Known> {
  const settled = exceptions.map((part) => ({ part, outcome: settle(part) }));
  const those = (outcome: 'P' | 'N'): (readonly bigint[])[] =>
    settled.filter((each) => each.outcome === outcome).map(({ part }) => part);
  return {
    lost: yield* joined(lost, yield* isAmong(those('P'), ground), 'or', ground.meter),
    won: yield* joined(won, yield* isAmong(those('N'), ground), 'or', ground.meter),
  };
}

/** Returns where it follows that the player to move loses, and where it follows that this player wins. */
function* optionsOf(branches: readonly Branch[], known: Known, play: Play, ground: Ground): Working<Known> {
  const { meter } = ground;
  const coordinates = coordinatesOf(ground.size);
  const [leadsToLost, leadsElsewhere, leads]: [Automaton[], Automaton[], Automaton[]] = [[], [], []];
  for (const branch of branches) {
    const { where, tracks } = yield* namedParts(branch, ground);
    const { lost, won } = yield* together(tracks, known, play, ground);
    leadsToLost.push(yield* among([...where, lost], coordinates, meter));
    leadsElsewhere.push(yield* among([...where, negated(won)], coordinates, meter));
    leads.push(yield* among(where, coordinates, meter));
  }
  const isOver = negated(yield* allOf(leads, 'or', meter));
  const won = yield* allOf(leadsToLost, 'or', meter);
  const lost = negated(yield* allOf(leadsElsewhere, 'or', meter));
  if (!play.misere) return { lost, won };
  return { lost: yield* joined(lost, negated(isOver), 'and', meter), won: yield* joined(won, isOver, 'or', meter) };
}

/** Returns where parts side by side are lost together, or won, as far as that follows from what each is. */
function* together(
  parts: readonly (readonly number[])[],
  known: Known,
  { sum, misere }: Play,
  ground: Ground,
): Working<Known> {
  const { meter } = ground;
  const [first, second] = parts;
  if (first === undefined) return { lost: constantly(!misere), won: constantly(misere) };
  if (second === undefined) return { lost: at(known.lost, first), won: at(known.won, first) };
  if (misere || sum === 'all') return { lost: NEVER, won: NEVER };
  const [lost, won] = [parts.map((part) => at(known.lost, part)), parts.map((part) => at(known.won, part))];
  if (sum === 'some') return { lost: yield* allOf(lost, 'and', meter), won: yield* allOf(won, 'or', meter) };
  const oneWon: Automaton[] = [];
  for (const [index, isWon] of won.entries())
    oneWon.push(
      yield* joined(
        isWon,
        yield* lostTogether(
          parts.filter((_, other) => other !== index),
          known,
          ground,
        ),
        'and',
        meter,
      ),
    );
  return { lost: yield* lostTogether(parts, known, ground), won: yield* allOf(oneWon, 'or', meter) };
}

/** All are lost, or two are equal and the others lost together. */
function* lostTogether(parts: readonly (readonly number[])[], known: Known, ground: Ground): Working<Automaton> {
  const { meter } = ground;
  let lost = yield* allOf(
    parts.map((part) => at(known.lost, part)),
    'and',
    meter,
  );
  for (const [first, part] of parts.entries())
    for (let second = first + 1; second < parts.length; second++) {
      const others = parts.filter((_, index) => index !== first && index !== second);
      const equal: Automaton[] = [yield* lostTogether(others, known, ground)];
      for (const [index, track] of part.entries())
        if (track !== parts[second]![index]!)
          equal.push(yield* isZero(plus(variable(track), variable(parts[second]![index]!), -1n), meter));
      lost = yield* joined(lost, yield* allOf(equal, 'and', meter), 'or', meter);
    }
  return lost;
}

function* failuresOf({ domain, lost }: StatedOutcome, options: Known, { meter }: Ground): Working<Automaton> {
  const notLost = yield* joined(lost, negated(options.lost), 'and', meter);
  const notWon = yield* joined(negated(lost), negated(options.won), 'and', meter);
  return yield* joined(domain, yield* joined(notLost, notWon, 'or', meter), 'and', meter);
}
