/**
 * Heaps from which fixed numbers are taken, or that become fixed heaps, under conditions that repeat: `h -> h - 2 if h
 * mod 3 = 1`.
 *
 * Theorem: let M be the largest take, let all conditions repeat with period m from some heap on, and let T be that
 * heap, or M, or a heap above all fixed ones, whichever is largest. If M values in a row, from T on, come again after p
 * heaps, and m divides p, then all that follows has the period p. Why: the value of a heap from T on depends on the M
 * values before it, on what the heap leaves when divided by m, and on nothing else.
 */
import type { Integer } from '../../../text/integer';
import type { NimSequence } from '../../theory/nimSequence';
import { takingOneOf } from '../../theory/nimSequence';
import { type AlgebraName, ALGEBRAS, forget, noOptions } from '../algebra';
import { type Binder, type Bound, bound as put, boundCondition, constantOf } from '../expressions/bind';
import { type Decide, decider } from '../expressions/closures';
import { begin, newWalk, next, programOf } from '../expressions/walk';
import type { Arrow, Expression } from '../rules';
import type { Strategy } from '../strategy';
import { common, type Effort, type Repeating, repeatingOf } from './quasi';
import { sequenceTheory } from './sequenceTheory';
import { hasFixedSet, takenBy } from './shape';

/** One move: to a heap smaller by `take`, or to the fixed heap `target`; neither if nothing is left. */
interface Step {
  readonly take: number | undefined;
  readonly target: number | undefined;
  readonly condition: Decide | undefined;
  readonly repeating: Repeating;
}

/** More moves, and longer windows, are left to others. */
const MOST_STEPS = 1000;
const LONGEST_WINDOW = 100_000;

export function windowTheory(bound: Bound, algebra: AlgebraName): Strategy | undefined {
  if (bound.active.length !== 1) return undefined;
  const steps: Step[] = [];
  const effort: Effort = { left: 1_000_000 };
  for (const arrow of bound.arrows) {
    const found = stepsOf(arrow, bound, effort);
    if (found === undefined || steps.push(...found) > MOST_STEPS) return undefined;
  }
  const repeating = steps.map((step) => step.repeating).reduce<Repeating | undefined>(common, { from: 0, period: 1 });
  const longest = Math.max(1, ...steps.map(({ take, target }) => take ?? (target ?? 0) + 1));
  if (repeating === undefined || longest > LONGEST_WINDOW) return undefined;
  const takes = steps.map(({ take }) => take).filter((take) => take !== undefined);
  const sequence = sequenceOf(
    steps,
    Math.max(1, ...takes),
    Math.max(longest, repeating.from),
    repeating.period,
    algebra,
  );
  return sequenceTheory(sequence, { modulus: repeating.period, isOutcome: algebra === 'misere' });
}

/** Returns the moves of an arrow, one for each way to bind its variables; undefined if they are not of this kind. */
function stepsOf(arrow: Arrow, bound: Bound, effort: Effort): readonly Step[] | undefined {
  if (arrow.results.length > 1) return undefined;
  const isFixed = arrow.generators.every((generator) => generator.kind === 'together' || hasFixedSet(generator.set));
  const bindings = isFixed ? bindingsOf(arrow, bound) : undefined;
  if (bindings === undefined) return undefined;
  const steps: Step[] = [];
  for (const variables of bindings) {
    const binder = { active: [0], numbers: { constants: [], lists: bound.lists }, part: [], variables };
    const step = stepOf(arrow, bound, binder, effort);
    if (step === undefined) return undefined;
    if (step !== 'never') steps.push(step);
  }
  return steps;
}

/** Returns what the variables stand for, in all ways, whatever the condition. */
function bindingsOf({ generators, names }: Arrow, bound: Bound): readonly (readonly Integer[])[] | undefined {
  const walk = newWalk({ left: 20 * MOST_STEPS, until: 0 });
  const program = programOf({ ...bound, arrows: [{ generators, names, results: [] }] });
  begin(walk, []);
  const found: Integer[][] = [];
  while (next(program, walk)) if (found.push([...walk.variables]) > MOST_STEPS) return undefined;
  return walk.meter.left > 0 ? found : undefined;
}

function stepOf(arrow: Arrow, bound: Bound, binder: Binder, effort: Effort): Step | 'never' | undefined {
  const condition = arrow.condition && boundCondition(arrow.condition, binder);
  const repeating = condition ? repeatingOf(condition, [], effort) : { from: 0, period: 1 };
  if (repeating === undefined) return undefined;
  const how = { condition: condition && decider(condition, bound.lists), repeating };
  const [result] = arrow.results;
  if (result === undefined) return { take: undefined, target: undefined, ...how };
  return moveTo(put(result[0]!, binder), binder, how, effort);
}

function moveTo(
  result: Expression,
  binder: Binder,
  how: Pick<Step, 'condition' | 'repeating'>,
  effort: Effort,
): Step | 'never' | undefined {
  const fixed = constantOf(result);
  if (fixed !== undefined) {
    if (fixed < 0) return 'never';
    return typeof fixed === 'number' && isAlwaysLess(fixed, how.condition, effort)
      ? { take: undefined, target: fixed, ...how }
      : undefined;
  }
  const taken = takenBy(result);
  const take = taken && constantOf(put(taken, binder));
  return typeof take === 'number' && take > 0 ? { take, target: undefined, ...how } : undefined;
}

/** Tells whether no heap up to the fixed one leads to it. */
function isAlwaysLess(fixed: number, condition: Decide | undefined, effort: Effort): boolean {
  if (condition === undefined || fixed > LONGEST_WINDOW || (effort.left -= fixed) < 0) return false;
  for (let heap = 0; heap <= fixed; heap++)
    if (condition({ part: [heap], variables: [], meter: { left: 1, until: 0 } }) === true) return false;
  return true;
}

function sequenceOf(
  steps: readonly Step[],
  window: number,
  threshold: number,
  period: number,
  algebra: AlgebraName,
): NimSequence {
  const { add, valueOf, nothing } = ALGEBRAS[algebra === 'misere' ? 'misere' : 'nimber'];
  const options = noOptions();
  const part = [0];
  const scope = { part, variables: [], meter: { left: 1, until: 0 } };
  return {
    ...takingOneOf([]),
    values: new Uint16Array(256),
    effort: 10 * steps.length + 10,
    window,
    next(values, heap) {
      forget(options);
      part[0] = heap;
      for (const { take, target, condition } of steps) {
        if (condition && condition(scope) !== true) continue;
        if (take === undefined) add(options, target === undefined ? nothing : values[target]!);
        else if (take <= heap) add(options, values[heap - take]!);
      }
      return valueOf(options);
    },
    // Below the threshold no two heaps are alike; above it, heaps that leave the same when divided by the period may
    // be.
    signs: (values, length) =>
      Int32Array.from({ length }, (_, heap) =>
        heap < threshold ? -1 - heap : values[heap]! * period + (heap % period),
      ),
  };
}
