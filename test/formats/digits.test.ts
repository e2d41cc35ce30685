import assert from 'node:assert/strict';
import fc from 'fast-check';
import { inWords, isBelow, legibleOf } from '../../server/src/formats/digits';
import { shown } from '../../server/src/text/message';
import { parseNatural } from '../../server/src/text/natural';
import { runs } from '../thorough';

/** Numbers of some digits and of many, often alike. */
const anyDigits = fc
  .oneof(fc.bigInt(0n, 20n), fc.bigInt(10n ** 14n, 10n ** 17n), fc.bigInt(10n ** 39n, 10n ** 42n))
  .map(String);

describe('formats/digits', () => {
  it('compares and shows numbers by their digits as by their values', () => {
    fc.assert(
      fc.property(anyDigits, anyDigits, (a, b) => {
        assert.equal(isBelow(legibleOf(a), legibleOf(b)), BigInt(a) < BigInt(b));
        assert.equal(legibleOf(a) === legibleOf(b), a === b);
        assert.equal(String(inWords(legibleOf(a))), shown(parseNatural(a)));
      }),
      runs(1000),
    );
    assert.ok(isBelow(1e15, legibleOf('1000000000000001')) && !isBelow(1e18, legibleOf('1000000000000000000')));
  });
});
