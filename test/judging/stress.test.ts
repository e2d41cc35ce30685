import assert from 'node:assert/strict';
import { diagnose } from '../../server/src/judging/diagnose';
import { isSmaller, type Plan, stress, type Stressed } from '../../server/src/judging/stress';
import { mistakesOf } from '../../server/src/mistakes/index';
import { inputOf, type Mistake, run, smallestCases } from '../../server/src/mistakes/mistake';
import { problems, problemsById } from '../../server/src/problems/index';
import type { Problem } from '../../server/src/problems/problem';
import { casesIn, CRASHED, drive, printing, type Program, ran, rightProgram } from './programs';

const plan = (problem: Problem, more: Partial<Plan> = {}): Plan => ({
  problem,
  mistakes: mistakesOf(problem),
  comparison: 'lines',
  first: [],
  seed: 0,
  cases: problem.input.end.kind === 'single' ? 200 : 1500,
  isOver: () => false,
  tell: () => undefined,
  ...more,
});

const stressed = (problem: Problem, program: Program, more: Partial<Plan> = {}): Stressed =>
  drive(stress(plan(problem, more)), program).result;

/** A program that makes a known mistake. */
const mistaken =
  (problem: Problem, mistake: Mistake): Program =>
  (input) => {
    const { pieces, ending } = run(mistake, inputOf(problem, casesIn(problem, input))!);
    const output = pieces.join('');
    if (ending === 'forever') return ran(output, { kind: 'time-limit' });
    return ending === 'crash' ? ran(output, CRASHED) : output;
  };

describe('judging/stress', function () {
  this.timeout(300_000);

  for (const problem of problems) {
    it(`${problem.id}: finds each known mistake, no larger than it is known, and names it`, () => {
      for (const mistake of mistakesOf(problem)) {
        const program = mistaken(problem, mistake);
        const { found } = stressed(problem, program);
        assert.ok(found, mistake.name);
        const known = smallestCases(problem, mistake);
        assert.ok(!isSmaller(known, found.cases), `${mistake.name}: ${JSON.stringify(found.cases)}`);
        const hangs = found.fault.verdict === 'time-limit';
        const trial = diagnose(problem, 'lines', mistakesOf(problem), found.cases, hangs);
        const { result } = drive(trial, program);
        assert.equal(result?.mistake.name, mistake.name);
        assert.ok(result.isWhole);
      }
    });
  }

  for (const problem of problems) {
    it(`${problem.id}: finds nothing wrong with a right program, and excludes all mistakes`, () => {
      const { found, excluded, isCutShort } = stressed(problem, rightProgram(problem), { cases: 300 });
      assert.deepEqual([found, excluded, isCutShort], [undefined, mistakesOf(problem).length, false]);
    });
  }

  const euclid = problemsById.get('poj-2348')!;
  const wrongAt = (isWrong: (a: bigint, b: bigint) => boolean): Program =>
    printing(euclid, (truth, { a, b }) => (isWrong(BigInt(a as number), BigInt(b as number)) ? 'wrong\n' : truth));

  it('gives the smallest case of all where small ones fail', () => {
    const { found } = stressed(
      euclid,
      wrongAt((a, b) => a > 3n && b % 5n === 2n),
    );
    assert.deepEqual([found?.cases, found?.isSmallest], [[{ a: 4, b: 2 }], true]);
  });

  it('shrinks a case that is far out, keeping what makes it fail', () => {
    const { found } = stressed(
      euclid,
      wrongAt((a, b) => a > 2n ** 30n && b > a && b - a < 10n),
      { cases: 20_000 },
    );
    assert.deepEqual(found?.cases, [{ a: 2 ** 30 + 1, b: 2 ** 30 + 2 }]);
  });

  it('begins with the cases that it is given', () => {
    const program = wrongAt((a, b) => a === 123n && b === 456n);
    const { found, cases } = stressed(euclid, program, {
      first: [
        { a: 7, b: 7 },
        { a: 123, b: 456 },
      ],
      cases: 100,
    });
    assert.deepEqual([found?.cases, found?.source, cases < 120], [[{ a: 123, b: 456 }], 'first', true]);
  });

  it('splits into shards that are the whole together', () => {
    const inputs = (shard?: Plan['shard']) => {
      const seen = new Map<string, number>();
      const right = rightProgram(euclid);
      stressed(
        euclid,
        (input) => {
          for (const line of input.trim().split('\n')) seen.set(line, (seen.get(line) ?? 0) + 1);
          return right(input);
        },
        { shard },
      );
      return seen;
    };
    const parts = [0, 1, 2].map((index) => inputs({ index, count: 3 }));
    const together = new Set(parts.flatMap((part) => [...part.keys()]));
    assert.deepEqual([...together].sort(), [...inputs().keys()].sort());
    assert.ok(parts.every((part) => part.size < together.size / 2));
  });

  it('gives the same cases for the same seed, and others for another', () => {
    const inputs = (seed: number) => {
      const seen: string[] = [];
      const right = rightProgram(euclid);
      stressed(euclid, (input) => (seen.push(input), right(input)), { seed, cases: 2000 });
      return seen.join('');
    };
    assert.equal(inputs(7), inputs(7));
    assert.notEqual(inputs(7), inputs(8));
  });

  it('stops when time is up, and says so', () => {
    let looks = 0;
    const { found, isCutShort, cases } = stressed(euclid, rightProgram(euclid), { isOver: () => looks++ > 300 });
    assert.deepEqual([found, isCutShort, cases < 1000], [undefined, true, true]);
  });
});
