/**
 * Prime numbers and divisors.
 *
 * A number below 3,317,044,064,679,887,385,961,981 that passes the test of Miller and Rabin to the first 13 primes as
 * bases is prime: J. Sorenson and J. Webster, "Strong pseudoprimes to twelve prime bases", Mathematics of Computation
 * 86 (2017).
 */
import { bitLength, type Natural, natural } from '../../text/natural';

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

/** Numbers of more bits, or with more divisors than any below 10^18 (103,680), are left alone; and no more are tried for long ones. */
const MOST_BITS = 1024;
const MOST_DIVISORS = 1 << 17;
const MOST_TRIED = 200_000;

/** Finds the divisors of n ≥ 1, ascending; undefined if more than `steps` numbers would have to be tried, or if n is too long. */
export function divisorsOf(n: Natural, steps: number): readonly Natural[] | undefined {
  if (typeof n === 'bigint' || Math.sqrt(n) > steps)
    return bitLength(n) > MOST_BITS ? undefined : divisorsOfLarge(BigInt(n), Math.min(steps, MOST_TRIED));
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
  let divisors = [1n];
  let left = n;
  const last = BigInt(steps);
  for (let prime = 2n; prime <= last && prime * prime <= left && divisors.length <= MOST_DIVISORS; prime++) {
    const powers = [1n];
    for (; left % prime === 0n; left /= prime) powers.push(powers.at(-1)! * prime);
    if (powers.length > 1) divisors = divisors.flatMap((divisor) => powers.map((power) => divisor * power));
  }
  if (left > last * last && isPrime(natural(left)) !== true) return undefined;
  if (left > 1n) divisors = divisors.flatMap((divisor) => [divisor, divisor * left]);
  if (divisors.length > MOST_DIVISORS) return undefined;
  return divisors.sort((a, b) => (a < b ? -1 : 1)).map(natural);
}
