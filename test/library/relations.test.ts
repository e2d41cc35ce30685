/**
 * What statements say of several numbers of a case, as plain predicates that are written here by hand: every case that is
 * generated keeps to them, and so does what a failing case is shrunk to.
 */
import assert from 'node:assert/strict';
import { lineOf } from '../../server/src/formats/compile';
import type { AnyFields } from '../../server/src/formats/format';
import { smallerCases } from '../../server/src/formats/generate/smaller';
import { writeInput } from '../../server/src/formats/write';
import { batchesOf } from '../../server/src/judging/batch';
import { randomBlock } from '../../server/src/judging/randomCases';
import { partsOf, partsOfFile, withMax } from '../../server/src/judging/testData';
import { problemsById } from '../../server/src/library/index';
import { ownMistakes } from '../../server/src/mistakes/ownGame';
import type { Problem } from '../../server/src/problems/problem';
import { allFindings, openNamed } from '../document/observe';
import { none } from '../judging/request';

type Case = Record<string, bigint & bigint[] & Record<string, bigint>[]>;

const rises = (list: bigint[]): boolean => list.every((value, index) => index === 0 || value >= list[index - 1]!);
const climbs = (list: bigint[]): boolean => list.every((value, index) => index === 0 || value > list[index - 1]!);
const differ = (list: bigint[]): boolean => new Set(list).size === list.length;
const lines = (one: Case): Record<string, bigint>[] => one[' lines']!;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDate(y: number, m: number, d: number): boolean {
  const leap = y % 4 === 0 && y !== 1900;
  return d <= DAYS[m - 1]! + (leap && m === 2 ? 1 : 0) && y * 10_000 + m * 100 + d <= 20_011_104;
}

/** By the ids of the problems. */
const statements: Readonly<Record<string, (one: Case) => boolean>> = {
  '51nod-1070': ({ N }) => N! >= 2n,
  'atcoder-abc297-g': ({ L, R }) => L! <= R!,
  'atcoder-abc206-f': (one) => lines(one).every(({ L, R }) => 1n <= L! && L! < R! && R! <= 100n),
  'atcoder-arc131-c': ({ A }) => differ(A!) && A!.reduce((sum: bigint, value) => sum ^ value, 0n) !== 0n,
  'atcoder-arc151-c': (one) =>
    one['M']! <= one['N']! && climbs(lines(one).map(({ X }) => X!)) && lines(one).every(({ X }) => X! <= one['N']!),
  'atcoder-dp-k': ({ K, a }) => climbs(a!) && a!.every((value) => value >= 1n && value <= K!),
  'cf-1451d': ({ d, k }) => 1n <= k! && k! <= d! && d! <= 100_000n,
  'code-thanks-2014-b-g': ({ N, P }) => P! <= N!,
  'cses-1729': ({ n, p }) => differ(p!) && p!.includes(1n) && p!.every((value) => value <= n!),
  'hdu-1079': ({ y, m, d }) => isDate(Number(y), Number(m), Number(d)),
  'hdu-1729': (one) => lines(one).every(({ s, c }) => c! <= s!),
  'hdu-2177': ({ a, b }) => a! <= b!,
  'hdu-2897': ({ p, q }) => p! <= q!,
  'hdu-4315': ({ N, k, h }) => k! <= N! && climbs(h!),
  'hdu-5512': ({ n, a, b }) => a !== b && a! <= n! && b! <= n!,
  'lightoj-1186': ({ n, W, B }) => W!.every((white, index) => white < B![index]! && B![index]! < n!),
  'luogu-p10507': ({ P }) => differ(P!),
  'luogu-p1288': ({ a }) => a!.includes(0n),
  'luogu-p2148': ({ N }) => N! % 2n === 0n,
  'luogu-p3480': ({ a }) => rises(a!) && a!.reduce((sum: bigint, value) => sum + value, 0n) <= 10_000n,
  'poj-1082': ({ y, m, d }) => isDate(Number(y), Number(m), Number(d)),
  'poj-1704': ({ P }) => differ(P!),
  'spoj-mcoins': ({ K, L }) => 1n < K! && K! < L! && L! < 10n,
  'uva-1557': ({ y, m, d }) => isDate(Number(y), Number(m), Number(d)),
};

/** What the cases of a file come to together, by the ids of the problems. */
const files: Readonly<Record<string, (cases: readonly Case[]) => boolean>> = {
  'cf-1382b': (cases) => cases.length <= 1000 && heapsIn(cases) <= 100_000,
  'cf-1747c': (cases) => cases.length <= 20_000 && heapsIn(cases) <= 200_000,
  'cses-1098': (cases) => heapsIn(cases) <= 200_000,
  'cses-1099': (cases) => heapsIn(cases) <= 200_000,
  'cses-1730': (cases) => heapsIn(cases) <= 200_000,
  'cses-2208': (cases) => heapsIn(cases) <= 200_000,
  'hdu-3595': (cases) => cases.length <= 100,
  'hdu-4664': (cases) => cases.reduce((sum, { N }) => sum + Number(N), 0) <= 1_000_000,
};

const heapsIn = (cases: readonly Case[]): number => cases.reduce((sum, { n }) => sum + Number(n), 0);

/** Does the layout say more than the bounds of single numbers? */
const isRelated = ({ input, breaches }: Problem): boolean =>
  input.relations !== undefined ||
  breaches !== undefined ||
  input.rows
    .flatMap((row) => [...lineOf(row).items])
    .some(
      ({ min, max, ...item }) => [typeof min, typeof max].includes('string') || ('distinct' in item && item.distinct),
    );

/** Of these, large cases take long to answer. */
const greatest: Readonly<Record<string, number>> = { 'cses-1729': 60, 'cf-1451d': 100 };

const exactly = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(exactly)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, exactly(one)]))
      : BigInt(value as number);

describe('library, relations', function () {
  this.timeout(120_000);

  it('are written here for all problems that have any', () => {
    const ids = (has: (problem: Problem) => boolean): string[] =>
      [...problemsById].flatMap(([id, problem]) => (has(problem) ? [id] : []));
    for (const id of ids(isRelated)) assert.ok(id in statements, id);
    assert.deepEqual(ids(({ input }) => input.totals !== undefined).sort(), Object.keys(files));
  });

  for (const [id, holds] of Object.entries(files)) {
    it(`hold in the files that are generated: ${id}`, () => {
      const problem = problemsById.get(id)!;
      const request = { ...none, small: 20, hard: true, bounds: true, random: 300, most: 1_000_000 };
      const { parts } = partsOfFile(problem, [], request);
      const cases = parts.flatMap((part) => [...part.cases]);
      assert.ok(cases.length > 50 && holds(cases.map((fields) => exactly(fields) as Case)), String(cases.length));
      for (const batch of batchesOf(problem, cases)) assert.ok(holds(batch.cases.map((one) => exactly(one) as Case)));
    });
  }

  it('are told where a sum is passed, which is at the number that passes it', () => {
    const text = writeInput(problemsById.get('cf-1382b')!.input, [
      { n: 99_999, a: Array<number>(99_999).fill(1) },
      { n: 1, a: [1] },
      { n: 2, a: [1, 1] },
    ]);
    const found = allFindings(openNamed(text, 'cf-1382b'));
    assert.deepEqual(
      found.map(({ code, span }) => [code, span.start.line]),
      [['sum-too-large', 5]],
    );
  });

  for (const [id, holds] of Object.entries(statements)) {
    const problem = withMax(problemsById.get(id)!, greatest[id]);
    const check = (fields: AnyFields): void =>
      assert.ok(holds(exactly(fields) as Case), `${id}: ${writeInput(problem.input, [fields])}`);

    it(`hold in all that is generated: ${id}`, () => {
      const parts = partsOf(problem, [], { ...none, small: 20, hard: true, bounds: true, most: 60 });
      const random = randomBlock(problem, { seed: 1, count: 40, won: undefined }, 0);
      const cases = [...parts.flatMap((part) => [...part.cases]), ...random];
      assert.ok(cases.length > 20, String(cases.length));
      cases.forEach(check);
      for (const fields of random.slice(0, 3))
        for (const smaller of smallerCases(problem.input, fields).slice(0, 40))
          if ((problem.breaches?.(smaller) ?? []).length === 0) check(smaller);
    });

    it(`are told, where a case of plain numbers breaks them: ${id}`, () => {
      const { relations, ...plain } = problem.input;
      const forbidden = partsOf({ ...problem, input: plain, breaches: () => [] }, [], { ...none, small: 60 })
        .flatMap((part) => [...part.cases])
        .filter((fields) => !holds(exactly(fields) as Case));
      for (const fields of forbidden.slice(0, 5)) {
        const found = allFindings(openNamed(writeInput(problem.input, [fields]), id));
        assert.notDeepEqual(
          found.filter(({ severity }) => severity === 'warning' || severity === 'error'),
          [],
          writeInput(problem.input, [fields]),
        );
      }
      assert.ok(relations !== undefined || problem.breaches !== undefined || forbidden.length === 0);
    });
  }

  it('hold in the cases that show mistakes', () => {
    for (const id of ['hdu-5512', 'spoj-mcoins', 'luogu-p2148']) {
      const problem = problemsById.get(id)!;
      const making = ownMistakes(problem, problem.own!);
      let made = making.next();
      while (!made.done) made = making.next();
      for (const { smallest } of made.value) {
        const input = problem.input.end.kind === 'count' ? `1\n${smallest}\n` : `${smallest}\n`;
        assert.deepEqual(
          allFindings(openNamed(input, id)).filter(({ severity }) => severity === 'warning'),
          [],
          smallest,
        );
      }
    }
  });
});
