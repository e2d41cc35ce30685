/**
 * Chance for what is built step by step. A property draws a seed, and everything else follows from it: unlike
 * `fc.gen()`, this remembers nothing from run to run, so properties can run for hours.
 */
import fc from 'fast-check';

export class Draw {
  private state: number;

  constructor(private readonly seed: number) {
    this.state = seed | 0;
  }

  /** From 0 up to, not including, 1: mulberry32. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** From `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  bigint(min: bigint, max: bigint): bigint {
    if (max - min < 0x7fffffffn) return min + BigInt(this.integer(0, Number(max - min)));
    let digits = '1';
    while (digits.length < (max - min).toString().length + 12)
      digits += String(this.integer(0, 999_999_999)).padStart(9, '0');
    return min + (BigInt(digits) % (max - min + 1n));
  }

  /** True once in so many times. */
  oneIn(times: number): boolean {
    return this.integer(1, times) === 1;
  }

  oneOf<T>(values: readonly T[]): T {
    return values[this.integer(0, values.length - 1)]!;
  }

  /** A value of an arbitrary, for kinds of values that have one. */
  sample<T>(arbitrary: fc.Arbitrary<T>): T {
    return fc.sample(arbitrary, { seed: this.integer(0, 0x7fffffff), numRuns: 1 })[0]!;
  }

  /** How fast-check shows it in a counterexample. */
  [fc.toStringMethod](): string {
    return `new Draw(${this.seed})`;
  }
}

/** Seeds do not shrink: a smaller one is just another one. */
export const anyDraw: fc.Arbitrary<Draw> = fc.noShrink(fc.integer()).map((seed) => new Draw(seed));
