import assert from 'node:assert/strict';
import { randomOf } from '../../server/src/judging/caseSource';
import { coverOf, extended } from '../../server/src/judging/cover';
import { catchesOf } from '../../server/src/judging/strength';
import { mistakesOf } from '../../server/src/mistakes/index';
import { inputOf } from '../../server/src/mistakes/mistake';
import { problems } from '../../server/src/problems/index';

const nothing = { cases: [], truths: [] };

describe('judging/cover', () => {
  for (const problem of problems) {
    const mistakes = mistakesOf(problem);

    it(`catches all mistakes of ${problem.id} with a few cases, of which none can be left out`, () => {
      const { cases, missed } = coverOf(problem, mistakes, nothing);
      assert.deepEqual(missed, []);
      assert.ok(cases.length <= 10, String(cases.length));
      const caught = (some: typeof cases) =>
        catchesOf(mistakes, inputOf(problem, some)!).filter((found) => found.cases.length > 0).length;
      if (problem.input.end.kind === 'single') return;
      assert.equal(caught(cases), mistakes.length);
      for (const left of cases) assert.ok(caught(cases.filter((fields) => fields !== left)) < mistakes.length);
    });

    it(`catches what survives of ${problem.id} in its place`, () => {
      for (const seed of [1, 2, 3]) {
        const random = [];
        for (const fields of randomOf(problem, seed)) if (random.push(fields) >= 5) break;
        const before = inputOf(problem, random)!;
        const survivors = catchesOf(mistakes, before).flatMap(({ mistake, cases }) =>
          cases.length > 0 ? [] : [mistake],
        );
        const { cases, missed } = coverOf(problem, survivors, before);
        assert.deepEqual(missed, []);
        for (const { mistake, cases: by } of catchesOf(survivors, extended(problem, before, cases)))
          assert.ok(by.length > 0, mistake.name);
      }
    });
  }

  it('needs nothing where nothing survives', () => {
    assert.deepEqual(coverOf(problems[0]!, [], nothing), { cases: [], missed: [] });
  });
});
