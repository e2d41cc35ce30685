/** What is generated and what is shrunk, written and read again: the same numbers, and the outputs that were written. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { generatedText } from '../../server/src/document/strength/generatedFile';
import { smallerCases } from '../../server/src/formats/generate/smaller';
import { writeInput } from '../../server/src/formats/write';
import { randomBlock } from '../../server/src/judging/randomCases';
import { partsOf, type Request } from '../../server/src/judging/testData';
import { problems } from '../../server/src/library/index';
import type { Problem } from '../../server/src/problems/problem';
import { allCases, allFindings, openNamed } from '../document/observe';
import { runs } from '../thorough';
import { none } from './request';

const isLong = ({ input }: Problem): boolean =>
  input.rows.some((row) =>
    (row.kind === 'line' ? row : row.line).items.some(
      ({ max }) => typeof max !== 'string' && Number(max) > Number.MAX_SAFE_INTEGER,
    ),
  );

const longProblems = problems.filter(isLong);

/** Makes a file, and gives what is wrong with it: a case that has other numbers when it is read, or another output. */
function faultsOf(problem: Problem, request: Partial<Request>): string[] {
  const parts = partsOf(problem, [], { ...none, ...request });
  const cases = parts.flatMap((part) => [...part.cases]);
  const text = [...generatedText(problem, [], parts)].join('');
  const document = openNamed(text, problem.id);
  const others = allCases(document).filter(({ fields }, index) => !isDeepStrictEqual(fields, cases[index]));
  const findings = allFindings(document).filter(({ severity }) => severity === 'error');
  return [
    ...others.map(({ number }) => `${problem.id}: case ${number} is another one`),
    ...findings.map(({ code, span }) => `${problem.id}: ${code} at ${text.split('\n')[span.start.line]}`),
  ];
}

describe('judging, generated cases read again', () => {
  for (const problem of longProblems)
    it(`are the same, with the outputs that were written, beyond 2^53: ${problem.id}`, () => {
      const isSingle = problem.input.end.kind === 'single';
      const request = isSingle ? { bounds: true, most: 2 } : { hard: true, bounds: true, random: 60 };
      for (const seed of isSingle ? [0] : [0, 1, 2])
        assert.deepEqual(faultsOf(problem, { ...request, seed }).slice(0, 3), []);
    });

  it('are the same, with the outputs that were written, whatever the problem is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...problems.map(({ id }) => id)), fc.nat(), (id, seed) => {
        const problem = problems.find((one) => one.id === id)!;
        assert.deepEqual(faultsOf(problem, { random: 3, seed }), []);
      }),
      runs(5),
    );
  });

  it('are the numbers that were chosen, where a case at large bounds is shrunk', () => {
    for (const problem of longProblems.filter(({ input }) => input.end.kind === 'count'))
      for (const large of randomBlock(problem, { seed: 1, count: 4, won: undefined }, 0))
        for (const fields of smallerCases(problem.input, large).slice(-20)) {
          const document = openNamed(writeInput(problem.input, [fields]), problem.id);
          assert.deepEqual(allCases(document)[0]?.fields, fields);
        }
  });
});
