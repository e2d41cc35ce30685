/** Makes the runs that a trial of the judging ring asks for, with a real program. */
import { availableParallelism } from 'node:os';
import type { Attempt, Ending, Run, Trial } from '../../judging/run';
import { undoneBySignals } from '../terminal/signals';
import { endAll, type Program, runProgram } from './program';

/** At least so many bytes of output are read before it counts as endless, and so many times the right output. */
const LEAST_OUTPUT = 1 << 20;
const TIMES = 16;

/** What the runs of a trial took together. */
export interface Made<Result> {
  readonly result: Result;
  readonly runs: number;
}

/** How runs are made. */
export interface Maker {
  readonly program: Program;
  /** Milliseconds for each run. */
  readonly timeLimit: number;
}

/** Makes one run. */
export async function makeRun({ program, timeLimit }: Maker, { input, expected, share = 1 }: Attempt): Promise<Run> {
  const pieces: Buffer[] = [];
  const output = Math.max(LEAST_OUTPUT, TIMES * expected);
  const { ending, ms, complaint } = await runProgram(
    program,
    { time: timeLimit * share, output },
    { input: [Buffer.from(input)], take: (bytes) => pieces.push(bytes) > 0 },
  );
  return { output: Buffer.concat(pieces).toString(), ending: ending as Ending, ms, complaint };
}

/** Carries a trial through. As many runs as there are processors go on side by side, up to four; no process is left in the end. */
export function carryOut<Result>(maker: Maker, trial: Trial<Result>): Promise<Made<Result>> {
  let runs = 0;
  return undoneBySignals(endAll, async () => {
    let step = trial.next();
    while (!step.done) {
      runs += step.value.length;
      step = trial.next(await sideBySide(step.value, (attempt) => makeRun(maker, attempt)));
    }
    return { result: step.value, runs };
  });
}

const MOST_AT_ONCE = 4;

async function sideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index]!);
    }
  };
  const workers = Math.min(MOST_AT_ONCE, availableParallelism(), items.length);
  try {
    await Promise.all(Array.from({ length: workers }, worker));
  } finally {
    endAll();
  }
  return results;
}
