/**
 * The parts that a search has met, each with a number and a value: an open hash over columns of numbers, which takes a
 * third of the time and of the memory of a map. Parts with numbers beyond 2^53 are kept in a map beside it.
 */
import type { Natural } from '../../text/natural';

/** The value of a part that nothing is known of. */
export const UNKNOWN = -1;

const FIRST = 1024;

export class Parts {
  values = new Int32Array(FIRST).fill(UNKNOWN);
  count = 0;
  readonly #size: number;
  #columns: Float64Array;
  /** The number of a part plus 1; 0 for a free slot. Never more than half full. */
  #slots = new Int32Array(2 * FIRST);
  readonly #large = new Map<string, number>();
  readonly #largeParts = new Map<number, readonly Natural[]>();

  /** For parts of `size` numbers each. */
  constructor(size: number) {
    this.#size = size;
    this.#columns = new Float64Array(FIRST * size);
  }

  /** Returns the number of a part; undefined if it has not been met. */
  find(part: readonly Natural[]): number | undefined {
    if (part.some(isLarge)) return this.#large.get(part.join());
    const slot = this.#slotOf(part);
    return this.#slots[slot] === 0 ? undefined : this.#slots[slot]! - 1;
  }

  /** Returns the number of a part, a new one if it has not been met. */
  idOf(part: readonly Natural[]): number {
    for (const number of part) if (typeof number !== 'number') return this.#idOfLarge(part);
    const slot = this.#slotOf(part);
    const taken = this.#slots[slot]!;
    if (taken > 0) return taken - 1;
    const id = this.#newId();
    for (let index = 0; index < this.#size; index++) this.#columns[id * this.#size + index] = part[index] as number;
    this.#slots[slot] = id + 1;
    if (2 * this.count > this.#slots.length) this.#rehash();
    return id;
  }

  partOf(id: number): readonly Natural[] {
    return this.#largeParts.get(id) ?? [...this.#columns.subarray(id * this.#size, (id + 1) * this.#size)];
  }

  clear(): void {
    this.values.fill(UNKNOWN, 0, this.count);
    this.#slots.fill(0);
    this.#large.clear();
    this.#largeParts.clear();
    this.count = 0;
  }

  /** Returns where the part is, or would be put. */
  #slotOf(part: readonly Natural[]): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(part) & mask;
    for (;;) {
      const taken = this.#slots[slot]!;
      if (taken === 0 || this.#holds(taken - 1, part)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #holds(id: number, part: readonly Natural[]): boolean {
    const start = id * this.#size;
    for (let index = 0; index < this.#size; index++) if (this.#columns[start + index] !== part[index]) return false;
    return true;
  }

  #idOfLarge(part: readonly Natural[]): number {
    const key = part.join();
    const known = this.#large.get(key);
    if (known !== undefined) return known;
    const id = this.#newId();
    this.#columns.fill(-1, id * this.#size, (id + 1) * this.#size);
    this.#large.set(key, id);
    this.#largeParts.set(id, [...part]);
    return id;
  }

  #newId(): number {
    if (this.count === this.values.length) {
      const longer = new Int32Array(2 * this.count).fill(UNKNOWN);
      longer.set(this.values);
      this.values = longer;
      const columns = new Float64Array(2 * this.count * this.#size);
      columns.set(this.#columns);
      this.#columns = columns;
    }
    return this.count++;
  }

  #rehash(): void {
    this.#slots = new Int32Array(2 * this.#slots.length);
    for (let id = 0; id < this.count; id++) {
      if (this.#largeParts.has(id)) continue;
      const part = this.#columns.subarray(id * this.#size, (id + 1) * this.#size);
      this.#slots[this.#slotOf(part as unknown as readonly number[])] = id + 1;
    }
  }
}

const isLarge = (number: Natural): boolean => typeof number !== 'number';

function hashOf(part: Iterable<Natural>): number {
  let hash = 0;
  for (const natural of part) {
    const number = Number(natural);
    hash = Math.imul(hash ^ (number | 0) ^ Math.imul((number / 4294967296) | 0, 40503), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
