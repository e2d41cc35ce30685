/** Numbers and lists that tell wrong programs from right ones: the stuff of hard cases. */
import { coldPair } from '../../rulesets/wythoff';
import { type Natural, plus } from '../../text/natural';

/** The greatest number of a signed 32-bit integer: statements without a bound are taken to mean no more. */
export const LARGEST_INT = 2 ** 31 - 1;

/** Returns each number with its neighbours. */
export const around = (numbers: readonly number[]): number[] =>
  numbers.flatMap((number) => [number - 1, number, number + 1]).filter((number) => number >= 0);

/** Returns the numbers up to a limit of a sequence each of which is the sum of the two before it. */
function sums(first: number, second: number, limit: number): number[] {
  const numbers: number[] = [];
  for (let [a, b] = [first, second]; a <= limit; [a, b] = [b, a + b]) numbers.push(a);
  return numbers;
}

export const fibonacci = (limit: number): number[] => sums(1, 2, limit);
export const lucas = (limit: number): number[] => sums(1, 3, limit);

/** 1, b, b², … up to a limit. */
export function powers(base: number, limit: number): number[] {
  const numbers: number[] = [];
  for (let power = 1; power <= limit; power *= base) numbers.push(power);
  return numbers;
}

type Pair = readonly [Natural, Natural];

/**
 * Neighbours in the Fibonacci sequence and in that of Lucas: their quotients are next to the golden ratio, on either
 * side.
 */
export function* goldenPairs(limit: number): Generator<Pair> {
  for (const numbers of [fibonacci(limit), lucas(limit)])
    for (const [index, low] of numbers.slice(0, -1).entries()) {
      const high = numbers[index + 1]!;
      for (const pair of [
        [low, high],
        [low, high - 1],
        [low, high + 1],
        [high, low],
      ] as const)
        if (pair[0] > 0 && pair[1] > 0 && pair[1] <= limit) yield pair;
    }
}

/**
 * Cold pairs of Wythoff's game and pairs beside them, as far as no heap is above a limit; the smaller heap comes first.
 */
export function* nearColdPairs(limit: number): Generator<Pair> {
  const numbers = new Set([0, ...fibonacci(limit), ...lucas(limit), ...around(powers(10, limit))]);
  for (const k of [...numbers].sort((one, other) => one - other)) {
    const { a, b } = coldPair(k);
    if (b > limit) return;
    yield [a, b];
    for (const [one, other] of [
      [a, plus(b, 1)],
      [plus(a, 1), plus(b, 1)],
      [plus(a, 1), b],
    ] as const)
      if (one <= other && other <= limit) yield [one, other];
  }
}

/** Heaps whose xor is 0, then the same with one heap more or less, in no order. No heap is above the limit. */
export function* nearZeroSum(limit: number): Generator<number[]> {
  const top = 2 ** Math.floor(Math.log2(limit));
  const lost = [
    [1, 1],
    [3, 2, 1],
    [1, 4, 5],
    [2, 6, 4],
    [7, 1, 2, 4],
    [5, 9, 5, 9],
    [2, 2, 2, 2],
    [14, 3, 13],
    [21, 14, 39, 35, 31],
    [15, 1, 2, 4, 8],
    [6, 10, 12],
    [limit, limit],
    [top - 1, top >> 1, (top >> 1) - 1],
  ].filter((heaps) => Math.max(...heaps) <= limit && Math.min(...heaps) > 0);
  for (const heaps of lost) {
    yield heaps;
    yield heaps.slice(1);
    yield [...heaps, 1];
    yield heaps.map((heap, index) => (index === 0 && heap < limit ? heap + 1 : heap));
    yield heaps.map((heap, index) => (index === heaps.length - 1 && heap > 1 ? heap - 1 : heap));
  }
  yield [1];
  yield [limit];
  for (const count of [3, 4, 7, 8]) yield Array.from({ length: count }, () => 1);
  for (const count of [2, 3, 4, 5]) yield [Math.min(limit, 7), ...Array.from({ length: count }, () => 1)];
  // Three heaps win, each by another number.
  for (const heaps of [
    [7, 4, 5],
    [5, 7, 4],
    [4, 5, 7],
  ])
    yield heaps.map((heap) => Math.min(heap, limit));
  yield [2, 4, 5];
  yield [3, 1, 3, 1, 3];
}

/** Pairs of a heap and the most that one move takes: around the multiples of one more, and where one move is enough. */
export function* nearMultiples(heapLimit: number, mostLimit: number): Generator<readonly [heap: number, most: number]> {
  for (const most of [1, 2, 3, 4, 5, 9, 10, 100, 999, mostLimit].filter((one) => one <= mostLimit)) {
    const heaps = new Set([
      ...around([1, 2, 3, 10].map((times) => times * (most + 1))),
      ...around([most, heapLimit - (heapLimit % (most + 1))]),
      heapLimit,
    ]);
    for (const heap of heaps) if (heap >= 1 && heap <= heapLimit) yield [heap, most];
  }
}

/** Sets of takes: in no order, without 1, with gaps, with equal takes. */
export const TAKE_SETS: readonly (readonly number[])[] = [
  [1],
  [2],
  [2, 1],
  [3, 1],
  [3, 1, 4],
  [4, 1, 3],
  [2, 5],
  [5, 2],
  [7, 2, 3],
  [1, 2, 3],
  [8, 1, 3],
  [2, 2, 4],
  [10, 1, 5, 2],
  [9, 6, 1, 4],
  [5, 3, 2, 7, 11],
];
