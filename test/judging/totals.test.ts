/** What is generated, run and shrunk keeps to what the statement says of all cases of a file together. */
import assert from 'node:assert/strict';
import { declare, declaredIn } from '../../server/src/document/choice/declaration';
import { generatedText } from '../../server/src/document/strength/generatedFile';
import type { AnyFields } from '../../server/src/formats/format';
import { isWithin } from '../../server/src/formats/generate/smaller';
import { keepTotals } from '../../server/src/formats/totals';
import { batchesOf, mostCases } from '../../server/src/judging/batch';
import { randomBlock } from '../../server/src/judging/randomCases';
import { shrinkCompany } from '../../server/src/judging/shrinkCompany';
import { partsOfFile } from '../../server/src/judging/testData';
import type { Problem } from '../../server/src/problems/problem';
import { none } from './request';

const problemOf = (...lines: string[]): Problem =>
  declare(declaredIn(['# game: mine', ...lines.map((line) => `# ${line}`), ''].join('\n'))!).playable!.problem;

const heaps = problemOf(
  'input: T / n / a1 … an / …',
  'bounds: 1 <= n, 1 <= a <= 9, sum(n) over all cases <= 50, sum(a) over all cases <= 200',
  'move: take 1..a',
  'win: A',
  'lose: B',
);

const everything = { ...none, small: 60, hard: true, bounds: true, random: 200 };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** By hand, and not by what is tested. */
const isAllowed = (cases: readonly AnyFields[]): boolean =>
  sum(cases.map(({ n }) => n as number)) <= 50 && sum(cases.flatMap(({ a }) => a as number[])) <= 200;

describe('judging/totals', () => {
  it('makes files within the sums, of cases of every kind, and says what is left out', () => {
    const { parts, isFull } = partsOfFile(heaps, [], everything);
    const cases = parts.flatMap((part) => [...part.cases]);
    assert.ok(isAllowed(cases), generatedTextOf(cases));
    assert.ok(isFull && sum(cases.map(({ n }) => n as number)) > 35);
    assert.deepEqual(
      parts.map(({ name }) => name),
      ['small', 'bounds', 'random'],
    );
    assert.ok(parts.every((part) => part.count === [...part.cases].length));
    assert.equal(partsOfFile(heaps, [], { ...none, small: 5 }).isFull, false);
  });

  const generatedTextOf = (cases: readonly AnyFields[]): string =>
    [...generatedText(heaps, [], [{ name: 'small', count: cases.length, cases }])].join('');

  it('runs no more together than a file may hold', () => {
    const cases = randomBlock(heaps, { seed: 3, count: 120, won: undefined }, 0);
    assert.ok(cases.every((fields) => isWithin(heaps.input, fields) && isAllowed([fields])));
    const batches = batchesOf(heaps, cases);
    assert.deepEqual(
      batches.flatMap((batch) => batch.cases),
      cases,
    );
    assert.ok(batches.length > 5 && batches.every((batch) => isAllowed(batch.cases)));
  });

  it('holds no more cases than the statement says', () => {
    const few = problemOf('input: n / …', 'bounds: 1 <= n <= 9, at most 3 cases', 'move: take 1', 'win: A', 'lose: B');
    assert.equal(mostCases(few.input), 3);
    const { parts } = partsOfFile(few, [], { ...none, random: 20 });
    assert.equal(sum(parts.map(({ count }) => count)), 3);
  });

  it('shrinks cases that fail together to such as can stand in one file', () => {
    // To put the second in place of the first makes the numbers smaller, and the sum of their lengths too large.
    const cases = [
      { n: 10, a: Array<number>(10).fill(9) },
      { n: 20, a: Array<number>(20).fill(1) },
      { n: 20, a: Array<number>(20).fill(1) },
    ];
    const trial = shrinkCompany(heaps, 'lines', cases, () => false);
    let step = trial.next();
    while (!step.done) {
      for (const { input } of step.value) assert.ok(isAllowed(casesIn(input)), input);
      step = trial.next(
        step.value.map(({ input }) => ({
          output: answersTo(input),
          ending: { kind: 'exit', code: 0 },
          ms: 1,
          complaint: '',
        })),
      );
    }
    assert.ok(keepTotals(heaps.input, step.value.cases));
  });

  const casesIn = (input: string): AnyFields[] => {
    const lines = input.trim().split('\n').slice(1);
    return lines.flatMap((line, index) =>
      index % 2 === 0 ? [{ n: Number(line), a: lines[index + 1]!.split(' ').map(Number) }] : [],
    );
  };

  /** Wrong for the second case whenever it is longer than the first. */
  const answersTo = (input: string): string =>
    casesIn(input)
      .map((fields, index, all) => {
        const right = heaps.answer(fields, index + 1) as string;
        const isWrong = index > 0 && (fields['n'] as number) > (all[index - 1]!['n'] as number);
        return `${isWrong ? (right === 'A' ? 'B' : 'A') : right}\n`;
      })
      .join('');
});
