/**
 * Integers, exact at any size: natural numbers and those below 0.
 *
 * An `Integer` is a `number` as long as it is safe, from −(2^53 − 1) to 2^53 − 1, and a `bigint` beyond, never the
 * other way round. So every `Natural` is one, and an `Integer` of at least 0 is a `Natural`.
 */
import { bitLength } from './natural';

export type Integer = number | bigint;

const LARGEST = Number.MAX_SAFE_INTEGER;

/** Returns a bigint as an `Integer`: a `number` where it is safe. */
export const integer = (value: bigint): Integer => (value <= LARGEST && value >= -LARGEST ? Number(value) : value);

const isSafe = (value: number): boolean => value <= LARGEST && value >= -LARGEST;

export function add(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number' && isSafe(a + b)) return a + b;
  return integer(BigInt(a) + BigInt(b));
}

export function subtract(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number' && isSafe(a - b)) return a - b;
  return integer(BigInt(a) - BigInt(b));
}

export function multiply(a: Integer, b: Integer): Integer {
  // Zero has no sign here, so that `===` and a map agree about it.
  if (typeof a === 'number' && typeof b === 'number' && isSafe(a * b)) return a * b + 0;
  return integer(BigInt(a) * BigInt(b));
}

export const negate = (a: Integer): Integer => subtract(0, a);
export const absolute = (a: Integer): Integer => (a < 0 ? negate(a) : a);

/** ⌊a / b⌋, rounded down below 0 as well, for b ≠ 0. */
export function floorQuotient(a: Integer, b: Integer): Integer {
  const left = floorRemainder(a, b);
  if (typeof a === 'number' && typeof b === 'number' && typeof left === 'number' && isSafe(a - left))
    return (a - left) / b + 0;
  return integer((BigInt(a) - BigInt(left)) / BigInt(b));
}

/** a − b ⌊a / b⌋, for b ≠ 0: it has the sign of b, or is 0. */
export function floorRemainder(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const left = a % b;
    return left !== 0 && left < 0 !== b < 0 ? left + b : left + 0;
  }
  const left = BigInt(a) % BigInt(b);
  return integer(left !== 0n && left < 0n !== b < 0 ? left + BigInt(b) : left);
}

/** Powers of more bits are not worked out. */
const MAX_POWER_BITS = 1 << 17;

/** a^exponent, for an exponent of at least 0; undefined if it is of more than 131,072 bits. */
export function powerOf(a: Integer, exponent: Integer): Integer | undefined {
  if (a === 0 || a === 1) return exponent === 0 ? 1 : a;
  if (a === -1) return floorRemainder(exponent, 2) === 0 ? 1 : -1;
  if (typeof exponent === 'bigint') return undefined;
  const small = typeof a === 'number' ? safePower(a, exponent) : undefined;
  if (small !== undefined) return small;
  if ((bitLength(absolute(a)) - 1) * exponent > MAX_POWER_BITS) return undefined;
  return integer(BigInt(a) ** BigInt(exponent));
}

/** Returns the power of a number other than -1, 0 and 1; undefined if doubles do not hold it exactly. */
function safePower(a: number, exponent: number): number | undefined {
  let power = 1;
  for (let left = exponent; left > 0; left--) if (!Number.isSafeInteger((power *= a))) return undefined;
  return power;
}

/** Returns the greatest common divisor, of numbers below 0 as of their absolute values; 0 for 0 and 0. */
export function greatestCommonDivisor(a: Integer, b: Integer): Integer {
  let [one, other] = [absolute(a), absolute(b)];
  while (other !== 0) [one, other] = [other, floorRemainder(one, other)];
  return one;
}
