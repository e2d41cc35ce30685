/** Ids that may have been meant by an unknown id. */
import { problems, problemsById } from '../../library/index';
import { closest } from '../../text/similar';

/** Returns the known id that is nearly the same; undefined if there is none. Its number has one slip at most. */
export function closestId(id: string): string | undefined {
  const number = numberIn(id);
  const isNear = (known: string): boolean => {
    const other = numberIn(known);
    return number === undefined || other === undefined || number === other || closest(number, [other]) !== undefined;
  };
  return closest(id, [...problemsById.keys()].filter(isNear));
}

const numberIn = (id: string): string | undefined => /\d+/.exec(id)?.[0];

/** At most so many known ids that share a part of the name, the closest first. */
export function similarIds(id: string, most: number): string[] {
  const digits = numberIn(id);
  const judge = /^[a-z]+/.exec(id)?.[0];
  const ids = [...problemsById.keys()];
  const byNumber = ids.filter((known) => digits !== undefined && known.endsWith(digits));
  const byJudge = ids.filter((known) => judge !== undefined && known.startsWith(judge));
  const chosen = byNumber.length > 0 ? byNumber : byJudge;
  const near = closestId(id);
  const others = chosen.length > 0 ? chosen : problems.map((problem) => problem.id);
  return [...new Set(near === undefined ? others : [near, ...others])].slice(0, most);
}
