/**
 * A table of Grundy values for all parts whose numbers are below given extents, for rules whose moves make no number
 * larger and at least one smaller: the parts in the order of their first numbers, then of their second ones, and so on,
 * come after all that their moves leave. Steps are counted as in `walk.ts`; a part counts only when it is done.
 */
import type { Natural } from '../../../text/natural';
import { ALGEBRAS, forget, noOptions } from '../algebra';
import type { Bound } from '../expressions/bind';
import type { Meter } from '../expressions/closures';
import { begin, newWalk, next, programOf } from '../expressions/walk';
import type { Part } from '../strategy';
import { boxCodeOf, LEFT_AT, LISTS_AT, STOP, WHY_AT } from './boxCode';
import { PARAMETERS } from './boxFrame';
import { instantiate, PAGE } from './wasm';

/** Fills the table from its first part that is not done, for at most so many steps. */
export interface Filler {
  fill(from: number, to: number, steps: number): Filled;
  valueAt(index: number): number;
}

interface Filled {
  /** The first part that is not done. */
  readonly at: number;
  /** The steps that are left. */
  readonly left: number;
  readonly why: number;
}

export const volumeOf = (extents: readonly number[]): number =>
  extents.reduce((product, extent) => product * extent, 1);

/** Steps of a call. Machines put a function into better code between calls, not within one. */
const CHUNK = 50_000;

/** By WebAssembly; undefined where the rules or the host do not allow it. */
export function compiledFiller(bound: Bound, extents: readonly number[]): Filler | undefined {
  const code = boxCodeOf(bound, extents);
  if (code === undefined) return undefined;
  let capacity = 64;
  const compiled = instantiate(PARAMETERS, code.locals, code.body, code.marksAt + 4 * capacity);
  if (compiled === undefined) return undefined;
  const { memory, run } = compiled;
  new Int32Array(memory.buffer, LISTS_AT, code.lists.length).set(code.lists);
  const call = (from: number, to: number, steps: number): Filled => {
    const at = run(from, to, steps, capacity);
    const [left, why] = new Int32Array(memory.buffer, LEFT_AT, WHY_AT / 4 + 1) as unknown as [number, number];
    return { at, left, why };
  };
  const makeRoom = (): void => {
    capacity *= 2;
    const missing = code.marksAt + 4 * capacity - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  };
  const fill = (from: number, to: number, steps: number): Filled => {
    let chunk = CHUNK;
    let [at, left] = [from, steps];
    for (;;) {
      const given = Math.min(left, chunk);
      const found = call(at, to, given);
      const isAll = given === left;
      left -= given - found.left;
      if (found.why === STOP.full) makeRoom();
      else if (found.why !== STOP.spent || isAll) return { ...found, left };
      // A part may take more steps than a call has.
      else if (found.at === at) chunk *= 2;
      at = found.at;
    }
  };
  return { fill, valueAt: (index) => new Int32Array(memory.buffer, code.valuesAt + 4 * index, 1)[0]! };
}

/** By closures: the same values, in the same steps. */
export function plainFiller(bound: Bound, extents: readonly number[]): Filler {
  const program = programOf(bound);
  const values = new Int32Array(volumeOf(extents));
  const meter: Meter = { left: 0, until: 0 };
  const walk = newWalk(meter);
  const options = noOptions();
  const part: Natural[] = extents.map(() => 0);
  const fill = (from: number, to: number, steps: number): Filled => {
    meter.left = steps;
    for (let at = from; at < to; at++) {
      const { left } = meter;
      putPart(part, at, extents);
      forget(options);
      begin(walk, part);
      while (next(program, walk)) {
        const value = valueOfMove(walk.results, walk.count, { part, extents, values, at });
        if (value === undefined) return { at, left, why: STOP.outside };
        ALGEBRAS.nimber.add(options, value);
      }
      if (meter.left <= 0) return { at, left, why: STOP.spent };
      values[at] = ALGEBRAS.nimber.valueOf(options);
    }
    return { at: to, left: meter.left, why: STOP.done };
  };
  return { fill, valueAt: (index) => values[index]! };
}

function partAt(at: number, extents: readonly number[]): Part {
  const part: Natural[] = [...extents];
  putPart(part, at, extents);
  return part;
}

function putPart(part: Natural[], at: number, extents: readonly number[]): void {
  let rest = at;
  for (let index = extents.length - 1; index >= 0; index--) {
    part[index] = rest % extents[index]!;
    rest = Math.floor(rest / extents[index]!);
  }
}

interface Place {
  readonly part: readonly Natural[];
  readonly extents: readonly number[];
  readonly values: Int32Array;
  readonly at: number;
}

/** Returns the value of what a move leaves; undefined if a number is larger than it was, or none is smaller. */
function valueOfMove(results: readonly (readonly Natural[])[], count: number, place: Place): number | undefined {
  let sum = 0;
  for (let index = 0; index < count; index++) {
    const result = results[index]!;
    let at = 0;
    for (let coordinate = 0; coordinate < place.part.length; coordinate++) {
      const number = result[coordinate]!;
      if (number > place.part[coordinate]!) return undefined;
      at = at * place.extents[coordinate]! + Number(number);
    }
    if (at >= place.at) return undefined;
    sum ^= place.values[at]!;
  }
  return sum;
}

/** Returns the place of a part that is within the extents. */
function indexOf(part: readonly Natural[], extents: readonly number[]): number {
  let index = 0;
  for (const [coordinate, extent] of extents.entries()) index = index * extent + Number(part[coordinate]);
  return index;
}

/** No table has more parts: each takes four bytes. */
const LARGEST = 1 << 23;
/** So many parts are remembered whose tables have been too much. */
const KEPT = 64;

interface Table {
  readonly extents: readonly number[];
  readonly filler: Filler;
  done: number;
  left: number;
  why: number;
}

/** Tables that grow as they are asked for larger parts. */
export class Box {
  readonly #bound: Bound;
  readonly #budget: number;
  readonly #newFiller: (bound: Bound, extents: readonly number[]) => Filler;
  #table: Table | undefined;
  /** Parts whose own tables have been too much: a table for what is at least as large has them all in it, and is so, too. */
  readonly #tooMuch: Part[] = [];
  /** Parts whose moves are against the rules for tables: no table has one of them. */
  readonly #outside: Part[] = [];

  constructor(bound: Bound, budget: number, newFiller = anyFiller) {
    this.#bound = bound;
    this.#budget = budget;
    this.#newFiller = newFiller;
  }

  /** How many numbers are kept. */
  get room(): number {
    return this.#table ? volumeOf(this.#table.extents) : 0;
  }

  known(part: readonly Natural[]): number | undefined {
    const table = this.#table;
    if (table === undefined || !isWithin(part, table.extents)) return undefined;
    const index = indexOf(part, table.extents);
    return index < table.done ? table.filler.valueAt(index) : undefined;
  }

  /** Works towards the value of a part for so many steps; true if there is nothing more to do, known or not. */
  advance(part: readonly Natural[], steps: number): boolean {
    if (this.known(part) !== undefined || this.isHopeless(part)) return true;
    const table = this.#tableFor(part);
    const index = indexOf(part, table.extents);
    fillOn(table, index, steps);
    if (table.done > index) return true;
    if (table.why === STOP.done) return false;
    if (table.why === STOP.outside) this.#outside.push(partAt(table.done, table.extents));
    const own = extentsOf(part);
    if (own.every((extent, each) => extent === table.extents[each])) {
      this.#tooMuch.unshift([...part]);
      this.#tooMuch.splice(KEPT);
      return true;
    }
    this.#table = this.#newTable(own);
    return false;
  }

  /** Tells whether a table for this part is not to be had: too large, too long, or against the rules for tables. */
  isHopeless(part: Part): boolean {
    return (
      part.some((number) => number >= LARGEST) ||
      volumeOf(extentsOf(part)) > LARGEST ||
      this.#outside.some((other) => isAtMost(other, part)) ||
      this.#tooMuch.some((other) => isAtMost(other, part))
    );
  }

  /** Returns the table at hand if the part lies in it, or one that takes in both, or one for the part alone. */
  #tableFor(part: readonly Natural[]): Table {
    const known = this.#table;
    if (known && isWithin(part, known.extents)) return known;
    const own = extentsOf(part);
    const both = own.map((extent, index) => Math.max(extent, known?.extents[index] ?? 0));
    // Doubled, so that parts that come in order do not each make a table.
    const ample =
      own.length === 1 ? [2 * own[0]!] : both.map((extent, index) => Math.max(extent, Math.ceil(1.25 * own[index]!)));
    const isFair = volumeOf(ample) <= Math.min(LARGEST, 4 * Math.max(volumeOf(own), volumeOf(known?.extents ?? [])));
    return (this.#table = this.#newTable(isFair ? ample : own));
  }

  #newTable(extents: readonly number[]): Table {
    return { extents, filler: this.#newFiller(this.#bound, extents), done: 0, left: this.#budget, why: STOP.done };
  }
}

const isAtMost = (one: Part, other: Part): boolean => one.every((number, index) => number <= other[index]!);

/** By WebAssembly where that can be, else by closures. */
export const anyFiller = (bound: Bound, extents: readonly number[]): Filler =>
  compiledFiller(bound, extents) ?? plainFiller(bound, extents);

/** Returns the extents of the least box with this part in it. */
export const extentsOf = (part: readonly Natural[]): number[] => part.map((number) => Number(number) + 1);

const isWithin = (part: readonly Natural[], extents: readonly number[]): boolean =>
  part.every((number, index) => number < extents[index]!);

/**
 * No part takes more steps: a part is worked out in one go, which cannot be interrupted, and a table with several such
 * parts is beyond its budget anyway.
 */
const MOST_FOR_ONE = 4_000_000;

/**
 * Goes on up to a part. A part that takes more steps than there are at once gets twice as many, as far as that goes.
 */
function fillOn(table: Table, index: number, steps: number): void {
  for (let wanted = steps; table.done <= index; wanted *= 2) {
    const given = Math.min(wanted, table.left, MOST_FOR_ONE);
    const { at, left, why } = table.filler.fill(table.done, index + 1, given);
    const isStuck = at === table.done;
    const isAll = given === table.left || (isStuck && given === MOST_FOR_ONE);
    table.done = at;
    table.left -= given - left;
    table.why = why === STOP.spent && !isAll ? STOP.done : why;
    if (table.why !== STOP.done || !isStuck) return;
  }
}
