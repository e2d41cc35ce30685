/** All judge problems. To add one, add its file here: everything else follows from what it declares. */
import { luoguP1290 } from './luogu-p1290';
import { poj2348 } from './poj-2348';
import type { Problem } from './problem';

export const problems: readonly Problem[] = [poj2348, luoguP1290];

/** Every id, with those of the same layout at other judges, and the problem it stands for. */
export const problemsById: ReadonlyMap<string, Problem> = new Map(
  problems.flatMap((problem) => [problem.id, ...(problem.aliases ?? []).map((alias) => alias.id)].map((id) => [id, problem])),
);
