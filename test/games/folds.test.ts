/** Sums over the lists of a case, and the like, against sums that are worked out here. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type NoStart, startsOf } from '../../server/src/rulesets/own/start';
import { runs } from '../thorough';
import { good } from './declare';

type List = readonly number[];
type Parts = readonly (readonly (number | bigint)[])[];

const LAYOUT = 'input: n / a1 … an / x y / … × n';

/** The parts of one position that a start makes of a list, and of the lines of which its numbers are the first. */
function partsOf(start: string, a: List, others: List = a): Parts | NoStart {
  const { questions, usedByQuestions, rules } = good(LAYOUT, `start: ${start}`, 'move: h -> h - 1');
  assert.equal(rules.coordinates.length, 1);
  const given: Readonly<Record<string, List>> = { a, x: a, y: others };
  const numbers = {
    constants: usedByQuestions.constants.names.map((name) => ({ n: a.length })[name] ?? 0),
    lists: usedByQuestions.lists.names.map((name) => given[name]!),
  };
  const found = startsOf(questions, numbers);
  return typeof found === 'string' ? found : found[0]!;
}

const sum = (list: List): number => list.reduce((total, number) => total + number, 0);
const xor = (list: List): number => list.reduce((total, number) => total ^ number, 0);
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** What is written, and the parts that it makes. */
const written: readonly (readonly [start: string, parts: (a: List) => List])[] = [
  ['sum(z for z in a)', (a) => [sum(a)]],
  ['xor(z for z in a)', (a) => [xor(a)]],
  ['gcd(z for z in a)', (a) => [a.reduce(divisor, 0)]],
  ['min(z for z in a)', (a) => [Math.min(...a)]],
  ['max(z*z for z in a)', (a) => [Math.max(...a) ** 2]],
  ['sum(1 for z in a if z mod 2 = 0)', (a) => [a.filter((z) => z % 2 === 0).length]],
  ['sum(a[i]*i for i in 1..n)', (a) => [sum(a.map((z, at) => z * (at + 1)))]],
  [
    'sum(1 for i in 1..n, j in i + 1..n if a[i] = a[j])',
    (a) => [sum(a.map((z, at) => a.slice(at + 1).filter((other) => other === z).length))],
  ],
  ['sum(p*q for (p, q) in lines)', (a) => [sum(a.map((z) => z * z))]],
  // One sum for each part: with the part’s own numbers, or the same for all.
  ['sum(a[j] for j in 1..i) for i in 1..n', (a) => a.map((_, at) => sum(a.slice(0, at + 1)))],
  ['a[i] - min(z for z in a) for i in 1..n', (a) => a.map((z) => z - Math.min(...a))],
  ['max(z for z in a) - a', (a) => a.map((z) => Math.max(...a) - z)],
  ['sum(z*x for z in a)', (a) => a.map((x) => x * sum(a))],
  [
    'i for i in 1..max(z for z in a) - min(z for z in a)',
    (a) => Array.from({ length: Math.max(...a) - Math.min(...a) }, (_, at) => at + 1),
  ],
  // Sums within sums.
  ['sum(1 for z in a if z = max(w for w in a))', (a) => [a.filter((z) => z === Math.max(...a)).length]],
  ['sum(min(w + z for w in a) for z in a)', (a) => [sum(a.map((z) => Math.min(...a) + z))]],
  [
    'sum(sum(a[j] for j in i..k) for i in 1..k) for k in 1..n',
    (a) => a.map((_, k) => sum(a.slice(0, k + 1).map((z, at) => z * (at + 1)))),
  ],
  [
    'i × (sum(1 for j in 1..i - 1 if a[j] = a[i]) = 0) for i in 1..n',
    (a) => a.flatMap((z, at) => (a.indexOf(z) === at ? [at + 1] : [])),
  ],
  // Two names that are the same in two sums.
  ['sum(z for z in a) + xor(z for z in a)', (a) => [sum(a) + xor(a)]],
  ['min(1, 2, a[1])', (a) => [Math.min(1, a[0]!)]],
];

const lists = fc.array(fc.nat(40), { minLength: 1, maxLength: 6 });

describe('games/folds', () => {
  for (const [start, expected] of written)
    it(`is what it says: ${start}`, () => {
      fc.assert(
        fc.property(lists, (a) =>
          assert.deepEqual(
            partsOf(start, a),
            expected(a).map((number) => [number]),
          ),
        ),
        runs(30),
      );
    });

  it('has no value where there is nothing to be least, or something has none', () => {
    assert.equal(partsOf('min(z for z in a if z > 100)', [1, 2]), 'no such position');
    assert.equal(partsOf('max(z for z in a if z > 100)', [1, 2]), 'no such position');
    assert.equal(partsOf('sum(1/z for z in a)', [1, 0]), 'no such position');
    assert.equal(partsOf('xor(z - 2 for z in a)', [1, 3]), 'no such position');
    assert.deepEqual(partsOf('sum(z for z in a if z > 100)', [1, 2]), [[0]]);
  });

  it('is worked out once for all that it does not depend on', () => {
    const a = Array.from({ length: 100_000 }, (_, at) => at);
    assert.equal(partsOf('a[i] - min(z for z in a) for i in 1..n', a).length, a.length);
    assert.deepEqual(partsOf('sum(1 for z in a if z = max(w for w in a))', a), [[1]]);
  });

  it('takes no more steps than a case may', () => {
    const a = Array.from({ length: 3000 }, (_, at) => at);
    assert.equal(partsOf('sum(1 for z in a, w in a)', a), 'too many');
    assert.equal(partsOf('sum(a[j] for j in 1..n if j > i) for i in 1..n', a), 'too many');
    assert.equal(partsOf('sum(z for z in 1..10**18)', a), 'too many');
  });

  it('is exact at any size', () => {
    assert.deepEqual(partsOf('sum(2**60 + z for z in a)', [1, 2]), [[2n ** 61n + 3n]]);
    assert.deepEqual(partsOf('xor(2**60*z for z in a)', [1, 3]), [[2n ** 61n]]);
  });
});
