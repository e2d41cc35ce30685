import assert from 'node:assert/strict';
import { columns } from '../../server/src/text/columns';

describe('text/columns', () => {
  it('are as wide as their widest cell, without blanks at the end', () => {
    assert.deepEqual(
      columns([
        ['a', 'bb', 'c'],
        ['aaa', 'b', ''],
      ]),
      ['a    bb  c', 'aaa  b'],
    );
  });

  it('reckon with characters that are wide, or made of two units', () => {
    assert.deepEqual(
      columns([
        ['堆，', 'x'],
        ['heap', 'y'],
        ['𝒩', 'z'],
      ]),
      ['堆，  x', 'heap  y', '𝒩     z'],
    );
  });

  it('are none for no rows', () => {
    assert.deepEqual(columns([]), []);
  });
});
