/** Work that pauses now and then, so that the caller can let others go first, or give it up. */
import type { Checkpoint } from './diagnostic';

/** Does all of it, asking at each pause whether to go on; undefined if it was told to stop. */
export async function inSlices<Result>(
  work: Generator<unknown, Result>,
  checkpoint: Checkpoint,
): Promise<Result | undefined> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (!(await checkpoint())) return undefined;
  }
}

/** Does work that comes before another, likewise; false where it was told to stop. */
export async function isPrepared(work: Generator<unknown, void>, goOn: Checkpoint): Promise<boolean> {
  while (work.next().done !== true) if (!(await goOn())) return false;
  return true;
}

/** Does all of it without a pause. */
export function atOnce<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
