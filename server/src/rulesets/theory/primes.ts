/**
 * Prime numbers and divisors.
 *
 * A number below 3,317,044,064,679,887,385,961,981 that passes the test of Miller and Rabin to the first 13 primes as
 * bases is prime: J. Sorenson and J. Webster, "Strong pseudoprimes to twelve prime bases", Mathematics of Computation
 * 86 (2017).
 */
import { type Natural, natural } from '../../text/natural';

const BASES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41];
const PROVED = 3317044064679887385961981n;
/** For numbers below this, a division by each is faster. */
const SMALL = 100_000;

/** Tells whether n is prime; undefined if n is beyond what the test proves. */
export function isPrime(n: Natural): boolean | undefined {
  if (typeof n === 'number' && n < SMALL) return n > 1 && hasNoDivisor(n);
  const exact = BigInt(n);
  if (BASES.some((prime) => exact % BigInt(prime) === 0n)) return false;
  return exact < PROVED ? BASES.every((base) => passes(exact, BigInt(base))) : undefined;
}

function hasNoDivisor(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
}

/** Is n, odd, probably prime to this base? */
function passes(n: bigint, base: bigint): boolean {
  let odd = n - 1n;
  let twos = 0;
  for (; odd % 2n === 0n; odd /= 2n) twos++;
  let power = powerModulo(base, odd, n);
  if (power === 1n) return true;
  for (; twos > 0; twos--, power = (power * power) % n) if (power === n - 1n) return true;
  return false;
}

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let square = base, left = exponent; left > 0n; left >>= 1n, square = (square * square) % modulus)
    if ((left & 1n) === 1n) result = (result * square) % modulus;
  return result;
}

/** Returns the divisors of n ≥ 1, ascending; undefined if more than `steps` numbers would have to be tried. */
export function divisorsOf(n: Natural, steps: number): readonly Natural[] | undefined {
  if (typeof n === 'bigint' || Math.sqrt(n) > steps) return divisorsOfLarge(BigInt(n), steps);
  const [low, high]: [number[], number[]] = [[], []];
  for (let divisor = 1; divisor * divisor <= n; divisor++) {
    if (n % divisor !== 0) continue;
    low.push(divisor);
    if (divisor * divisor !== n) high.push(n / divisor);
  }
  return [...low, ...high.reverse()];
}

/** Small primes go first; what is left must be prime then. */
function divisorsOfLarge(n: bigint, steps: number): readonly Natural[] | undefined {
  const primes: bigint[] = [];
  let left = n;
  const last = BigInt(steps);
  for (let prime = 2n; prime <= last && prime * prime <= left; prime++)
    for (; left % prime === 0n; left /= prime) primes.push(prime);
  if (left > last * last && isPrime(natural(left)) !== true) return undefined;
  if (left > 1n) primes.push(left);
  let divisors = [1n];
  for (const prime of primes) divisors = [...new Set([...divisors, ...divisors.map((divisor) => divisor * prime)])];
  return divisors.sort((a, b) => (a < b ? -1 : 1)).map(natural);
}
