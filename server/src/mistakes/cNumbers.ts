/** Numbers as C has them: JavaScript wraps and rounds in the same way, once it is told where. */
import type { Integer } from '../text/integer';
import { type Natural, quotient, remainder } from '../text/natural';
import { Stop } from './mistake';

/** `int`: the lowest 32 bits, of which the first is the sign. Products are `Math.imul`. */
export const int32 = (n: Integer): number => (typeof n === 'number' ? n | 0 : Number(BigInt.asIntN(32, n)));

/** `unsigned int`: the lowest 32 bits. */
export const uint32 = (n: Integer): number => int32(n) >>> 0;

/** `float`: the nearest number of 24 significant bits. What is computed of such numbers is rounded again. */
export const float32 = (n: Integer): number => Math.fround(Number(n));

/** `a % b` of numbers that are not below 0. */
export function mod(a: Natural, b: Natural): Natural {
  if (b === 0) throw new Stop('crash');
  return remainder(a, b);
}

/** `a / b` of whole numbers that are not below 0. */
export function div(a: Natural, b: Natural): Natural {
  if (b === 0) throw new Stop('crash');
  return quotient(a, b);
}

export const isOdd = (n: Natural): boolean => remainder(n, 2) === 1;

export const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;
