/**
 * What work on long numbers takes besides the step that any number takes, so that a budget of steps bounds the time as
 * well.
 */
import type { Integer } from '../../../text/integer';
import { absolute } from '../../../text/integer';
import { bitLength, type Natural, smaller } from '../../../text/natural';

/** Numbers of fewer bits take nothing besides. */
const BITS = 256;
const COMMON = 1n << BigInt(BITS);

/** Returns the steps for a number that is worked with. */
export function weightOf(value: Integer): number {
  if (typeof value === 'number' || (value < COMMON && value > -COMMON)) return 0;
  return Math.floor(bitLength(absolute(value)) / BITS);
}

/** Returns the steps for a part as a text: one for each 16 bits of its long numbers. */
export function stepsForText(part: readonly Natural[]): number {
  let steps = 0;
  for (const number of part) if (typeof number !== 'number') steps += 16 * weightOf(number);
  return steps;
}

/** Returns the steps for a greatest common divisor: about as many divisions as the smaller number has bits. */
export function weightOfDivisor(a: Integer, b: Integer): number {
  const least = smaller(absolute(a), absolute(b));
  return weightOf(least) * bitLength(least);
}
