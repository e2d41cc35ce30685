/** Which lists of numbers can occur in the Number Game, for all its dialects. */
import {
  completed,
  describeFault,
  faultOf,
  LARGEST,
  numberGame,
  type NumberGameFault,
  SMALLEST,
  trimmed,
} from '../../rulesets/numberGame';
import { message } from '../../text/message';
import type { Natural } from '../../text/natural';
import type { Objection } from '../problem';

export const availableNumbers = { min: SMALLEST, max: LARGEST, meaning: message('a number that is still available') };

/**
 * Objects to a list that cannot occur, with its smallest witness, and offers the lists nearest to it. `name` is what
 * the problem calls the list, and `fieldsFor` makes a case of one.
 */
export function listObjections<Fields>(
  listed: readonly Natural[],
  name: string,
  fieldsFor: (numbers: readonly number[]) => Fields,
): Objection<Fields>[] {
  const fault = faultOf(listed);
  if (!fault) return [];
  const fixes = () =>
    [
      { title: message('Remove what cannot be available'), numbers: trimmed(listed) },
      { title: message('Add what must be available, too'), numbers: completed(listed) },
    ]
      .filter(({ numbers }) => numbers.length > 0)
      .map(({ title, numbers }) => ({ title, fields: fieldsFor(numbers) }));
  const at = { name, index: blamed(fault, listed) };
  return [{ code: 'impossible-position', message: describeFault(fault), at, fixes }];
}

/**
 * Returns the number to point at: the one that is out of range, the second of two equal ones, or the impossible sum.
 */
function blamed(fault: NumberGameFault, a: readonly Natural[]): number {
  if (fault.kind === 'sum') return a.indexOf(fault.sum);
  return fault.kind === 'duplicate' ? a.lastIndexOf(fault.number) : a.indexOf(fault.number);
}

/**
 * Returns all lists that can occur, the longest first: there are 3,514. Numbers in the middle come first, so the order
 * shows.
 */
export function* reachableLists(): Generator<readonly number[]> {
  const all = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, index) => SMALLEST + index);
  const known = new Set<string>();
  for (let lists = [all]; lists.length > 0;) {
    const next: number[][] = [];
    for (const list of lists)
      for (const move of numberGame.moves(list)) {
        const after = [...numberGame.play(list, move)];
        if (after.length > 0 && !known.has(after.join())) next.push(after);
        known.add(after.join());
      }
    yield* lists.map(turned);
    lists = next;
  }
}

/** The second half before the first. */
const turned = (list: readonly number[]): number[] => [
  ...list.slice(list.length >> 1),
  ...list.slice(0, list.length >> 1),
];
