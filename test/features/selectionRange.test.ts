import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Position, SelectionRange } from 'vscode-languageserver-types';
import { selectionRanges } from '../../server/src/features/selectionRange';
import { runs } from '../thorough';
import { anyView, assertInside, contains, textAt } from './anyView';
import { openView } from './view';

const chainOf = (range: SelectionRange | undefined): SelectionRange['range'][] =>
  range ? [range.range, ...chainOf(range.parent)] : [];

function grown(text: string, fileName: string, position: Position): string[] {
  const view = openView(text, fileName);
  return chainOf(selectionRanges(view, [position])[0]).map((range) => textAt(view, range));
}

const euclid = '# game: poj-2348\n34  12 \n#> Stan wins\n15 24\n0 0\n';
const georgia = '2\n3\n1 2 3\n#> Bob will win\n2\n1 5\n';

describe('features/selectionRange', () => {
  it('grows from a number over its line and its case to the file', () => {
    assert.deepEqual(grown(euclid, 'x.game', { line: 1, character: 5 }), ['12', '34  12', '34  12 ', '1…2', '0…5']);
    assert.deepEqual(grown(euclid, 'x.game', { line: 3, character: 0 }), ['15', '15 24', '0…5']);
    assert.deepEqual(grown(georgia, 'x.poj-1704.game', { line: 2, character: 4 }), ['3', '1 2 3', '1…2', '1…3', '0…6']);
  });

  it('grows from blanks, comments, expected outputs and the header', () => {
    assert.deepEqual(grown(euclid, 'x.game', { line: 1, character: 3 }), ['34  12', '34  12 ', '1…2', '0…5']);
    assert.deepEqual(grown(euclid, 'x.game', { line: 2, character: 4 }), ['#> Stan wins', '1…2', '0…5']);
    assert.deepEqual(grown(euclid, 'x.game', { line: 0, character: 10 }), ['poj-2348', '# game: poj-2348', '0…5']);
    assert.deepEqual(grown(euclid, 'x.game', { line: 0, character: 1 }), ['# game: poj-2348', '0…5']);
    assert.deepEqual(grown(euclid, 'x.game', { line: 5, character: 0 }), ['', '0…5']);
  });

  it('answers for each caret', () => {
    const view = openView(georgia, 'x.poj-1704.game');
    assert.equal(
      selectionRanges(view, [
        { line: 1, character: 0 },
        { line: 2, character: 0 },
        { line: 99, character: 9 },
      ]).length,
      3,
    );
    assert.deepEqual(selectionRanges(openView('', 'x.game'), [{ line: 0, character: 0 }]), [
      { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } } },
    ]);
  });

  it('holds the caret and grows at each step, in any file', () => {
    fc.assert(
      fc.property(anyView, fc.nat(30), fc.nat(8), (view, line, character) => {
        const position = { line: Math.min(line, view.document.lineCount - 1), character: 0 };
        position.character = Math.min(character, view.document.lineText(position.line).length);
        const chain = chainOf(selectionRanges(view, [position])[0]);
        assert.ok(chain.length > 0);
        for (const [index, range] of chain.entries()) {
          assertInside(view, range);
          assert.ok(contains(range, chain[index - 1] ?? { start: position, end: position }));
          assert.ok(index === 0 || !contains(chain[index - 1]!, range));
        }
        assert.deepEqual(chain.at(-1)!.start, { line: 0, character: 0 });
      }),
      runs(300),
    );
  });
});
