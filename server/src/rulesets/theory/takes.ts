/**
 * What is known of a set of takes: the values of its heaps, and the takes that leave a wanted value.
 */
import { minus, type Natural, plus, remainder, times, xor } from '../../text/natural';
import { heapsOfValue, MAX_VALUES, type NimSequence, STEPS, takingAllBut, takingOneOf, valueAt } from './nimSequence';

/** Zeros, duplicates and the order of the numbers do not matter. */
export type Takes = readonly Natural[] | { readonly family: Family } | { readonly allBut: readonly Natural[] };

/** 1, 2, 4, 8, … or 1, 2, 3, 5, 8, … */
export type Family = 'powers of 2' | 'Fibonacci';

export interface SubtractionPosition {
  readonly heaps: readonly Natural[];
  readonly takes: Takes;
}

export interface SubtractionMove {
  /** The index of the heap. */
  readonly heap: number;
  readonly take: Natural;
}

/** Returns the rules: every take of the set from every heap that has as many. */
export function* movesOf({ heaps, takes }: SubtractionPosition): Generator<SubtractionMove> {
  for (const [heap, size] of heaps.entries()) for (const take of takesUpTo(takes, size)) yield { heap, take };
}

/** Returns the position after a move. */
export const after = ({ heaps, takes }: SubtractionPosition, { heap, take }: SubtractionMove): SubtractionPosition => ({
  heaps: heaps.with(heap, minus(heaps[heap] ?? 0, take)),
  takes,
});

export function* takesUpTo(takes: Takes, heap: Natural): Generator<Natural> {
  if ('family' in takes) {
    let [take, next]: [Natural, Natural] = [1, 2];
    for (
      ;
      take <= heap;
      [take, next] = takes.family === 'Fibonacci' ? [next, plus(take, next)] : [next, plus(next, next)]
    )
      yield take;
  } else if ('allBut' in takes) {
    const excluded = new Set(takes.allBut);
    for (let take: Natural = 1; take <= heap; take = plus(take, 1)) if (!excluded.has(take)) yield take;
  } else {
    for (const take of normalized(takes)) if (take <= heap) yield take;
  }
}

/** Ascending, each once, without 0. */
function normalized(numbers: readonly Natural[]): readonly Natural[] {
  if (numbers.every((number, index) => number > (numbers[index - 1] ?? 0))) return numbers;
  return [...new Set(numbers)].filter((number) => number !== 0).sort((a, b) => (a < b ? -1 : 1));
}

/** What is known of a set: the values of the heaps below `reach`, or of all heaps. */
export interface Theory {
  readonly sequence: NimSequence;
  readonly reach: Natural | undefined;
}

/**
 * The theories of the sets asked for, since many cases share a set; forgotten when they are too many, or too long
 * together.
 */
const theories = new Map<number | string, Theory>();
const KEPT = 4096;
const KEPT_LENGTH = 4 * MAX_VALUES;
let keptLength = 0;
let latest: { readonly takes: Takes; readonly theory: Theory; readonly length: number } | undefined;

export function theoryOf(takes: Takes): Theory {
  if (latest?.takes === takes) return latest.theory;
  if (latest) keptLength += latest.theory.sequence.length - latest.length;
  if (theories.size >= KEPT || keptLength > KEPT_LENGTH) {
    theories.clear();
    keptLength = 0;
  }
  const key = keyOf(takes);
  const theory = theories.get(key) ?? newTheory(takes);
  theories.set(key, theory);
  latest = { takes, theory, length: theory.sequence.length };
  return theory;
}

/** Returns what tells sets apart: for takes below 32 alone, a bit for each; a name for other sets. */
function keyOf(takes: Takes): number | string {
  if ('family' in takes || 'allBut' in takes) return setOf(takes);
  let bits = 0;
  for (const take of takes) {
    if (take > 31) return setOf(takes);
    bits |= 1 << Number(take);
  }
  // A zero is no take.
  return bits & ~1;
}

function newTheory(takes: Takes): Theory {
  if ('family' in takes && takes.family === 'powers of 2') return { sequence: takingOneOf([1, 2]), reach: undefined };
  const numbers =
    'family' in takes ? [...takesUpTo(takes, 2 * MAX_VALUES)] : normalized('allBut' in takes ? takes.allBut : takes);
  const small = numbers.filter((number): number is number => number <= MAX_VALUES);
  return { sequence: 'allBut' in takes ? takingAllBut(small) : takingOneOf(small), reach: numbers[small.length] };
}

/** Returns the Grundy value of one heap, where it is known. */
export const worth = ({ sequence, reach }: Theory, heap: Natural): Natural | undefined =>
  reach === undefined || heap < reach ? valueAt(sequence, heap) : undefined;

/** Returns the xor of the values of all heaps, where all are known. */
export function total({ heaps, takes }: SubtractionPosition): Natural | undefined {
  const theory = theoryOf(takes);
  let sum: Natural = 0;
  for (const heap of heaps) {
    const value = worth(theory, heap);
    if (value === undefined) return undefined;
    sum = xor(sum, value);
  }
  return sum;
}

/** So many winning moves are looked at for one after which a rule answers every take. */
const TRIED = 12;

/**
 * Returns the winning moves one by one. Once there is one, the search for more is bounded. From a single heap the first
 * is one after which every take can be completed to the same sum, if there is one among the first few.
 */
export function* wins(position: SubtractionPosition): Generator<SubtractionMove> {
  const first = completing(position);
  if (first) yield first;
  for (const move of winsInOrder(position)) if (move.take !== first?.take) yield move;
}

function completing(position: SubtractionPosition): SubtractionMove | undefined {
  const [heap = 0, another] = position.heaps;
  if (another !== undefined || pairSum(position.takes) === undefined) return undefined;
  let tried = 0;
  for (const move of winsInOrder(position)) {
    if (completion(position.takes, minus(heap, move.take)) !== undefined) return move;
    if (++tried === TRIED) break;
  }
  return undefined;
}

/**
 * Returns the sum of the least take and the largest, where each take has a partner in the set that makes this sum with
 * it.
 */
function pairSum(takes: Takes): Natural | undefined {
  if ('family' in takes || 'allBut' in takes) return undefined;
  const set = normalized(takes);
  const sum = plus(set[0] ?? 0, set.at(-1) ?? 0);
  return sum !== 0 && set.every((take, index) => plus(take, set.at(-1 - index) ?? 0) === sum) ? sum : undefined;
}

/**
 * Returns the sum to which the opponent of whoever faces this heap can complete each take: what the heap has above a
 * multiple of it is too little for a take.
 */
export function completion(takes: Takes, heap: Natural): Natural | undefined {
  const sum = pairSum(takes);
  const least = firstOf(takesUpTo(takes, heap));
  return sum !== undefined && least !== undefined && remainder(heap, sum) < least ? sum : undefined;
}

/**
 * Returns the answer to a take from a lost position that follows a rule: in the other of two equal heaps the same take,
 * or in a single heap what completes it. Undefined where there is no such rule.
 */
export function ruledAnswer(
  { heaps, takes }: SubtractionPosition,
  { heap, take }: SubtractionMove,
): SubtractionMove | undefined {
  if (heaps.length === 2 && heaps[0] === heaps[1]) return { heap: 1 - heap, take };
  const sum = heaps.length === 1 ? completion(takes, heaps[0] ?? 0) : undefined;
  return sum === undefined ? undefined : { heap, take: minus(sum, take) };
}

function* winsInOrder(position: SubtractionPosition): Generator<SubtractionMove> {
  const sum = total(position);
  if (sum === undefined || sum === 0) return;
  const theory = theoryOf(position.takes);
  let effort = 0;
  let found = false;
  for (const [heap, size] of position.heaps.entries()) {
    for (const take of takesTo(xor(worth(theory, size) ?? 0, sum), size, position.takes)) {
      yield { heap, take };
      found = true;
    }
    effort += theory.sequence.effort + ('allBut' in position.takes ? theory.sequence.length : 0);
    if (found && effort > STEPS) return;
  }
}

/** Returns the takes that leave a heap of the value `target`. */
function* takesTo(target: Natural, heap: Natural, takes: Takes): Generator<Natural> {
  const theory = theoryOf(takes);
  if ('allBut' in takes) {
    const excluded = new Set(takes.allBut);
    for (const left of heapsOfValue(theory.sequence, target))
      if (left < heap && !excluded.has(minus(heap, left))) yield minus(heap, left);
  } else if ('family' in takes && takes.family === 'powers of 2') {
    yield* powersTo(target, heap);
  } else {
    for (const take of takesUpTo(takes, heap)) if (worth(theory, minus(heap, take)) === target) yield take;
  }
}

/** Returns the same for powers of 2, of which every other one is 1 mod 3 and the rest are 2 mod 3. */
function* powersTo(target: Natural, heap: Natural): Generator<Natural> {
  const difference = (Number(remainder(heap, 3)) + 3 - Number(target)) % 3;
  if (target > 2 || difference === 0) return;
  for (let take: Natural = difference; take <= heap; take = times(take, 4)) yield take;
}

/** "{1, 3, 4}" */
export function setOf(takes: Takes): string {
  if ('family' in takes) return takes.family === 'Fibonacci' ? '{1, 2, 3, 5, 8, …}' : '{1, 2, 4, 8, …}';
  return 'allBut' in takes ? `ℕ∖{${normalized(takes.allBut).join(', ')}}` : `{${normalized(takes).join(', ')}}`;
}

export function firstOf<T>(items: Iterable<T>): T | undefined {
  for (const item of items) return item;
  return undefined;
}
