/** Relations that several automata make together. */
import { type Automaton, constantly, isEmpty, joined, type Junction, without } from './automaton';
import { type Effort, MOST_ENTRIES, OutOfReach, type Working } from './effort';
import { isAtMostZero, isZero, number, plus, variable } from './linear';

/** Returns the relation in which all, or any, of them hold. */
export function* allOf(automata: readonly Automaton[], by: Junction, meter: Effort): Working<Automaton> {
  let all = constantly(by === 'and');
  for (const each of [...automata].sort((a, b) => a.next.length - b.next.length))
    all = yield* joined(all, each, by, meter);
  return all;
}

/**
 * Returns the relation of the variables that are kept: there are numbers for all others with which all automata accept. One
 * variable goes after the other, first the one that has the fewest others beside it.
 */
export function* among(automata: readonly Automaton[], kept: readonly number[], meter: Effort): Working<Automaton> {
  let left = [...automata];
  for (;;) {
    if (left.some(isEmpty)) return constantly(false);
    const track = nextOf(left, kept);
    if (track === undefined) return yield* allOf(left, 'and', meter);
    const [with_, others] = [
      left.filter((each) => each.tracks.includes(track)),
      left.filter((each) => !each.tracks.includes(track)),
    ];
    left = [...others, yield* without(yield* allOf(with_, 'and', meter), track, meter)];
  }
}

function nextOf(automata: readonly Automaton[], kept: readonly number[]): number | undefined {
  let best: { readonly track: number; readonly cost: number } | undefined;
  for (const track of new Set(automata.flatMap(({ tracks }) => tracks))) {
    if (kept.includes(track)) continue;
    const beside = automata.filter(({ tracks }) => tracks.includes(track));
    const states = beside.reduce((product, { accepts }) => product + Math.log2(accepts.length), 0);
    const cost = new Set(beside.flatMap(({ tracks }) => tracks)).size + states / 100;
    if (best === undefined || cost < best.cost) best = { track, cost };
  }
  return best?.track;
}

/** Returns the least number in a relation of one variable; undefined if there is none. */
export function leastOf({ tracks, next, accepts }: Automaton): bigint | undefined {
  if (tracks.length === 0) return accepts[0] === 1 ? 0n : undefined;
  const count = accepts.length;
  const reached: Uint8Array<ArrayBuffer>[] = [new Uint8Array(count)];
  reached[0]![0] = 1;
  const isThere = (states: Uint8Array): boolean => states.some((each, state) => each === 1 && accepts[state] === 1);
  while (!isThere(reached.at(-1)!)) {
    if (reached.length > count) return undefined;
    if (reached.length * count > MOST_ENTRIES) throw new OutOfReach('size');
    const after = new Uint8Array(count);
    reached.at(-1)!.forEach((each, state) => {
      if (each) after[next[2 * state]!] = after[next[2 * state + 1]!] = 1;
    });
    reached.push(after);
  }
  // Back from the highest digit: a 0 wherever there is a way with it.
  let ends: Uint8Array = reached.at(-1)!.map((each, state) => each & accepts[state]!);
  let least = 0n;
  for (let digit = reached.length - 2; digit >= 0; digit--) {
    const before = (bit: number): Uint8Array =>
      reached[digit]!.map((each, state) => each & ends[next[2 * state + bit]!]!);
    const zero = before(0);
    const isZeroThere = zero.includes(1);
    ends = isZeroThere ? zero : before(1);
    least = 2n * least + (isZeroThere ? 0n : 1n);
  }
  return least;
}

/** Returns the numbers of the relation with the least sum, weighed, and of these the ones with the least first number …; undefined if there are none. */
export function* smallestOf(
  a: Automaton,
  tracks: readonly number[],
  weights: readonly bigint[],
  meter: Effort,
): Working<readonly bigint[] | undefined> {
  const sum = 1 + Math.max(...tracks, ...a.tracks);
  const weighed = tracks.reduce((all, track, index) => plus(all, variable(track), weights[index]), number(0n));
  let left: readonly Automaton[] = [a, yield* isZero(plus(weighed, variable(sum), -1n), meter)];
  const found: bigint[] = [];
  for (const track of [sum, ...tracks]) {
    const least = leastOf(yield* among(left, [track], meter));
    if (least === undefined) return undefined;
    left = [...left, yield* isZero(plus(number(-least), variable(track)), meter)];
    found.push(least);
  }
  return found.slice(1);
}

/** Returns all numbers of the relation, for these variables; undefined if there are more than so many. */
export function membersOf(a: Automaton, tracks: readonly number[], most: number): bigint[][] | undefined {
  if (isEmpty(a)) return [];
  if (tracks.some((track) => !a.tracks.includes(track))) return undefined;
  const [size, goes] = [1 << a.tracks.length, goesOn(a)];
  const found: bigint[][] = [];
  const word: number[] = [];
  const places = tracks.map((track) => a.tracks.indexOf(track));
  const visit = (state: number, isNew: boolean): boolean => {
    if (word.length > Math.min(a.accepts.length, LONGEST) || found.length > most) return false;
    if (isNew && a.accepts[state])
      found.push(
        places.map((place) => word.reduceRight((value, symbol) => 2n * value + BigInt((symbol >> place) & 1), 0n)),
      );
    for (let symbol = 0; symbol < size && goes[state]; symbol++) {
      const after = a.next[state * size + symbol]!;
      if (!goes[after] && !(symbol > 0 && a.accepts[after])) continue;
      word.push(symbol);
      const isDone = visit(after, symbol > 0);
      word.pop();
      if (!isDone) return false;
    }
    return true;
  };
  return visit(0, true) && found.length <= most ? found : undefined;
}

/** No numbers with more digits are listed. */
const LONGEST = 1000;

/** Tells from which states a word with a digit other than 0 is accepted. */
function goesOn({ tracks, next, accepts }: Automaton): Uint8Array {
  const size = 1 << tracks.length;
  const goes = new Uint8Array(accepts.length);
  for (let grows = true; grows;) {
    grows = false;
    for (let at = next.length - 1; at >= 0; at--) {
      const state = Math.floor(at / size);
      const after = next[at]!;
      if (goes[state] || !(goes[after] || (at % size > 0 && accepts[after]))) continue;
      goes[state] = 1;
      grows = true;
    }
  }
  return goes;
}

/** The numbers are exactly these. */
export function* isExactly(tracks: readonly number[], values: readonly bigint[], meter: Effort): Working<Automaton> {
  const each: Automaton[] = [];
  for (const [index, track] of tracks.entries())
    each.push(yield* isZero(plus(number(-values[index]!), variable(track)), meter));
  return yield* allOf(each, 'and', meter);
}

/** a is less than b. */
export const isLess = (a: number, b: number, meter: Effort): Working<Automaton> =>
  isAtMostZero(plus(plus(number(1n), variable(a)), variable(b), -1n), meter);

/** Counts variables, each of which has a number of its own. */
export class Tracks {
  #count: number;

  constructor(count: number) {
    this.#count = count;
  }

  fresh(): number {
    if (this.#count > 10_000) throw new OutOfReach('size');
    return this.#count++;
  }
}
