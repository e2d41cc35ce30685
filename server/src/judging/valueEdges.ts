/**
 * Heaps where the Grundy value changes: programs that go by ranges of heaps are wrong at their ends, which neither small nor
 * random heaps need be near.
 */
import { lineOf } from '../formats/compile';
import type { AnyFields } from '../formats/format';
import { LARGEST_INTEGER } from '../formats/generate/edges';
import { countsOf, fillCase } from '../formats/generate/fill';
import type { Problem } from '../problems/problem';
import { minus, type Natural, plus, quotient } from '../text/natural';

/** Smaller heaps are among the smallest cases. */
const SMALL = 1000;

/** Gives the heaps on both sides of a change alone and together, as far as few steps tell the values. */
export function* valueEdges(problem: Problem): Generator<AnyFields> {
  const { own, input } = problem;
  // Claims are left out, since to check them may take long.
  const quick = own?.by({ ...own.rules, claims: [] });
  if (!quick) return;
  const counts = countsOf(input);
  const caseOf = (name: string, heaps: readonly Natural[]): AnyFields => {
    let index = 0;
    return fillCase(input, ({ isCount, item, low }) => {
      if (isCount) return low > heaps.length ? low : heaps.length;
      return item.name === name ? (heaps[index++] ?? low) : low;
    });
  };
  for (const { name, max } of input.rows.flatMap((row) => [...lineOf(row).items])) {
    if (counts.has(name) || typeof max === 'string' || (max !== undefined && max <= SMALL)) continue;
    const valueOf = (heap: Natural): Natural | undefined => {
      const positions = quick.positions(caseOf(name, [heap]));
      return positions.length === 1 ? quick.ruleset.grundy?.(positions[0]) : undefined;
    };
    for (const heap of changes(valueOf, max ?? LARGEST_INTEGER))
      for (const heaps of [[minus(heap, 1)], [heap], ...(counts.size > 0 ? [[minus(heap, 1), heap]] : [])])
        yield caseOf(name, heaps);
  }
}

/** Gives a heap between any two powers of 2 with different values whose value is another than that of the one before. */
function* changes(valueOf: (heap: Natural) => Natural | undefined, most: Natural): Generator<Natural> {
  let [low, before]: [Natural, Natural | undefined] = [1, valueOf(1)];
  while (low < most && before !== undefined) {
    const high: Natural = plus(low, low) < most ? plus(low, low) : most;
    const value = valueOf(high);
    if (value === undefined) return;
    const change = value === before ? undefined : changeBetween(valueOf, before, low, high);
    // Where each heap has a value of its own there are no ranges.
    const isRange = change !== undefined && (change > plus(low, 1) || valueOf(change) === valueOf(plus(change, 1)));
    if (isRange) yield change;
    [low, before] = [high, value];
  }
}

/** Halves the range: the value of its lower end is `before`, and that of its upper end is not. */
function changeBetween(
  valueOf: (heap: Natural) => Natural | undefined,
  before: Natural,
  from: Natural,
  to: Natural,
): Natural {
  let [low, high] = [from, to];
  while (plus(low, 1) < high) {
    const middle = quotient(plus(low, high), 2);
    if (valueOf(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}
