/** Tries a program on many cases, and makes what it fails on as small as can be. */
import type { AnyFields } from '../formats/format';
import { sizeOf } from '../formats/generate/smaller';
import { type Mistake, run, smallestCases } from '../mistakes/mistake';
import type { Problem } from '../problems/problem';
import { attemptAt, type Batch, batchesOf, batchOf, partOf, partsOf } from './batch';
import { smallOf } from './caseSource';
import type { Comparison } from './expected';
import { type Fault, judge } from './judge';
import { look } from './look';
import type { Run, Trial } from './run';
import { partFor, type PhaseKind, phases, type Schedule } from './schedule';
import { shrink } from './shrink';
import { shrinkCompany } from './shrinkCompany';
import { isUnboundedAtMost } from './usable';

export interface Plan extends Schedule {
  readonly problem: Problem;
  readonly mistakes: readonly Mistake[];
  readonly comparison: Comparison;
  /** Milliseconds for each run. */
  readonly timeLimit: number;
  /** Cases that are tried before all others: those of a file, or what the program failed on last. */
  readonly first: readonly AnyFields[];
  /** Tells whether there is no more time to make a failing case smaller. */
  isShrunkEnough(): boolean;
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
  /** Where it was found, and its number there from 1. */
  readonly source: Source;
  readonly number: number;
  /** No smaller case fails: all of them were tried. */
  readonly isSmallest: boolean;
  /** No neighbour that is smaller fails. */
  readonly isFinished: boolean;
}

export interface Stressed {
  /** How many cases were run. */
  readonly cases: number;
  /** How many mistakes are known that show in this comparison, and how many of them the program was seen not to make. */
  readonly known: number;
  readonly excluded: number;
  readonly found: Found | undefined;
  /** The exit code of a run whose answers are all right, if it is not 0. */
  readonly exitCode: number | undefined;
  /** Numbers without a bound were at most this from some case on, which the program was late for, or broke down at. */
  readonly keptTo: number | undefined;
  /** Time was up before all cases were tried. */
  readonly isCutShort: boolean;
}

/** So many inputs are run between two looks at what has come out. */
const GROUP = 8;
const SLOW_GROUP = 2;
/** Part of the time limit; what takes longer may be late with more cases. */
const SLOW = 1 / 4;
/** Numbers that nothing bounds: a program has to cope with these in any case. */
const MODEST = 1000;

export function* stress(plan: Plan): Trial<Stressed> {
  return yield* new Stress(plan).all();
}

type Candidate = Omit<Found, 'isSmallest' | 'isFinished'>;

/** What was found in a batch, and how many milliseconds its cases take, together or in parts. */
interface Tried {
  readonly found?: Candidate | undefined;
  readonly ms: number;
}

/** Is the program in time for each case that was looked at, and not for all of them? */
const isLateTogether = ({ verdict, cases }: Fault): boolean => verdict === 'time-limit' && cases === undefined;

class Stress {
  private cases = 0;
  private excluded = 0;
  private exitCode: number | undefined;
  private best: Candidate | undefined;

  /** Where the last cases came from, and how many of those are run together at most, since the program is slow. */
  private last: Source = 'first';
  private most = Infinity;
  /** Numbers that nothing bounds are at most this, since the program does not cope with larger ones. */
  private keptTo: number | undefined;

  private readonly known: readonly Mistake[];

  constructor(private readonly plan: Plan) {
    this.known = plan.mistakes.filter((mistake) => shows(mistake, plan));
  }

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
    const { cases, excluded, exitCode, keptTo, plan } = this;
    return { cases, known: this.known.length, excluded, found, exitCode, keptTo, isCutShort: !found && plan.isOver() };
  }

  /** Runs the inputs that show the known mistakes, each for itself. */
  private *mistakes(): Trial<void> {
    const { problem, shard, comparison } = this.plan;
    const mine = partFor(this.known, shard);
    const batches = mine.map((mistake) => batchOf(problem, smallestCases(problem, mistake)));
    if (batches.length === 0) return;
    const runs = yield batches.map(attemptAt);
    let wrong = 0;
    for (const [index, batch] of batches.entries()) {
      this.cases += batch.cases.length;
      if (this.isRight(batch, runs[index]!)) this.excluded++;
      else {
        const { faults } = yield* judge(batch, comparison, batch.cases.length, runs[index]);
        const found = faults[0] && candidate(batch, faults[0], 'mistakes', index);
        if (found && this.isExcused(found)) continue;
        wrong++;
        if (found) this.take(found);
      }
    }
    this.plan.tell({ source: 'mistakes', cases: batches.length, isRight: wrong === 0 });
  }

  /** Runs the inputs of a phase until one of them fails. */
  private *phase(source: Source, batches: readonly Batch[]): Trial<void> {
    const { isOver, tell } = this.plan;
    if (source !== this.last) this.most = Infinity;
    this.last = source;
    const parts = batches.flatMap((batch) => partsOf(batch, this.most));
    let before = 0;
    for (let from = 0; from < parts.length && !isOver();) {
      const next = parts.slice(from, from + (this.most === Infinity ? GROUP : SLOW_GROUP));
      from += next.length;
      const group = next.flatMap((batch) => this.withoutExcused(batch));
      const runs = yield group.map(attemptAt);
      for (const [index, batch] of group.entries()) {
        this.cases += batch.cases.length;
        const { found } = yield* this.failing(batch, runs[index]!, source, before);
        if (found) {
          this.take(found);
          tell({ source, cases: before + batch.cases.length, isRight: false });
          return;
        }
        before += batch.cases.length;
      }
    }
    if (before > 0) tell({ source, cases: before, isRight: true });
  }

  /**
   * Looks for what fails in a batch, of which there is a run. That a program is late for many cases together alone is no
   * fault: no judge has put these into one file. It gets them in parts, unless these take it next to no time.
   */
  private *failing(batch: Batch, run: Run, source: Source, before: number): Trial<Tried> {
    const { comparison, isOver, timeLimit } = this.plan;
    const count = batch.cases.length;
    if (this.isRight(batch, run)) {
      if (run.ms > SLOW * timeLimit) this.runAtMost((count * timeLimit) / (2 * run.ms));
      return { ms: run.ms };
    }
    if (run.ending.kind === 'time-limit' && count > 1 && isOver()) return { ms: run.ms };
    const { faults } = yield* judge(batch, comparison, 5, run, true);
    const found = faults[0] && candidate(batch, faults[0], source, before);
    if (found && this.isExcused(found)) {
      const [rest] = this.withoutExcused(batch);
      const [again] = rest ? yield [attemptAt(rest)] : [];
      const tried = rest && again ? yield* this.failing(rest, again, source, before) : { ms: 0 };
      return { ...tried, ms: run.ms + tried.ms };
    }
    if (!found || !isLateTogether(found.fault) || count === 1) return { found, ms: run.ms };
    if (isOver()) return { ms: run.ms };
    const half = Math.ceil(count / 2);
    const parts = partsOf(batch, half);
    const runs = yield parts.map(attemptAt);
    let ms = 0;
    for (const [index, part] of parts.entries()) {
      const tried = yield* this.failing(part, runs[index]!, source, before + index * half);
      if (tried.found) return tried;
      ms += tried.ms;
    }
    const { cases } = batch;
    if (2 * ms < timeLimit) return { found: { ...found, cases, number: before + count }, ms };
    this.runAtMost(half);
    return { ms };
  }

  /**
   * Is a program late for a case, or does it break down at it, that has large numbers which nothing bounds? A right one may
   * make a table. From then on it does not get such cases.
   */
  private isExcused({ cases, fault: { verdict }, source }: Candidate): boolean {
    const isTooMuch = verdict === 'time-limit' || verdict === 'crash';
    if (source === 'first' || cases.length > 1 || !isTooMuch || this.isModest(cases[0]!)) return false;
    this.keptTo = MODEST;
    return true;
  }

  private isModest(fields: AnyFields): boolean {
    return isUnboundedAtMost(this.plan.problem.input, fields, MODEST);
  }

  private withoutExcused(batch: Batch): Batch[] {
    if (this.keptTo === undefined) return [batch];
    const indices = batch.cases.flatMap((fields, index) => (this.isModest(fields) ? [index] : []));
    return indices.length === 0 ? [] : [partOf(batch, indices)];
  }

  private runAtMost(most: number): void {
    this.most = Math.max(1, Math.min(this.most, Math.floor(most)));
  }

  private isRight(batch: Batch, run: Run): boolean {
    const { isRight } = look(batch, this.plan.comparison, run);
    if (isRight && run.ending.kind === 'exit' && run.ending.code !== 0) this.exitCode ??= run.ending.code;
    return isRight;
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
    if (found.cases.length !== 1 || this.plan.shard) return yield* this.shrunk(found);
    return { ...((yield* this.anyFails(found)) ?? found), isSmallest: true, isFinished: true };
  }

  /** Where every input fails, it is the last case of many that is blamed: the smallest of all fails as well. */
  private *anyFails(found: Candidate): Trial<Candidate | undefined> {
    const { problem, comparison } = this.plan;
    const [smallest] = smallOf(problem);
    if (!smallest || !isSmaller([smallest], found.cases)) return undefined;
    const { faults } = yield* judge(batchOf(problem, [smallest]), comparison, 1);
    return faults[0] && { ...found, cases: [smallest], fault: faults[0], number: 1 };
  }

  private *shrunkTogether(found: Candidate): Trial<Found> {
    const { problem, comparison, isShrunkEnough } = this.plan;
    const isHanging = found.fault.verdict === 'time-limit';
    const { cases } = isHanging ? found : yield* shrinkCompany(problem, comparison, found.cases, isShrunkEnough);
    const rest = { isSmallest: false, isFinished: !isShrunkEnough() };
    if (cases === found.cases) return { ...found, ...rest };
    const { faults } = yield* judge(batchOf(problem, cases), comparison, cases.length);
    return faults[0] ? { ...found, cases, fault: faults[0], ...rest } : { ...found, ...rest };
  }

  private *shrunk(found: Candidate): Trial<Found> {
    const { problem, comparison, isShrunkEnough } = this.plan;
    const [fields, ...more] = found.cases;
    if (!fields || more.length > 0) return yield* this.shrunkTogether(found);
    const result = yield* shrink(problem, comparison, { fields, fault: found.fault }, isShrunkEnough);
    return { ...found, cases: [result.fields], fault: result.fault, isSmallest: false, isFinished: result.isFinished };
  }
}

/** Tells whether a mistake is seen where outputs are compared in this way: blanks at the end of a line may not count. */
function shows(mistake: Mistake, { problem, comparison }: Plan): boolean {
  const batch = batchOf(problem, smallestCases(problem, mistake));
  const { pieces, ending } = run(mistake, batch);
  const output = { output: pieces.join(''), ending: { kind: 'exit', code: 0 }, ms: 0, complaint: '' } as const;
  return ending !== 'done' || !look(batch, comparison, output).isRight;
}

/** What a fault shows of itself: the cases that it takes; the whole batch up to it where fewer did not do. */
function candidate(batch: Batch, fault: Fault, source: Source, before: number): Candidate {
  const indices = fault.cases ?? Array.from({ length: fault.index + 1 }, (_, index) => index);
  const { cases } = partOf(batch, indices);
  return { cases, fault, source, number: before + fault.index + 1 };
}

/** Compares failing inputs: fewer cases first, then the sum of all numbers. */
export function isSmaller(one: readonly AnyFields[], other: readonly AnyFields[]): boolean {
  if (one.length !== other.length) return one.length < other.length;
  return sumOf(one) < sumOf(other);
}

const sumOf = (cases: readonly AnyFields[]): bigint => cases.reduce((sum, fields) => sum + sizeOf(fields), 0n);
