import assert from 'node:assert/strict';
import fc from 'fast-check';
import { documentHighlights, MOST_HIGHLIGHTS } from '../../server/src/features/documentHighlight';
import { runs } from '../thorough';
import { anyView, assertInside, isAtMost, textAt } from './anyView';
import { openView } from './view';

/** The highlighted texts; the one that the caret is on between brackets. */
function highlighted(text: string, fileName: string, line: number, character: number): string[] | undefined {
  const view = openView(text, fileName);
  return documentHighlights(view, { line, character })?.map(
    ({ range, kind }) => `${range.start.line}: ${kind === 3 ? `[${textAt(view, range)}]` : textAt(view, range)}`,
  );
}

const sNim = '2 2 5\n2\n2 5 12\n3 2 4 7\n#> LW\n0\n';

describe('features/documentHighlight', () => {
  it('goes from a number to the others of its case', () => {
    assert.deepEqual(highlighted('34 12\n15 24\n0 0\n', 'x.poj-2348.game', 1, 4), ['1: 15', '1: [24]']);
  });

  it('goes from a count to what it counts', () => {
    assert.deepEqual(highlighted(sNim, 'x.hdu-1536.game', 0, 0), ['0: [2]', '0: 2 5']);
    assert.deepEqual(highlighted(sNim, 'x.hdu-1536.game', 1, 0), ['1: [2]', '2: 2 5 12', '3: 3 2 4 7']);
    assert.deepEqual(highlighted(sNim, 'x.hdu-1536.game', 3, 1), ['3: [3]', '3: 2 4 7']);
    assert.deepEqual(highlighted('1\n3\n1 2 3\n', 'x.poj-1704.game', 1, 0), ['1: [3]', '2: 1 2 3']);
  });

  it('goes from a number of a list to the list and its count', () => {
    assert.deepEqual(highlighted(sNim, 'x.hdu-1536.game', 2, 3), ['2: 2', '2: [5 12]']);
    assert.deepEqual(highlighted('1\n3\n1 2 3\n', 'x.poj-1704.game', 2, 4), ['1: 3', '2: [1 2 3]']);
  });

  it('goes from a number of repeated lines to its like on the others', () => {
    assert.deepEqual(highlighted('3 6\n4 5\n1 3\n2 6\n', 'x.hdu-1730.game', 2, 0), ['1: 4', '2: [1]', '3: 2']);
    assert.deepEqual(highlighted('3 6\n4 5\n1 3\n2 6\n', 'x.hdu-1730.game', 0, 0), [
      '0: [3]',
      '1: 4 5',
      '2: 1 3',
      '3: 2 6',
    ]);
    assert.deepEqual(highlighted('3 6\n4 5\n1 3\n2 6\n', 'x.hdu-1730.game', 0, 2), ['0: [6]']);
  });

  it('goes from an expected output to its case', () => {
    assert.deepEqual(highlighted(sNim, 'x.hdu-1536.game', 4, 4), [
      '0: 2 2 5',
      '1: 2',
      '2: 2 5 12',
      '3: 3 2 4 7',
      '4: #> LW',
    ]);
  });

  it('keeps to itself where nothing belongs to it', () => {
    assert.deepEqual(highlighted('# game: poj-2348\n1 2\n0 0\n', 'x.game', 0, 10), ['0: poj-2348']);
    assert.deepEqual(highlighted('1 2\n0 0\n', 'x.poj-2348.game', 1, 0), ['1: 0 0']);
    assert.deepEqual(highlighted('2\n1 2\n3 4\n', 'x.luogu-p1290.game', 0, 0), ['0: 2']);
    assert.deepEqual(highlighted('1 2 3\n0 0\n', 'x.poj-2348.game', 0, 4), ['0: [3]']);
  });

  it('has nothing to say of comments, blanks and text after the end', () => {
    assert.equal(highlighted('# x\n1  2\n0 0\n3 4\n', 'x.poj-2348.game', 0, 2), undefined);
    assert.equal(highlighted('# x\n1   2\n0 0\n3 4\n', 'x.poj-2348.game', 1, 2), undefined);
    assert.equal(highlighted('# x\n1  2\n0 0\n3 4\n', 'x.poj-2348.game', 3, 0), undefined);
    assert.equal(highlighted('#> x\n', 'x.poj-2348.game', 0, 0), undefined);
    assert.equal(highlighted('1 2\n', 'x.poj-2348.game', 9, 0), undefined);
  });

  it('does not highlight without end', () => {
    const rows = MOST_HIGHLIGHTS + 9;
    assert.equal(highlighted(`${rows} 6\n${'4 5\n'.repeat(rows)}`, 'x.hdu-1730.game', 1, 0)!.length, MOST_HIGHLIGHTS);
  });

  it('keeps its highlights in the text, in order and apart, in any file', () => {
    fc.assert(
      fc.property(anyView, fc.nat(20), fc.nat(8), (view, line, character) => {
        const found = documentHighlights(view, { line, character }) ?? [];
        for (const [index, { range }] of found.entries()) {
          assertInside(view, range);
          assert.ok(index === 0 || isAtMost(found[index - 1]!.range.end, range.start));
        }
        assert.ok(found.filter(({ kind }) => kind === 3).length <= 1);
      }),
      runs(400),
    );
  });
});
