/** game/status: what an editor's status bar says about a file. */
import type { ProblemItem, ProblemWithSample, Status } from '../../../../protocol/messages';
import type { GameDocument } from '../../document/document';
import { MOST_FINDINGS } from '../../document/findingLimit';
import { countOfFindings } from '../../document/findings';
import { sketch } from '../../formats/describe';
import { problems } from '../../problems/index';
import type { Problem } from '../../problems/problem';
import { MOST_SYMBOLS } from '../documentSymbol';
import { say, type View } from '../view';

export function status(view: View): Status {
  const { document } = view;
  const { choice, end } = document;
  const candidates = choice.problem ? [] : choice.candidates.map(({ id }) => id);
  const status = { uri: document.uri, candidates, cases: end.cases, limits: limitsOf(document) };
  return choice.problem && choice.source
    ? {
        ...status,
        problem: { ...problemItem(view, choice.problem), id: choice.id ?? choice.problem.id, source: choice.source },
      }
    : status;
}

const limitsOf = (document: GameDocument): Status['limits'] => ({
  ...(document.end.cases > MOST_SYMBOLS && { outline: MOST_SYMBOLS }),
  ...(countOfFindings(document) > MOST_FINDINGS && { findings: MOST_FINDINGS }),
});

type Words = Pick<View, 'translate'>;

const problemItem = (words: Words, { id, aliases = [], title, ruleset, input }: Problem): ProblemItem => ({
  id,
  aliases: aliases.map((alias) => alias.id),
  title,
  game: say(words, ruleset.title),
  layout: sketch(input),
});

/** game/problems: all that a file can hold, each with the sample that a new file begins with. */
export const problemItems = (words: Words): ProblemWithSample[] =>
  problems.map((problem) => ({ ...problemItem(words, problem), sample: problem.sample }));
