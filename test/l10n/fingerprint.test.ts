import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fingerprint as built } from '../../scripts/bundle/tables';
import { fingerprint } from '../../server/src/l10n/fingerprint';

describe('l10n/fingerprint', () => {
  it('is FNV-1a', () => {
    // The test vectors of the algorithm's authors.
    assert.equal(fingerprint(''), (0x811c9dc5).toString(36));
    assert.equal(fingerprint('a'), (0xe40c292c).toString(36));
    assert.equal(fingerprint('foobar'), (0xbf9cf968).toString(36));
  });

  it('is what the bundles have for keys', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => fingerprint(text) === built(text)));
  });
});
