import assert from 'node:assert/strict';
import { readsBack } from '../../server/src/document/blocks/readsBack';
import { problemsById } from '../../server/src/problems/index';

describe('document/readsBack', () => {
  it('does not take an end for a case', () => {
    const poj2348 = problemsById.get('poj-2348')!;
    assert.deepEqual(
      [
        { a: 1, b: 2 },
        { a: 0, b: 0 },
        { a: 0, b: 1 },
      ].map((fields) => readsBack(poj2348, fields)),
      [true, false, false],
    );
    assert.equal(readsBack(problemsById.get('poj-1067')!, { a: 0, b: 0 }), true);
  });
});
