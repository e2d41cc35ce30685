import assert from 'node:assert/strict';
import fc from 'fast-check';
import { legible, readNumeral } from '../../server/src/formats/numeral';
import { english, render } from '../../server/src/text/message';
import { anyText } from '../text/anyText';
import { runs } from '../thorough';

/** The value, the code of the fault and the better way to write it. */
function classify(token: string): [number | bigint | undefined, string | undefined, string | undefined] {
  const { value, fault } = readNumeral(token);
  return [value, fault?.code, fault?.better];
}

describe('formats/numeral', () => {
  it('reads numbers of any size', () => {
    assert.deepEqual(classify('0'), [0, undefined, undefined]);
    assert.deepEqual(classify('10'), [10, undefined, undefined]);
    assert.deepEqual(classify('9007199254740991'), [9007199254740991, undefined, undefined]);
    assert.deepEqual(classify('9007199254740993'), [9007199254740993n, undefined, undefined]);
  });

  it('reads what is clear all the same, with a better way to write it', () => {
    assert.deepEqual(classify('007'), [7, 'leading-zero', '7']);
    assert.deepEqual(classify('00'), [0, 'leading-zero', '0']);
    assert.deepEqual(classify('+5'), [5, 'plus-sign', '5']);
    assert.deepEqual(classify('+05'), [5, 'plus-sign', '5']);
  });

  it('does not guess at what is no natural number', () => {
    assert.deepEqual(classify('-5'), [undefined, 'negative-number', undefined]);
    assert.deepEqual(classify('-0'), [undefined, 'negative-number', undefined]);
    assert.deepEqual(classify('2.5'), [undefined, 'fraction', undefined]);
    assert.deepEqual(classify('.5'), [undefined, 'fraction', undefined]);
    assert.deepEqual(classify('-2.0'), [undefined, 'fraction', undefined]);
    for (const token of ['x', '1x', '1e5', '0x10', '--1', '+', '-', '.', '1.2.3', '1/2', '∞', '١'])
      assert.deepEqual(classify(token), [undefined, 'not-a-number', undefined], token);
  });

  it('knows the whole number that a fraction stands for, where that is plain', () => {
    assert.deepEqual(classify('2.0'), [undefined, 'fraction', '2']);
    assert.deepEqual(classify('+007.'), [undefined, 'fraction', '7']);
    assert.deepEqual(classify('3,'), [undefined, 'fraction', '3']);
    // A thousand to some, one to others.
    assert.deepEqual(classify('1,000'), [undefined, 'fraction', undefined]);
  });

  it('knows the digits of East Asian input methods', () => {
    assert.deepEqual(classify('１２'), [undefined, 'full-width-digit', '12']);
    assert.deepEqual(classify('1０'), [undefined, 'full-width-digit', '10']);
    assert.deepEqual(classify('００７'), [undefined, 'full-width-digit', '7']);
  });

  it('does not read numbers beyond all measure', () => {
    assert.equal(classify('9'.repeat(1_000_000))[0], 10n ** 1_000_000n - 1n);
    assert.deepEqual(classify('9'.repeat(1_000_001)), [undefined, 'number-too-long', undefined]);
  });

  it('shows tokens short and visible', () => {
    assert.equal(legible('abc'), 'abc');
    assert.equal(legible('x'.repeat(31)), `${'x'.repeat(30)}…`);
    assert.equal(legible('\0\u0085'), '\\u0000\\u0085');
    assert.equal(legible('a\u2066b\ud800'), 'a\\u2066b\\ud800');
    assert.equal(legible('😀子'), '😀子');
    assert.equal(legible(`${'x'.repeat(29)}😀`), `${'x'.repeat(29)}\\ud83d…`);
  });

  it('either reads a token or says why not, for any token', () => {
    fc.assert(
      fc.property(anyText, (token) => {
        const { value, fault } = readNumeral(token);
        assert.ok(value !== undefined || fault !== undefined);
        assert.equal(fault?.severity === 'error', value === undefined);
        if (fault) assert.doesNotMatch(render(fault.describe(), english), /\p{Cs}/u);
        if (fault?.better !== undefined) assert.equal(readNumeral(fault.better).fault, undefined);
      }),
      runs(2000),
    );
  });
});
