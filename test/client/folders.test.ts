import assert from 'node:assert/strict';
import { foldersOf } from '../../client/src/files/folders';

describe('client/folders', () => {
  it('are those above each file, at any depth', () =>
    assert.deepEqual([...foldersOf(['file:///a/b/x.game', 'file:///a/c/d/y.game', 'file:///a/b/z.game'])].sort(), [
      'file:///a',
      'file:///a/b',
      'file:///a/c',
      'file:///a/c/d',
    ]));
});
