import assert from 'node:assert/strict';
import fc from 'fast-check';
import { leadingDigits } from '../../server/src/text/decimal';
import { runs } from '../thorough';

function assertLeads(value: bigint): void {
  const all = value.toString();
  const { digits, length } = leadingDigits(value);
  assert.equal(length, all.length);
  assert.ok(digits.length >= Math.min(20, all.length));
  assert.equal(all.slice(0, digits.length), digits);
}

describe('text/decimal', () => {
  it('has the first digits of any number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1n << 4000n }), fc.nat(4000), (bits, shift) =>
        assertLeads(bits >> BigInt(shift)),
      ),
      runs(3000),
    );
  });

  it('has them next to the powers of ten and of two, where a digit more or less is decided at the right end', () => {
    for (let power = 0; power < 400; power += 3) {
      for (const off of [-1n, 0n, 1n]) for (const base of [2n, 10n]) assertLeads(base ** BigInt(power) + 1n + off);
    }
    for (const power of [10_000n, 100_000n]) for (const off of [-1n, 0n, 1n]) assertLeads(10n ** power + off);
  });

  it('does not write out the digits of a long number', () => {
    const value = BigInt('7'.repeat(100_000));
    assert.deepEqual([leadingDigits(value).digits.length < 30, leadingDigits(value).length], [true, 100_000]);
  });
});
