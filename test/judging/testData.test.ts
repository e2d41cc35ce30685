import assert from 'node:assert/strict';
import type { AnyFields } from '../../server/src/formats/format';
import { writeCase } from '../../server/src/formats/write';
import { randomBlock } from '../../server/src/judging/randomCases';
import { catchesOf } from '../../server/src/judging/strength';
import { partsOf, type Request } from '../../server/src/judging/testData';
import { isUsable } from '../../server/src/judging/usable';
import { mistakesOf } from '../../server/src/mistakes/index';
import { inputOf } from '../../server/src/mistakes/mistake';
import { problems, problemsById } from '../../server/src/problems/index';
import type { Problem } from '../../server/src/problems/problem';
import { some } from '../thorough';
import { none } from './request';

const everything: Request = { ...none, mistakes: true, small: 40, hard: true, bounds: true, random: 60, most: 400 };

const casesFor = (problem: Problem, request: Request): AnyFields[] =>
  partsOf(problem, mistakesOf(problem), request).flatMap(({ cases }) => [...cases]);

const numbersIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [value];

describe('judging/testData', () => {
  for (const problem of problems) {
    it(`makes legal cases of ${problem.id}, the same each time, that catch every mistake`, () => {
      const cases = casesFor(problem, everything);
      assert.deepEqual(casesFor(problem, everything), cases);
      assert.ok(cases.length > 50 && cases.length <= 400, String(cases.length));
      for (const fields of cases) assert.ok(isUsable(problem, fields), writeCase(euclid.input, fields).join('\n'));
      const survivors = catchesOf(mistakesOf(problem), inputOf(problem, cases)!).filter(
        (found) => found.cases.length === 0,
      );
      assert.deepEqual(survivors, []);
    });
  }

  it('catches each known mistake with a file that is made without knowing any', () => {
    const missed = problems.flatMap((problem) => {
      const cases = partsOf(problem, [], everything).flatMap((part) => [...part.cases]);
      return catchesOf(mistakesOf(problem), inputOf(problem, cases)!)
        .filter((found) => found.cases.length === 0)
        .map(({ mistake }) => `${problem.id} ${mistake.name}`);
    });
    assert.deepEqual(missed, []);
  });

  it('makes both won and lost cases at random', () => {
    for (const problem of some(problems, 4)) {
      const cases = randomBlock(problem, { seed: 1, count: 600, won: undefined }, 0);
      const lost = cases.filter((fields) => problem.ruleset.outcome(problem.positions(fields)[0]) === 'P').length;
      assert.ok(lost >= 60 && lost <= 540, `${problem.id}: ${lost}`);
    }
  });

  const euclid = problemsById.get('poj-2348')!;
  const nim = problemsById.get('poj-2234')!;

  it('shares what room there is', () => {
    const counts = partsOf(euclid, mistakesOf(euclid), { ...everything, most: 27 }).map(({ name, count }) => [
      name,
      count,
    ]);
    assert.deepEqual(counts, [
      ['mistakes', 7],
      ['small', 5],
      ['hard', 5],
      ['bounds', 5],
      ['random', 5],
    ]);
  });

  it('gives other random cases for another seed, and no case twice but random ones', () => {
    const [one, other] = [0, 1].map((seed) => casesFor(euclid, { ...none, random: 30, seed }));
    assert.notDeepEqual(one, other);
    const fixed = casesFor(euclid, { ...everything, random: 0 }).map((fields) =>
      writeCase(euclid.input, fields).join('\n'),
    );
    assert.equal(new Set(fixed).size, fixed.length);
  });

  it('keeps to the greatest number', () => {
    for (const fields of casesFor(nim, { ...everything, max: 9 }))
      for (const value of numbersIn(fields)) assert.ok((value as number) <= 9);
  });

  it('has as many won cases as are wanted', () => {
    for (const won of [0, 50, 100]) {
      const cases = casesFor(nim, { ...none, random: 200, won });
      const found = cases.filter((fields) => nim.ruleset.outcome(nim.positions(fields)[0]) === 'N').length;
      assert.ok(Math.abs(found - 2 * won) <= 30, `${found} of 200 for ${won} %`);
    }
  });
});
