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
    assert.match(textAt('20 3 1 3 8\n21 3 1 3 8\n', 1), /\[uva-10404 Bachet’s Game, told by the layout\]\(/);
    assert.doesNotMatch(textAt('# game: uva-10404\n20 3 1 3 8\n21 3 1 3 8\n', 1), /layout/);
  });

  it('says on the header what the problem reads and prints', () => {
    const said = textAt('# game: hdu-1525\n34 12\n0 0\n', 0);
    assert.match(said, /^\*\*Euclid’s Game\*\* — \[hdu-1525\][^]*Sample input:[^]*34 12/);
    assert.equal(textAt('# game: poj-9999\n34 12\n0 0\n', 0), '');
    assert.equal(textAt('# a comment\n# game: hdu-1525\n34 12\n0 0\n', 0), '');
  });

  it('has the links in its first line', () => {
    const view = { ...openView('# game: hdu-1525\n34 12\n0 0\n', 'x.game'), hasCommands: true };
    const [first] = (hover(view, { line: 1, character: 0 })!.contents as MarkupContent).value.split('\n');
    assert.match(first!, /^\*\*𝒩 Stan wins\*\* · \[hdu-1525 .*\]\(https:.*showRuleset.*showLineOfPlay/);
  });

  it('begins with a small picture where the editor shows images, with words that say the same', () => {
    const view = openView('# game: poj-2234\n2 45 45\n3 3 6 9\n', 'x.game');
    const valueIn = (seen: typeof view): string =>
      (hover(seen, { line: 2, character: 0 })!.contents as MarkupContent).value;
    assert.doesNotMatch(valueIn(view), /!\[/);
    const [first, ...rest] = valueIn({ ...view, hasPictures: true }).split('\n\n');
    const [, words, data] = /^!\[(.*)\]\(data:image\/svg\+xml;base64,([\w+/=]+)\)$/.exec(first!)!;
    assert.equal(words, 'Heaps: 3, 6, 9');
    assert.match(Buffer.from(data!, 'base64').toString(), /^<svg [^]*<\/svg>$/);
    assert.equal(rest.join('\n\n'), valueIn(view));
  });

  it('says by name who moves, for after a move it is the other player', () => {
    assert.match(
      textAt('# game: hdu-1525\n10 12\n0 0\n', 1),
      /^The player to move \(Stan\) loses against best play\.$/m,
    );
  });

  it('keeps the columns of tables apart where the editor does not', () => {
    const text = '# game: luogu-p1247\n3\n1 999999999 5\n';
    const view = { ...openView(text, 'x.game'), hasCommands: true };
    const { value } = hover(view, { line: 2, character: 0 })!.contents as MarkupContent;
    assert.match(value, /^\| heap \| &nbsp;.*holds \|/m);
    assert.doesNotMatch(textAt(text, 2), /&nbsp;/);
  });

  it('cuts no position inside a number', () => {
    const heaps = Array.from({ length: 40 }, (_, index) => 1000 + index);
    const said = textAt(`# game: luogu-p1247\n40\n${heaps.join(' ')}\n`, 2);
    assert.match(said, /, …\)/);
    for (const [number] of /^Line of play.*/m.exec(said)![0].matchAll(/\d+/g))
      assert.ok(Number(number) <= 1040 && (number.length === 4 || Number(number) < 10), number);
  });

  it('says of a case who wins; what it says is in the fixtures', () => {
    assert.match(textAt('# game: hdu-1525\n34 12\n0 0\n', 1), /Stan wins/);
  });
});
