/** Which problem a file holds, and how that is known. */
import { problemsById } from '../problems/index';
import type { Problem } from '../problems/problem';
import { detect } from './detect';
import { findHeader } from './header';

/** What is known of a file besides its text. */
export interface Hints {
  /** The last part of its address. */
  readonly fileName: string;
  /** The id that the user's settings give it. */
  readonly association?: string | undefined;
  /** The id that the user picked for it. */
  readonly pick?: string | undefined;
  /** The problem itself, which counts before all. */
  readonly problem?: Problem;
}

/** In the order in which they count. */
export type Source = 'header' | 'name' | 'setting' | 'pick' | 'fit';

export interface Choice {
  readonly problem: Problem | undefined;
  /** The id as it was given: one of the problem's own ids or aliases, or one that nobody knows. */
  readonly id: string | undefined;
  readonly source: Source | undefined;
  /** The problems that the layout may be of, the likeliest first, where none was named. */
  readonly candidates: readonly Problem[];
}

export const noChoice: Choice = { problem: undefined, id: undefined, source: undefined, candidates: [] };

/**
 * The problem that a text with this beginning holds. What the choice depends on is all given: how the text came about
 * is no part of it.
 */
export function choose(beginning: string, hints: Hints): Choice {
  if (hints.problem) return { ...noChoice, problem: hints.problem, id: hints.problem.id, source: 'pick' };
  const named = namedProblem(findHeader(beginning)?.id, hints);
  if (named) return named;
  const { problem, candidates } = detect(beginning);
  return problem ? { problem, id: problem.id, source: 'fit', candidates } : { ...noChoice, candidates };
}

/** The problem that the header, the name, the settings or the user name; undefined if none does. */
function namedProblem(header: string | undefined, hints: Hints): Choice | undefined {
  const named: [Source, string | undefined][] = [
    ['header', header],
    ['name', idInName(hints.fileName)],
    ['setting', hints.association],
    ['pick', hints.pick],
  ];
  const found = named.find(([, id]) => id !== undefined);
  if (!found) return undefined;
  const [source, id] = found;
  return { problem: problemsById.get(id ?? ''), id, source, candidates: [] };
}

/** The id in a compound name such as `hard.poj-2348.game`, if it is a known one. */
function idInName(fileName: string): string | undefined {
  const parts = fileName.toLowerCase().split('.');
  const id = parts.at(-2);
  return parts.length > 1 && id !== undefined && problemsById.has(id) ? id : undefined;
}
