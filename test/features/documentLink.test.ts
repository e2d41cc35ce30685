import assert from 'node:assert/strict';
import fc from 'fast-check';
import { documentLinks } from '../../server/src/features/documentLink';
import { runs } from '../thorough';
import { anyView, assertInside, textAt } from './anyView';
import { openView } from './view';

function links(text: string, hasCommands: boolean): string[] {
  const view = { ...openView(text, 'x.poj-2348.game'), hasCommands };
  return documentLinks(view).map(
    ({ range, target, tooltip }) => `${textAt(view, range)} → ${target ?? ''} | ${tooltip ?? ''}`,
  );
}

describe('features/documentLink', () => {
  it('leads from the id to the judge, by the id that is written', () => {
    assert.deepEqual(links('# game: poj-2348\n1 2\n0 0\n', false), [
      'poj-2348 → http://poj.org/problem?id=2348 | The problem at its judge: Euclid’s Game',
    ]);
    assert.deepEqual(links('# note\n#GAME： hdu-1525 \n', false), [
      'hdu-1525 → https://acm.hdu.edu.cn/showproblem.php?pid=1525 | The problem at its judge: Euclid’s Game',
    ]);
  });

  it('has the title that the problem has at that judge', () => {
    assert.deepEqual(links('# game: poj-2975\n', false), [
      'poj-2975 → http://poj.org/problem?id=2975 | The problem at its judge: Nim',
    ]);
  });

  it('leads to the page on the game where the editor can show it', () => {
    const [game, judge] = links('# game: poj-2348\n', true);
    assert.match(game!, /^game → command:game\.showRuleset\?%5B%22euclid%22%5D \| About the game: /);
    assert.match(judge!, /^poj-2348 → http:/);
  });

  it('leads nowhere from an unknown id, or without a header', () => {
    assert.deepEqual(links('# game: poj-9999\n', true), []);
    assert.deepEqual(links('1 2\n# game: poj-2348\n0 0\n', true), []);
  });

  it('has no link for a problem without a judge', () => {
    assert.deepEqual(links('# game: coin-game\n', false), []);
  });

  it('keeps its links in the text, in any file', () => {
    fc.assert(
      fc.property(anyView, (view) =>
        documentLinks(view).forEach(({ range }) => {
          assertInside(view, range);
        }),
      ),
      runs(200),
    );
  });
});
