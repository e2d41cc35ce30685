/**
 * Numbers that look random and follow from a seed, so that chance is a function: the same seed gives the same cases on
 * every machine and in every release. The generator is Chris Doty-Humphrey's sfc32.
 */
import { type Natural, natural } from '../../text/natural';

/** Rounds after which the seed has reached all of the state. */
const WARM_UP = 16;

export class Chance {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** Takes any 53-bit integer as the seed. */
  constructor(seed: number) {
    this.a = seed | 0;
    this.b = Math.floor(seed / 2 ** 32) | 0;
    this.c = 0x9e3779b9 | 0;
    for (let round = 0; round < WARM_UP; round++) this.word();
  }

  /** Gives an integer from 0 up to 2^32 − 1. */
  private word(): number {
    const { a, b, c } = this;
    const sum = (a + b + this.counter++) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** Gives an integer from 0 up to, not including, `count`, which is at most 2^32. */
  below(count: number): number {
    return Math.floor((this.word() / 2 ** 32) * count);
  }

  /** Says yes once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  oneOf<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /**
   * Gives a number from `low` to `high` of a random length in bits: as many below 10 as between 10^5 and 10^6, since
   * faults live among small numbers and at the ends.
   */
  between(low: Natural, high: Natural): Natural {
    const span = BigInt(high) - BigInt(low);
    if (span <= 0n) return low;
    const bits = this.below(span.toString(2).length + 1);
    let offset = 0n;
    for (let have = 0; have < bits; have += 32) offset = (offset << 32n) | BigInt(this.word());
    offset &= (1n << BigInt(bits)) - 1n;
    return natural(BigInt(low) + (offset <= span ? offset : offset % (span + 1n)));
  }
}
