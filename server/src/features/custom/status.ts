/** game/status: what an editor's status bar says about a file. */
import type { ProblemItem, ProblemWithSample, Status } from '../../../../protocol/messages';
import type { Declaration } from '../../document/choice/declaration';
import type { GameDocument } from '../../document/document';
import { MOST_FINDINGS } from '../../document/findings/findingLimit';
import { countOfFindings } from '../../document/findings/findings';
import { sketch } from '../../formats/describe';
import { problems } from '../../library/index';
import { searchTextOf } from '../../library/search';
import type { Problem } from '../../problems/problem';
import { nameOf, namesOf } from '../../problems/shared/names';
import { english } from '../../text/message';
import { MOST_SYMBOLS } from '../documentSymbol';
import { translated, type View } from '../view';

export function status(view: View): Status {
  const { document } = view;
  const { choice, end } = document;
  const candidates = choice.problem ? [] : choice.candidates.map(({ id }) => id);
  const status = { uri: document.uri, candidates, cases: end.cases, limits: limitsOf(document), ...strengthFor(view) };
  if (choice.problem && choice.source) {
    const { source } = choice;
    return {
      ...status,
      problem: { ...problemItem(view, choice.problem), ...shortName(choice.problem, choice.id), source },
    };
  }
  return choice.own ? { ...status, brokenGame: choice.own.text.name } : status;
}

/** How many known mistakes there are, and how many of them the file catches. */
const strengthFor = ({ strength }: View): Pick<Status, 'strength'> =>
  strength && strength.catches.length > 0
    ? { strength: { known: strength.catches.length, caught: strength.catches.length - strength.survivors.length } }
    : {};

const limitsOf = (document: GameDocument): Status['limits'] => ({
  ...(document.end.cases > MOST_SYMBOLS && { outline: MOST_SYMBOLS }),
  ...(countOfFindings(document) > MOST_FINDINGS && { findings: MOST_FINDINGS }),
});

type Words = Pick<View, 'translate'>;

const shortName = (problem: Problem, id?: string): { id: string; title: string } => {
  const { id: own, title } = nameOf(problem, id);
  return { id: own, title };
};

const problemItem = (words: Words, problem: Problem): ProblemItem => ({
  ...shortName(problem),
  aliases: namesOf(problem)
    .slice(1)
    .map(({ id }) => shortName(problem, id)),
  game: translated(words, problem.ruleset.title),
  layout: sketch(problem.input),
  words: searchTextOf(problem, [english, words.translate]),
});

/** game/problems: all that a file can hold, the library's included, each with the sample that a new file begins with. */
export const problemItems = (words: Words, library: readonly Declaration[]): ProblemWithSample[] =>
  [...problems, ...library.flatMap(({ playable }) => playable?.problem ?? [])].map((problem) => ({
    ...problemItem(words, problem),
    sample: problem.sample,
  }));
