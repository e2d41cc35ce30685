import assert from 'node:assert/strict';
import { diagnose } from '../../server/src/judging/diagnose';
import { isSmaller, type Plan, stress, type Stressed } from '../../server/src/judging/stress';
import { mistakesOf } from '../../server/src/mistakes/index';
import { inputOf, type Mistake, run, smallestCases } from '../../server/src/mistakes/mistake';
import { problems, problemsById } from '../../server/src/problems/index';
import { type Problem, textOf } from '../../server/src/problems/problem';
import { isThorough, some } from '../thorough';
import { casesIn, CRASHED, drive, printing, type Program, ran, rightProgram, TIME_LIMIT } from './programs';

const plan = (problem: Problem, more: Partial<Plan> = {}): Plan => ({
  problem,
  mistakes: mistakesOf(problem),
  comparison: 'lines',
  timeLimit: TIME_LIMIT,
  first: [],
  seed: 0,
  cases: problem.input.end.kind === 'single' ? 200 : 1500,
  isOver: () => false,
  isShrunkEnough: () => false,
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

const euclid = problemsById.get('poj-2348')!;

/** The mistakes that a problem's programs are tried with: all in the thorough run, else one, of another kind for each problem. */
function tried(problem: Problem): readonly Mistake[] {
  // Blanks at the end of a line do not count.
  const all = mistakesOf(problem).filter(({ name }) => name !== 'blank-at-the-end');
  return isThorough ? all : [all[problems.indexOf(problem) % all.length]!];
}

describe('judging/stress', () => {
  for (const problem of problems) {
    it(`${problem.id}: finds each known mistake without knowing it, and names it`, () => {
      for (const mistake of tried(problem)) {
        const program = mistaken(problem, mistake);
        const { found } = stressed(problem, program, { mistakes: [], cases: 2000 });
        assert.ok(found, mistake.name);
        const hangs = found.fault.verdict === 'time-limit';
        const { result } = drive(diagnose(problem, 'lines', mistakesOf(problem), found.cases, hangs), program);
        assert.deepEqual([result?.mistake.name, result?.isWhole], [mistake.name, true]);
      }
    });
  }

  for (const id of ['poj-2348', 'hdu-2176', 'luogu-p2252', 'hdu-1536']) {
    it(`${id}: finds no larger case than is known`, () => {
      const problem = problemsById.get(id)!;
      for (const mistake of some(mistakesOf(problem), 3)) {
        const { found } = stressed(problem, mistaken(problem, mistake), { cases: 600 });
        const known = smallestCases(problem, mistake);
        assert.ok(found && !isSmaller(known, found.cases), mistake.name);
      }
    });
  }

  it('names no mistake after one wrong answer', () => {
    const { result } = drive(
      diagnose(euclid, 'lines', mistakesOf(euclid), [{ a: 1, b: 1 }], false),
      printing(euclid, (truth, { a, b }) => (a === 1 && b === 1 ? 'Ollie wins\n' : truth)),
    );
    assert.equal(result, undefined);
  });

  it('names the mistake that a program makes mostly', () => {
    const mistake = mistakesOf(euclid).find(({ name }) => name === 'first-step-only')!;
    let answers = 0;
    const program: Program = (input) =>
      (mistaken(euclid, mistake)(input) as string).replace(/^.+$/gm, (word) => (++answers % 97 === 0 ? 'x' : word));
    const { result } = drive(diagnose(euclid, 'lines', mistakesOf(euclid), [{ a: 3, b: 5 }], false), program);
    assert.deepEqual([result?.mistake.name, result?.isWhole], ['first-step-only', false]);
  });

  for (const problem of problems) {
    it(`${problem.id}: finds nothing wrong with a right program, and excludes all mistakes`, () => {
      const { found, excluded, known, isCutShort } = stressed(problem, rightProgram(problem), { cases: 300 });
      assert.deepEqual([found, excluded, isCutShort], [undefined, known, false]);
    });
  }

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
      wrongAt((a, b) => a > 2n ** 30n && b > a),
    );
    assert.deepEqual(found?.cases, [{ a: 2 ** 30 + 1, b: 2 ** 30 + 2 }]);
  });

  const nim = problemsById.get('hdu-2176')!;

  it('expects no more of integers than that they hold 2^31 - 1, where the statement names no bound', () => {
    let largest = 0;
    const program = printing(nim, (truth, { h }) => {
      for (const heap of h as number[]) if (heap > largest) largest = heap;
      return truth;
    });
    assert.equal(stressed(nim, program, { mistakes: [], cases: 2000 }).found, undefined);
    assert.equal(largest, 2 ** 31 - 1);
  });

  it('finds tables that are too short for the longest lists, and shrinks these', () => {
    const program: Program = (input) => {
      const output: string[] = [];
      for (const fields of casesIn(nim, input)) {
        if ((fields['h'] as number[]).length > 150_000) return ran(output.join(''), CRASHED);
        output.push(`${textOf(nim.answer(fields, 1))!}\n`);
      }
      return output.join('');
    };
    const { found } = stressed(nim, program, { mistakes: [], cases: 80 });
    const length = Number(found?.cases[0]?.['n']);
    assert.deepEqual([found?.fault.verdict, length > 150_000 && length < 160_000], ['crash', true]);
  });

  it('finds the smallest case of a program that breaks down after all answers', () => {
    const { found } = stressed(euclid, (input) => ran(rightProgram(euclid)(input) as string, CRASHED));
    assert.deepEqual(
      [found?.cases, found?.fault.verdict, found?.fault.isAfterAll, found?.isSmallest],
      [[{ a: 1, b: 1 }], 'crash', true, true],
    );
  });

  it('tells of an exit code although all answers are right', () => {
    const failing =
      (code: number): Program =>
      (input) =>
        ran(rightProgram(euclid)(input) as string, { kind: 'exit', code });
    const codeAfter = (code: number) => stressed(euclid, failing(code), { cases: 100 }).exitCode;
    assert.deepEqual([codeAfter(0), codeAfter(3)], [undefined, 3]);
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

  /** A right program that takes some milliseconds for each case, and for ever where it is told so; it prints when it ends. */
  const slow =
    (ms: number, hangs: (cases: readonly { readonly a: unknown; readonly b: unknown }[]) => boolean): Program =>
    (input, share = 1) => {
      const cases = casesIn(euclid, input) as { a: unknown; b: unknown }[];
      const took = hangs(cases) ? Infinity : ms * cases.length;
      return took > share * TIME_LIMIT
        ? ran('', { kind: 'time-limit' }, share * TIME_LIMIT)
        : ran(rightProgram(euclid)(input, share) as string, { kind: 'exit', code: 0 }, took);
    };

  it('takes a program that is slow for many cases together for right', () => {
    const seen = stressed(
      euclid,
      slow(3, () => false),
      { cases: 3000 },
    );
    assert.deepEqual([seen.found, seen.isCutShort], [undefined, false]);
    assert.ok(seen.cases > 3000);
    assert.equal(seen.excluded, seen.known);
  });

  it('finds what a slow program hangs at', () => {
    const { found } = stressed(
      euclid,
      slow(3, (cases) => cases.some(({ a, b }) => a === 55 && Number(b) > 20)),
      { cases: 3000 },
    );
    assert.deepEqual([found?.fault.verdict, found?.cases.map(({ a }) => a)], ['time-limit', [55]]);
  });

  it('finds that a program hangs at cases together, each of which it answers in no time', () => {
    const { found } = stressed(
      euclid,
      slow(0.001, (cases) => cases.some(({ a }) => a === 3) && cases.some(({ a }) => a === 9)),
      { mistakes: [], cases: 600 },
    );
    assert.equal(found?.fault.verdict, 'time-limit');
    assert.ok(found.cases.length > 1);
  });

  const coins = problemsById.get('coin-game')!;

  /** A right program with a table of all numbers up to x, of which it has only so many. */
  const tabled = (most: number): Program =>
    printing(coins, (truth, { x }) => {
      if ((x as number) > most) throw new TooLarge();
      return truth;
    });
  class TooLarge extends Error {}
  const breaking =
    (program: Program, ending: 'crash' | 'time-limit'): Program =>
    (input) => {
      try {
        return program(input);
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
        return ran('', ending === 'crash' ? CRASHED : { kind: 'time-limit' });
      }
    };

  for (const ending of ['crash', 'time-limit'] as const) {
    it(`does not hold numbers against a program that nothing bounds: ${ending}`, () => {
      const { found, keptTo, excluded, known } = stressed(coins, breaking(tabled(9999), ending), {
        cases: isThorough ? 400 : 150,
      });
      assert.deepEqual([found, keptTo, excluded], [undefined, 1000, known]);
    });

    it(`expects it to cope with those up to 1,000: ${ending}`, () => {
      const { found } = stressed(coins, breaking(tabled(998), ending));
      assert.equal(found?.fault.verdict, ending);
      assert.ok(Number(found.cases[0]!['x']) <= 1000);
    });
  }

  it('does not take the time that tables of large numbers need for that of cases together', () => {
    const program: Program = (input, share = 1) => {
      const took = casesIn(coins, input).reduce((sum, { x }) => sum + 1.5e-6 * (x as number), 0);
      return took > share * TIME_LIMIT
        ? ran('', { kind: 'time-limit' }, share * TIME_LIMIT)
        : ran(rightProgram(coins)(input) as string, { kind: 'exit', code: 0 }, took);
    };
    const { found, keptTo } = stressed(coins, program, { cases: 150 });
    assert.deepEqual([found, keptTo], [undefined, 1000]);
  });

  it('begins with the cases that it is given, however large', () => {
    const { found } = stressed(coins, breaking(tabled(9999), 'crash'), { first: [{ x: 10_000, k: 1, a: [1] }] });
    assert.deepEqual([found?.source, found?.fault.verdict], ['first', 'crash']);
  });

  it('stops when time is up, and says so', () => {
    let looks = 0;
    const { found, isCutShort, cases } = stressed(euclid, rightProgram(euclid), { isOver: () => looks++ > 300 });
    assert.deepEqual([found, isCutShort, cases < 1000], [undefined, true, true]);
  });
});
