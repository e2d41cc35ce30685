/** What a program is tried on, in which order: the same cases for the same problem, seed and number, on every machine. */
import type { AnyFields } from '../formats/format';
import { LARGEST_INTEGER } from '../formats/generate/edges';
import type { Problem } from '../problems/problem';
import { mostCases } from './batch';
import { boundedBy, boundsOf, hardOf, longOf, randomOf, smallOf } from './caseSource';

export type PhaseKind = 'small' | 'hard' | 'bounds' | 'random';

export interface Phase {
  readonly kind: PhaseKind;
  readonly cases: readonly AnyFields[];
}

/** One of several parts of the work, which together are the whole; counted from 0. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface Schedule {
  /** The same seed gives the same cases. */
  readonly seed: number;
  /** How many cases there are in all. */
  readonly cases: number;
  readonly shard?: Shard | undefined;
  /** Tells whether time is up: finding cases takes time, too. */
  isOver(): boolean;
}

/** How many of the smallest cases are tried, one batch after the other. */
const SMALL = [20, 200, 2000, 8000];
/** The parts of all cases that are small, hard and at the bounds at most; the rest is random. */
const SMALL_PART = 0.52;
const HARD_PART = 0.25;
const BOUNDS_PART = 0.125;
const FIRST_RANDOM = 320;
/** Problems do not name more hard cases than these. */
const MOST_KNOWN = 20_000;

/** Gives the batches in their order. Which cases belong to a shard is settled within each. */
export function* phases(problem: Problem, schedule: Schedule): Generator<Phase> {
  const { cases, seed, isOver } = schedule;
  let left = cases;
  const phase = (kind: PhaseKind, found: readonly AnyFields[]): Phase => {
    left -= found.length;
    return { kind, cases: partFor(found, schedule.shard) };
  };
  const within = boundedBy(problem, LARGEST_INTEGER);
  const small = taker(smallOf(problem), isOver);
  let room = Math.ceil(cases * SMALL_PART);
  const smallPhases = function* (sizes: readonly number[]): Generator<Phase> {
    for (const most of sizes) {
      const found = small(Math.min(most, room, left));
      room -= found.length;
      if (found.length > 0) yield phase('small', found);
    }
  };
  // Where each case takes a run of its own, there is time for few of them: what is hard comes before most of the small ones.
  const early = mostCases(problem.input) === 1 ? 1 : SMALL.length;
  yield* smallPhases(SMALL.slice(0, early));
  for (const [kind, source, part] of [
    ['hard', hardOf(problem), HARD_PART],
    ['bounds', atBounds(within), BOUNDS_PART],
  ] as const) {
    const found = spread(taker(source, isOver)(MOST_KNOWN), Math.min(left, Math.ceil(cases * part)));
    if (found.length > 0) yield phase(kind, found);
  }
  yield* smallPhases(SMALL.slice(early));
  const random = taker(randomOf(within, seed), isOver);
  for (let size = FIRST_RANDOM; left > 0; size *= 2) {
    const found = random(Math.min(size, left));
    if (found.length === 0) return;
    yield phase('random', found);
  }
}

function* atBounds(problem: Problem): Generator<AnyFields> {
  yield* boundsOf(problem);
  yield* longOf(problem);
}

/** Gives what takes the next so many cases, fewer where there are no more or time is up. */
function taker(source: Iterable<AnyFields>, isOver: () => boolean): (most: number) => AnyFields[] {
  const cases = source[Symbol.iterator]();
  return (most) => {
    const found: AnyFields[] = [];
    while (found.length < most && !isOver()) {
      const next = cases.next();
      if (next.done) break;
      found.push(next.value);
    }
    return found;
  };
}

/** Gives so many of the items, from all of their length. */
const spread = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]!);

/** Gives what of some work a shard does. */
export const partFor = <Item>(items: readonly Item[], shard: Shard | undefined): readonly Item[] =>
  shard ? items.filter((_, index) => index % shard.count === shard.index) : items;
