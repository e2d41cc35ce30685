import assert from 'node:assert/strict';
import fc from 'fast-check';
import { caseAt } from '../../server/src/document/case';
import { expectationFindings } from '../../server/src/document/findings/expectationStatus';
import { anyDraw } from '../draw';
import { anyProblem } from '../problems/anyProblem';
import { runs } from '../thorough';
import { anyInput } from './anyInput';
import { openNamed } from './observe';

describe('document/expectationStatus', () => {
  it('counts the cases that have an expected output, and those that could have one', () => {
    fc.assert(
      fc.property(anyDraw, anyProblem, fc.constantFrom(16, 64, undefined), (draw, problem, size) => {
        const document = openNamed(anyInput(draw, problem), problem.id, size);
        const { blocks, end } = document;
        for (let index = 0; index < blocks.length; index++) {
          const first = blocks.casesBefore(index);
          const cases = Array.from({ length: blocks.at(index).cases.caseCount }, (_, local) =>
            caseAt(document, first + local)!,
          ).filter((one) => one.index < end.cases);
          const { covered, coverable, gap } = expectationFindings(document, index);
          assert.equal(covered, cases.filter(({ expectation }) => expectation.length > 0).length);
          assert.equal(coverable, cases.filter(({ expectation, isLegal }) => isLegal || expectation.length > 0).length);
          assert.equal(gap, cases.find(({ expectation, isLegal }) => isLegal && expectation.length === 0)?.index);
        }
      }),
      runs(400),
    );
  });
});
