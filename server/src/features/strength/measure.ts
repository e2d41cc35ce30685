/** How strong an open file is, for all features that show something of it. */
import type { GameDocument } from '../../document/document';
import { totalsOf } from '../../document/findings/totals';
import { type Strength, strengthOf, survivorsOf } from '../../document/strength/strength';
import { Room } from '../../formats/totals';
import { mostCases } from '../../judging/batch';
import { type Cover, cover } from '../../judging/cover';
import type { Mistake } from '../../mistakes/mistake';

export interface FileStrength extends Strength {
  /** All mistakes that programs for the problem make. */
  readonly mistakes: readonly Mistake[];
  readonly survivors: readonly Mistake[];
  /** The cases that catch the survivors, as far as the statement has room for more in a file. */
  readonly cover: Cover;
}

/** So many of the last cases are those after which new ones are tried. */
const LAST_CASES = 2000;

/** Measures the file, with pauses. */
export function* measureFile(document: GameDocument, mistakes: readonly Mistake[]): Generator<undefined, FileStrength> {
  const strength = yield* strengthOf(document, mistakes);
  const survivors = survivorsOf(strength);
  return { ...strength, mistakes, survivors, cover: yield* coverFor(document, strength, survivors) };
}

function* coverFor(
  document: GameDocument,
  { known }: Strength,
  survivors: readonly Mistake[],
): Generator<undefined, Cover> {
  const { problem, end } = document;
  const room = problem ? mostCases(problem.input) - end.cases : 0;
  if (!problem || survivors.length === 0 || room <= 0) return { cases: [], missed: survivors };
  const before = { cases: known.cases.slice(-LAST_CASES), truths: known.truths.slice(-LAST_CASES) };
  const found = yield* cover(problem, survivors, before);
  const sums = new Room(problem.input, totalsOf(document)?.sums);
  return { ...found, cases: found.cases.slice(0, room).filter((fields) => sums.take(fields)) };
}
