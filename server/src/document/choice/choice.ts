/** Which problem a file holds, and how that is known. */
import type { Source } from '../../../../protocol/messages';
import { problemsById } from '../../library/index';
import type { Problem } from '../../problems/problem';
import { beginningOf } from './beginning';
import { type Declaration, declare, declaredIn } from './declaration';
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
  /** The games in files of rules beside it, by their names; undefined for a file that is not there. */
  readonly rules?: ReadonlyMap<string, Declaration | undefined>;
  /** The games in the files of rules of a library of the user's own, by their names in small letters. */
  readonly library?: ReadonlyMap<string, Declaration>;
  /** The problem itself, which counts before all. */
  readonly problem?: Problem;
}

export interface Choice {
  readonly problem: Problem | undefined;
  /** The id as it was given: one of the problem's own ids or aliases, or an unknown id. */
  readonly id: string | undefined;
  readonly source: Source | undefined;
  /** The problems that the layout may be of, the likeliest first, where none was named. */
  readonly candidates: readonly Problem[];
  /** The game of one's own, be there something wrong with it or not. */
  readonly own?: Declaration;
  /** The names of the files of rules beside it, without `.gamerules`, that have a say. */
  readonly wanted?: readonly string[];
}

export const noChoice: Choice = { problem: undefined, id: undefined, source: undefined, candidates: [] };

/**
 * Returns the problem that a text with this heading holds. What the choice depends on is all given: how the text came
 * about is no part of it. What is still true of the choice before is taken over.
 */
export function choose(heading: string, hints: Hints, before = noChoice): Choice {
  if (hints.problem) return { ...noChoice, problem: hints.problem, id: hints.problem.id, source: 'pick' };
  const lines = declaredIn(heading);
  if (lines && !problemsById.has(lines.name.toLowerCase())) return ownChoice(declare(lines, before.own));
  const wanted: string[] = [];
  const named = namedProblem(heading, hints, wanted);
  const choice = named ?? detected(heading, hints.library);
  return wanted.length > 0 ? { ...choice, wanted } : choice;
}

const ownChoice = (own: Declaration): Choice => ({
  ...noChoice,
  problem: own.playable?.problem,
  id: own.text.name,
  source: 'own',
  own,
});

/** The games of the library have the same standing as the problems that are built in. */
function detected(heading: string, library: Hints['library'] = new Map()): Choice {
  const declarations = [...library.values()];
  const games = declarations.flatMap(({ playable }) => playable?.problem ?? []);
  const { problem, candidates } = detect(beginningOf(heading), games);
  if (!problem) return { ...noChoice, candidates };
  const own = declarations.find(({ playable }) => playable?.problem === problem);
  return { ...(own ? ownChoice(own) : noChoice), problem, id: problem.id, source: 'fit', candidates };
}

/**
 * Returns the problem that the header, the name, the settings or the user name; undefined if none does. Notes which
 * rules are wanted.
 */
function namedProblem(heading: string, hints: Hints, wanted: string[]): Choice | undefined {
  const named: [Source, string | undefined][] = [
    ['header', findHeader(heading)?.name],
    ['name', nameInName(hints.fileName)],
    ['setting', hints.association],
    ['pick', hints.pick],
  ];
  for (const [source, name] of named) {
    if (name === undefined) continue;
    const id = name.toLowerCase();
    const problem = problemsById.get(id);
    if (!problem && isNameOfFile(name)) wanted.push(name);
    const own = problem ? undefined : (hints.rules?.get(name) ?? hints.library?.get(id));
    if (own) return ownChoice(own);
    // A name may have parts for other reasons.
    if (problem || source !== 'name') return { ...noChoice, problem, id, source };
  }
  return undefined;
}

/** Returns the part of a compound name such as `hard.poj-2348.game` that may name a problem. */
function nameInName(fileName: string): string | undefined {
  const parts = fileName.split('.');
  return parts.length > 1 ? parts.at(-2) : undefined;
}

/** Can it be the name of a file beside, and of no other? */
const isNameOfFile = (name: string): boolean => /^(?![. ])[^/\\:*?"<>|\p{Cc}]{1,100}(?<! )$/u.test(name);
