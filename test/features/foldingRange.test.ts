import assert from 'node:assert/strict';
import fc from 'fast-check';
import { foldingRanges, MOST_RANGES, SHORTEST_RUN } from '../../server/src/features/foldingRange';
import { runs } from '../thorough';
import { anyView } from './anyView';
import { openView } from './view';

const folds = (text: string, fileName: string): string[] =>
  foldingRanges(openView(text, fileName)).map(
    ({ startLine, endLine, kind }) => `${startLine}–${endLine}${kind === undefined ? '' : ` ${kind}`}`,
  );

describe('features/foldingRange', () => {
  it('folds cases of several lines with their expected outputs, and comments', () => {
    assert.deepEqual(folds('# game: poj-1704\n# two\n2\n3\n1 2 3\n#> Bob will win\n# a remark\n2\n1 5\n', 'x.game'), [
      '0–1 comment',
      '3–5',
      '7–8',
    ]);
  });

  it('folds the expected output of a case of one line', () => {
    assert.deepEqual(folds('5 8\n#> 1\n#> 4 7\n#> 3 5\n1 2\n0 0\n', 'x.hdu-2177.game'), ['0–3']);
  });

  it('folds a case with its positions, and one that ends too early', () => {
    assert.deepEqual(folds('2 2 5\n2\n2 5 12\n3 2 4 7\n1 3\n2\n1 5\n', 'x.hdu-1536.game'), ['0–3', '4–6']);
  });

  it('folds the text after the end, the empty last line apart', () => {
    assert.deepEqual(folds('1 2\n0 0\nsome\nwords\n', 'x.poj-2348.game'), ['2–3 region']);
    assert.deepEqual(folds('1 2\n0 0\nsome\nwords', 'x.poj-2348.game'), ['2–3 region']);
    assert.deepEqual(folds('1\n1 2\n3 4\n5 6\n7 8\n', 'x.luogu-p1290.game'), ['2–4 region']);
    assert.deepEqual(folds('1 2\n0 0\none\n', 'x.poj-2348.game'), []);
  });

  it('folds runs of cases, the longest first', () => {
    assert.deepEqual(folds('1 2\n'.repeat(SHORTEST_RUN), 'x.poj-2348.game'), []);
    assert.deepEqual(folds('1 2\n'.repeat(250), 'x.poj-2348.game'), [
      '0–99 region',
      '100–199 region',
      '200–249 region',
    ]);
    const nested = folds('1 2\n'.repeat(2500), 'x.poj-2348.game');
    assert.deepEqual(nested.slice(0, 4), ['0–999 region', '1000–1999 region', '2000–2499 region', '0–99 region']);
    assert.equal(nested.length, 3 + 25);
  });

  it('has few folds for large files', () => {
    const view = openView('1 2\n'.repeat(1_000_000), 'x.poj-2348.game');
    const found = foldingRanges(view);
    assert.equal(found.length, 10 + 100 + 1000);
    assert.deepEqual(found[0], { startLine: 0, endLine: 99_999, kind: 'region' });
    assert.equal(foldingRanges(openView('1 2\n#> x\n'.repeat(10_000), 'x.poj-2348.game')).length, MOST_RANGES);
  });

  it('folds comments where no problem is known', () => {
    assert.deepEqual(folds('# one\n# two\nwords\n# three\n', 'x.txt'), ['0–1 comment']);
  });

  it('keeps its folds in the text, and lets none cross another, in any file', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const found = foldingRanges(view);
        for (const { startLine, endLine } of found)
          assert.ok(startLine >= 0 && startLine < endLine && endLine < view.document.lineCount);
        for (const a of found)
          for (const b of found)
            assert.ok(!(a.startLine < b.startLine && b.startLine <= a.endLine && a.endLine < b.endLine));
      }),
      runs(300),
    );
  });
});
