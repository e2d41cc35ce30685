/** Features on games of one's own: what is slow, and what is in the header. */
import assert from 'node:assert/strict';
import { hover } from '../../server/src/features/hover';
import { inlayHints, inlayHintsInSlices } from '../../server/src/features/inlayHint';
import type { View } from '../../server/src/features/view';
import { isThorough } from '../thorough';
import { openView } from './view';

/** Chomp with three rows: positions have to be searched. */
const CHOMP = [
  '# game: chomp3',
  '# move: (a, b, c) -> (x, min(b, x), min(c, x)) for x in 1..a - 1',
  '# move: (a, b, c) -> (a, x, min(c, x)) for x in 0..b - 1',
  '# move: (a, b, c) -> (a, b, x) for x in 0..c - 1',
  '# win: First',
  '# lose: Second',
  '',
].join('\n');

const ALL = { start: { line: 0, character: 0 }, end: { line: 100, character: 0 } };
const kinds = { verdict: true, winningMove: false };

const hintsOf = (view: View): unknown[] => inlayHints(view, ALL, kinds).map(({ label }) => label);

/** The pauses that hints take. */
function pausesOf(view: View): number {
  const work = inlayHintsInSlices(view, ALL, kinds);
  let pauses = 0;
  while (work.next().done !== true) pauses++;
  return pauses;
}

describe('features/own', () => {
  it('pauses while a position is searched, and never for one that is known', () => {
    const text = `${CHOMP}60 60 60\n3 1 1\n`;
    const view = openView(text, 'x.game');
    assert.ok(pausesOf(view) >= 10, 'a search in slices');
    assert.ok(pausesOf(view) <= 1, 'and not again');
    assert.deepEqual(hintsOf(view), ['𝒩 First', '𝒫 Second']);
    assert.deepEqual(hintsOf(view), hintsOf(openView(text, 'x.game')), 'slices change no answer');
  });

  // Only what is tried to the end is unknown, and here that takes 10^8 steps.
  const itThorough = isThorough ? it : it.skip;
  itThorough('says of what no search reaches that it is unknown, and how far the search went', () => {
    const view = openView(`${CHOMP}100000000 90000000 80000000\n`, 'x.game');
    const { contents } = hover(view, { line: 6, character: 0 })!;
    const { value } = contents as { value: string };
    assert.match(value, /unknown/);
    assert.match(value, /within 100000000 steps/);
    assert.deepEqual(hintsOf(view), ['? unknown']);
  });
});
