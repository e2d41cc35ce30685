/**
 * Judges a program on a batch of cases: which are answered wrong, and how. The whole batch is one run; every case that looks
 * wrong there is run on its own, so that nothing is blamed on a case that comes from another.
 */
import { attemptAt, type Batch, beginningOf, partOf } from './batch';
import { company } from './company';
import type { Comparison } from './expected';
import { locate } from './locate';
import { hasBrokenDown, type Look, look, partFor } from './look';
import type { Ending, Run, Trial } from './run';

export type Verdict = 'presentation' | 'wrong-answer' | 'crash' | 'time-limit' | 'output-limit' | 'ended-early';

/** A case that is answered wrong. */
export interface Fault {
  readonly index: number;
  readonly verdict: Verdict;
  /** What the program printed, line by line. */
  readonly got: readonly string[];
  readonly ending: Ending;
  /** The end of what it wrote on the standard error output. */
  readonly complaint: string;
  /** The cases that it takes to see the fault: this one alone, or others before it; undefined if that was not looked for. */
  readonly cases?: readonly number[];
  /** Run again, the program answered right. */
  readonly isUnsteady?: true;
  /** The answers are all right; what went wrong came after them. */
  readonly isAfterAll?: true;
}

export interface Judgement {
  /** What is seen in the run on the whole batch. */
  readonly seen: Look;
  /** How many cases are answered right and wrong; the others were not answered at all. */
  readonly right: number;
  readonly wrong: number;
  /** The cases that are wrong, in order, as many as were asked for. */
  readonly faults: readonly Fault[];
  /** More cases that look wrong, which were not looked at more closely. */
  readonly others: readonly number[];
}

/**
 * Judges a batch and tells of so many faults. `known` is the run on all of it, if that is over. To be brief is to look only
 * for a moment for a case that a program hangs at where it is late for many.
 */
export function* judge(
  batch: Batch,
  comparison: Comparison,
  most: number,
  known?: Run,
  isBrief = false,
): Trial<Judgement> {
  const run = known ?? (yield [attemptAt(batch)])[0]!;
  const seen = look(batch, comparison, run);
  const count = batch.cases.length;
  if (seen.isRight) return { seen, right: count, wrong: 0, faults: [], others: [] };
  const inquiry = new Inquiry(batch, comparison, seen, isBrief);
  const faults = yield* inquiry.faults(most);
  const told = new Set(faults.map(({ index }) => index));
  const others = seen.isOnlyLaidOutWrong
    ? []
    : seen.wrong.filter((index) => !inquiry.examined.has(index) && !told.has(index));
  if (seen.isOnlyLaidOutWrong) {
    // Where every answer is right, the last one is blamed for what comes after it.
    const right = Math.min(seen.right, count - 1);
    return { seen, right, wrong: count - right, faults, others };
  }
  const unanswered = count - seen.attribution.missingFrom;
  const wrong = told.size + others.length;
  const answered = faults.filter(({ index }) => index < seen.attribution.missingFrom).length + others.length;
  return { seen, right: inquiry.rightBefore ?? count - unanswered - answered, wrong, faults, others };
}

/** So many cases with equal answers are looked at where one of them has printed a line too many or too few. */
const MOST_ALIKE = 24;
/** So many cases for each fault that is asked for are run on their own. */
const SUSPECTS_FOR_ONE = 3;

class Inquiry {
  /** The cases that were run on their own. */
  readonly examined = new Set<number>();
  /** How many answers are right before the case that the program broke down at, if those in the run on all were lost. */
  rightBefore: number | undefined;

  constructor(
    private readonly batch: Batch,
    private readonly comparison: Comparison,
    private readonly seen: Look,
    private readonly isBrief: boolean,
  ) {}

  *faults(most: number): Trial<Fault[]> {
    const { seen } = this;
    if (seen.isOnlyLaidOutWrong) return [yield* this.presentation()];
    const limit = MOST_ALIKE + SUSPECTS_FOR_ONE * most;
    const suspects = this.suspects();
    const sure = (yield* this.onTheirOwn(suspects.slice(0, limit))).slice(0, most);
    const isLocated = sure.some(({ verdict }) => breakdowns.includes(verdict));
    const breakdown = hasBrokenDown(seen) && !isLocated ? [yield* this.breakdown()] : [];
    const isFound = sure.length + breakdown.length > 0;
    const faults = isFound ? sure : yield* this.onTheirOwn(this.suspectsAtEnd().slice(0, limit));
    const rest =
      faults.length === 0 && breakdown.length === 0 ? [yield* this.inCompany(this.seen.wrong[0] ?? suspects[0]!)] : [];
    return [...faults, ...rest, ...breakdown].sort((a, b) => a.index - b.index);
  }

  /** The cases that look wrong, those that may be at fault where lines have slipped, and those that end the output. */
  private suspects(): number[] {
    const { attribution, wrong, units } = this.seen;
    const { isRight, missingFrom, surplusFrom, slips } = attribution;
    const found = new Set<number>();
    const mayBeTheOneBefore = slips.length > 0 || this.batch.truths.some((truth) => truth.includes('\n'));
    for (const index of wrong) {
      if (mayBeTheOneBefore && index > 0) found.add(index - 1);
      found.add(index);
    }
    for (const index of slips) for (const one of this.aroundSlip(index)) found.add(one);
    if (!hasBrokenDown(this.seen)) {
      if (missingFrom < isRight.length) found.add(missingFrom);
      if (surplusFrom < units.length) found.add(isRight.length - 1);
    }
    return [...found].sort((a, b) => a - b);
  }

  /** The cases before the end of the output with the same answer: one of them may have printed a line too few or too many. */
  private suspectsAtEnd(): number[] {
    const { isRight, missingFrom } = this.seen.attribution;
    return [...this.aroundSlip(Math.min(missingFrom, isRight.length - 1))].sort((a, b) => a - b);
  }

  /** A line too many or too few is seen only where answers differ again: each case before with the same answer may be at fault. */
  private *aroundSlip(index: number): Generator<number> {
    const { truths } = this.batch;
    yield index;
    if (index + 1 < truths.length) yield index + 1;
    for (let one = index - 1; one >= 0 && index - one <= MOST_ALIKE; one--) {
      yield one;
      if (truths[one] !== truths[index - 1]) return;
    }
  }

  private *onTheirOwn(suspects: readonly number[]): Trial<Fault[]> {
    if (suspects.length === 0) return [];
    if (this.batch.cases.length === 1) return [this.faultOf(0, this.seen, [0], 0)];
    const parts = suspects.map((index) => partOf(this.batch, [index]));
    for (const index of suspects) this.examined.add(index);
    const runs = yield parts.map(attemptAt);
    return suspects.flatMap((index, place) => {
      const alone = look(parts[place]!, this.comparison, runs[place]!);
      return alone.isRight ? [] : [this.faultOf(index, alone, [index], 0)];
    });
  }

  private *breakdown(): Trial<Fault> {
    const { batch, comparison, seen, isBrief } = this;
    const last = batch.cases.length - 1;
    if (seen.right > last) return yield* this.afterAll(last);
    const { index, alone } = last === 0 ? { index: 0, alone: seen } : yield* locate(batch, comparison, seen, isBrief);
    yield* this.judgeBefore(index);
    if (alone) return this.faultOf(index, alone, [index], 0);
    if (seen.run.ending.kind !== 'time-limit') {
      const found = yield* company(batch, comparison, index);
      if (found) return this.faultOf(index, found.seen, found.indices, found.indices.length - 1);
    }
    return { ...this.faultOf(index, seen, undefined, index), got: [] };
  }

  /** The fault of a program that fails when it has answered everything: that one case shows it as well is likely. */
  private *afterAll(last: number): Trial<Fault> {
    const { batch, comparison, seen } = this;
    const part = partOf(batch, [last]);
    const [run] = yield last === 0 ? [] : [attemptAt(part)];
    const alone = run && look(part, comparison, run);
    const isAlone = last === 0 || (alone?.right === 1 && hasBrokenDown(alone));
    return { ...this.faultOf(last, seen, isAlone ? [last] : undefined, last), got: [], isAfterAll: true };
  }

  /** Has the cases before one answered, whose answers got lost with it. */
  private *judgeBefore(index: number): Trial<void> {
    if (index <= this.seen.attribution.missingFrom) return;
    const part = beginningOf(this.batch, index);
    const [run] = yield [attemptAt(part)];
    this.rightBefore = look(part, this.comparison, run!).right;
  }

  /** The fault of a case that is right on its own. */
  private *inCompany(suspect: number): Trial<Fault> {
    const first = yield* this.firstWrongBeginning(suspect);
    const found = first === undefined ? undefined : yield* company(this.batch, this.comparison, first);
    if (!found) return { ...this.faultOf(suspect, this.seen, undefined, suspect), isUnsteady: true };
    const { seen, indices } = found;
    const place = seen.wrong[0] ?? Math.min(seen.attribution.missingFrom, indices.length - 1);
    return this.faultOf(indices[place]!, seen, indices, place);
  }

  /** Finds the case up to which the cases have to go to see a fault: it may show only later. */
  private *firstWrongBeginning(suspect: number): Trial<number | undefined> {
    const isWrong = function* (this: Inquiry, count: number): Trial<boolean> {
      const part = beginningOf(this.batch, count);
      const [run] = yield [attemptAt(part)];
      return !look(part, this.comparison, run!).isRight;
    }.bind(this);
    let wrong = Math.min(suspect + 1, this.batch.cases.length);
    while (!(yield* isWrong(wrong))) {
      if (wrong === this.batch.cases.length) return undefined;
      wrong = Math.min(2 * wrong, this.batch.cases.length);
    }
    let right = 0;
    while (wrong - right > 1) {
      const middle = (wrong + right) >> 1;
      if (yield* isWrong(middle)) wrong = middle;
      else right = middle;
    }
    return wrong - 1;
  }

  private *presentation(): Trial<Fault> {
    const { batch, comparison, seen } = this;
    const index = seen.wrong[0] ?? Math.min(seen.attribution.missingFrom, batch.cases.length - 1);
    const found = batch.cases.length === 1 ? undefined : yield* company(batch, comparison, index);
    return found
      ? this.faultOf(index, found.seen, found.indices, found.indices.length - 1)
      : this.faultOf(index, seen, batch.cases.length === 1 ? [0] : undefined, index);
  }

  /** What is seen of a case, which is at a place of the cases that were run. */
  private faultOf(index: number, seen: Look, cases: readonly number[] | undefined, place: number): Fault {
    const { ending, complaint } = seen.run;
    const got = partFor(seen, place);
    return { index, verdict: verdictOn(seen, place), got, ending, complaint, ...(cases && { cases }) };
  }
}

const breakdowns: readonly Verdict[] = ['crash', 'time-limit', 'output-limit'];

function verdictOn(seen: Look, place: number): Verdict {
  const { run, attribution } = seen;
  if (seen.isOnlyLaidOutWrong) return 'presentation';
  if (run.ending.kind === 'output-limit') return 'output-limit';
  const isAnswered = place < attribution.missingFrom;
  if (isAnswered && attribution.isRight[place] === 0 && attribution.isRight.length > 1) return 'wrong-answer';
  if (run.ending.kind === 'time-limit') return 'time-limit';
  if (hasBrokenDown(seen)) return 'crash';
  return isAnswered ? 'wrong-answer' : 'ended-early';
}
