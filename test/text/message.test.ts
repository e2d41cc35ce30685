import assert from 'node:assert/strict';
import { english, message, render, shown } from '../../server/src/text/message';

describe('text/message', () => {
  it('fills placeholders in whatever order the sentence has them', () => {
    assert.equal(render(message('{1} of {0}, {1}', 2n, 'x'), english), 'x of 2, x');
    assert.equal(
      render(message('{0} of {1}', 'a', 3), () => '{1}: {0}'),
      '3: a',
    );
  });

  it('translates what is nested, and leaves what it cannot fill', () => {
    const translate = (template: string): string => template.toUpperCase();
    assert.equal(render(message('see {0} {2}', message('inner {0}', 'x')), translate), 'SEE INNER x {2}');
  });

  it('does not take a value for a sentence', () => {
    assert.equal(render(message('{0} {1}', '{1}', '$&'), english), '{1} $&');
  });

  it('shortens long numbers by their ends', () => {
    assert.equal(shown(10n ** 39n), `1${'0'.repeat(39)}`);
    assert.equal(shown(10n ** 40n + 7n), '100000000000…000007 [41]');
  });
});
