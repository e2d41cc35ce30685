import assert from 'node:assert/strict';
import fc from 'fast-check';
import { FINDINGS_PER_BLOCK } from '../../server/src/document/blocks/block';
import { findingsBetween, inputFindings, isCut } from '../../server/src/document/findings/findings';
import { problems } from '../../server/src/problems/index';
import type { Problem } from '../../server/src/problems/problem';
import type { Finding } from '../../server/src/text/finding';
import { english, render } from '../../server/src/text/message';
import { anyDraw } from '../draw';
import { anyProblem } from '../problems/anyProblem';
import { anyText } from '../text/anyText';
import { applyEdits, assertInside } from '../text/edits';
import { runs } from '../thorough';
import { anyInput } from './anyInput';
import { allFindings, observe, openNamed } from './observe';

/** A finding is gone if there are fewer of its kind, or none where it was: the lines below may well mean something else now. */
function assertGone(finding: Finding, before: readonly Finding[], after: readonly Finding[], text: string): void {
  const alike = (findings: readonly Finding[]): Finding[] => findings.filter(({ code }) => code === finding.code);
  const { line, character } = finding.span.start;
  const isThere = alike(after).some(({ span: { start } }) => start.line === line && start.character === character);
  assert.ok(!isThere || alike(after).length < alike(before).length, `${finding.code} is left: ${JSON.stringify(text)}`);
}

function fixesWork(problem: Problem): void {
  fc.assert(
    fc.property(anyDraw, (draw) => {
      const text = anyInput(draw, problem, 6);
      const before = allFindings(openNamed(text, problem.id));
      for (const finding of before) {
        for (const { edits, action } of finding.fixes ?? []) {
          const fixed = applyEdits(text, edits);
          if (!action) assertGone(finding, before, allFindings(openNamed(fixed, problem.id)), fixed);
        }
      }
    }),
    runs(25),
  );
}

describe('document/findings', () => {
  for (const problem of problems) it(`goes away by each of its fixes: ${problem.id}`, () => fixesWork(problem));

  it('reads any text as any problem, and finds only what is inside the text', () => {
    fc.assert(
      fc.property(anyText, anyProblem, (text, { id }) => {
        const document = openNamed(text, id, 16);
        observe(document);
        for (const { span, message, fixes = [] } of allFindings(document)) {
          assertInside(text, span);
          assert.doesNotMatch(render(message, english), /\p{Cs}|\{\d\}|undefined|NaN/u);
          for (const { edits } of fixes) applyEdits(text, edits);
        }
      }),
      runs(700),
    );
  });

  it('finds in a piece of a file what it finds there in all of it', () => {
    fc.assert(
      fc.property(anyDraw, anyProblem, fc.nat(30), fc.nat(10), (draw, problem, first, more) => {
        const document = openNamed(anyInput(draw, problem), problem.id, 16);
        const wanted = allFindings(document).filter(
          ({ code, span }) =>
            code !== 'expectation-missing' && span.start.line <= first + more && span.end.line >= first,
        );
        assert.deepEqual(new Set(findingsBetween(document, first, first + more)), new Set(wanted));
      }),
      runs(200),
    );
  });

  it('keeps apart what is wrong with the input and with its expected output', () => {
    const codes = (text: string): string[] =>
      [...inputFindings(openNamed(text, 'poj-2348'))].flat().map(({ code }) => code);
    assert.deepEqual(codes('34 12\n#> x\n5 x\n0 0\n'), ['not-a-number']);
  });

  it('says where findings were left out', () => {
    const few = openNamed('x\n'.repeat(20), 'poj-1067');
    const many = openNamed('x\n'.repeat(FINDINGS_PER_BLOCK + 1), 'poj-1067');
    assert.deepEqual(
      [few, many].map((document) => [isCut(document, -1), isCut(document, 0), isCut(document, 1)]),
      [
        [false, false, false],
        [false, true, false],
      ],
    );
  });
});
