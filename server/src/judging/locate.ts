/** Which case makes a program crash, hang or flood: the answers that are complete tell where to begin to look. */
import { attemptAt, type Batch, beginningOf, partOf } from './batch';
import type { Comparison } from './expected';
import { hasBrokenDown, type Look, look } from './look';
import { isStopped, type Trial } from './run';

export interface Located {
  /** The case that does it after all those before it. */
  readonly index: number;
  /** What is seen where the case is run on its own, if it does it there, too. */
  readonly alone: Look | undefined;
}

/** Part of the time limit that is enough to see whether an input makes a program hang: most inputs take a hundredth of it. */
const GLANCE = 1 / 8;

/** Finds the first case at which a program does not come to its end. */
export function* locate(batch: Batch, comparison: Comparison, whole: Look): Trial<Located> {
  const from = Math.min(whole.attribution.missingFrom, whole.wrong[0] ?? Infinity);
  const last = batch.cases.length - 1;
  const breaksDown = function* (indices: Batch, share = 1): Trial<Look | undefined> {
    const [run] = yield [{ ...attemptAt(indices), share }];
    const found = look(indices, comparison, run!);
    return hasBrokenDown(found) ? found : undefined;
  };
  const onItsOwn = function* (index: number): Trial<Located | undefined> {
    const alone = yield* breaksDown(partOf(batch, [index]));
    return alone && { index, alone };
  };
  const first = function* (good: number, share: number): Trial<number> {
    let fatal = last + 1;
    while (fatal - good > 1) {
      const middle = (good + fatal) >> 1;
      if (yield* breaksDown(beginningOf(batch, middle), share)) fatal = middle;
      else good = middle;
    }
    return fatal - 1;
  };
  const likely = yield* onItsOwn(Math.min(from, last));
  if (likely) return likely;
  // What a program has printed may not have been written when it ended, so it has come further than it seems.
  const share = isStopped(whole.run) ? GLANCE : 1;
  const index = yield* first(Math.min(from, last), share);
  const found = yield* onItsOwn(index);
  if (found || share === 1) return found ?? { index, alone: undefined };
  const slowly = yield* first(index, 1);
  return (yield* onItsOwn(slowly)) ?? { index: slowly, alone: undefined };
}
