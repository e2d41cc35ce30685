/**
 * What is claimed of all positions of one part, held against the values: the smallest positions first, as far as
 * the budget goes; and proved where values and conditions repeat, so that finitely many positions settle it.
 */
import { add, type Integer, multiply } from '../../../text/integer';
import { type Natural, xor } from '../../../text/natural';
import { type Binder, bound as boundExpression, boundCondition } from '../expressions/bind';
import { type Decide, decider, evaluator, type Meter, type Scope } from '../expressions/closures';
import type { Budget } from '../plainStrategy';
import { type OwnMove, turnsIn } from '../positions';
import { PROOF, type Proof, type Refuted } from '../proof/prove';
import type { Claim, Expression, Numbers, OwnPosition, Rules } from '../rules';
import { bySize } from '../sizes';
import type { Part, Repetition } from '../strategy';
import { common, type Quasi, quasiOf, type Repeating, repeatingOf } from '../theory/quasi';
import { outcomeOf, type Solver, solverOf, valueOfPart, valueOfParts, type Work, workOf } from '../verdict';
import { winningMoves } from '../winning';
import { proofsOf } from './proofs';

/** What is claimed of a position: who wins, or the Grundy value; a value of undefined is none at all. */
export type Said = 'P' | 'N' | { readonly value: Integer | undefined };

export type ClaimResult =
  /** The first position, in order of size, that is otherwise, and a move that shows it if there is one. */
  | {
      readonly kind: 'false';
      readonly part: Part;
      readonly claimed: Said;
      readonly found: Said;
      readonly move: OwnMove | undefined;
      /** How many smaller ones have been looked at; undefined where a proof has found it. */
      readonly checked: number | undefined;
    }
  /** It holds for so many positions; the last of them. It is not proved. */
  | { readonly kind: 'holds'; readonly checked: number; readonly last: Part | undefined }
  /**
   * It holds for all: the values, and what is claimed of them, repeat from a heap on, and all before the end have been
   * checked.
   */
  | {
      readonly kind: 'proved';
      readonly checked: number;
      readonly values: Repetition;
      readonly from: number;
      readonly period: number;
    }
  /**
   * It holds for all numbers, by induction: automata of so many states find no position that does not follow from smaller
   * ones and from so many that a search has settled.
   */
  | { readonly kind: 'induction'; readonly states: number; readonly exceptions: number };

/** What all positions that are checked may take together: in their order, each is looked at once. */
const CLAIM: Budget = { quick: 0, table: 100_000_000, search: 50_000_000 };

/** So many positions are checked that the claim speaks of, and so many looked at. */
const CHECKED = 20_000;
const LOOKED = 200_000;
/** Work is done in slices no longer than this. */
const SLICE = 1_000_000;
/** Proofs take no more. */
const PROVED = 1_000_000;

/** A claim as functions of a part. */
export interface Saying {
  /** Undefined if the claim does not speak of the part; unclear if it takes too long to work out what it says. */
  readonly of: (part: Part) => Said | 'unclear' | undefined;
  /** From where on and how it repeats, for parts of one number. */
  readonly repeating: Repeating | undefined;
  /** How the claimed value repeats. */
  readonly value: Quasi | undefined;
}

export function sayingOf(claim: Claim, numbers: Numbers, size: number): Saying {
  const binder: Binder = { active: Array.from({ length: size }, (_, index) => index), numbers, part: [] };
  const { says } = claim;
  const where = claim.where.map((each) => boundExpression(each, binder));
  const domain = claim.domain && boundCondition(claim.domain, binder);
  const when = says.kind === 'outcome' && says.when ? boundCondition(says.when, binder) : undefined;
  const value = says.kind === 'value' ? boundExpression(says.value, binder) : undefined;
  const conditions = [domain, when].filter((each) => each !== undefined);
  const quasi = value && size === 1 ? quasiOf(value, where) : undefined;
  const start: Repeating | undefined = value ? quasi : { from: 0, period: 1 };
  return {
    of: speaker(claim, where, numbers, {
      domain: domain && decider(domain, numbers.lists),
      when: when && decider(when, numbers.lists),
      value,
    }),
    repeating: size === 1 ? conditions.map((each) => repeatingOf(each, where)).reduce(common, start) : undefined,
    value: quasi,
  };
}

function speaker(
  { says }: Claim,
  where: readonly Expression[],
  { lists }: Numbers,
  {
    domain,
    when,
    value,
  }: {
    readonly domain: Decide | undefined;
    readonly when: Decide | undefined;
    readonly value: Expression | undefined;
  },
): Saying['of'] {
  const meanings = where.map((each) => evaluator(each, lists));
  const claimed = value && evaluator(value, lists);
  const saidOf = (scope: Scope, variables: Integer[]): Said | undefined => {
    // A name without a value makes all that asks for it have none.
    meanings.forEach((meaning, index) => {
      const known = meaning(scope);
      if (known !== undefined) variables[index] = known;
    });
    if (domain && domain(scope) !== true) return undefined;
    if (says.kind === 'value') return { value: claimed?.(scope) };
    const holds = when === undefined || when(scope) === true;
    return holds === (says.outcome === 'P') ? 'P' : 'N';
  };
  return (part) => {
    const variables: Integer[] = [];
    const meter: Meter = { left: STEPS, until: 0 };
    const said = saidOf({ part, variables, meter }, variables);
    return meter.left > 0 ? said : 'unclear';
  };
}

/** A condition may take so many steps. */
const STEPS = 1_000_000;

/** Holds a claim to the values for a case with these numbers. Work goes position by position. */
export class ClaimCheck {
  result: ClaimResult | undefined;
  readonly #solver: Solver;
  readonly #numbers: Numbers;
  readonly #saying: Saying;
  readonly #parts: Iterator<Part>;
  #isReady = false;
  #end: number | undefined;
  #values: Repetition | undefined;
  #position: OwnPosition | undefined;
  #said: Said | undefined;
  #work: Work | undefined;
  #checked = 0;
  #looked = 0;
  #last: Part | undefined;
  readonly #proof: Proof | undefined;
  readonly #place: number;

  constructor(
    rules: Rules,
    claim: Claim,
    numbers: Numbers,
    { budget = CLAIM, isProving = true }: { readonly budget?: Budget; readonly isProving?: boolean } = {},
  ) {
    const size = rules.coordinates.length;
    // A Grundy value is that of a sum in which a move is made in one part, and whoever cannot move loses.
    const played: Rules = claim.says.kind === 'value' ? { ...rules, sum: 'one', misere: false } : rules;
    this.#solver = solverOf(played, budget);
    this.#numbers = numbers;
    this.#saying = sayingOf(claim, numbers, size);
    this.#parts = bySize(size);
    const place = rules.claims.indexOf(claim);
    this.#place = Math.max(place, 0);
    const proved = place < 0 ? { ...rules, claims: [claim] } : rules;
    this.#proof = isProving ? proofIn(proved)(numbers) : undefined;
  }

  /** Goes on for about so many steps; true if there is a result. */
  advance(steps: number): boolean {
    for (let left = steps; this.result === undefined && left > 0; left -= this.#turn(Math.min(left, SLICE)));
    return this.result !== undefined;
  }

  /** Looks at a position, or works towards its value; returns about how many steps that took. */
  #turn(steps: number): number {
    if (!this.#isReady) return this.#prepare(steps);
    if (this.#end === undefined && this.#proof && !this.#proof.advance(steps)) return steps;
    if (this.#looked === 0 && this.#hasVerdict()) return 5;
    if (this.#said === undefined) {
      this.#next();
      return 5;
    }
    const position = this.#position!;
    this.#work ??= workOf(this.#solver, position);
    if (!this.#work.advance(steps)) return steps;
    this.#work = undefined;
    this.#compare(position, this.#said);
    return 5;
  }

  /** Works towards the cycle of the values, which no heap is beyond. */
  #prepare(steps: number): number {
    const { engine } = this.#solver;
    const isHeap = engine.rules.coordinates.length === 1 && this.#saying.repeating !== undefined;
    const strategy = isHeap ? engine.variantOf(this.#numbers, [0]).strategy : undefined;
    if (strategy?.cycle && !strategy.advance([Infinity], steps)) return steps;
    this.#isReady = true;
    const cycle = strategy?.cycle?.();
    if (cycle) this.#setEnd(cycle);
    return 5;
  }

  /** Takes over what the proof says: that the claim holds, or where it fails beyond what is looked at anyway. */
  #hasVerdict(): boolean {
    const verdict = this.#end === undefined ? this.#proof?.verdicts.get(this.#place) : undefined;
    if (verdict?.kind === 'proved')
      this.result = { kind: 'induction', states: this.#proof!.states, exceptions: verdict.exceptions };
    if (verdict?.kind === 'refuted' && verdict.part.reduce(add, 0) >= NEAR) this.#refute(verdict);
    return this.result !== undefined;
  }

  /** Gives the position that a proof has found, if the claim says something else of it. */
  #refute({ part, found }: Refuted): void {
    const claimed = this.#saying.of(part);
    if (claimed === undefined || claimed === 'unclear' || isSame(claimed, found)) return;
    const position = { numbers: this.#numbers, parts: [part] };
    const move = refutationBy(this.#solver, position, claimed, this.#saying);
    this.result = { kind: 'false', part, claimed, found, move, checked: undefined };
  }

  #next(): void {
    const isEnd =
      this.#end === undefined ? this.#checked >= CHECKED || this.#looked >= LOOKED : this.#looked >= this.#end;
    if (isEnd) {
      this.#finish();
      return;
    }
    const part = this.#parts.next().value as Part;
    this.#position = { numbers: this.#numbers, parts: [part] };
    this.#looked++;
    const said = this.#saying.of(part);
    if (said === 'unclear') this.#finish();
    else this.#said = said;
  }

  /** Sets how many heaps settle the claim, as values and claim repeat in step. */
  #setEnd(cycle: Repetition): void {
    const { repeating, value } = this.#saying;
    if (cycle.period > PROVED || cycle.from > PROVED) return;
    const values: Repeating = { from: Number(cycle.from), period: Number(cycle.period) };
    const both = common(repeating, values);
    if (both === undefined) return;
    // Beyond a round, values that grow are above 0. And if the claimed values grow in another way, the next round shows
    // it.
    const rounds = value && !growsAlike(value, cycle, both) ? 2 : 1;
    const from = Math.max(both.from, cycle.saltus === 0 ? 0 : values.from + values.period);
    const end = from + rounds * both.period;
    if (end > PROVED) return;
    this.#end = end;
    this.#values = cycle;
  }

  #compare(position: OwnPosition, claimed: Said): void {
    this.#said = undefined;
    const part = position.parts[0]!;
    const found = foundOf(this.#solver, position, claimed);
    if (found === undefined) {
      this.#finish();
      return;
    }
    if (isSame(claimed, found)) {
      this.#checked++;
      this.#last = part;
      return;
    }
    this.result = {
      kind: 'false',
      part,
      claimed,
      found,
      move: refutationOf(this.#solver, position, claimed),
      checked: this.#checked,
    };
  }

  #finish(): void {
    const verdict = this.#proof?.verdicts.get(this.#place);
    if (verdict?.kind === 'refuted') this.#refute(verdict);
    if (this.result) return;
    const isProved = this.#end !== undefined && this.#looked >= this.#end && this.#values !== undefined;
    this.result = isProved
      ? {
          kind: 'proved',
          checked: this.#checked,
          values: this.#values!,
          from: this.#saying.repeating!.from,
          period: this.#saying.repeating!.period,
        }
      : { kind: 'holds', checked: this.#checked, last: this.#last };
  }
}

const isSame = (claimed: Said, found: Said): boolean =>
  typeof claimed === 'string' || typeof found === 'string' ? claimed === found : claimed.value === found.value;

/** Positions of a smaller sum are looked at one by one: how many that were is told, too. */
const NEAR = 1000;

const proofs = new WeakMap<Rules, (numbers: Numbers) => Proof>();

/** Returns the proofs of all claims of the rules together. */
function proofIn(rules: Rules): (numbers: Numbers) => Proof {
  const known = proofs.get(rules) ?? proofsOf(rules, PROOF);
  proofs.set(rules, known);
  return known;
}

/** Returns what is so, in the words of the claim; undefined if it is not known. */
function foundOf(solver: Solver, position: OwnPosition, claimed: Said): Said | undefined {
  if (typeof claimed === 'string') {
    const outcome = outcomeOf(solver, position);
    return outcome === 'unknown' ? undefined : outcome;
  }
  const value = valueOfPart(solver.engine, position, position.parts[0]!);
  return value === undefined ? undefined : { value };
}

/** Returns a move to a lost position where it is claimed that there is none, or to a position of the claimed value. */
function refutationOf(solver: Solver, position: OwnPosition, claimed: Said): OwnMove | undefined {
  if (typeof claimed === 'string') return claimed === 'P' ? winningMoves(solver, position)[0] : undefined;
  for (const turn of turnsIn(solver.engine, position, 0, { left: STEPS, until: 0 }))
    if (valueOfParts(solver.engine, position, turn.results) === claimed.value) return { turns: [turn] };
  return undefined;
}

/**
 * Returns such a move by what is claimed of smaller positions, which is so as long as they are smaller than the one that is
 * refuted.
 */
function refutationBy(solver: Solver, position: OwnPosition, claimed: Said, saying: Saying): OwnMove | undefined {
  const wanted = typeof claimed === 'string' ? 0 : claimed.value;
  if (claimed === 'N' || wanted === undefined) return undefined;
  for (const turn of turnsIn(solver.engine, position, 0, { left: STEPS, until: 0 })) {
    const said = turn.results
      .map((part) => saying.of(part))
      .map((each) => (each === 'P' ? 0 : typeof each === 'object' ? each.value : undefined));
    const isKnown = said.every((each) => each !== undefined && each >= 0);
    if (isKnown && said.reduce<Natural>((sum, each) => xor(sum, each!), 0) === wanted) return { turns: [turn] };
  }
  return undefined;
}

/** Tells whether the claimed values grow as much as the values do, over a period of both. */
const growsAlike = (claimed: Quasi, values: Repetition, { period }: Repeating): boolean =>
  multiply(claimed.slope, period / claimed.period) === multiply(values.saltus, period / Number(values.period));
