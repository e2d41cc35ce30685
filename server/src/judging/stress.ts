/** Tries a program on many cases, and makes what it fails on as small as can be. */
import type { AnyFields } from '../formats/format';
import { sizeOf } from '../formats/smaller';
import { type Mistake, smallestCases } from '../mistakes/mistake';
import type { Problem } from '../problems/problem';
import { attemptAt, type Batch, batchesOf, batchOf, partOf } from './batch';
import type { Comparison } from './expected';
import { type Fault, judge } from './judge';
import { look } from './look';
import type { Trial } from './run';
import { partFor, type PhaseKind, phases, type Schedule } from './schedule';
import { shrink } from './shrink';

export interface Plan extends Schedule {
  readonly problem: Problem;
  readonly mistakes: readonly Mistake[];
  readonly comparison: Comparison;
  /** Cases that are tried before all others: those of a file, or what the program failed on last. */
  readonly first: readonly AnyFields[];
  /** Is told of each step when it is over. */
  tell(step: Step): void;
}

/** Where a failing case comes from. */
export type Source = 'first' | 'mistakes' | PhaseKind;

export interface Step {
  readonly source: Source;
  readonly cases: number;
  readonly isRight: boolean;
}

/** A failing input: one case, or a few that fail together, of which the last one is answered wrong. */
export interface Found {
  readonly cases: readonly AnyFields[];
  /** What the program does with the last one. */
  readonly fault: Fault;
  /** Where it was found, its number there from 1, and what it was before it was shrunk. */
  readonly source: Source;
  readonly number: number;
  readonly original: readonly AnyFields[];
  /** No smaller case fails: all of them were tried. */
  readonly isSmallest: boolean;
  /** No neighbour that is smaller fails. */
  readonly isFinished: boolean;
}

export interface Stressed {
  /** How many cases were run, and how many of the known mistakes the program was seen not to make. */
  readonly cases: number;
  readonly excluded: number;
  readonly found: Found | undefined;
  /** Time was up before all cases were tried. */
  readonly isCutShort: boolean;
}

/** So many inputs are run between two looks at what has come out. */
const GROUP = 8;

export function* stress(plan: Plan): Trial<Stressed> {
  return yield* new Stress(plan).all();
}

type Candidate = Omit<Found, 'isSmallest' | 'isFinished'>;

class Stress {
  private cases = 0;
  private excluded = 0;
  private best: Candidate | undefined;

  constructor(private readonly plan: Plan) {}

  *all(): Trial<Stressed> {
    const { plan } = this;
    yield* this.phase('first', batchesOf(plan.problem, plan.first));
    yield* this.mistakes();
    for (const { kind, cases } of phases(plan.problem, plan)) {
      if (plan.isOver() || (this.best && kind !== 'small')) break;
      if (this.best && !this.mayBeSmaller(cases)) return this.result(yield* this.smallest(this.best));
      const known = this.best;
      yield* this.phase(kind, batchesOf(plan.problem, cases));
      if (this.best !== known && this.best?.source === 'small') return this.result(yield* this.smallest(this.best));
    }
    return this.result(this.best && (yield* this.shrunk(this.best)));
  }

  private result(found: Found | undefined): Stressed {
    const { cases, excluded, plan } = this;
    return { cases, excluded, found, isCutShort: !found && plan.isOver() };
  }

  /** Runs the inputs that show the known mistakes, each for itself. */
  private *mistakes(): Trial<void> {
    const { problem, mistakes, shard, comparison } = this.plan;
    const mine = partFor(mistakes, shard);
    const batches = mine.map((mistake) => batchOf(problem, smallestCases(problem, mistake)));
    if (batches.length === 0) return;
    const runs = yield batches.map(attemptAt);
    let wrong = 0;
    for (const [index, batch] of batches.entries()) {
      this.cases += batch.cases.length;
      if (look(batch, comparison, runs[index]!).isRight) this.excluded++;
      else {
        wrong++;
        const { faults } = yield* judge(batch, comparison, batch.cases.length, runs[index]);
        if (faults[0]) this.take(candidate(batch, faults[0], 'mistakes', index));
      }
    }
    this.plan.tell({ source: 'mistakes', cases: batches.length, isRight: wrong === 0 });
  }

  /** Runs the inputs of a phase until one of them fails. */
  private *phase(source: Source, batches: readonly Batch[]): Trial<void> {
    const { comparison, isOver, tell } = this.plan;
    let before = 0;
    for (let from = 0; from < batches.length && !isOver(); from += GROUP) {
      const group = batches.slice(from, from + GROUP);
      const runs = yield group.map(attemptAt);
      for (const [index, batch] of group.entries()) {
        this.cases += batch.cases.length;
        const found = look(batch, comparison, runs[index]!).isRight
          ? undefined
          : (yield* judge(batch, comparison, 5, runs[index])).faults[0];
        if (found) {
          this.take(candidate(batch, found, source, before));
          tell({ source, cases: before + batch.cases.length, isRight: false });
          return;
        }
        before += batch.cases.length;
      }
    }
    if (before > 0) tell({ source, cases: before, isRight: true });
  }

  private take(one: Candidate): void {
    if (!this.best || isSmaller(one.cases, this.best.cases)) this.best = one;
  }

  /** Is one of the cases, which are in order of size, smaller than what has failed? */
  private mayBeSmaller([first]: readonly AnyFields[]): boolean {
    return this.best === undefined || (first !== undefined && isSmaller([first], this.best.cases));
  }

  /** All smaller cases were tried, unless they are the work of other shards, or the fault takes company. */
  private *smallest(found: Candidate): Trial<Found> {
    if (found.cases.length === 1 && !this.plan.shard) return { ...found, isSmallest: true, isFinished: true };
    return yield* this.shrunk(found);
  }

  private *shrunk(found: Candidate): Trial<Found> {
    const { problem, comparison, isOver } = this.plan;
    const [fields, ...more] = found.cases;
    if (!fields || more.length > 0 || found.fault.verdict === 'presentation')
      return { ...found, isSmallest: false, isFinished: found.source === 'mistakes' };
    const result = yield* shrink(problem, comparison, { fields, fault: found.fault }, isOver);
    return { ...found, cases: [result.fields], fault: result.fault, isSmallest: false, isFinished: result.isFinished };
  }
}

/** What a fault shows of itself: the cases that it takes; the whole batch up to it where fewer did not do. */
function candidate(batch: Batch, fault: Fault, source: Source, before: number): Candidate {
  const indices = fault.cases ?? Array.from({ length: fault.index + 1 }, (_, index) => index);
  const { cases } = partOf(batch, indices);
  return { cases, fault, source, number: before + fault.index + 1, original: cases };
}

/** Compares failing inputs: fewer cases first, then the sum of all numbers. */
export function isSmaller(one: readonly AnyFields[], other: readonly AnyFields[]): boolean {
  if (one.length !== other.length) return one.length < other.length;
  return sumOf(one) < sumOf(other);
}

const sumOf = (cases: readonly AnyFields[]): bigint => cases.reduce((sum, fields) => sum + sizeOf(fields), 0n);
