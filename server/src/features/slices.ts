/** Work that pauses now and then, so that the caller can let others go first, or give it up. */
import type { GoOn } from './diagnostic';

/** Does all of it, asking at each pause whether to go on; undefined if it was told to stop. */
export async function inSlices<Result>(
  work: Generator<unknown, Result>,
  checkpoint: GoOn,
): Promise<Result | undefined> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (!(await checkpoint())) return undefined;
  }
}

/** Does all of it without a pause. */
export function atOnce<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
