/** Programs that keep too few bits, or are wrong at the ends of ranges: cases that follow from layout and rules show them. */
import assert from 'node:assert/strict';
import type { AnyFields } from '../../server/src/formats/format';
import { hardOf } from '../../server/src/judging/caseSource';
import { phases } from '../../server/src/judging/schedule';
import { problemsById } from '../../server/src/library/index';
import { mistakesOf } from '../../server/src/mistakes/index';
import { inputOf, isCaught, smallestCases } from '../../server/src/mistakes/mistake';
import { textOf } from '../../server/src/problems/problem';

type Numbers = readonly (number | bigint)[];

const exact = (numbers: unknown): bigint[] => (numbers as Numbers).map(BigInt);
const xorOf = (numbers: readonly bigint[]): bigint => numbers.reduce((sum, one) => sum ^ one, 0n);
const rowsOf = (fields: AnyFields): readonly Record<string, unknown>[] =>
  fields[' lines'] as readonly Record<string, unknown>[];

/** The grundy values of furlo’s game as a table that ends, or has one end wrong. */
const furlo =
  (...ends: readonly number[]) =>
  (heap: bigint): bigint =>
    [0n, 1n, 2n, 0n, 3n, 1n, 2n][ends.findIndex((end) => heap <= BigInt(end))] ?? 2n;

const RIGHT = [3, 15, 81, 6723, 50625, 2562991875];

interface Wrong {
  readonly id: string;
  readonly says: string;
  /** Does the first player win? */
  readonly wins: (fields: AnyFields) => boolean;
  readonly words: readonly [string, string];
}

const heaps = (id: string, list: string, words: Wrong['words'], bits: number): Wrong => ({
  id,
  says: `the xor in ${bits} bits`,
  wins: (fields) => BigInt.asUintN(bits, xorOf(exact(fields[list]))) !== 0n,
  words,
});

const wrong: readonly Wrong[] = [
  {
    id: 'lightoj-1247',
    says: 'sums of rows in 32 bits',
    wins: (fields) =>
      xorOf(
        rowsOf(fields).map(({ a }) =>
          BigInt.asIntN(
            32,
            exact(a).reduce((sum, one) => sum + one, 0n),
          ),
        ),
      ) !== 0n,
    words: ['Case 1: Alice', 'Case 1: Bob'],
  },
  heaps('poj-2234', 'h', ['Yes', 'No'], 16),
  heaps('cses-1730', 'x', ['first', 'second'], 16),
  heaps('acwing-891', 'a', ['Yes', 'No'], 16),
  heaps('lightoj-1253', 'p', ['Case 1: Alice', 'Case 1: Bob'], 16),
  heaps('hdu-5011', 'a', ['Win', 'Lose'], 16),
  heaps('uva-10165', 'p', ['Yes', 'No'], 16),
  {
    id: 'cf-15c',
    says: 'the xor in 32 bits',
    wins: (fields) =>
      xorOf(
        rowsOf(fields).flatMap(({ x, m }) =>
          // Few of the numbers are needed: those from x to a multiple of 4, and those after the last one.
          [...runOf(BigInt(x as number), BigInt(m as number))].map((one) => BigInt.asUintN(32, one)),
        ),
      ) !== 0n,
    words: ['tolik', 'bolik'],
  },
  ...[0, 1, 2, 3, 4, 5].map((end): Wrong => ({
    id: 'cf-255e',
    says: `${RIGHT[end]! + 1} among the heaps up to ${RIGHT[end]!}`,
    wins: (fields) => xorOf(exact(fields['a']).map(furlo(...RIGHT.with(end, RIGHT[end]! + 1)))) !== 0n,
    words: ['Furlo', 'Rublo'],
  })),
  {
    id: 'cf-255e',
    says: 'heaps in 32 bits',
    wins: (fields) => xorOf(exact(fields['a']).map((heap) => furlo(...RIGHT)(BigInt.asUintN(32, heap)))) !== 0n,
    words: ['Furlo', 'Rublo'],
  },
];

/** Numbers from `x` on, so many, whose xor is that of all of them. */
function* runOf(x: bigint, m: bigint): Generator<bigint> {
  const end = x + m;
  let one = x;
  for (; one < end && one % 4n !== 0n; one++) yield one;
  for (one = one > end - (end % 4n) ? one : end - (end % 4n); one < end; one++) yield one;
}

describe('judging/hardCases', () => {
  for (const { id, says, wins, words } of wrong)
    it(`show ${says}: ${id}`, () => {
      const problem = problemsById.get(id)!;
      const answer = (fields: AnyFields): string => words[wins(fields) ? 0 : 1];
      const isShown = (fields: AnyFields): boolean => textOf(problem.answer(fields, 1)) !== answer(fields);
      assert.ok([...hardOf(problem)].some(isShown));
      // A run for each case takes its time: what shows the fault comes among the first hundred.
      const tried: AnyFields[] = [];
      for (const { cases } of phases(problem, { seed: 0, cases: 600, isOver: () => false })) {
        tried.push(...cases);
        if (tried.some(isShown)) break;
      }
      assert.ok(tried.some(isShown));
      if (problem.input.end.kind === 'single')
        assert.ok(tried.findIndex(isShown) < 100, String(tried.findIndex(isShown)));
    });

  it('show the heaps of games that lose their high bits', () => {
    for (const id of ['lightoj-1247', 'cf-15c', 'cf-255e', 'uva-1482']) {
      const problem = problemsById.get(id)!;
      const mistake = mistakesOf(problem).find(({ name }) => name === 'heaps-in-32-bits');
      assert.ok(mistake, id);
      assert.ok(isCaught(mistake, inputOf(problem, smallestCases(problem, mistake))!), id);
    }
    assert.ok(!mistakesOf(problemsById.get('cses-1730')!).some(({ name }) => name === 'heaps-in-32-bits'));
  });
});
