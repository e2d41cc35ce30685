/**
 * Who wins a position: by the values of its parts where the theory allows it, else by a search through whole positions.
 */
import { larger, type Natural, remainder, xor } from '../../text/natural';
import type { Outcome } from '../ruleset';
import { type AlgebraName, ALGEBRAS } from './algebra';
import { type Engine, engineOf, type Proving } from './engine';
import type { Meter } from './expressions/closures';
import type { Budget } from './plainStrategy';
import type { Numbers, OwnPosition, Rules } from './rules';
import { Questions } from './search/questions';
import { keyOf, type TupleAnswer, TupleSearch } from './search/tuples';
import type { Part } from './strategy';

export interface Solver {
  readonly engine: Engine;
  readonly tuples: Questions<OwnPosition, TupleAnswer, TupleSearch>;
  /** Whether the values of parts decide sums of several; one part alone they always do, unless moves leave several. */
  readonly isByValues: (position: OwnPosition) => boolean;
  readonly trust?: Trust | undefined;
}

/** What claims that are trusted say of parts that nothing else is known of. */
export interface Trust {
  /** Works towards what the claims say for a case with these numbers; true if there is nothing more to do. */
  advance(numbers: Numbers, steps: number): boolean;
  /** Undefined if no claim speaks of the part. */
  of(numbers: Numbers, part: Part): Trusted | undefined;
  /** Works towards the proof of the claims for such a case; true if there is nothing more to do. */
  prove(numbers: Numbers, steps: number): boolean;
  /** Returns what a claim that is proved says of the part, once the proof is done; undefined if none speaks of it. */
  proved(numbers: Numbers, part: Part): Trusted | undefined;
}

export interface Trusted {
  readonly outcome: Outcome;
  /** The value, if that follows. */
  readonly value: Natural | undefined;
  /** The place of the claim in the rules. */
  readonly claim: number;
  /** Proved for all numbers, so that it need not be trusted. */
  readonly isProved: boolean;
}

export function solverOf(rules: Rules, budget: Budget, trust?: Trust): Solver {
  const algebra = algebraOf(rules);
  const trusted = trust && ((numbers: Numbers, part: Part) => trust.of(numbers, part)?.value);
  const proof: Proving | undefined = trust && {
    advance: (numbers, steps) => trust.prove(numbers, steps),
    valueOf: (numbers, part) => trust.proved(numbers, part)?.value,
  };
  const engine: Engine = { ...engineOf(rules, algebra, budget), trusted, proof };
  const isSingle = rules.moves.every(({ arrows }) => arrows.every(({ results }) => results.length <= 1));
  return {
    engine,
    tuples: new Questions(() => new TupleSearch(engine), keyOf),
    trust,
    isByValues: ({ parts }) => !rules.misere || (isSingle && parts.length === 1),
  };
}

function algebraOf({ sum, misere }: Rules): AlgebraName {
  if (misere) return 'misere';
  return sum === 'one' ? 'nimber' : sum === 'some' ? 'outcome' : 'suspense';
}

/** Something that may take long. To do it in slices makes no difference. */
export interface Work {
  /** Goes on for about so many steps; true if all is done. */
  advance(steps: number): boolean;
}

/** Makes the work towards the outcome of a position. */
export function workOf(solver: Solver, position: OwnPosition): Work {
  const { engine, tuples, trust } = solver;
  const { numbers, parts } = position;
  if (!solver.isByValues(position)) return { advance: (steps) => tuples.ask(position, steps) !== undefined };
  let [done, isTrusting] = [0, false];
  return {
    advance(steps) {
      if (isProvable(solver, position)) {
        if (!trust!.prove(numbers, steps)) return false;
        if (trust!.proved(numbers, parts[0]!)) return true;
      }
      for (; done < parts.length; done++) {
        const value = advanceTo(engine, numbers, parts[done]!, steps);
        if (value === undefined) return false;
        if (value !== 'none') continue;
        if (trust === undefined) done = parts.length;
        isTrusting = true;
      }
      return !isTrusting || trust === undefined || trust.advance(numbers, steps);
    },
  };
}

/** Tells whether a claim that is proved may tell who wins: the position is one part, and no theory tells its value. */
const isProvable = ({ engine, trust }: Solver, { numbers, parts }: OwnPosition): boolean =>
  trust !== undefined && parts.length === 1 && !engine.variantOf(numbers, parts[0]!).isByTheory;

/** Returns what a claim that is proved says of a position of one part; undefined if none speaks of it. */
export function provedOf(solver: Solver, position: OwnPosition): Trusted | undefined {
  const { trust } = solver;
  if (trust === undefined || !isProvable(solver, position)) return undefined;
  while (!trust.prove(position.numbers, Infinity));
  return trust.proved(position.numbers, position.parts[0]!);
}

/** Works towards the value of a part; undefined if there is more to do. */
function advanceTo(engine: Engine, numbers: Numbers, part: Part, steps: number): Natural | 'none' | undefined {
  const settled = engine.settledOf(numbers, part);
  if (settled) return settled.value ?? 'none';
  const { strategy, isByTheory } = engine.variantOf(numbers, part);
  if (engine.proof && !isByTheory) {
    if (!engine.proof.advance(numbers, steps)) return undefined;
    const proved = engine.proof.valueOf(numbers, part);
    if (proved !== undefined) return proved;
  }
  const core = engine.coreOf(part);
  if (!strategy.advance(core, steps)) return undefined;
  const value = strategy.value(core);
  engine.settle(numbers, part, value);
  return value ?? 'none';
}

/** Returns the value of a part, worked out as far as it takes. */
export const valueOfPart = (engine: Engine, { numbers }: OwnPosition, part: Part): Natural | undefined =>
  foundValueOf(engine, numbers, part) ?? engine.trusted?.(numbers, part);

/** Returns the value of a part that theory or search finds, whatever is trusted. */
export function foundValueOf(engine: Engine, numbers: Numbers, part: Part): Natural | undefined {
  let value = advanceTo(engine, numbers, part, Infinity);
  while (value === undefined) value = advanceTo(engine, numbers, part, Infinity);
  return value === 'none' ? undefined : value;
}

/** So many steps for a part are taken at once, of which the first ones are not counted. */
const FIRST_STEPS = 200;
const MORE_STEPS = 10_000;

/**
 * Returns the value of what a move leaves; undefined if a part of it is not known, or would take more steps than the meter has
 * left. What is known or trusted already is not searched for.
 */
export function valueWithin(
  engine: Engine,
  { numbers }: OwnPosition,
  parts: readonly Part[],
  meter: Meter,
): Natural | undefined {
  let sum: Natural = parts.length === 0 ? ALGEBRAS[engine.algebra].nothing : 0;
  for (const part of parts) {
    const value = partWithin(engine, numbers, part, meter);
    if (value === undefined) return undefined;
    sum = join(engine.algebra, sum, value);
  }
  return sum;
}

function partWithin(engine: Engine, numbers: Numbers, part: Part, meter: Meter): Natural | undefined {
  const trusted = engine.settledOf(numbers, part) ? undefined : engine.trusted?.(numbers, part);
  if (trusted !== undefined) return trusted;
  let found = advanceTo(engine, numbers, part, FIRST_STEPS);
  while (found === undefined && meter.left > 0) {
    meter.left -= MORE_STEPS;
    found = advanceTo(engine, numbers, part, MORE_STEPS);
  }
  return found === 'none' ? engine.trusted?.(numbers, part) : found;
}

/** Returns the value of parts side by side; undefined if one of them is not known. */
export function valueOfParts(engine: Engine, position: OwnPosition, parts: readonly Part[]): Natural | undefined {
  let sum: Natural = parts.length === 0 ? ALGEBRAS[engine.algebra].nothing : 0;
  for (const part of parts) {
    const value = valueOfPart(engine, position, part);
    if (value === undefined) return undefined;
    sum = join(engine.algebra, sum, value);
  }
  return sum;
}

export const join = (algebra: AlgebraName, a: Natural, b: Natural): Natural =>
  algebra === 'nimber' ? xor(a, b) : larger(a, b);

/** Tells whether whoever has to move loses a sum of this value. */
export const isLost = (algebra: AlgebraName, value: Natural): boolean =>
  algebra === 'suspense' ? remainder(value, 2) === 0 : value === 0;

/** Works out who wins. */
export function outcomeOf(solver: Solver, position: OwnPosition): Outcome {
  const { engine, tuples } = solver;
  if (!solver.isByValues(position)) {
    const { kind } = tuples.answer(position);
    return kind === 'lost' ? 'P' : kind === 'won' ? 'N' : 'unknown';
  }
  const proved = provedOf(solver, position);
  if (proved) return proved.outcome;
  const value = valueOfParts(engine, position, position.parts);
  if (value !== undefined) return isLost(engine.algebra, value) ? 'P' : 'N';
  const [part, another] = position.parts;
  if (part === undefined || another !== undefined) return 'unknown';
  return solver.trust?.of(position.numbers, part)?.outcome ?? 'unknown';
}
