import assert from 'node:assert/strict';
import { divisorsOf, isPrime } from '../../../server/src/rulesets/theory/primes';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1);

describe('rulesets/theory/primes', () => {
  it('knows primes', () => {
    assert.deepEqual(
      [0, ...upTo(30)].filter((n) => isPrime(n)),
      [2, 3, 5, 7, 11, 13, 17, 19, 23, 29],
    );
    // π(10^6) − π(9·10^5) = 78498 − 71274.
    assert.equal(upTo(100_000).filter((n) => isPrime(900_000 + n)).length, 78498 - 71274);
    // The least composite numbers that pass for the first 4, 9 and 12 bases (OEIS A014233).
    for (const n of [3215031751, 3825123056546413051n, 318665857834031151167461n]) assert.equal(isPrime(n), false);
    for (const n of [2 ** 31 - 1, 2n ** 61n - 1n, 10n ** 18n + 9n]) assert.equal(isPrime(n), true);
    assert.equal(isPrime(2n ** 127n - 1n), undefined);
  });

  it('knows divisors', () => {
    for (const n of upTo(500)) {
      const divisors = upTo(n).filter((divisor) => n % divisor === 0);
      assert.deepEqual(divisorsOf(n, 1000), divisors);
      assert.deepEqual(divisorsOf(n, Math.floor(Math.sqrt(n))), divisors);
    }
    assert.equal(divisorsOf(10n ** 18n, 1000)?.length, 19 * 19);
    assert.deepEqual(divisorsOf(2n ** 61n - 1n, 100), [1, 2n ** 61n - 1n]);
    assert.equal(divisorsOf((2n ** 31n - 1n) ** 2n, 1000), undefined);
    // 2^8 · 3^4 · 5^2 · 7^2 · 11 · 13 · 17 · 19 · 23 · 29 · 31 · 37, and numbers with far too many.
    assert.equal(divisorsOf(897612484786617600n, 1000)?.length, 103_680);
    const primorial = upTo(300)
      .filter(isPrime)
      .reduce((product, prime) => product * BigInt(prime), 1n);
    assert.equal(divisorsOf(primorial, 1000), undefined);
    assert.equal(divisorsOf(2n ** 131_072n, 1000), undefined);
  });
});
