/** Which case makes a program crash, hang or flood: the answers that are complete tell where to begin to look. */
import { attemptAt, type Batch, partOf, rangeOf } from './batch';
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
/** What a program has printed may not have been written when it ended, so it may have come further by so many cases. */
const REACH = 20_000;

/** Finds the first case at which a program does not come to its end. If brief, it is missed where those before take long, too. */
export function* locate(batch: Batch, comparison: Comparison, whole: Look, isBrief: boolean): Trial<Located> {
  return yield* new Search(batch, comparison, whole, isBrief).found();
}

class Search {
  private readonly from: number;

  constructor(
    private readonly batch: Batch,
    private readonly comparison: Comparison,
    private readonly whole: Look,
    private readonly isBrief: boolean,
  ) {
    const { attribution, wrong } = whole;
    this.from = Math.min(attribution.missingFrom, wrong[0] ?? Infinity, batch.cases.length - 1);
  }

  *found(): Trial<Located> {
    const { from, batch, whole, isBrief } = this;
    const { length } = batch.cases;
    const likely = yield* this.onItsOwn(from);
    if (likely) return likely;
    const isLate = isStopped(whole.run);
    const near =
      (yield* this.between(from, Math.min(length, from + REACH), isLate ? GLANCE : 1)) ??
      (isLate && !isBrief ? yield* this.between(from, Math.min(length, from + REACH), 1) : undefined);
    if (near) return near;
    // A program that is too slow for all cases together has none that it hangs at.
    if (isLate) return { index: from, alone: undefined };
    const index = yield* this.lastOfShortest(0, from, length, 1);
    return (yield* this.onItsOwn(index)) ?? { index, alone: undefined };
  }

  /** Looks for a case from one up to, not including, another, without those before; undefined if there is none. */
  private *between(from: number, to: number, share: number): Trial<Located | undefined> {
    if (!(yield* this.breaksDown(rangeOf(this.batch, from, to), share))) return undefined;
    return yield* this.onItsOwn(yield* this.lastOfShortest(from, from, to, share));
  }

  /** Shortens a range of cases at which the program breaks down, as long as it does; gives its last case. */
  private *lastOfShortest(begin: number, good: number, fatal: number, share: number): Trial<number> {
    let [low, high] = [good, fatal];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (yield* this.breaksDown(rangeOf(this.batch, begin, middle), share)) high = middle;
      else low = middle;
    }
    return high - 1;
  }

  private *onItsOwn(index: number): Trial<Located | undefined> {
    const alone = yield* this.breaksDown(partOf(this.batch, [index]), 1);
    return alone && { index, alone };
  }

  private *breaksDown(part: Batch, share: number): Trial<Look | undefined> {
    const [run] = yield [{ ...attemptAt(part), share }];
    const found = look(part, this.comparison, run!);
    return hasBrokenDown(found) ? found : undefined;
  }
}
