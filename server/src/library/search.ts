/** Finds problems by words: of their ids, titles, judges, games and rules, whatever the language. */
import type { Problem } from '../problems/problem';
import { namesOf } from '../problems/shared/names';
import { render, type Translate } from '../text/message';
import { problems, rulesOf } from './index';
import { judgeOf } from './judge';

/** Gives the problems, and those of the others, with all the words, those first that have them in an id or a title. */
export function searchProblems(
  words: string,
  languages: readonly Translate[],
  others: readonly Problem[] = [],
): Problem[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  const hasAll = (text: string): boolean => wanted.every((word) => text.includes(word));
  const found = [...problems, ...others].filter((problem) => hasAll(searchTextOf(problem, languages)));
  const isNamed = (problem: Problem): boolean => hasAll(plain(namesIn(problem)));
  return [...found.filter(isNamed), ...found.filter((problem) => !isNamed(problem))];
}

/** Returns all that a problem is found by, in small letters. */
export function searchTextOf(problem: Problem, languages: readonly Translate[]): string {
  const judges = namesOf(problem).map(({ id }) => judgeOf(id));
  return plain(
    [
      namesIn(problem),
      ...judges.flatMap((judge) => (judge ? [judge.name, judge.also ?? ''] : [])),
      ...languages.map((translate) => render(problem.ruleset.title, translate)),
      rulesOf(problem) ?? '',
    ].join('\n'),
  );
}

/** An id is found without its hyphens, too. */
const namesIn = (problem: Problem): string =>
  namesOf(problem)
    .map(({ id, title }) => `${id} ${id.replaceAll('-', '')} ${title}`)
    .join('\n');

/** Small letters of one width, with plain apostrophes. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
