import assert from 'node:assert/strict';
import { inlayHints } from '../../server/src/features/inlayHint';
import { openView } from './view';

const all = { start: { line: 0, character: 0 }, end: { line: 100, character: 0 } };

describe('features/inlayHint', () => {
  it('stands behind a line, but before one of which one sees only the beginning', () => {
    const heaps = (count: number): string => `${count} ${'7 '.repeat(count).trim()}`;
    const hints = inlayHints(openView(`${heaps(3)}\n${heaps(300)}\n`, 'x.poj-2234.game'), all, {
      verdict: true,
      winningMove: true,
    });
    assert.deepEqual(
      hints.map(({ position, paddingLeft, paddingRight }) => [
        position.line,
        position.character,
        paddingLeft,
        paddingRight,
      ]),
      [
        [0, 7, true, undefined],
        [1, 0, undefined, true],
      ],
    );
  });

  it('cuts no number', () => {
    const [hint] = inlayHints(openView(`1 ${'123456789'.repeat(20)}\n`, 'x.poj-2234.game'), all, {
      verdict: true,
      winningMove: true,
    });
    assert.equal(hint!.label, '𝒩 wins → Yes · take 123456789123…456789 [180] from heap 1');
  });
});
