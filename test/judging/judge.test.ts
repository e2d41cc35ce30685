import assert from 'node:assert/strict';
import fc from 'fast-check';
import { batchOf } from '../../server/src/judging/batch';
import { comparisons } from '../../server/src/judging/expected';
import { judge, type Judgement } from '../../server/src/judging/judge';
import { look } from '../../server/src/judging/look';
import { problems, problemsById } from '../../server/src/problems/index';
import type { Problem } from '../../server/src/problems/problem';
import { runs } from '../thorough';
import {
  CRASHED,
  differentCases,
  drive,
  hashOf,
  type Printing,
  printing,
  type Program,
  ran,
  rightProgram,
} from './programs';

const euclid = problemsById.get('poj-2348')!;
const nimMoves = problemsById.get('hdu-2176')!;
const wythoff = problemsById.get('hdu-2177')!;

const pairs = (...numbers: [number, number][]) => numbers.map(([a, b]) => ({ a, b }));

function judged(problem: Problem, cases: readonly Record<string, unknown>[], program: Program): Judgement {
  return drive(judge(batchOf(problem, cases as never), 'lines', 20), program).result;
}

const blamed = ({ faults }: Judgement): number[] => faults.map(({ index }) => index);

/** Ways to answer a case wrong. */
const faults: Record<string, Printing> = {
  'another word': () => 'nonsense\n',
  'a line too many': (truth) => `${truth}debug\n`,
  'a line before it': (truth) => `debug\n${truth}`,
  nothing: () => '',
  'the answer twice': (truth) => truth + truth,
  'a flood': (truth) => `${'x = 1\n'.repeat(30)}${truth}`,
};

describe('judging/judge', () => {
  it('finds nothing wrong with right programs, for any problem', () => {
    for (const problem of problems) {
      const most = problem.input.end.kind === 'single' ? 1 : 20;
      const cases = differentCases(problem, 5, most);
      const result = drive(judge(batchOf(problem, cases), 'lines', 20), rightProgram(problem));
      assert.deepEqual([result.result.faults, result.result.right, result.runs], [[], cases.length, 1], problem.id);
    }
  });

  for (const [name, fault] of Object.entries(faults)) {
    it(`blames the case that is at fault, and no other: ${name}`, () => {
      fc.assert(
        fc.property(
          fc.constantFrom('poj-2348', 'hdu-2176', 'poj-1143'),
          fc.nat(1_000_000),
          fc.integer({ min: 1, max: 60 }),
          fc.nat(),
          (id, seed, count, place) => {
            const problem = problemsById.get(id)!;
            const cases = differentCases(problem, seed, count);
            const wrong = hashOf(cases[place % cases.length]!);
            const program = printing(problem, (truth, fields, ...rest) =>
              hashOf(fields) === wrong ? fault(truth, fields, ...rest) : truth,
            );
            const result = judged(problem, cases, program);
            assert.deepEqual(blamed(result), [place % cases.length]);
            assert.deepEqual(result.faults[0]!.cases, [place % cases.length]);
          },
        ),
        runs(30),
      );
    });
  }

  it('blames none but wrong cases, the first of them first, though lines slip at each', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('poj-2348', 'hdu-2176'),
        fc.nat(1_000_000),
        fc.constantFrom('another word', 'a line too many', 'a line before it'),
        fc.integer({ min: 12, max: 60 }),
        (id, seed, name, oneIn) => {
          const problem = problemsById.get(id)!;
          const cases = differentCases(problem, seed, 100);
          const isWrong = (fields: (typeof cases)[number]) => hashOf(fields) % oneIn === 1;
          const program = printing(problem, (truth, fields, ...rest) =>
            isWrong(fields) ? faults[name]!(truth, fields, ...rest) : truth,
          );
          const wanted = cases.flatMap((fields, index) => (isWrong(fields) ? [index] : []));
          const found = blamed(judged(problem, cases, program));
          assert.equal(found[0], wanted[0]);
          assert.deepEqual(
            found.filter((index) => !wanted.includes(index)),
            [],
          );
        },
      ),
      runs(25),
    );
  });

  it('blames the case before a line too many, not the one after it', () => {
    const program = printing(nimMoves, (truth, { h }) => ((h as number[]).length === 2 ? `${truth}0 0\n` : truth));
    const cases = [[1], [2, 3], [1, 4, 4], [5]].map((h) => ({ n: h.length, h }));
    const { faults: found, right } = judged(nimMoves, cases, program);
    assert.deepEqual([found.map(({ index, got }) => [index, got]), right], [[[1, ['Yes', '3 2', '0 0']]], 3]);
  });

  it('finds the two cases of a fault that needs company', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 2, max: 200 }), fc.nat(), fc.nat(), (seed, count, one, two) => {
        const cases = differentCases(euclid, seed, count);
        const [first, last] = [one % cases.length, two % cases.length].sort((a, b) => a - b) as [number, number];
        if (first === last) return;
        const [before, after] = [hashOf(cases[first]!), hashOf(cases[last]!)];
        const program = printing(euclid, (truth, fields, index, all) => {
          const isKept = all.slice(0, index).some((earlier) => hashOf(earlier) === before);
          return isKept && hashOf(fields) === after ? 'kept from before\n' : truth;
        });
        const { faults: found } = judged(euclid, cases, program);
        assert.deepEqual(
          found.map(({ index, cases: together, verdict }) => [index, together, verdict]),
          [[last, [first, last], 'wrong-answer']],
        );
      }),
      runs(25),
    );
  });

  it('finds the case that crashes, however much of the output got lost', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 300 }),
        fc.nat(),
        fc.nat(99),
        (seed, count, one, part) => {
          const cases = differentCases(euclid, seed, count);
          const wanted = one % cases.length;
          const fatal = hashOf(cases[wanted]!);
          const right = rightProgram(euclid);
          const program: Program = (input) => {
            const seen: string[] = [];
            const crashes = printing(euclid, (truth, fields) => {
              if (hashOf(fields) === fatal) throw new Error('crash');
              seen.push(truth);
              return truth;
            });
            try {
              crashes(input);
            } catch {
              const text = seen.join('');
              return ran(text.slice(0, Math.floor((text.length * part) / 100)), CRASHED);
            }
            return right(input);
          };
          const { faults: found } = judged(euclid, cases, program);
          assert.deepEqual(
            found.map(({ index, verdict, cases: alone }) => [index, verdict, alone]),
            [[wanted, 'crash', [wanted]]],
          );
        },
      ),
      runs(25),
    );
  });

  it('tells apart how an output goes wrong as a whole', () => {
    const cases = pairs([34, 12], [15, 24], [5, 7]);
    const verdicts = (program: Program, problem = euclid, of: readonly Record<string, unknown>[] = cases) =>
      judged(problem, of, program).faults.map(({ index, verdict, cases: alone }) => [index, verdict, alone]);
    const only = (program: Program) => judged(euclid, cases, program).faults.map(({ verdict }) => verdict);
    const right = rightProgram(euclid);
    const output = (input: string) => right(input) as string;
    assert.deepEqual(
      only((input) => output(input).replaceAll('\n', ' ')),
      ['presentation'],
    );
    assert.deepEqual(
      only((input) => output(input).replaceAll('\n', '\n\n')),
      ['presentation'],
    );
    assert.deepEqual(
      verdicts((input) => output(input).replaceAll('\n', '  \r\n').trimEnd()),
      [],
    );
    assert.deepEqual(
      verdicts(() => ''),
      [[0, 'ended-early', [0]]],
    );
    // Ends one case too early, whatever the number of cases.
    assert.deepEqual(
      verdicts((input) =>
        output(input)
          .split('\n')
          .slice(0, -2)
          .map((line) => `${line}\n`)
          .join(''),
      ),
      [[2, 'ended-early', [2]]],
    );
    // Answers the end of the input.
    assert.deepEqual(
      verdicts((input) => `${output(input)}Stan wins\n`),
      [[2, 'wrong-answer', [2]]],
    );
    // Fails at the end with everything answered.
    assert.deepEqual(
      judged(euclid, cases, (input) => ran(output(input), CRASHED)).faults.map(({ verdict, isAfterAll }) => [
        verdict,
        isAfterAll,
      ]),
      [['crash', true]],
    );
    assert.deepEqual(
      verdicts((input) => ran(output(input), { kind: 'exit', code: 1 })),
      [],
    );
    assert.deepEqual(
      verdicts(() => ran('', { kind: 'exit', code: 1 })),
      [[0, 'crash', [0]]],
    );
    assert.deepEqual(
      verdicts(() => ran('', { kind: 'time-limit' })),
      [[0, 'time-limit', [0]]],
    );
  });

  it('blames nothing on company where the program does not do the same each time', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.integer({ min: 3, max: 40 }),
        fc.integer({ min: 2, max: 4 }),
        (seed, count, period) => {
          const cases = differentCases(euclid, seed, count);
          let runs = 0;
          const program = printing(euclid, (truth, _, index, all) =>
            all.length > 1 && index === all.length - 1 && runs++ % period === 0 ? 'now and then\n' : truth,
          );
          assert.deepEqual(
            judged(euclid, cases, program).faults.map(({ cases: together, isUnsteady }) => [together, isUnsteady]),
            [[undefined, true]],
          );
        },
      ),
      runs(30),
    );
  });

  it('agrees with itself on any output, and takes no notice of blank lines at the end', () => {
    const line = fc.constantFrom('Stan wins', 'Ollie wins', 'Stan wins ', '', ' ', 'Stan', 'wins', 'x');
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 6 }),
        fc.option(fc.array(line, { maxLength: 8 })),
        fc.array(fc.constantFrom('\n', ' \n', '\r\n', '\t'), { maxLength: 4 }),
        fc.constantFrom(...comparisons),
        (seed, count, lines, end, comparison) => {
          const batch = batchOf(euclid, differentCases(euclid, seed, count));
          const right = rightProgram(euclid);
          const program =
            (blanks: string): Program =>
            (input) =>
              `${lines && input === batch.input ? lines.join('\n') : (right(input) as string).trimEnd()}\n${blanks}`;
          const verdict = (blanks: string): Judgement => drive(judge(batch, comparison, 20), program(blanks)).result;
          const judgement = verdict(end.join(''));
          const { seen, faults: found, others, right: good, wrong } = judgement;
          const isRight = good === batch.cases.length && wrong === 0;
          assert.deepEqual([found.length + others.length === 0, seen.isRight], [isRight, isRight]);
          assert.ok(good + wrong <= batch.cases.length && (isRight || wrong > 0));
          if (comparison === 'exact') return;
          const plain = verdict('');
          assert.deepEqual([good, wrong, blamed(judgement)], [plain.right, plain.wrong, blamed(plain)]);
        },
      ),
    );
  });

  it('says when a program answers right the second time', () => {
    let runs = 0;
    const right = rightProgram(euclid);
    const { faults: found } = judged(euclid, pairs([34, 12], [15, 24]), (input) =>
      runs++ === 0 ? 'Stan wins\nStan wins\n' : right(input),
    );
    assert.deepEqual(
      found.map(({ index, isUnsteady }) => [index, isUnsteady]),
      [[1, true]],
    );
  });

  it('accepts what the statement of hdu-2177 leaves open, and no more', () => {
    const cases = pairs([5, 8], [2, 2], [5, 7], [8, 12]);
    const text = '1\n4 7\n3 5\n1\n0 0\n1 2\n1\n3 5\n4 7\n3 5\n0\n';
    const { attribution } = look(batchOf(wythoff, cases), 'lines', ran(text));
    assert.deepEqual([...attribution.isRight], [1, 1, 1, 0]);
    const right = rightProgram(wythoff);
    const once: Program = (input) => (right(input) as string).replace(/^(\d+ \d+)\n\1$/gm, '$1');
    assert.deepEqual(judged(wythoff, cases, once).faults, []);
    const swapped: Program = (input) => (right(input) as string).replace('0 0\n1 2', '1 2\n0 0');
    assert.deepEqual(blamed(judged(wythoff, cases, swapped)), [1]);
  });
});
