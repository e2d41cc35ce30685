/** What `strength` finds out of one file, and of all files of a problem together: a judge runs every one of them. */
import type { GameDocument } from '../../document/document';
import { type Strength, strengthOf } from '../../document/strength/strength';
import { summarize } from '../../document/summary';
import { boundedItems, type BoundHit } from '../../formats/bounds';
import { type Cover, coverOf } from '../../judging/cover';
import { type Catch, isCaught, resultOf } from '../../judging/strength';
import type { MistakesOf } from '../../mistakes/load';
import type { Mistake } from '../../mistakes/mistake';
import type { Problem } from '../../problems/problem';
import { problemIn } from '../input/choose';

/** A file and what it catches. */
export interface Measured {
  readonly name: string;
  readonly document: GameDocument;
  readonly problem: Problem;
  readonly mistakes: readonly Mistake[];
  readonly strength: Strength;
  readonly bounds: readonly BoundHit[];
}

export function measured(document: GameDocument, mistakesOf: MistakesOf): Measured {
  const problem = problemIn(document);
  const mistakes = mistakesOf(problem);
  return {
    name: document.uri,
    document,
    problem,
    mistakes,
    strength: resultOf(strengthOf(document, mistakes)),
    bounds: resultOf(summarize(document)).bounds,
  };
}

/** A mistake, and what is known of it in a set of files. */
export interface Row {
  readonly mistake: Mistake;
  /** For each file that catches it, the cases that do. Empty if none does. */
  readonly by: readonly { readonly file: Measured; readonly cases: Catch['cases'] }[];
}

/** All files of one problem. */
export interface Together {
  readonly problem: Problem;
  readonly files: readonly Measured[];
  readonly rows: readonly Row[];
  readonly survivors: readonly Mistake[];
  readonly ignored: readonly { readonly mistake: Mistake; readonly reason: string }[];
  /** Bounds of the statement that no file reaches. */
  readonly unreached: readonly BoundHit[];
}

/** Takes files of one problem together. What one of them need not catch, none need. */
export function together(files: readonly Measured[]): Together {
  const { problem, mistakes } = files[0]!;
  const ignored = new Map<Mistake, string>();
  for (const { strength } of files)
    for (const { mistake, ignore } of strength.ignored) ignored.set(mistake, ignore.reason);
  const rows = mistakes
    .filter((mistake) => !ignored.has(mistake))
    .map((mistake) => ({ mistake, by: files.flatMap((file) => caughtBy(file, mistake)) }));
  return {
    problem,
    files,
    rows,
    survivors: rows.filter(({ by }) => by.length === 0).map(({ mistake }) => mistake),
    ignored: [...ignored].map(([mistake, reason]) => ({ mistake, reason })),
    unreached: unreached(problem, files),
  };
}

function caughtBy(file: Measured, mistake: Mistake): Row['by'] {
  const found = file.strength.catches.find((one) => one.mistake === mistake);
  return found && isCaught(found) ? [{ file, cases: found.cases }] : [];
}

/** The bounds of the numbers of a case: that of the number of cases is another matter. */
function unreached(problem: Problem, files: readonly Measured[]): BoundHit[] {
  const count = boundedItems(problem.input).length;
  const last = files.map(({ bounds }) => bounds.slice(-count));
  return last[0]!
    .map(({ item }, index): BoundHit => ({
      item,
      min: last.some((bounds) => bounds[index]!.min),
      max: last[0]![index]!.max === undefined ? undefined : last.some((bounds) => bounds[index]!.max === true),
    }))
    .filter(({ min, max }) => !min || max === false);
}

/** Finds the cases that the last of the files needs for all mistakes to be caught. */
export const coverFor = ({ problem, survivors, files }: Together): Cover =>
  survivors.length === 0 ? { cases: [], missed: [] } : coverOf(problem, survivors, files.at(-1)!.strength.known);
