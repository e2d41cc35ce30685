/** Makes cases smaller that a program fails on only together, one of them at a time. */
import type { AnyFields } from '../formats/format';
import { sizeOf, smallerCases } from '../formats/generate/smaller';
import { keepTotals } from '../formats/totals';
import type { Problem } from '../problems/problem';
import { attemptAt, batchOf } from './batch';
import type { Comparison } from './expected';
import { type Look, look } from './look';
import type { Trial } from './run';
import { isPossible, isUsable } from './usable';

/** Each attempt is a run of its own, so there are few. */
const MOST_RUNS = 120;
const AT_ONCE = 8;
/** So many neighbours of each case are tried: the smallest ones, and the nearest ones. */
const NEIGHBOURS = 6;

export interface Together {
  readonly cases: readonly AnyFields[];
  /** What is seen where they are run; undefined for those that it begins with. */
  readonly seen: Look | undefined;
}

/** Shrinks until nothing smaller fails, or time or runs are up. */
export function* shrinkCompany(
  problem: Problem,
  comparison: Comparison,
  cases: readonly AnyFields[],
  isOver: () => boolean,
): Trial<Together> {
  let best: Together = { cases, seen: undefined };
  for (let runs = 0; runs < MOST_RUNS && !isOver();) {
    const candidates = smaller(problem, best.cases);
    let next: Together | undefined;
    for (let from = 0; from < candidates.length && !next && runs < MOST_RUNS; from += AT_ONCE) {
      const group = candidates.slice(from, from + AT_ONCE);
      next = yield* firstFailing(problem, comparison, group);
      runs += group.length;
    }
    if (!next) return best;
    best = next;
  }
  return best;
}

function* firstFailing(
  problem: Problem,
  comparison: Comparison,
  group: readonly (readonly AnyFields[])[],
): Trial<Together | undefined> {
  const batches = group.map((cases) => batchOf(problem, cases));
  const runs = yield batches.map(attemptAt);
  for (const [index, batch] of batches.entries()) {
    const seen = look(batch, comparison, runs[index]!);
    if (!seen.isRight) return { cases: batch.cases, seen };
  }
  return undefined;
}

/** Gives the lists with one case left out or made smaller, those with fewer and smaller numbers first. */
function smaller(problem: Problem, cases: readonly AnyFields[]): AnyFields[][] {
  const size = totalOf(cases);
  const found = cases.flatMap((fields, index) => [
    ...(cases.length > 1 ? [cases.toSpliced(index, 1)] : []),
    ...replacements(problem, cases, fields).map((one) => cases.with(index, one)),
  ]);
  return found
    .filter((one) => one.length < cases.length || (totalOf(one) < size && keepTotals(problem.input, one)))
    .sort((a, b) => a.length - b.length || Number(totalOf(a) - totalOf(b)));
}

function replacements(problem: Problem, cases: readonly AnyFields[], fields: AnyFields): AnyFields[] {
  const neighbours = smallerCases(problem.input, fields).filter((one) => isPossible(problem, one));
  const near = neighbours.slice(-NEIGHBOURS);
  return [...new Set([...cases, ...neighbours.slice(0, NEIGHBOURS), ...near])].filter((one) => isUsable(problem, one));
}

const totalOf = (cases: readonly AnyFields[]): bigint => cases.reduce((sum, fields) => sum + sizeOf(fields), 0n);
