/** Parts, the smallest first. */
import type { Part } from './strategy';

/** Returns all parts of so many numbers by the sum of the numbers, and of one sum by their first numbers. */
export function* bySize(size: number): Generator<Part> {
  for (let sum = 0; ; sum++) yield* ofSum(size, sum);
}

function* ofSum(size: number, sum: number): Generator<number[]> {
  if (size === 1) yield [sum];
  else
    for (let first = 0; first <= sum; first++) for (const rest of ofSum(size - 1, sum - first)) yield [first, ...rest];
}
