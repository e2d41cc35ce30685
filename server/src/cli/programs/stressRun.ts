/** Stresses a program: the trial of the judging ring with a clock beside it. */
import type { AnyFields } from '../../formats/format';
import { mostCases } from '../../judging/batch';
import { diagnose, type Diagnosis } from '../../judging/diagnose';
import { type Step, stress, type Stressed } from '../../judging/stress';
import { loadMistakes } from '../../mistakes/load';
import type { Problem } from '../../problems/problem';
import type { Options } from '../command';
import { comparisonOf, durationOf, numberOf, shardOf } from './programOptions';
import { carryOut, type Maker } from './runs';

const CASES = 20_000;
/** Where each case takes a run. */
const SINGLE_CASES = 600;
const DURATION = 10_000;
/** So much longer a failing case is made smaller. */
const SHRINKING = 3000;

/** What is to be stressed. */
export interface Task {
  readonly problem: Problem;
  readonly first: readonly AnyFields[];
  readonly maker: Maker;
  readonly options: Options;
  tell(step: Step): void;
}

export interface StressResult {
  readonly stressed: Stressed;
  readonly diagnosis: Diagnosis | undefined;
  readonly runs: number;
  readonly seed: number;
  /** Milliseconds. */
  readonly ms: number;
}

export async function stressProgram({ problem, first, maker, options, tell }: Task): Promise<StressResult> {
  const begun = performance.now();
  const end = begun + (durationOf(options, 'for') ?? DURATION);
  const mistakes = (await loadMistakes())(problem);
  const comparison = comparisonOf(options);
  const seed = numberOf(options, 'seed', 0) ?? 0;
  const plan = {
    problem,
    mistakes,
    comparison,
    timeLimit: maker.timeLimit,
    first,
    seed,
    cases: numberOf(options, 'cases', 1) ?? (mostCases(problem.input) === 1 ? SINGLE_CASES : CASES),
    shard: shardOf(options),
    isOver: () => performance.now() >= end,
    isShrunkEnough: () => performance.now() >= end + SHRINKING,
    tell,
  };
  const { result: stressed, runs } = await carryOut(maker, stress(plan));
  const { found } = stressed;
  const hangs = found?.fault.verdict === 'time-limit' || found?.fault.verdict === 'output-limit';
  const diagnosed = found && (await carryOut(maker, diagnose(problem, comparison, mistakes, found.cases, hangs)));
  return {
    stressed,
    diagnosis: diagnosed?.result,
    runs: runs + (diagnosed?.runs ?? 0),
    seed,
    ms: performance.now() - begun,
  };
}
