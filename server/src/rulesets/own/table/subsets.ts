/**
 * Numbers that are each taken once, kept as the bits of one number, beside a total: a table with one place for each set of
 * numbers that can be left.
 *
 * Pattern: two coordinates u and t, one arrow with one variable k in a range or a list, `u -> u - 2**(k + e)` under
 * `u/2**(k + e) mod 2 = 1`, and t -> t - c, t + c or max(t - c, 0), where c depends on k alone, and is at least 0 in the last of
 * these. Nothing else asks for u.
 * Theorem: the total is a function of the first position and of the set that is left. Proof: sums do not depend on their order, and
 * max(max(t - a, 0) - b, 0) = max(t - a - b, 0) for a, b >= 0. So each set has one place, and comes after those that a move leaves.
 * Cost: 2^n·(n + 1) steps for n bits, and 5 bytes a set. Falls back on a search: other rules, or more than 22 bits.
 */
import type { Natural } from '../../../text/natural';
import type { Algebra, AlgebraName } from '../algebra';
import { begin, newWalk, next, type Program } from '../expressions/walk';
import type { Part } from '../strategy';
import type { SubsetPattern } from './subsetPattern';

/** No table has sets of more numbers. */
const MOST_BITS = 22;
/** No total is larger, so that all of them are exact. */
const LARGEST = 2 ** 30;

/** So many answers are kept. */
const KEPT = 10_000;

interface Table {
  /** What each number of the set is as a bit of u, and what it takes from the total. */
  readonly bits: readonly number[];
  readonly start: { readonly set: number; readonly total: number };
  /** What the numbers of a set take from the total together. */
  readonly sums: Int32Array;
  readonly values: Uint8Array;
  /** The numbers that may be taken at a total, by the total. */
  readonly allowed: Map<number, number>;
  done: number;
}

/** A table for one position, and for all that follow from it. */
export class Subsets {
  readonly #pattern: SubsetPattern;
  readonly #program: Program;
  readonly #algebra: AlgebraName;
  readonly #budget: number;
  #table: Table | undefined;
  /** The values of positions that tables have been made for. */
  readonly #answers = new Map<string, number>();

  constructor(pattern: SubsetPattern, program: Program, algebra: Algebra, budget: number) {
    this.#pattern = pattern;
    this.#program = program;
    this.#algebra = algebra.name;
    this.#budget = budget;
  }

  /** How many numbers are kept. */
  get room(): number {
    return this.#table ? 2 * this.#table.values.length : 0;
  }

  known(part: Part): number | undefined {
    const place = this.#table && this.#placeOf(this.#table, part);
    if (place !== undefined && place < this.#table!.done) return this.#table!.values[place];
    return this.#answers.size === 0 ? undefined : this.#answers.get(part.join());
  }

  /** Returns how many sets can be left; undefined if the table would be too large. */
  countOf(part: Part): number | undefined {
    return this.#taking(part) && 2 ** bitsOf(Number(part[this.#pattern.set])).length;
  }

  /** Works towards the value of a part for about so many steps; true if there is nothing more to do, known or not. */
  advance(part: Part, steps: number): boolean {
    if (this.known(part) !== undefined) return true;
    const table = this.#tableFor(part);
    if (table === undefined) return true;
    // A table is filled to its end, though another question comes in between: none throws away what is done for another.
    for (let left = Math.max(steps, 1); table.done < table.values.length && left > 0; table.done++)
      left -= this.#fill(table);
    if (table.done === table.values.length) this.#keep(table);
    return this.known(part) !== undefined;
  }

  #keep({ start, values }: Table): void {
    if (this.#answers.size >= KEPT) this.#answers.clear();
    const part = this.#pattern.set === 0 ? [start.set, start.total] : [start.total, start.set];
    this.#answers.set(part.join(), values.at(-1)!);
  }

  /** Returns the table at hand if it is not done or has the part in it, else a new one; undefined if that is not to be had. */
  #tableFor(part: Part): Table | undefined {
    const table = this.#table;
    const taken = this.#taking(part);
    if (taken === undefined) return undefined;
    if (table && (table.done < table.values.length || this.#placeOf(table, part) !== undefined)) return table;
    return (this.#table = this.#newTable(part, taken));
  }

  /** Returns what each bit of u takes from the total; undefined if that is not to be tabled. */
  #taking(part: Part): readonly number[] | undefined {
    const [set, total] = [part[this.#pattern.set]!, part[this.#pattern.total]!];
    if (typeof set !== 'number' || total > LARGEST) return undefined;
    const bits = bitsOf(set);
    if (bits.length > MOST_BITS || 2 ** bits.length * (bits.length + 1) > this.#budget) return undefined;
    const taken = bits.map((bit) => this.#pattern.takenAt(bit));
    const isSmall = taken.every((each) => each !== undefined && Math.abs(each) <= LARGEST / MOST_BITS);
    return isSmall ? (taken as number[]) : undefined;
  }

  #newTable(part: Part, taken: readonly number[]): Table {
    const set = Number(part[this.#pattern.set]);
    const bits = bitsOf(set);
    const sums = new Int32Array(2 ** bits.length);
    for (let place = 1; place < sums.length; place++)
      sums[place] = sums[place & (place - 1)]! + taken[31 - Math.clz32(place & -place)]!;
    const start = { set, total: Number(part[this.#pattern.total]) };
    return { bits, start, sums, values: new Uint8Array(sums.length), allowed: new Map(), done: 0 };
  }

  /** Returns the total beside a set; below 0 if no play leaves the set. */
  #totalAt({ start, sums }: Table, place: number): number {
    const total = start.total - (sums.at(-1)! - sums[place]!);
    return this.#pattern.isCut ? Math.max(total, 0) : total;
  }

  #placeOf(table: Table, part: Part): number | undefined {
    const set = part[this.#pattern.set]!;
    if (typeof set !== 'number') return undefined;
    let place = 0;
    let rest = set;
    for (const [index, bit] of table.bits.entries())
      if (Math.floor(set / 2 ** bit) % 2 === 1) {
        place += 2 ** index;
        rest -= 2 ** bit;
      }
    return rest === 0 && this.#totalAt(table, place) === part[this.#pattern.total] ? place : undefined;
  }

  /** Works out the next value; returns the steps that it took. */
  #fill(table: Table): number {
    const { values, done, bits } = table;
    const total = this.#totalAt(table, done);
    if (total < 0) return 1;
    const isKnown = table.allowed.has(total);
    let seen = 0;
    for (let open = this.#allowedAt(table, total) & done; open !== 0; open &= open - 1)
      seen |= 1 << values[done ^ (open & -open)]!;
    values[done] = valueOfSeen(this.#algebra, seen);
    return isKnown ? 1 + bits.length : 1 + 10 * bits.length;
  }

  /** Returns which numbers may be taken at a total, if all are there: a move does not ask for the others. */
  #allowedAt({ allowed, bits, start }: Table, total: number): number {
    const known = allowed.get(total);
    if (known !== undefined) return known;
    const { set } = this.#pattern;
    const walk = newWalk({ left: Infinity, until: 0 });
    const part: Natural[] = [total, total];
    part[set] = start.set;
    let places = 0;
    begin(walk, part);
    while (next(this.#program, walk)) places |= 1 << bits.indexOf(Math.log2(start.set - Number(walk.results[0]![set])));
    allowed.set(total, places);
    return places;
  }
}

/** Returns the exponents of the powers of 2 that make the number, ascending. */
function bitsOf(set: number): readonly number[] {
  const bits: number[] = [];
  for (let [rest, bit] = [set, 0]; rest > 0; rest = Math.floor(rest / 2), bit++) if (rest % 2 === 1) bits.push(bit);
  return bits;
}

const EVEN = 0x55555555;
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Returns the value of a part from the values of its options, of which bit v says whether there is a v. */
function valueOfSeen(algebra: AlgebraName, seen: number): number {
  switch (algebra) {
    case 'nimber':
      return lowest(~seen);
    case 'outcome':
      return seen & 1;
    case 'misere':
      return seen === 0 || (seen & 1) === 1 ? 1 : 0;
    case 'suspense':
      if (seen === 0) return 0;
      return (seen & EVEN) !== 0 ? 32 - Math.clz32(seen & EVEN) : lowest(seen) + 1;
  }
}
