/** game/status: what an editor's status bar says about a file. */
import type { Source } from '../../document/choice';
import type { GameDocument } from '../../document/document';
import { countOfFindings } from '../../document/findings';
import { sketch } from '../../formats/describe';
import { problems } from '../../problems/index';
import type { Problem } from '../../problems/problem';
import { nameOf, namesOf } from '../../problems/shared/names';
import { MOST_FINDINGS } from '../diagnostic';
import { MOST_SYMBOLS } from '../documentSymbol';
import { say, type View } from '../view';

export interface ProblemItem {
  readonly id: string;
  readonly title: string;
  /** The same layout and words at other judges. */
  readonly aliases: readonly { readonly id: string; readonly title: string }[];
  /** The title of its game, in the language of the reader. */
  readonly game: string;
  /** The input's layout, a line of names for each line. */
  readonly layout: readonly string[];
}

export interface Status {
  readonly uri: string;
  /** The problem of the file; left out where none is known. */
  readonly problem?: ProblemItem & { readonly source: Source };
  /** The ids of the problems that fit, where several do. */
  readonly candidates: readonly string[];
  readonly cases: number;
  readonly limits: Limits;
}

/** How many of the file's cases and findings an editor shows, where it does not show all of them. */
export interface Limits {
  readonly outline?: number;
  readonly findings?: number;
}

export function status(view: View): Status {
  const { document } = view;
  const { choice, end } = document;
  const candidates = choice.problem ? [] : choice.candidates.map(({ id }) => id);
  const status = { uri: document.uri, candidates, cases: end.cases, limits: limitsOf(document) };
  return choice.problem && choice.source
    ? {
        ...status,
        problem: {
          ...problemItem(view, choice.problem),
          ...shortName(choice.problem, choice.id),
          source: choice.source,
        },
      }
    : status;
}

const limitsOf = (document: GameDocument): Limits => ({
  ...(document.end.cases > MOST_SYMBOLS && { outline: MOST_SYMBOLS }),
  ...(countOfFindings(document) > MOST_FINDINGS && { findings: MOST_FINDINGS }),
});

type Words = Pick<View, 'translate'>;

const shortName = (problem: Problem, id?: string): { id: string; title: string } => {
  const { id: own, title } = nameOf(problem, id);
  return { id: own, title };
};

export const problemItem = (words: Words, problem: Problem): ProblemItem => ({
  ...shortName(problem),
  aliases: namesOf(problem)
    .slice(1)
    .map(({ id }) => shortName(problem, id)),
  game: say(words, problem.ruleset.title),
  layout: sketch(problem.input),
});

/** game/problems: all that a file can hold, each with the sample that a new file begins with. */
export const problemItems = (words: Words): (ProblemItem & Pick<Problem, 'sample'>)[] =>
  problems.map((problem) => ({ ...problemItem(words, problem), sample: problem.sample }));
