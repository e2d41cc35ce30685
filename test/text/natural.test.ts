import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  bitLength,
  larger,
  minus,
  type Natural,
  natural,
  parseNatural,
  plus,
  quotient,
  remainder,
  smaller,
  squareRoot,
  times,
  xor,
} from '../../server/src/text/natural';
import { runs } from '../thorough';

/** Small, around every border between representations, and large. */
const anyBigint = fc.oneof(
  fc.bigInt(0n, 100n),
  ...[26n, 31n, 32n, 52n, 53n, 54n, 64n, 106n].map((bits) => fc.bigInt(2n ** bits - 40n, 2n ** bits + 40n)),
  fc.bigInt(0n, 2n ** 53n),
  fc.bigInt(0n, 10n ** 60n),
);

/** The value, having checked that it is of the right kind. */
function checked(value: Natural): bigint {
  assert.equal(typeof value, BigInt(value) < 2n ** 53n ? 'number' : 'bigint', `${value}`);
  return BigInt(value);
}

const onPairs = (check: (a: bigint, b: bigint) => void): void =>
  fc.assert(fc.property(anyBigint, anyBigint, check), runs(2000));
const onOne = (check: (n: bigint) => void): void => fc.assert(fc.property(anyBigint, check), runs(3000));

function assertRoot(n: bigint): void {
  const root = checked(squareRoot(natural(n)));
  assert.ok(root * root <= n && n < (root + 1n) * (root + 1n), `root of ${n}`);
}

describe('text/natural', () => {
  it('reads digits, with leading zeros or without', () => {
    onOne((n) => {
      assert.equal(checked(parseNatural(n.toString())), n);
      assert.equal(checked(parseNatural(`000${n}`)), n);
    });
  });

  it('is a number below 2^53 and a bigint from there on', () => {
    assert.equal(natural(2n ** 53n - 1n), 9007199254740991);
    assert.equal(natural(2n ** 53n), 2n ** 53n);
  });

  it('adds, subtracts and multiplies as bigints do', () => {
    onPairs((a, b) => {
      assert.equal(checked(plus(natural(a), natural(b))), a + b);
      assert.equal(checked(times(natural(a), natural(b))), a * b);
      assert.equal(
        checked(a < b ? minus(natural(b), natural(a)) : minus(natural(a), natural(b))),
        a < b ? b - a : a - b,
      );
    });
  });

  it('divides as bigints do', () => {
    onPairs((a, b) => {
      if (b === 0n) return;
      assert.equal(checked(quotient(natural(a), natural(b))), a / b);
      assert.equal(checked(remainder(natural(a), natural(b))), a % b);
    });
  });

  it('takes the exclusive or as bigints do', () => {
    onPairs((a, b) => assert.equal(checked(xor(natural(a), natural(b))), a ^ b));
  });

  it('has the published table of nim-sums (A003987)', () => {
    const antidiagonals = [0, 1, 1, 2, 0, 2, 3, 3, 3, 3, 4, 2, 0, 2, 4, 5, 5, 1, 1, 5, 5, 6, 4, 6, 0, 6, 4, 6];
    const found: Natural[] = [];
    for (let sum = 0; sum < 7; sum++) for (let a = 0; a <= sum; a++) found.push(xor(sum - a, a));
    assert.deepEqual(found, antidiagonals);
  });

  it('takes exact square roots', () => {
    onOne(assertRoot);
    for (let n = 0n; n < 3000n; n++) assertRoot(n);
    fc.assert(
      fc.property(fc.bigInt(1n, 2n ** 600n), (root) =>
        [root * root - 1n, root * root, root * root + 1n, root * root + 2n * root].forEach(assertRoot),
      ),
    );
  });

  it('takes the root of every perfect square at the upper end of the doubles, and of its neighbours', () => {
    for (let root = 94906265n; root > 94906065n; root--)
      [root * root - 1n, root * root, root * root + 1n].forEach(assertRoot);
    assertRoot(2n ** 53n - 1n);
  });

  it('takes the root of a number of 2·10^5 digits', () => {
    const root = 7n * 10n ** 99_999n + 12345n;
    assert.equal(squareRoot(root * root), root);
    assert.equal(squareRoot(root * root - 1n), root - 1n);
    assert.equal(squareRoot(root * root + 2n * root), root);
  });

  it('counts binary digits', () => {
    onOne((n) => assert.equal(bitLength(natural(n)), n === 0n ? 0 : n.toString(2).length));
    for (let bits = 1; bits < 200; bits++) {
      assert.equal(bitLength(natural(2n ** BigInt(bits) - 1n)), bits);
      assert.equal(bitLength(natural(2n ** BigInt(bits))), bits + 1);
    }
  });

  it('orders numbers and bigints together', () => {
    onPairs((a, b) => {
      assert.equal(checked(smaller(natural(a), natural(b))), a < b ? a : b);
      assert.equal(checked(larger(natural(a), natural(b))), a < b ? b : a);
    });
  });
});
