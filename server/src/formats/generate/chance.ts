/**
 * Numbers that look random and follow from a seed, so that chance is a function: the same seed gives the same cases on
 * every machine and in every release. The generator is Chris Doty-Humphrey's sfc32.
 */
import { type Natural, natural, plus } from '../../text/natural';

/** Rounds after which the seed has reached all of the state. */
const WARM_UP = 16;
/** Bits of a word, and how many words there are. */
const WORD = 32;
const WORDS = 2 ** WORD;
/** Bits of the numbers that are no bigints. */
const SAFE_BITS = 53;

export class Chance {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  /** Takes any 53-bit integer as the seed. */
  constructor(seed: number) {
    this.a = seed | 0;
    this.b = Math.floor(seed / WORDS) | 0;
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
    return Math.floor((this.word() / WORDS) * count);
  }

  /** Says yes once in so many times. */
  oneIn(times: number): boolean {
    // Just when `below(times)` is 0: both are exact.
    return this.word() * times < WORDS;
  }

  oneOf<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /**
   * Gives a number from `low` to `high` of a random length in bits: as many below 10 as between 10^5 and 10^6, since
   * faults live among small numbers and at the ends.
   */
  between(low: Natural, high: Natural): Natural {
    if (typeof low === 'number' && typeof high === 'number') {
      const span = high - low;
      return span <= 0 ? low : low + this.offset(span);
    }
    const span = BigInt(high) - BigInt(low);
    return span <= 0n ? low : plus(low, this.longOffset(span));
  }

  /** Gives what `longOffset` gives for the same span, in ordinary numbers: most are, and there are millions of them. */
  private offset(span: number): number {
    const bits = this.below(lengthOf(span) + 1);
    const offset = this.ofBits(bits);
    if (offset <= span) return offset;
    // Below 2^32, whole numbers divide faster than others.
    return bits <= WORD ? (offset >>> 0) % ((span + 1) >>> 0) : offset % (span + 1);
  }

  /** Gives a number from 0 to `span`, which may be too large for `offset`. */
  private longOffset(span: bigint): Natural {
    const bits = this.below(bitsOf(span) + 1);
    if (bits <= SAFE_BITS) {
      const offset = this.ofBits(bits);
      if (offset <= span) return offset;
      return natural(BigInt(offset) % (span + 1n));
    }
    let offset = 0n;
    for (let have = 0; have < bits; have += WORD) offset = (offset << 32n) | BigInt(this.word());
    offset &= (1n << BigInt(bits)) - 1n;
    return natural(offset <= span ? offset : offset % (span + 1n));
  }

  /** Gives a number of so many bits, at most `SAFE_BITS`. */
  private ofBits(bits: number): number {
    const word = bits > 0 ? this.word() : 0;
    return bits <= WORD
      ? (word & (bits === WORD ? -1 : (1 << bits) - 1)) >>> 0
      : (word & ((1 << (bits - WORD)) - 1)) * WORDS + this.word();
  }
}

const bitsOf = (value: bigint): number => (value >> 53n === 1n ? 54 : value.toString(2).length);

/** Gives how many bits a number up to 2^53 − 1 has. */
const lengthOf = (value: number): number =>
  value < WORDS ? WORD - Math.clz32(value) : 2 * WORD - Math.clz32(Math.floor(value / WORDS));
