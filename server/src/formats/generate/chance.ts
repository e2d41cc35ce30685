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
/** So many words are drawn at a time: a loop over them is compiled before a function for each would be. */
const DRAWN = 256;
/** Numbers of so few bits come from the word that has said how many. */
const FEW_BITS = 20;
/** Bits of the numbers that are no bigints. */
const SAFE_BITS = 53;

export class Chance {
  private a: number;
  private b: number;
  private c = 0x9e3779b9 | 0;
  private counter = 1;
  private readonly words = new Int32Array(DRAWN);
  private next = WARM_UP;
  /** The last bounds of which one was a bigint: the same come again and again. */
  private longLow: Natural = 0;
  private longHigh: Natural = 0;
  private longSpan = 0n;
  private longLength = 0;

  /** Takes any 53-bit integer as the seed. */
  constructor(seed: number) {
    this.a = seed | 0;
    this.b = Math.floor(seed / WORDS) | 0;
    this.drawWords();
  }

  private drawWords(): void {
    const { words } = this;
    let { a, b, c, counter } = this;
    for (let index = 0; index < DRAWN; index++) {
      const sum = (a + b + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      words[index] = sum;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.counter = counter;
  }

  /** Gives 32 bits, as a signed integer: others are objects for V8. */
  private word(): number {
    if (this.next === DRAWN) {
      this.drawWords();
      this.next = 0;
    }
    return this.words[this.next++]!;
  }

  /** Gives an integer from 0 up to, not including, `count`, which is at most 2^32. */
  below(count: number): number {
    return Math.floor(((this.word() >>> 0) / WORDS) * count);
  }

  /** Says yes once in so many times. */
  oneIn(times: number): boolean {
    // Just when `below(times)` is 0: both are exact.
    return (this.word() >>> 0) * times < WORDS;
  }

  oneOf<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /**
   * Gives a number from `low` to `high` of a random length in bits: as many below 10 as between 10^5 and 10^6, since
   * faults live among small numbers and at the ends. One word is enough for short ones: cases are made by the million.
   */
  between(low: Natural, high: Natural): Natural {
    if (typeof low !== 'number' || typeof high !== 'number') return this.longBetween(low, high);
    const span = high - low;
    if (span <= 0) return low;
    const drawn = (this.word() >>> 0) * ((lengthOf(span) + 1) / WORDS);
    const bits = drawn | 0;
    const offset = bits <= FEW_BITS ? ((drawn - bits) * (1 << bits)) | 0 : this.ofLength(bits);
    // It is less than twice the span.
    return low + (offset <= span ? offset : offset - span - 1);
  }

  /** Does the same where a bound is a bigint. */
  private longBetween(low: Natural, high: Natural): Natural {
    if (low !== this.longLow || high !== this.longHigh) {
      [this.longLow, this.longHigh, this.longSpan] = [low, high, BigInt(high) - BigInt(low)];
      this.longLength = this.longSpan <= 0n ? 0 : this.longSpan.toString(2).length;
    }
    const { longSpan, longLength } = this;
    if (longLength === 0) return low;
    const drawn = (this.word() >>> 0) * ((longLength + 1) / WORDS);
    const bits = drawn | 0;
    const offset =
      bits <= FEW_BITS
        ? ((drawn - bits) * (1 << bits)) | 0
        : bits <= SAFE_BITS
          ? this.ofLength(bits)
          : this.ofLongLength(bits);
    return plus(low, bits < longLength || offset <= longSpan ? offset : natural(BigInt(offset) - longSpan - 1n));
  }

  /** Gives a number of so many bits, at most `SAFE_BITS`. */
  private ofLength(bits: number): number {
    const word = this.word();
    return bits <= WORD
      ? word >>> (WORD - bits)
      : (word >>> 0) * (1 << (bits - WORD)) + (this.word() >>> (2 * WORD - bits));
  }

  private ofLongLength(bits: number): Natural {
    let [offset, have] = [0n, 0];
    for (; have < bits; have += WORD) offset = (offset << 32n) | BigInt(this.word() >>> 0);
    return natural(offset >> BigInt(have - bits));
  }
}

/** Gives how many bits a number up to 2^53 − 1 has. */
const lengthOf = (value: number): number =>
  value < WORDS ? WORD - Math.clz32(value) : 2 * WORD - Math.clz32(value / WORDS);
