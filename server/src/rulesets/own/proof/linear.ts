/** Automata of the relations that expressions are made of. */
import { type Automaton, built, constantly, minimal, States } from './automaton';
import { type Effort, MOST_TRACKS, OutOfReach, type Working } from './effort';

/** A sum of natural numbers with factors, and a number. No factor is 0. */
export interface Linear {
  readonly constant: bigint;
  readonly factors: ReadonlyMap<number, bigint>;
}

export const number = (constant: bigint): Linear => ({ constant, factors: new Map() });
export const variable = (track: number): Linear => ({ constant: 0n, factors: new Map([[track, 1n]]) });

/** Returns a + by·b. */
export function plus(a: Linear, b: Linear, by = 1n): Linear {
  const factors = new Map(a.factors);
  for (const [track, factor] of b.factors) {
    const sum = (factors.get(track) ?? 0n) + by * factor;
    if (sum === 0n) factors.delete(track);
    else factors.set(track, sum);
  }
  return { constant: a.constant + by * b.constant, factors };
}

export const times = (a: Linear, by: bigint): Linear => plus(number(0n), a, by);

/** Tells whether the sum is plainly never below 0. */
export const isNatural = ({ constant, factors }: Linear): boolean =>
  constant >= 0n && [...factors.values()].every((factor) => factor > 0n);

/** Returns the variable that the sum is; undefined if it is more than one. */
export function trackOf({ constant, factors }: Linear): number | undefined {
  const [one, another] = factors;
  return constant === 0n && one?.[1] === 1n && another === undefined ? one[0] : undefined;
}

/** The variables, ascending, and for each symbol the sum of the factors of its digits. */
function digitsOf({ constant, factors }: Linear): {
  readonly tracks: readonly number[];
  readonly sums: readonly bigint[];
} {
  const tracks = [...factors.keys()].sort((a, b) => a - b);
  const isLong = constant > LONG || constant < -LONG;
  if (tracks.length > MOST_TRACKS || isLong) throw new OutOfReach('size');
  const sums = Array.from({ length: 1 << tracks.length }, (_, symbol) =>
    tracks.reduce((sum, track, place) => sum + ((symbol >> place) & 1 ? factors.get(track)! : 0n), 0n),
  );
  return { tracks, sums };
}

/** The sum is 0: what is left to be made 0 is halved at each digit, if it is even. */
export function* isZero(sum: Linear, meter: Effort): Working<Automaton> {
  const { tracks, sums } = digitsOf(sum);
  const states = new States<bigint | 'no'>();
  states.of(sum.constant);
  const step = (rest: bigint | 'no', symbol: number): number => {
    if (rest === 'no') return states.of('no');
    const with_ = rest + sums[symbol]!;
    return states.of((with_ & 1n) === 0n ? with_ >> 1n : 'no');
  };
  if (tracks.length === 0) return constantly(sum.constant === 0n);
  return yield* minimal(yield* built(tracks, states, step, (rest) => rest === 0n, meter, weight), meter);
}

/** The sum is at most 0: the rest is halved at each digit, rounded up. */
export function* isAtMostZero(sum: Linear, meter: Effort): Working<Automaton> {
  const { tracks, sums } = digitsOf(sum);
  if (tracks.length === 0) return constantly(sum.constant <= 0n);
  const states = new States<bigint>();
  states.of(sum.constant);
  const step = (rest: bigint, symbol: number): number => states.of((rest + sums[symbol]! + 1n) >> 1n);
  return yield* minimal(yield* built(tracks, states, step, (rest) => rest <= 0n, meter, weight), meter);
}

/** The sum is a multiple of a number above 0: both are halved as long as that is even; halves of odd ones are taken by (m + 1)/2. */
export function* isMultiple(sum: Linear, of: bigint, meter: Effort): Working<Automaton> {
  const { tracks, sums } = digitsOf(sum);
  if (tracks.length === 0) return constantly(sum.constant % of === 0n);
  if (of > MOST_DIVISOR) throw new OutOfReach('size');
  const states = new States<readonly [rest: bigint, of: bigint] | undefined>();
  const numberOf = (rest: bigint, by: bigint): number => {
    const least = ((rest % by) + by) % by;
    return states.of([least, by], `${least}/${by}`);
  };
  numberOf(sum.constant, of);
  const step = (state: readonly [bigint, bigint] | undefined, symbol: number): number => {
    if (state === undefined) return states.of(undefined);
    const [rest, by] = state;
    const with_ = rest + sums[symbol]!;
    if ((by & 1n) === 1n) return numberOf(with_ * ((by + 1n) / 2n), by);
    return (with_ & 1n) === 0n ? numberOf(with_ >> 1n, by >> 1n) : states.of(undefined);
  };
  const made = yield* built(
    tracks,
    states,
    step,
    (state) => state?.[0] === 0n,
    meter,
    () => 4,
  );
  return yield* minimal(made, meter);
}

/** Remainders of larger numbers have too many states to go on with. */
const MOST_DIVISOR = 5000n;

const weight = (): number => 2;
/** Longer numbers have too many states. */
const LONG = 1n << 2000n;

/** a xor b = c, for three different variables. */
export const isXor = (a: number, b: number, c: number): Automaton => ({
  tracks: [a, b, c].sort((x, y) => x - y),
  next: Int32Array.from({ length: 16 }, (_, at) => (at < 8 && [0, 3, 5, 6].includes(at) ? 0 : 1)),
  accepts: Uint8Array.of(1, 0),
});

/** b is the greatest power of 2 that divides a, but at most 2 to the `most`, and that for 0. */
export function* isLowBit(a: number, b: number, most: number, meter: Effort): Working<Automaton> {
  const tracks = [a, b].sort((x, y) => x - y);
  const states = new States<number>();
  const [done, no] = [-1, -2];
  states.of(0);
  const step = (state: number, symbol: number): number => {
    const [ofA, ofB] = a < b ? [symbol & 1, symbol >> 1] : [symbol >> 1, symbol & 1];
    if (state < 0) return states.of(state === done && ofB === 0 ? done : no);
    if (state === most) return states.of(ofB === 1 ? done : no);
    return states.of(ofA !== ofB ? no : ofA === 1 ? done : state + 1);
  };
  return yield* minimal(yield* built(tracks, states, step, (state) => state === done, meter), meter);
}

/** The number is a power of 2 to the `step`. */
export function* isPower(a: number, every: number, meter: Effort): Working<Automaton> {
  const states = new States<number>();
  const [done, no] = [-1, -2];
  states.of(0);
  const step = (state: number, symbol: number): number => {
    if (state < 0) return states.of(state === done && symbol === 0 ? done : no);
    if (symbol === 0) return states.of((state + 1) % every);
    return states.of(state === 0 ? done : no);
  };
  return yield* minimal(yield* built([a], states, step, (state) => state === done, meter), meter);
}
