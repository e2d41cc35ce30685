/** What a problem is called: a judge that has it under another id may have another title and another page. */
import type { Problem } from '../problem';

export interface ProblemName {
  readonly id: string;
  readonly title: string;
  /** Its page at the judge; undefined if it has none. */
  readonly url: string | undefined;
}

/**
 * Returns all names of a problem, its own first. An alias without a title has the problem's; an address is always its
 * own.
 */
export const namesOf = ({ id, title, url, aliases = [] }: Problem): readonly [ProblemName, ...ProblemName[]] => [
  { id, title, url },
  ...aliases.map((alias) => ({ id: alias.id, title: alias.title ?? title, url: alias.url })),
];

/**
 * Returns the name that goes with an id as a user wrote it; the problem's own if the id is left out or is none of its
 * ids.
 */
export function nameOf(problem: Problem, id?: string): ProblemName {
  const names = namesOf(problem);
  return names.find((name) => name.id === id) ?? names[0];
}
