/** Makes a failing case smaller, step by step, as long as the program fails on it. */
import type { AnyFields } from '../formats/format';
import { smallerCases } from '../formats/generate/smaller';
import type { Problem } from '../problems/problem';
import { attemptAt, batchesOf, batchOf } from './batch';
import type { Comparison } from './expected';
import { type Fault, judge } from './judge';
import { look } from './look';
import { isStopped, type Trial } from './run';
import { isUsable } from './usable';

/** A case that a program fails on by itself. */
export interface Failing {
  readonly fields: AnyFields;
  readonly fault: Fault;
}

export interface Shrunk extends Failing {
  /** It was not given up before the end. */
  readonly isFinished: boolean;
}

/** More rounds are not worth the time. */
const MOST_ROUNDS = 60;
/** So many neighbours are tried in a round; where each of them takes a run or a time-out, fewer. */
const MOST_NEIGHBOURS = 2000;
const MOST_BATCHES = 12;
const MOST_TIME_OUTS = 6;
/** Part of the time limit after which a smaller case is taken for one that hangs, until all is over. */
const GLANCE = 1 / 8;

/** Shrinks until no neighbour fails, or `isOver` says so. */
export function* shrink(
  problem: Problem,
  comparison: Comparison,
  failing: Failing,
  isOver: () => boolean,
): Trial<Shrunk> {
  let best = failing;
  const hangs = failing.fault.verdict === 'time-limit';
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (isOver()) return yield* confirmed(problem, comparison, best, failing, false);
    const neighbours = usableNeighbours(problem, best.fields);
    const next = hangs
      ? yield* firstHanging(problem, comparison, neighbours.slice(0, MOST_TIME_OUTS))
      : yield* firstFailing(problem, comparison, neighbours);
    if (!next) return yield* confirmed(problem, comparison, best, failing, true);
    best = next;
  }
  return yield* confirmed(problem, comparison, best, failing, false);
}

function usableNeighbours(problem: Problem, fields: AnyFields): AnyFields[] {
  const found: AnyFields[] = [];
  for (const one of smallerCases(problem.input, fields)) {
    if (isUsable(problem, one)) found.push(one);
    if (found.length === MOST_NEIGHBOURS) break;
  }
  return found;
}

/** Runs all neighbours in as few inputs as there can be, and gives the first that fails by itself. */
function* firstFailing(
  problem: Problem,
  comparison: Comparison,
  neighbours: readonly AnyFields[],
): Trial<Failing | undefined> {
  const [smallest] = neighbours;
  if (smallest === undefined) return undefined;
  // Where every input fails, it is the last case of many that is blamed.
  const { faults: alone } = yield* judge(batchOf(problem, [smallest]), comparison, 1);
  if (alone[0]) return { fields: smallest, fault: alone[0] };
  for (const batch of batchesOf(problem, neighbours).slice(0, MOST_BATCHES)) {
    const { faults } = yield* judge(batch, comparison, 3, undefined, true);
    const fault = faults.find(({ cases }) => cases?.length === 1);
    if (fault) return { fields: batch.cases[fault.index]!, fault };
  }
  return undefined;
}

function* firstHanging(
  problem: Problem,
  comparison: Comparison,
  neighbours: readonly AnyFields[],
): Trial<Failing | undefined> {
  for (const fields of neighbours) {
    const batch = batchOf(problem, [fields]);
    const [run] = yield [{ ...attemptAt(batch), share: GLANCE }];
    if (run && !isStopped(run)) continue;
    const { faults } = yield* judge(batch, comparison, 1, run);
    if (faults[0]) return { fields, fault: faults[0] };
  }
  return undefined;
}

/** What was seen at a glance is looked at again with all the time that there is. */
function* confirmed(
  problem: Problem,
  comparison: Comparison,
  best: Failing,
  failing: Failing,
  isFinished: boolean,
): Trial<Shrunk> {
  if (best === failing || best.fault.verdict !== 'time-limit') return { ...best, isFinished };
  const batch = batchOf(problem, [best.fields]);
  const [run] = yield [attemptAt(batch)];
  return look(batch, comparison, run!).isRight ? { ...failing, isFinished: false } : { ...best, isFinished };
}
