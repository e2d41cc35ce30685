/**
 * Chance for what is built step by step. A property draws a seed, and everything else follows from it: unlike
 * `fc.gen()`, this remembers nothing from run to run, so properties can run for hours.
 */
import fc from 'fast-check';
import type { Change } from '../server/src/document/document';
import type { Place } from '../server/src/text/place';

/** A report of more is not read. */
const MOST_NOTES = 40;

export class Draw {
  private state: number;
  private readonly notes: (() => string)[] = [];

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

  /** Notes what was drawn for the report of a failure; it is put into words only there. */
  note<T>(value: T, words: (value: T) => string): T {
    if (this.notes.length <= MOST_NOTES) this.notes.push(() => words(value));
    return value;
  }

  /** Shows in a counterexample what was drawn: the texts and the edits, from which the failure can be seen. */
  [fc.toStringMethod](): string {
    const lines = this.notes.slice(0, MOST_NOTES).map((words) => `\n    ${words()}`);
    const more = this.notes.length > MOST_NOTES ? '\n    …' : '';
    return `new Draw(${this.seed})${lines.length > 0 ? `, which drew${lines.join('')}${more}` : ''}`;
  }
}

/** Seeds do not shrink: a smaller one is just another one. */
export const anyDraw: fc.Arbitrary<Draw> = fc.noShrink(fc.integer()).map((seed) => new Draw(seed));

export const textNote = (text: string): string => `text ${JSON.stringify(text)}`;

/** An edit as `2:0-2:1 becomes "x"`, in lines and characters from 0. */
export function editNote({ span, text }: Pick<Change, 'span' | 'text'>): string {
  const at = ({ line, character }: Place): string => `${line}:${character}`;
  const where = span ? `${at(span.start)}-${at(span.end)}` : 'all';
  return `edit ${where} becomes ${JSON.stringify(text)}`;
}
