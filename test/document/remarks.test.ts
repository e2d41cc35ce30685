import assert from 'node:assert/strict';
import { see } from '../formats/reading';
import { allFindings, openNamed } from './observe';

describe('document/remarks', () => {
  it('tells what is worth knowing of a legal case, until the end of the input', () => {
    const remarks = (text: string): string[] =>
      allFindings(openNamed(text, 'hdu-2177'))
        .filter(({ severity }) => severity === 'information')
        .map((finding) => `${finding.code} ${see(text, finding).at}`);
    assert.deepEqual(remarks('1 2\n5 7\n0 0\n5 7\n'), ['pair-repeated 5', 'order-left-open 5']);
    assert.deepEqual(remarks('5 x\n0 0\n'), []);
  });
});
