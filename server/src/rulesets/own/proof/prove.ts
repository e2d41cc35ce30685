/**
 * Proofs of what is claimed of all positions of one part, by automata that read binary digits: for all numbers, or with the
 * smallest position where it is otherwise.
 */
import type { Natural } from '../../../text/natural';
import { bind, type Binder, bound, boundCondition } from '../expressions/bind';
import type { Claim, Numbers, Rules } from '../rules';
import { type Automaton, constantly } from './automaton';
import { type Effort, OutOfReach, type Working } from './effort';
import { casesOf, truthOf } from './expressions';
import { stepsOf, type Verdict } from './induction';
import { isZero, plus, variable } from './linear';
import { type Branch, branchesOf, coordinatesOf, type Ground, scopeOf } from './moves';
import { proveOutcomes, type StatedOutcome } from './outcomes';
import { allOf, among, Tracks } from './relation';
import { natural, proveValues, type StatedValue, type Values } from './values';

/** Finds by search what a position is; undefined if that takes long. */
export interface Settle {
  readonly value: (part: readonly Natural[]) => Natural | undefined;
  readonly outcome: (part: readonly Natural[]) => 'P' | 'N' | undefined;
}

/** The proof of all claims takes no more steps. */
export const PROOF = 5_000_000;

/** Lists of cases that are longer are not looked at. */
const MOST_LISTED = 1000;

/** Tells whether the lists of a case are too long for a proof. */
export const isTooLong = ({ lists }: Numbers): boolean => lists.some(({ length }) => length > MOST_LISTED);

export class Proof {
  /** The verdict on each claim, by its place; complete once the work is done. */
  readonly verdicts = new Map<number, Verdict>();
  readonly #work: Iterator<undefined, void, undefined>;
  readonly #effort: Effort;
  #isDone = false;

  constructor(rules: Rules, numbers: Numbers, settle: Settle, most = PROOF) {
    this.#effort = { left: most, until: 0, states: 0 };
    this.#work = this.#proving(rules, numbers, settle);
  }

  /** Goes on for about so many steps; true if all is decided, or will not be. */
  advance(steps: number): boolean {
    this.#effort.until = this.#effort.left - steps;
    this.#isDone ||= this.#work.next().done === true;
    return this.#isDone;
  }

  /** How many states the largest automaton has had, made minimal. */
  get states(): number {
    return this.#effort.states;
  }

  *#proving(rules: Rules, numbers: Numbers, settle: Settle): Working<void> {
    const kinds = ['value', 'outcome'] as const;
    for (const kind of kinds) {
      const claims = rules.claims.flatMap(({ says }, index) => (says.kind === kind ? [index] : []));
      if (claims.length > 0)
        yield* this.#guarded(claims, () => verdictsOn(kind, claims, rules, numbers, settle, this.#effort));
    }
  }

  /** What is out of reach leaves all claims of the kind undecided. */
  *#guarded(claims: readonly number[], prove: () => Working<ReadonlyMap<number, Verdict>>): Working<void> {
    try {
      for (const [claim, verdict] of yield* prove()) this.verdicts.set(claim, verdict);
    } catch (error) {
      if (!(error instanceof OutOfReach)) throw error;
      const { why } = error;
      for (const claim of claims) this.verdicts.set(claim, { kind: 'open', why });
    }
  }
}

function* verdictsOn(
  kind: 'value' | 'outcome',
  places: readonly number[],
  rules: Rules,
  numbers: Numbers,
  settle: Settle,
  meter: Effort,
): Working<ReadonlyMap<number, Verdict>> {
  if (isTooLong(numbers)) throw new OutOfReach('size');
  const size = rules.coordinates.length;
  const tracks = new Tracks(size);
  const ground: Ground = { size, lists: numbers.lists, tracks, meter };
  const values: Values = { claimed: tracks.fresh(), option: tracks.fresh() };
  const open = new Map<number, Verdict>();
  const [stated, outcomes]: [StatedValue[], StatedOutcome[]] = [[], []];
  for (const place of places) {
    const claim = boundClaim(rules.claims[place]!, size, numbers);
    try {
      if (kind === 'value') stated.push(yield* statedValue(claim, place, values, ground));
      else outcomes.push(yield* statedOutcome(claim, place, ground));
    } catch (error) {
      if (!(error instanceof OutOfReach)) throw error;
      open.set(place, { kind: 'open', why: error.why });
    }
  }
  if (open.size === places.length) return open;
  const branches: Branch[] = [];
  for (const arrow of bind(rules, coordinatesOf(size), numbers, []).arrows)
    branches.push(...(yield* branchesOf(arrow, ground)));
  const step = yield* stepsOf(branches, ground);
  const toPart = (part: readonly bigint[]): readonly Natural[] => part.map(natural);
  const found =
    kind === 'value'
      ? yield* proveValues(stated, branches, step, values, (part) => settle.value(toPart(part)), ground)
      : yield* proveOutcomes(outcomes, branches, step, rules, (part) => settle.outcome(toPart(part)), ground);
  return new Map([...open, ...found]);
}

/** Returns the claim with the numbers of the case in place. */
export function boundClaim(claim: Claim, size: number, numbers: Numbers): Claim {
  const binder: Binder = { active: coordinatesOf(size), numbers, part: [] };
  const { says, domain, where } = claim;
  const when = says.kind === 'outcome' ? says.when : undefined;
  return {
    ...claim,
    says:
      says.kind === 'value'
        ? { kind: 'value', value: bound(says.value, binder) }
        : { ...says, ...(when && { when: boundCondition(when, binder) }) },
    where: where.map((each) => bound(each, binder)),
    ...(domain && { domain: boundCondition(domain, binder) }),
  };
}

function* domainOf({ domain, where }: Claim, ground: Ground): Working<Automaton> {
  return domain ? (yield* truthOf(domain, scopeOf(ground, where))).holds : constantly(true);
}

function* statedValue(claim: Claim, place: number, { claimed }: Values, ground: Ground): Working<StatedValue> {
  const { says, where } = claim;
  const domain = yield* domainOf(claim, ground);
  const each: Automaton[] = [];
  if (says.kind === 'value')
    for (const { where: relations, sum } of yield* casesOf(says.value, scopeOf(ground, where))) {
      const equal = yield* isZero(plus(sum, variable(claimed), -1n), ground.meter);
      each.push(yield* among([...relations, equal, domain], [...coordinatesOf(ground.size), claimed], ground.meter));
    }
  return { claim: place, domain, value: yield* allOf(each, 'or', ground.meter) };
}

function* statedOutcome(claim: Claim, place: number, ground: Ground): Working<StatedOutcome> {
  const { says, where } = claim;
  const domain = yield* domainOf(claim, ground);
  if (says.kind === 'value') return { claim: place, domain, lost: constantly(false) };
  const holds = says.when ? (yield* truthOf(says.when, scopeOf(ground, where))).holds : constantly(true);
  const isLost = says.outcome === 'P';
  return { claim: place, domain, lost: isLost ? holds : { ...holds, accepts: holds.accepts.map((each) => 1 - each) } };
}

export type { Verdict };
export type Refuted = Extract<Verdict, { kind: 'refuted' }>;
