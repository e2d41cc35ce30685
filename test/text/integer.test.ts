import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  absolute,
  add,
  floorQuotient,
  floorRemainder,
  greatestCommonDivisor,
  type Integer,
  integer,
  multiply,
  negate,
  powerOf,
  subtract,
} from '../../server/src/text/integer';
import { runs } from '../thorough';

const anyBig = fc.oneof(fc.bigInt(-20n, 20n), fc.bigInt(-(2n ** 55n), 2n ** 55n), fc.bigInt(-(10n ** 40n), 10n ** 40n));

/** Is it a number exactly where it is safe, and a zero without a sign? */
function isNormal(value: Integer): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0);
  return !Number.isSafeInteger(Number(value));
}

describe('text/integer', () => {
  it('is what bigint makes of it, at any size', () => {
    const check = (value: Integer, expected: bigint): void => {
      assert.equal(BigInt(value), expected);
      assert.ok(isNormal(value), String(value));
    };
    fc.assert(
      fc.property(anyBig, anyBig, (a, b) => {
        check(add(integer(a), integer(b)), a + b);
        check(subtract(integer(a), integer(b)), a - b);
        check(multiply(integer(a), integer(b)), a * b);
        check(negate(integer(a)), -a);
        check(absolute(integer(a)), a < 0n ? -a : a);
        if (b === 0n) return;
        const [over, left] = [floorQuotient(integer(a), integer(b)), floorRemainder(integer(a), integer(b))];
        assert.ok(isNormal(over) && isNormal(left));
        assert.equal(BigInt(over) * b + BigInt(left), a);
        assert.ok(b > 0n ? left >= 0 && left < b : left <= 0 && left > b);
      }),
      runs(1000),
    );
  });

  it('has powers and greatest common divisors', () => {
    assert.equal(powerOf(-3, 3), -27);
    assert.equal(powerOf(2, 80), 2n ** 80n);
    assert.equal(powerOf(0, 0), 1);
    assert.equal(powerOf(-1, 10n ** 18n + 1n), -1);
    assert.equal(powerOf(2, 10n ** 18n), undefined);
    assert.equal(powerOf(10 ** 9, 10 ** 9), undefined);
    assert.equal(greatestCommonDivisor(-12, 18), 6);
    assert.equal(greatestCommonDivisor(0, 0), 0);
    assert.equal(greatestCommonDivisor(10n ** 30n, 10n ** 20n), 10n ** 20n);
  });
});
