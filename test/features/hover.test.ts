import assert from 'node:assert/strict';
import type { MarkupContent } from 'vscode-languageserver-types';
import { hover } from '../../server/src/features/hover';
import { openView } from './view';

const textAt = (text: string, line: number): string =>
  (hover(openView(text, 'x.game'), { line, character: 3 })?.contents as MarkupContent | undefined)?.value ?? '';

describe('features/hover', () => {
  it('says on the header what the problem reads and prints', () => {
    const said = textAt('# game: hdu-1525\n34 12\n0 0\n', 0);
    assert.match(said, /^\*\*Euclid's Game\*\* — \[hdu-1525\][^]*Sample input:[^]*34 12/);
    assert.equal(textAt('# game: poj-9999\n34 12\n0 0\n', 0), '');
    assert.equal(textAt('# a comment\n# game: hdu-1525\n34 12\n0 0\n', 0), '');
  });

  it('says of a case who wins; what it says is in the fixtures', () => {
    assert.match(textAt('# game: hdu-1525\n34 12\n0 0\n', 1), /Stan wins/);
  });
});
