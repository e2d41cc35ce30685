import assert from 'node:assert/strict';
import { inlayHints, inlayHintsInSlices } from '../../server/src/features/inlayHint';
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

  it('leaves out a line that takes long where hints may come later, and says so', () => {
    const growing = '# game: mine\n# move: h -> h + 1, 1 if h > 9\n# move: take 1..2\n# misere: yes\n';
    const view = openView(`${growing}3\n12\n4\n`, 'x.game');
    let later = 0;
    const work = inlayHintsInSlices(view, all, { verdict: true, winningMove: false }, () => later++);
    let pauses = 0;
    let step = work.next();
    for (; step.done !== true && pauses < 20; pauses++) step = work.next();
    assert.ok(step.done, 'it waits for the end of the search');
    assert.deepEqual(
      step.value.map(({ position }) => position.line),
      [4, 6],
    );
    assert.equal(later, 1);
  });
});
