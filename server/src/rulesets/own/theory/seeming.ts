/** How values repeat as far as they are known. Nothing follows from it. */
import type { Repetition } from '../strategy';

/**
 * Returns the least period, with the number added each time, that the last two thirds of the values keep; undefined if
 * there is none of a third of their number.
 */
export function seemingCycle(values: ArrayLike<number>, length: number): Repetition | undefined {
  const last = length - 1;
  const window = Math.floor((2 * length) / 3);
  const difference = (back: number): number => values[last - back]! - values[last - back - 1]!;
  const border = new Int32Array(window);
  for (let index = 1, matched = 0; index < window; index++) {
    while (matched > 0 && difference(index) !== difference(matched)) matched = border[matched - 1]!;
    if (difference(index) === difference(matched)) matched++;
    border[index] = matched;
  }
  const period = window - (border[window - 1] ?? 0);
  if (2 * period > window) return undefined;
  const saltus = values[last]! - values[last - period]!;
  let from = length - period;
  while (from > 0 && (values[from - 1 + period] ?? 0) === saltus + (values[from - 1] ?? 0)) from--;
  return { period, from, saltus };
}
