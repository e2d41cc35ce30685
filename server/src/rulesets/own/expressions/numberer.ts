/** Which cases are the same to the rules: those that differ in numbers that no move and no claim refers to. */
import type { Numbers, Rules } from '../rules';
import { mentionedBy } from './mentions';

/** So many names are kept. */
const KEPT = 256;

/** Makes short names for the numbers of cases: the same for the same numbers, as long as few others come between. */
export function numberer(rules: Rules): (numbers: Numbers) => string {
  const mentioned = mentionedBy(rules);
  const known = new WeakMap<Numbers, string>();
  const names = new Map<string, string>();
  let count = 0;
  const textOf = ({ constants, lists }: Numbers): string =>
    `${constants.filter((_, index) => mentioned.constants.has(index)).join()};` +
    lists.map((list, index) => (mentioned.lists.has(index) ? list.join() : '')).join(';');
  return (numbers) => {
    const name = known.get(numbers);
    if (name !== undefined) return name;
    const text = textOf(numbers);
    const made = names.get(text) ?? String(count++);
    if (names.size >= KEPT) names.clear();
    names.set(text, made);
    known.set(numbers, made);
    return made;
  };
}
