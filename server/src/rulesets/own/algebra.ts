/**
 * What the value of a part is, by how a sum is played. Each says how the values of a part's options make its own, how
 * the values of parts make that of their sum, and which sums are lost.
 *
 * A move in one part: Grundy values (Sprague 1935, Grundy 1939). A sum is lost where they xor to 0.
 *
 * A move in one or more parts: 1 for a part that wins alone, 0 for one that loses. A sum is lost where all are 0: to
 * move in parts that are 0 makes one of them 1 at least, and whoever finds some that are 1 makes each of these 0.
 *
 * A move in all parts that are not at their end: how long a part lasts if whoever wins it puts off its end, and whoever
 * loses it hastens it (the suspense number of J. H. Conway, On Numbers and Games, chapter 14). It is 0 at the end; one
 * more than the largest even one of the options if there is one; else one more than the least. A sum lasts as long as
 * its longest part, and is lost if that is even. Why, for m the longest: if m is odd, the options of a part of m are at
 * most m − 1 or odd, and m − 1 is one; those of any other part are at most m − 1 or odd, too, and one is at most m − 1.
 * So the largest even sum to be had is m − 1. If m is even and not 0, all options of a part of m are odd, and m − 1 is
 * the least; an even option of another part is less than that. So all sums to be had are odd, and m − 1 is the least:
 * other parts have options of at most m − 1.
 *
 * Whoever cannot move wins (misère), in a game of one part that stays one: 1 if there is no move or one to 0, else 0.
 */
export type AlgebraName = 'nimber' | 'outcome' | 'suspense' | 'misere';

/** The options of a part, as far as they have been looked at. */
export interface Options {
  /** For Grundy values: a bit for each that has been seen. */
  readonly bits: number[];
  count: number;
  /** The largest even value and the least odd one; −1 where there is none. */
  even: number;
  odd: number;
}

export const noOptions = (): Options => ({ bits: [], count: 0, even: -1, odd: -1 });

export interface Algebra {
  readonly name: AlgebraName;
  /** Takes an option into account. */
  add(options: Options, value: number): void;
  /** Returns the value of a part with these options. */
  valueOf(options: Options): number;
  /** The value of no part at all. */
  readonly nothing: number;
  /** Returns the value of two parts side by side. */
  join(a: number, b: number): number;
  /** Tells whether whoever has to move loses a sum of this value. */
  isLost(value: number): boolean;
}

export function forget(options: Options): void {
  options.bits.length = 0;
  options.count = 0;
  options.even = -1;
  options.odd = -1;
}

function note(options: Options, value: number): void {
  options.count++;
  if (value % 2 === 0) options.even = Math.max(options.even, value);
  else options.odd = options.odd < 0 ? value : Math.min(options.odd, value);
}

const nimber: Algebra = {
  name: 'nimber',
  nothing: 0,
  add({ bits }, value) {
    const word = value >>> 5;
    while (bits.length <= word) bits.push(0);
    bits[word]! |= 1 << (value & 31);
  },
  valueOf({ bits }) {
    const word = bits.findIndex((each) => each !== -1);
    if (word < 0) return 32 * bits.length;
    // The lowest bit that is not set.
    return 32 * word + 31 - Math.clz32(~bits[word]! & (bits[word]! + 1));
  },
  join: (a, b) => a ^ b,
  isLost: (value) => value === 0,
};

const outcome: Algebra = {
  name: 'outcome',
  nothing: 0,
  add: note,
  valueOf: ({ even }) => (even === 0 ? 1 : 0),
  join: (a, b) => a | b,
  isLost: (value) => value === 0,
};

const suspense: Algebra = {
  name: 'suspense',
  nothing: 0,
  add: note,
  valueOf: ({ count, even, odd }) => (count === 0 ? 0 : even >= 0 ? even + 1 : odd + 1),
  join: Math.max,
  isLost: (value) => value % 2 === 0,
};

const misere: Algebra = {
  name: 'misere',
  nothing: 1,
  add: note,
  valueOf: ({ count, even }) => (count === 0 || even === 0 ? 1 : 0),
  // There is nothing to join: a game of several parts is searched as a whole.
  join: (a, b) => a | b,
  isLost: (value) => value === 0,
};

export const ALGEBRAS: { readonly [name in AlgebraName]: Algebra } = { nimber, outcome, suspense, misere };
