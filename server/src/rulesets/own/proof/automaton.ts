/**
 * Relations between natural numbers, as finite automata (Büchi 1960; Bruyère, Hansel, Michaux, Villemaire 1994): all numbers
 * are read at once, the lowest binary digit first. Whether a state accepts never depends on zeros that follow, so a
 * number may be read with any number of them.
 */
import { type Effort, MOST_ENTRIES, MOST_STATES, MOST_TRACKS, OutOfReach, spend, type Working } from './effort';

export interface Automaton {
  /** The variables that are read, ascending: digit i of a symbol belongs to tracks[i]. */
  readonly tracks: readonly number[];
  /** The state after `symbol` in `state`, at `(state << tracks.length) + symbol`. Work begins in state 0. */
  readonly next: Int32Array;
  readonly accepts: Uint8Array;
}

/** The relation that holds always, or never. */
export const constantly = (truth: boolean): Automaton => ({
  tracks: [],
  next: Int32Array.of(0),
  accepts: Uint8Array.of(Number(truth)),
});

/** Tells whether no numbers are in the relation, which has to be minimal. */
export const isEmpty = ({ accepts }: Automaton): boolean => accepts.length === 1 && accepts[0] === 0;

/** A table of states that grows; `S` tells states apart. */
export class States<S> {
  readonly list: S[] = [];
  readonly #known = new Map<S | string, number>();

  /** Returns the number of a state, which is a new one if its key has not been seen. */
  of(state: S, key: S | string = state): number {
    const found = this.#known.get(key);
    if (found !== undefined) return found;
    if (this.list.length >= MOST_STATES) throw new OutOfReach('size');
    this.#known.set(key, this.list.length);
    return this.list.push(state) - 1;
  }
}

/**
 * Makes an automaton: `step` says what follows a state, `accepts` whether one accepts. Each symbol costs a step, or as
 * many as `cost` says.
 */
export function* built<S>(
  tracks: readonly number[],
  states: States<S>,
  step: (state: S, symbol: number) => number,
  accepts: (state: S) => boolean,
  meter: Effort,
  cost: (state: S) => number = () => 1,
): Working<Automaton> {
  if (tracks.length > MOST_TRACKS) throw new OutOfReach('size');
  const size = 1 << tracks.length;
  const next: number[] = [];
  // The list grows meanwhile.
  for (const state of states.list) {
    if (next.length > MOST_ENTRIES) throw new OutOfReach('size');
    for (let symbol = 0; symbol < size; symbol++) next.push(step(state, symbol));
    if (spend(meter, size * cost(state))) yield;
  }
  return {
    tracks,
    next: Int32Array.from(next),
    accepts: Uint8Array.from(states.list, (each) => Number(accepts(each))),
  };
}

/** Returns the complement. */
export const negated = ({ tracks, next, accepts }: Automaton): Automaton => ({
  tracks,
  next,
  accepts: accepts.map((each) => 1 - each),
});

/** Returns the same relation with other names of its variables, which have to differ. */
export function renamed({ tracks, next, accepts }: Automaton, names: ReadonlyMap<number, number>): Automaton {
  const renamedTracks = tracks.map((track) => names.get(track) ?? track);
  const sorted = [...renamedTracks].sort((a, b) => a - b);
  const old = symbolsIn(sorted, renamedTracks);
  const size = old.length;
  return { tracks: sorted, next: next.map((_, at) => next[at - (at % size) + old[at % size]!]!), accepts };
}

/** For each symbol of some tracks, the symbol that others of them make of it. */
function symbolsIn(all: readonly number[], some: readonly number[]): Int32Array {
  const places = some.map((track) => all.indexOf(track));
  return Int32Array.from({ length: 1 << all.length }, (_, symbol) =>
    places.reduce((made, place, digit) => made | (((symbol >> place) & 1) << digit), 0),
  );
}

export type Junction = 'and' | 'or';

/** Returns the relation in which both, or either of them, hold; minimal. */
export function* joined(a: Automaton, b: Automaton, by: Junction, meter: Effort): Working<Automaton> {
  const tracks = [...new Set([...a.tracks, ...b.tracks])].sort((x, y) => x - y);
  if (tracks.length > MOST_TRACKS) throw new OutOfReach('size');
  const [inA, inB] = [symbolsIn(tracks, a.tracks), symbolsIn(tracks, b.tracks)];
  const [widthA, widthB] = [a.tracks.length, b.tracks.length];
  const count = b.accepts.length;
  // Where one of them settles both, the other is no longer followed.
  const [sinkA, sinkB] = [sinkOf(a, by === 'or'), sinkOf(b, by === 'or')];
  const states = new States<number>();
  const numberOf = (p: number, q: number): number => states.of(p === sinkA || q === sinkB ? -1 : p * count + q);
  numberOf(0, 0);
  const isSettled = (state: number): boolean => state < 0;
  const product = yield* built(
    tracks,
    states,
    (state, symbol) =>
      isSettled(state)
        ? states.of(-1)
        : numberOf(
            a.next[(Math.floor(state / count) << widthA) + inA[symbol]!]!,
            b.next[((state % count) << widthB) + inB[symbol]!]!,
          ),
    (state) => {
      if (isSettled(state)) return by === 'or';
      const [p, q] = [a.accepts[Math.floor(state / count)]!, b.accepts[state % count]!];
      return (by === 'or' ? p | q : p & q) === 1;
    },
    meter,
  );
  return yield* minimal(product, meter);
}

/** Finds a state that nothing leaves and that accepts, or does not; −2 if there is none. */
function sinkOf({ tracks, next, accepts }: Automaton, accepting: boolean): number {
  const size = 1 << tracks.length;
  for (let state = 0; state < accepts.length; state++) {
    if ((accepts[state] === 1) !== accepting) continue;
    let symbol = 0;
    while (symbol < size && next[state * size + symbol] === state) symbol++;
    if (symbol === size) return state;
  }
  return -2;
}

/** Returns the relation of the other variables: there is a number for this one; minimal. */
export function* without(a: Automaton, track: number, meter: Effort): Working<Automaton> {
  const place = a.tracks.indexOf(track);
  if (place < 0) return a;
  const low = (1 << place) - 1;
  const spread = (symbol: number): number => ((symbol & ~low) << 1) | (symbol & low);
  const width = a.tracks.length;
  const accepts = yield* acceptsWithZeros(a, 1 << place, meter);
  const [dead, full] = [sinkOf(a, false), sinkOf(a, true)];
  const states = new States<Int32Array>();
  const numberOf = (members: Set<number>): number => {
    members.delete(dead);
    const set = members.has(full) ? Int32Array.of(full) : Int32Array.from(members).sort();
    return states.of(set, set.join());
  };
  numberOf(new Set([0]));
  const projected = yield* built(
    a.tracks.filter((each) => each !== track),
    states,
    (set, symbol) => {
      const members = new Set<number>();
      for (const state of set) {
        const at = (state << width) + spread(symbol);
        members.add(a.next[at]!).add(a.next[at + (1 << place)]!);
      }
      return numberOf(members);
    },
    (set) => set.some((state) => accepts[state] === 1),
    meter,
    (set) => 1 + set.length,
  );
  return yield* minimal(projected, meter);
}

/** Finds the states from which digits of one variable, and zeros of all others, lead to one that accepts. */
function* acceptsWithZeros({ next, accepts, tracks }: Automaton, digit: number, meter: Effort): Working<Uint8Array> {
  const found = accepts.slice();
  for (let grows = true; grows;) {
    grows = false;
    for (let state = accepts.length - 1; state >= 0; state--) {
      const at = state << tracks.length;
      if (found[state] || !(found[next[at]!] || found[next[at + digit]!])) continue;
      found[state] = 1;
      grows = true;
    }
    if (spend(meter, accepts.length)) yield;
  }
  return found;
}

/** Returns the automaton of the same relation with the fewest states (Moore 1956), and without variables that do not matter. */
export function* minimal(a: Automaton, meter: Effort): Working<Automaton> {
  const { next, tracks, accepts } = a;
  const [count, size] = [accepts.length, 1 << tracks.length];
  let classes = Int32Array.from(accepts);
  for (let known = 0, found = new Set(accepts).size; found > known;) {
    known = found;
    for (let symbol = 0; symbol < size; symbol++) {
      const pairs = new Map<number, number>();
      const finer = new Int32Array(count);
      for (let state = 0; state < count; state++) {
        const pair = classes[state]! * count + classes[next[state * size + symbol]!]!;
        let name = pairs.get(pair);
        if (name === undefined) pairs.set(pair, (name = pairs.size));
        finer[state] = name;
      }
      classes = finer;
      found = pairs.size;
      if (spend(meter, count)) yield;
    }
  }
  // The first state begins, so its class is 0.
  const first: number[] = [];
  classes.forEach((name, state) => (first[name] ??= state));
  meter.states = Math.max(meter.states, first.length);
  const least: Automaton = {
    tracks,
    next: Int32Array.from(
      first.flatMap((state) => Array.from({ length: size }, (_, symbol) => classes[next[state * size + symbol]!]!)),
    ),
    accepts: Uint8Array.from(first, (state) => accepts[state]!),
  };
  const idle = tracks.find((_, place) => isIdle(least, place));
  return idle === undefined ? least : forgotten(least, idle);
}

/** Tells whether the digits of a variable make no difference. */
function isIdle({ next }: Automaton, place: number): boolean {
  for (let at = 0; at < next.length; at++) if (next[at] !== next[at | (1 << place)]) return false;
  return true;
}

/** Returns the same without variables whose digits make no difference. */
function forgotten(a: Automaton, track: number): Automaton {
  const place = a.tracks.indexOf(track);
  const rest: Automaton = {
    ...a,
    tracks: a.tracks.filter((each) => each !== track),
    next: a.next.filter((_, at) => ((at >> place) & 1) === 0),
  };
  const idle = rest.tracks.find((_, index) => isIdle(rest, index));
  return idle === undefined ? rest : forgotten(rest, idle);
}
