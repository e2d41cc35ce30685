import assert from 'node:assert/strict';
import fc from 'fast-check';
import { shortened } from '../../server/src/text/shortened';

describe('text/shortened', () => {
  it('leaves short texts alone', () => assert.equal(shortened('(1, 2, 3)', 9), '(1, 2, 3)'));

  it('never cuts a number or a word', () => {
    assert.equal(shortened('(100, 200, 300, 400)', 18), '(100, 200, 300, …)');
    assert.equal(shortened('(100, 200, 300, 400)', 17), '(100, 200, 300 …)');
    assert.equal(shortened('(100, 200, 300, 400)', 16), '(100, 200, …)');
    assert.equal(shortened('take 12345 from heap 7', 11), 'take …');
    assert.equal(shortened('take 12345 from heap 7', 12), 'take 12345 …');
    assert.equal(shortened('从第 12 堆取 345 颗石子', 10), '从第 12 堆取 …');
  });

  it('shows a long number by its ends, and a long word by its beginning', () => {
    const digits = '1234567890'.repeat(10);
    assert.equal(shortened(`(${digits}, 7)`, 60), '(123456789012…567890 [100], 7)');
    assert.equal(shortened('x'.repeat(20), 10), 'xxxxxxxx…');
  });

  it('shows whole numbers alone, and no more than it should', () =>
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 24, max: 80 }),
        (numbers, longest) => {
          const shown = shortened(`(${numbers.join(', ')})`, longest);
          assert.ok(shown.length <= longest);
          const seen = [...shown.matchAll(/\d+/g)].map(Number);
          assert.deepEqual(seen, numbers.slice(0, seen.length));
          assert.ok(seen.length === numbers.length || shown.endsWith('…)'));
        },
      ),
    ));
});
