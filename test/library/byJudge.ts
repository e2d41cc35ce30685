import { judgeOf } from '../../server/src/library/judge';

/** Groups what has an id by the judges, in the order of their names. */
export function byJudge<T>(all: Iterable<T>, idOf: (item: T) => string): [judge: string, items: T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of all) {
    const judge = judgeOf(idOf(item))?.name ?? 'No judge';
    groups.set(judge, [...(groups.get(judge) ?? []), item]);
  }
  const collator = new Intl.Collator('en', { numeric: true });
  return [...groups]
    .map(([judge, items]): [string, T[]] => [
      judge,
      items.sort((one, other) => collator.compare(idOf(one), idOf(other))),
    ])
    .sort(([one], [other]) => collator.compare(one, other));
}
