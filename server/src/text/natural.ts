/**
 * Natural numbers, exact at any size.
 *
 * A `Natural` is a `number` up to 2^53 − 1 and a `bigint` beyond, never the other way round: every function here
 * takes such values and gives such values. So `===` compares them, `<` and `>` are exact between the two kinds, and
 * small numbers never pay for large ones.
 */

export type Natural = number | bigint;

/** Returns a bigint as a `Natural`: a `number` where it is safe. */
export function natural(value: bigint): Natural {
  return value <= 9007199254740991n ? Number(value) : value;
}

/** Returns the number that a run of decimal digits denotes. The text must hold nothing else. */
export function parseNatural(digits: string): Natural {
  return digits.length <= 15 ? Number(digits) : natural(BigInt(digits));
}

export function plus(a: Natural, b: Natural): Natural {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (sum <= Number.MAX_SAFE_INTEGER) return sum;
  }
  return natural(BigInt(a) + BigInt(b));
}

/** a − b, for a ≥ b. */
export function minus(a: Natural, b: Natural): Natural {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return natural(BigInt(a) - BigInt(b));
}

export function times(a: Natural, b: Natural): Natural {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (product <= Number.MAX_SAFE_INTEGER) return product;
  }
  return natural(BigInt(a) * BigInt(b));
}

/** ⌊a / b⌋, for b > 0. The detour over the remainder keeps the division exact in doubles. */
export function quotient(a: Natural, b: Natural): Natural {
  if (typeof a === 'number' && typeof b === 'number') return (a - (a % b)) / b;
  return natural(BigInt(a) / BigInt(b));
}

/** a mod b, for b > 0. */
export function remainder(a: Natural, b: Natural): Natural {
  if (typeof a === 'number' && typeof b === 'number') return a % b;
  return natural(BigInt(a) % BigInt(b));
}

const HALF = 0x80000000;

/** Returns the nim-sum: bitwise exclusive or. */
export function xor(a: Natural, b: Natural): Natural {
  if (typeof a === 'number' && typeof b === 'number') {
    if (a < HALF && b < HALF) return a ^ b;
    const high = Math.floor(a / HALF) ^ Math.floor(b / HALF);
    return high * HALF + ((a % HALF) ^ (b % HALF));
  }
  return natural(BigInt(a) ^ BigInt(b));
}

/** ⌊√n⌋, exact: the root in doubles is only a guess, at most 1 too large below 2^53. */
export function squareRoot(n: Natural): Natural {
  if (typeof n !== 'number') return natural(squareRootOf(n));
  const guess = Math.floor(Math.sqrt(n));
  return guess * guess > n ? guess - 1 : guess;
}

/**
 * Newton's iteration with doubling precision: the root of the leading half of the bits, found the same way, is correct
 * to half the bits of the root, so one division at full size finishes it.
 */
function squareRootOf(n: bigint): bigint {
  if (n < 1n << 52n) return BigInt(Math.floor(Math.sqrt(Number(n))));
  const quarter = BigInt(bitLength(n) >> 2);
  const start = squareRootOf(n >> (2n * quarter)) << quarter;
  let root = (start + n / start) >> 1n;
  while (root * root > n) root -= 1n;
  while ((root + 1n) * (root + 1n) <= n) root += 1n;
  return root;
}

/** Returns how many binary digits n has; 0 for 0. */
export function bitLength(n: Natural): number {
  if (typeof n === 'number') return n < 0x100000000 ? 32 - Math.clz32(n) : 64 - Math.clz32(Math.floor(n / 0x100000000));
  const hex = n.toString(16);
  return 4 * (hex.length - 1) + 32 - Math.clz32(parseInt(hex.charAt(0), 16));
}

export const smaller = (a: Natural, b: Natural): Natural => (b < a ? b : a);
export const larger = (a: Natural, b: Natural): Natural => (b > a ? b : a);
