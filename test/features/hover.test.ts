import assert from 'node:assert/strict';
import type { MarkupContent } from 'vscode-languageserver-types';
import { hover } from '../../server/src/features/hover';
import { openView } from './view';

const textAt = (text: string, line: number): string =>
  (hover(openView(text, 'x.game'), { line, character: 3 })?.contents as MarkupContent | undefined)?.value ?? '';

describe('features/hover', () => {
  it('has the id, the title and the address that the problem has at the judge of the file', () => {
    assert.match(
      textAt('# game: poj-2975\n2\n1 2\n0\n', 0),
      /^\*\*Nim\*\* — \[poj-2975\]\(http:\/\/poj\.org\/problem\?id=2975\)/,
    );
    const said = textAt('# game: poj-2975\n2\n1 2\n0\n', 2);
    assert.ok(said.includes('[poj-2975 Nim](http://poj.org/problem?id=2975)'), said);
  });

  it('says so where the problem is told by the layout alone', () => {
    assert.match(textAt('20 3 1 3 8\n21 3 1 3 8\n', 1), /\[uva-10404 Bachet's Game, told by the layout\]\(/);
    assert.doesNotMatch(textAt('# game: uva-10404\n20 3 1 3 8\n21 3 1 3 8\n', 1), /layout/);
  });

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
