import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Change } from '../../server/src/document/document';
import { problems } from '../../server/src/problems/index';
import type { Problem } from '../../server/src/problems/problem';
import { anyDraw } from '../draw';
import { replaced } from '../text/edits';
import { isThorough, runs } from '../thorough';
import { anyChange, anyInput } from './anyInput';
import { observe, openNamed } from './observe';

/** The size of blocks and how many changes to make at once are drawn, too: short texts should have many blocks. */
function editsAgreeWithOpening(problem: Problem, usual: number, whole: number): void {
  fc.assert(
    fc.property(
      anyDraw,
      fc.constantFrom(1, 4, 16, 64, 1000),
      fc.integer({ min: 1, max: 8 }),
      (draw, blockSize, updates) => {
        let text = anyInput(draw, problem);
        const document = openNamed(text, problem.id, blockSize);
        for (let update = 0; update < updates; update++) {
          const changes: Change[] = [];
          for (let more = draw.integer(1, 3); more > 0; more--) {
            const change = anyChange(draw, problem, text);
            changes.push(change);
            text = change.span ? replaced(text, change.span, change.text) : change.text;
          }
          document.update(changes);
          assert.equal(document.text(), text);
          // What was seen before must not be remembered where it is no longer true.
          if (draw.oneIn(2)) observe(document);
        }
        assert.deepEqual(observe(document), observe(openNamed(text, problem.id, blockSize)));
        assert.deepEqual(observe(document), observe(openNamed(text, problem.id)), 'in one block');
      },
    ),
    runs(usual, whole),
  );
}

describe('document/document', () => {
  for (const problem of problems) {
    it(`is after edits what it would be if opened afresh: ${problem.id}`, () =>
      editsAgreeWithOpening(problem, isThorough ? 15 : 5, 40));
  }
});
