import assert from 'node:assert/strict';
import { BlockCache } from '../../server/src/document/blocks/blockCache';
import { openNamed } from './observe';

describe('document/blockCache', () => {
  it('knows a block until it is read anew', () => {
    const cache = new BlockCache<string>();
    const document = openNamed('1 2\n0 0\n', 'poj-2348');
    cache.set(document, document.blocks.at(0), 'known');
    assert.equal(cache.get(document, document.blocks.at(0)), 'known');
    document.update([{ span: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }, text: '3' }]);
    assert.equal(cache.get(document, document.blocks.at(0)), undefined);
  });

  it('knows nothing of a block for another problem', () => {
    const cache = new BlockCache<string>();
    const document = openNamed('1 2\n', 'poj-2348');
    const other = openNamed('1 2\n', 'poj-1067');
    cache.set(document, document.blocks.at(0), 'known');
    assert.equal(cache.get(other, document.blocks.at(0)), undefined);
  });
});
