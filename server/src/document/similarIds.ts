/** Ids that may have been meant by an unknown id. */
import { problems, problemsById } from '../problems/index';
import { closest } from '../text/similar';

/** Returns the known id that is nearly the same; undefined if there is none. */
export const closestId = (id: string): string | undefined => closest(id, problemsById.keys());

/** At most so many known ids that share a part of the name, the closest first. */
export function similarIds(id: string, most: number): string[] {
  const digits = /\d+/.exec(id)?.[0];
  const judge = /^[a-z]+/.exec(id)?.[0];
  const ids = [...problemsById.keys()];
  const byNumber = ids.filter((known) => digits !== undefined && known.endsWith(digits));
  const byJudge = ids.filter((known) => judge !== undefined && known.startsWith(judge));
  const chosen = byNumber.length > 0 ? byNumber : byJudge;
  const near = closestId(id);
  const others = chosen.length > 0 ? chosen : problems.map((problem) => problem.id);
  return [...new Set(near === undefined ? others : [near, ...others])].slice(0, most);
}
