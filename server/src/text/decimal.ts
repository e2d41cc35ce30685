/** The beginning of a large number in decimals, in a small part of the time that all its digits take. */
import { bitLength } from './natural';

const DIGITS = 22;

/** So many more bits than the digits need that they are hardly ever in doubt. */
const PRECISION = 256;

/** mantissa · 2^exponent, the mantissa cut off after `PRECISION` bits. */
interface Float {
  readonly mantissa: bigint;
  readonly exponent: number;
}

/** Returns the first decimal digits of a number, twenty or all, and how many there are in all. */
export function leadingDigits(value: bigint): { digits: string; length: number } {
  const dropped = Math.floor(bitLength(value) * Math.LOG10E * Math.LN2) - DIGITS;
  const digits = dropped > 0 ? quotientByPower(value, dropped) : undefined;
  if (digits !== undefined) return { digits, length: digits.length + dropped };
  const all = value.toString();
  return { digits: all, length: all.length };
}

/** ⌊value / 10^power⌋; undefined if more precision would be needed to tell. */
function quotientByPower(value: bigint, power: number): string | undefined {
  const high = float(value, 0);
  const divisor = powerOfTen(power);
  const shift = BigInt(PRECISION / 2);
  const bits = BigInt(high.exponent - divisor.exponent) + shift;
  const quotient =
    bits >= 0n ? (high.mantissa << bits) / divisor.mantissa : high.mantissa / (divisor.mantissa << -bits);
  // The quotient has some bits behind the point, of which the last quarter may be wrong.
  const error = 1n << BigInt(PRECISION / 4);
  const digits = (quotient - error) >> shift;
  return digits === (quotient + error) >> shift ? digits.toString() : undefined;
}

function float(value: bigint, exponent: number): Float {
  const excess = Math.max(0, bitLength(value) - PRECISION);
  return { mantissa: value >> BigInt(excess), exponent: exponent + excess };
}

function powerOfTen(power: number): Float {
  if (power === 0) return { mantissa: 1n, exponent: 0 };
  const { mantissa, exponent } = powerOfTen(power >> 1);
  return float(mantissa * mantissa * (power % 2 === 0 ? 1n : 10n), 2 * exponent);
}
