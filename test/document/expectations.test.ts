import assert from 'node:assert/strict';
import fc from 'fast-check';
import { answer, caseAt } from '../../server/src/document/case';
import { removeExpectation, updateExpectation } from '../../server/src/document/findings/expectations';
import { writeInput } from '../../server/src/formats/write';
import { problems } from '../../server/src/problems/index';
import type { Problem } from '../../server/src/problems/problem';
import { anyDraw } from '../draw';
import { anyCases } from '../formats/anyFormat';
import { see, type Seen } from '../formats/reading';
import { applyEdits } from '../text/edits';
import { runs } from '../thorough';
import { allCases, allFindings, openNamed } from './observe';

function expectationFindings(text: string, id: string): Seen[] {
  return allFindings(openNamed(text, id))
    .filter(({ code }) => code.startsWith('expectation-'))
    .map((finding) => see(text, finding));
}

/** The text has just this finding of its expected outputs, and none after the fix. */
function assertOnly(id: string, text: string, expected: Seen): void {
  assert.deepEqual(expectationFindings(text, id), [expected]);
  for (const fixed of expected.fixed) assert.deepEqual(expectationFindings(fixed, id), []);
}

/** The text with the true output below every case. */
function withOutputs(text: string, { id }: Problem): string {
  const document = openNamed(text, id);
  const edits = allCases(document).flatMap((found) =>
    found.isBeyondEnd ? [] : [...updateExpectation(document, found, answer(document, found).output ?? [])],
  );
  return applyEdits(text, edits);
}

describe('document/expectations', () => {
  it('finds nothing to say about outputs that are right, and those of cases without an answer', () => {
    assert.deepEqual(expectationFindings('34 12\n#> Stan wins\n# why\n15 24\n\n#> Ollie wins\n0 0\n', 'poj-2348'), []);
    assert.deepEqual(expectationFindings('34 x\n#> Stan wins\n0 0\n', 'poj-2348'), []);
    assert.deepEqual(expectationFindings('34 12\r\n#>Stan wins\r\n0 0\r\n', 'poj-2348'), []);
  });

  it('finds what is wrong, and writes it right', () => {
    assertOnly('poj-2348', '34 12\n#> Ollie wins\n0 0\n', {
      code: 'expectation-stale',
      severity: 'error',
      at: '#> Ollie wins',
      says: 'The expected output is “Stan wins”, not “Ollie wins”.',
      fixed: ['34 12\n#> Stan wins\n0 0\n'],
    });
    assertOnly('poj-1067', '2 1\n#> 0 \n8 4\n#> 1', {
      code: 'expectation-stale',
      severity: 'error',
      at: '#> 0 ',
      says: 'The expected output is “0”, not “0 ”.',
      fixed: ['2 1\n#> 0\n8 4\n#> 1'],
    });
  });

  it('finds what is missing of an output of several lines', () => {
    assertOnly('hdu-2177', '5 8\n#> 1\n#> 4 7\n0 0\n', {
      code: 'expectation-incomplete',
      severity: 'error',
      at: '#> 4 7',
      says: 'The expected output continues: “3 5”.',
      fixed: ['5 8\n#> 1\n#> 4 7\n#> 3 5\n0 0\n'],
    });
    assertOnly('hdu-2177', '5 8\n#> 1', {
      code: 'expectation-incomplete',
      severity: 'error',
      at: '#> 1',
      says: 'The expected output continues: “4 7”.',
      fixed: ['5 8\n#> 1\n#> 4 7\n#> 3 5'],
    });
  });

  it('finds what is too much', () => {
    assertOnly('poj-2348', '34 12\n#> Stan wins\n# and\n#> x\n#>\n0 0\n', {
      code: 'expectation-surplus',
      severity: 'error',
      at: '#> x\n#>',
      says: 'The expected output ends before this line.',
      fixed: ['34 12\n#> Stan wins\n# and\n0 0\n'],
    });
    assertOnly('poj-2348', '34 12\n#> Stan wins\n#> x', {
      code: 'expectation-surplus',
      severity: 'error',
      at: '#> x',
      says: 'The expected output ends before this line.',
      fixed: ['34 12\n#> Stan wins\n'],
    });
  });

  it('finds those that belong to no case', () => {
    assertOnly('poj-2348', '#> x\n34 12\n0 0\n', {
      code: 'expectation-surplus',
      severity: 'warning',
      at: '#> x',
      says: 'An expected output before the first case.',
      fixed: ['34 12\n0 0\n'],
    });
    assert.deepEqual(expectationFindings('34 12\n0 0\n#> x\n15 24\n#> x\n', 'poj-2348'), []);
  });

  it('notices the first case without one, where others have theirs', () => {
    assertOnly('poj-2348', 'x\n34 12\n15 24\n#> Ollie wins\n1 1\n0 0\n', {
      code: 'expectation-missing',
      severity: 'hint',
      at: '34 12',
      says: 'Cases with an expected output: 1 of 3. This is the first without.',
      fixed: ['x\n34 12\n#> Stan wins\n15 24\n#> Ollie wins\n1 1\n#> Stan wins\n0 0\n'],
    });
  });

  it('writes outputs that are found to be right, and takes them away again, for every problem', () => {
    for (const problem of problems) {
      fc.assert(
        fc.property(anyDraw, fc.boolean(), (draw, endsWithLine) => {
          const input = writeInput(problem.input, anyCases(draw, problem.input));
          const text = endsWithLine ? input : input.slice(0, -1);
          const full = withOutputs(text, problem);
          assert.deepEqual(expectationFindings(full, problem.id), []);
          const document = openNamed(full, problem.id);
          assert.equal(
            applyEdits(
              full,
              allCases(document).flatMap((found) => [...removeExpectation(document, found)]),
            ).trimEnd(),
            text.trimEnd(),
          );
          assert.deepEqual(
            allCases(document).map(({ fields }) => fields),
            allCases(openNamed(text, problem.id)).map(({ fields }) => fields),
          );
        }),
        runs(15),
      );
    }
  });

  it('updates one output and leaves the others alone', () => {
    const text = '34 12\n#> x\n15 24\n#> y\n# z\n#> y\n0 0\n';
    const document = openNamed(text, 'poj-2348');
    assert.equal(
      applyEdits(text, updateExpectation(document, caseAt(document, 1)!, ['a', '', 'b'])),
      '34 12\n#> x\n15 24\n#> a\n#>\n#> b\n# z\n0 0\n',
    );
  });
});
