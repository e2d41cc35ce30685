import assert from 'node:assert/strict';
import { Recent } from '../../server/src/document/blocks/recent';

describe('document/recent', () => {
  it('keeps what was made last, and makes the rest again', () => {
    const made: string[] = [];
    const recent = new Recent<string>(2);
    const [a, b, c] = ['a', 'b', 'c'].map((name) =>
      recent.onDemand(() => {
        made.push(name);
        return name;
      }),
    ) as [() => string, () => string, () => string];
    assert.deepEqual(made, []);
    assert.deepEqual([a(), b(), a(), b()], ['a', 'b', 'a', 'b']);
    assert.deepEqual(made, ['a', 'b']);
    assert.deepEqual([c(), b(), c()], ['c', 'b', 'c']);
    assert.deepEqual(made, ['a', 'b', 'c']);
    assert.equal(a(), 'a');
    assert.deepEqual(made, ['a', 'b', 'c', 'a']);
  });
});
