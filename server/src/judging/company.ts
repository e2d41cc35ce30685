/**
 * Faults that need company: a case that is answered right on its own and wrong after others, since a program keeps something
 * from one to the next. Of the cases before it as many as possible are left out: Zeller's delta debugging (ddmin).
 */
import { attemptAt, type Batch, partOf } from './batch';
import type { Comparison } from './expected';
import { type Look, look } from './look';
import type { Trial } from './run';

export interface Company {
  /** The cases that show the fault together, in order; the last one is answered wrong. */
  readonly indices: readonly number[];
  /** What is seen where they are run. */
  readonly seen: Look;
}

/** So many neighbours, and so many of the first cases, are tried as the only company before anything else. */
const NEIGHBOURS = 8;
/** Runs, after which the company that is known by then has to do. */
const MOST_RUNS = 150;

/** So many times more the program has to do the same, before anything is blamed on company. */
const PROOFS = 4;

/**
 * Finds few cases that show a fault of the case at an index; undefined if all cases up to it do not, or if the program does
 * not do the same each time: then the fault does not come from the other cases.
 */
export function* company(batch: Batch, comparison: Comparison, index: number): Trial<Company | undefined> {
  const found = yield* new Search(batch, comparison).among(index);
  return found && (yield* isProved(batch, comparison, found)) ? found : undefined;
}

/** Shows that the cases fail together in the same way each time, and the last of several never alone. */
function* isProved(batch: Batch, comparison: Comparison, { indices, seen }: Company): Trial<boolean> {
  const together = partOf(batch, indices);
  const alone = partOf(batch, indices.slice(-1));
  for (let proof = 0; proof < PROOFS; proof++) {
    const [run] = yield [attemptAt(together)];
    if (run!.output !== seen.run.output || run!.ending.kind !== seen.run.ending.kind) return false;
    const [other] = indices.length > 1 ? yield [attemptAt(alone)] : [];
    if (other && !look(alone, comparison, other).isRight) return false;
  }
  return true;
}

class Search {
  private runs = 0;

  constructor(
    private readonly batch: Batch,
    private readonly comparison: Comparison,
  ) {}

  *among(index: number): Trial<Company | undefined> {
    const before = Array.from({ length: index }, (_, one) => one);
    const pairs = [...before.slice(-NEIGHBOURS).reverse(), ...before.slice(0, -NEIGHBOURS).slice(0, NEIGHBOURS)];
    const pair = yield* this.firstWrong([[index], ...pairs.map((other) => [other, index])]);
    if (pair) return pair;
    const all = yield* this.firstWrong([[...before, index]]);
    return all && (yield* this.fewer(all, index));
  }

  /** Leaves out parts of the company, ever smaller ones, as long as the fault stays. */
  private *fewer(all: Company, index: number): Trial<Company> {
    let known = all;
    let parts = 2;
    for (;;) {
      const rest = known.indices.slice(0, -1);
      if (rest.length < 2 || this.runs >= MOST_RUNS) return known;
      const size = Math.ceil(rest.length / parts);
      const pieces = Array.from({ length: Math.ceil(rest.length / size) }, (_, piece) =>
        rest.slice(piece * size, (piece + 1) * size),
      );
      const found =
        (yield* this.firstWrong(pieces.map((piece) => [...piece, index]))) ??
        (parts === 2
          ? undefined
          : yield* this.firstWrong(pieces.map((piece) => [...rest.filter((one) => !piece.includes(one)), index])));
      if (found) {
        parts = found.indices.length - 1 <= size ? 2 : Math.max(parts - 1, 2);
        known = found;
      } else if (size === 1) return known;
      else parts = Math.min(2 * parts, rest.length);
    }
  }

  /** Runs groups of cases one by one until one of them shows a fault. */
  private *firstWrong(groups: readonly (readonly number[])[]): Trial<Company | undefined> {
    for (const indices of groups) {
      const part = partOf(this.batch, indices);
      this.runs++;
      const [run] = yield [attemptAt(part)];
      const seen = look(part, this.comparison, run!);
      if (!seen.isRight) return { indices, seen };
    }
    return undefined;
  }
}
