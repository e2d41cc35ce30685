/**
 * The ways to level piles so that they pair up, equal with equal, by adding stones: to each pile a level no lower than
 * its size, and an even number of piles to each level.
 *
 * The piles get their levels one by one, the largest first. A level is tried only if the stones are enough for the
 * cheapest way to go on, so every step leads to a way and nothing is searched in vain. The cheapest way to go on is
 * this: the largest of the piles to come go to the open levels, and of the others each pairs up with its neighbour in
 * size. For the cost is the sum of the open levels, and of the sizes with a minus, except those that others are raised
 * to, with a plus; each of these has a smaller partner of its own, so they are least at every second place from the
 * smallest on.
 */
import { minus, type Natural, plus } from '../../text/natural';

/**
 * Returns all ways to raise sizes, given in descending order, with at most so many stones; the open levels are those
 * that lack a partner so far, and none of them is below a size. The first way found is the cheapest: neighbours become
 * equal.
 */
export function* levellings(
  sizes: readonly Natural[],
  most: Natural,
  open: readonly Natural[] = [],
): Generator<readonly Natural[]> {
  const [size, ...rest] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  for (const level of levelsOf(size, rest, most, open)) {
    for (const levels of levellings(rest, minus(most, minus(level, size)), toggled(open, level)))
      yield [level, ...levels];
  }
}

/** Returns the levels that the first size can go to: one that is open, or a new one, which lacks a partner then. */
function* levelsOf(
  size: Natural,
  rest: readonly Natural[],
  most: Natural,
  open: readonly Natural[],
): Generator<Natural> {
  const fits = (level: Natural): boolean => {
    const left = toggled(open, level);
    return left.length <= rest.length && plus(minus(level, size), leastCost(rest, left)) <= most;
  };
  for (const level of open) if (fits(level)) yield level;
  for (let level = size; open.includes(level) || fits(level); level = plus(level, 1))
    if (!open.includes(level)) yield level;
}

const toggled = (open: readonly Natural[], level: Natural): readonly Natural[] =>
  open.includes(level) ? open.filter((other) => other !== level) : [...open, level];

/**
 * Returns the fewest stones that pair up sizes and open levels above them: the largest sizes go to those levels,
 * neighbours pair up below.
 */
function leastCost(sizes: readonly Natural[], open: readonly Natural[]): Natural {
  let cost: Natural = 0;
  open.forEach((level, rank) => (cost = plus(cost, minus(level, sizes[rank] ?? 0))));
  for (let rank = open.length; rank + 1 < sizes.length; rank += 2)
    cost = plus(cost, minus(sizes[rank] ?? 0, sizes[rank + 1] ?? 0));
  return cost;
}
