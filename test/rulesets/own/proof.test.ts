/** Proofs by automata: each automaton against the numbers, and each verdict against plain search. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ClaimCheck } from '../../../server/src/rulesets/own/claims/claims';
import { holds, type Scope } from '../../../server/src/rulesets/own/expressions/evaluate';
import { type Automaton, joined, negated, without } from '../../../server/src/rulesets/own/proof/automaton';
import type { Effort, Working } from '../../../server/src/rulesets/own/proof/effort';
import { truthOf } from '../../../server/src/rulesets/own/proof/expressions';
import {
  isAtMostZero,
  isLowBit,
  isMultiple,
  isXor,
  isZero,
  variable,
} from '../../../server/src/rulesets/own/proof/linear';
import { leastOf, membersOf, smallestOf, Tracks } from '../../../server/src/rulesets/own/proof/relation';
import type { Claim, Condition, Expression, Rules } from '../../../server/src/rulesets/own/rules';
import { grundyOf, loserOf, NO_NUMBERS } from './plain';
import { arrow, call, compare, each, h, listed, minus, n, op, range, rulesOf, x } from './random';

const effort = (left = 5_000_000): Effort => ({ left, until: -Infinity, states: 0 });

function done<T>(work: Working<T>): T {
  for (;;) {
    const { done: isDone, value } = work.next();
    if (isDone) return value;
  }
}

function accepts({ tracks, next, accepts: ends }: Automaton, numbers: readonly number[]): boolean {
  let state = 0;
  for (let digit = 0; digit < 12; digit++) {
    const symbol = tracks.reduce((made, track, place) => made | (((numbers[track]! >> digit) & 1) << place), 0);
    state = next[(state << tracks.length) + symbol]!;
  }
  return ends[state] === 1;
}

function* smallNumbers(size: number, most: number): Iterable<number[]> {
  if (size === 0) yield [];
  else
    for (let first = 0; first <= most; first++) for (const rest of smallNumbers(size - 1, most)) yield [first, ...rest];
}

const same = (automaton: Automaton, size: number, most: number, is: (numbers: number[]) => boolean): void => {
  for (const numbers of smallNumbers(size, most))
    assert.equal(accepts(automaton, numbers), is(numbers), numbers.join());
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const factor = fc.integer({ min: -7, max: 7 });

describe('rulesets/own/proof, automata', () => {
  it('read sums, remainders, xor and the lowest digit as they are', () => {
    fc.assert(
      fc.property(
        fc.array(factor, { minLength: 2, maxLength: 2 }),
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: 1, max: 24 }),
        (factors, constant, by) => {
          const entries = factors
            .map((each, index) => [index, BigInt(each)] as const)
            .filter(([, each]) => each !== 0n);
          const sum = { constant: BigInt(constant), factors: new Map(entries) };
          const value = (numbers: number[]): number => constant + factors[0]! * numbers[0]! + factors[1]! * numbers[1]!;
          same(done(isZero(sum, effort())), 2, 20, (numbers) => value(numbers) === 0);
          same(done(isAtMostZero(sum, effort())), 2, 20, (numbers) => value(numbers) <= 0);
          same(done(isMultiple(sum, BigInt(by), effort())), 2, 20, (numbers) => value(numbers) % by === 0);
        },
      ),
      { numRuns: 60 },
    );
    same(isXor(0, 1, 2), 3, 15, ([a, b, c]) => (a! ^ b!) === c);
    for (const most of [0, 1, 3, 6])
      same(done(isLowBit(0, 1, most, effort())), 2, 70, ([a, b]) => gcd(a!, 2 ** most) === b);
    for (const most of [2, 5]) same(done(isLowBit(1, 0, most, effort())), 2, 70, ([b, a]) => gcd(a!, 2 ** most) === b);
  });

  it('join, negate, leave numbers out and find the least', () => {
    fc.assert(
      fc.property(factor, factor, fc.integer({ min: -30, max: 30 }), fc.integer({ min: 2, max: 9 }), (a, b, c, by) => {
        const entries = [
          [0, BigInt(a)],
          [1, BigInt(b)],
        ] as const;
        const factors = new Map(entries.filter(([, each]) => each !== 0n));
        const first = done(isAtMostZero({ constant: BigInt(c), factors }, effort()));
        const second = done(isMultiple({ constant: 1n, factors }, BigInt(by), effort()));
        const isFirst = ([p, q]: number[]): boolean => a * p! + b * q! + c <= 0;
        const isSecond = ([p, q]: number[]): boolean => (a * p! + b * q! + 1) % by === 0;
        same(done(joined(first, second, 'or', effort())), 2, 15, (each) => isFirst(each) || isSecond(each));
        const both = done(joined(first, negated(second), 'and', effort()));
        const isBoth = (each: number[]): boolean => isFirst(each) && !isSecond(each);
        same(both, 2, 15, isBoth);
        // Other numbers up to 2000 settle those up to 15: factors are small.
        const some = (p: number): boolean => Array.from({ length: 600 }, (_, q) => q).some((q) => isBoth([p, q]));
        const rest = done(without(both, 1, effort()));
        same(rest, 1, 15, ([p]) => some(p!));
        const least = leastOf(rest);
        if (least !== undefined && least < 200n)
          assert.deepEqual(Array.from({ length: 200 }, (_, p) => p).find(some), Number(least));
        const smallest = done(smallestOf(both, [0, 1], [1n, 1n], effort()));
        if (smallest && smallest[0]! + smallest[1]! < 60n) {
          const all = [...smallNumbers(2, 60)].filter(isBoth).sort(([p, q], [r, s]) => p! + q! - r! - s! || p! - r!);
          assert.deepEqual(smallest.map(Number), all[0]);
        }
      }),
      { numRuns: 60 },
    );
    const few = done(
      isAtMostZero(
        {
          constant: -3n,
          factors: new Map([
            [0, 1n],
            [1, 1n],
          ]),
        },
        effort(),
      ),
    );
    assert.equal(membersOf(few, [0, 1], 20)?.length, 10);
    assert.equal(membersOf(few, [0, 1], 9), undefined);
    assert.equal(membersOf(negated(few), [0, 1], 1000), undefined);
  });

  it('tell where conditions hold and where they fail, also where something has no value', () => {
    const small = fc.integer({ min: 0, max: 9 }).map(n);
    const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
      expression: fc.oneof(
        { maxDepth: 2, withCrossShrink: true },
        small,
        fc.constantFrom(h(0), h(1)),
        fc
          .tuple(tie('expression'), fc.constantFrom('plus', 'minus', 'xor'), tie('expression'))
          .map(([a, b, c]) => op(a, b, c)),
        fc
          .tuple(tie('expression'), fc.constantFrom('over', 'mod', 'times'), fc.integer({ min: -1, max: 6 }))
          .map(([a, b, c]) => op(a, b, c < 0 ? { kind: 'negative', of: n(-c) } : n(c))),
        fc.tuple(fc.constantFrom('min', 'max'), tie('expression'), tie('expression')).map(([a, b, c]) => call(a, b, c)),
        tie('expression').map((a) => call('abs', a)),
        fc.tuple(tie('expression'), fc.constantFrom(4, 6, 8)).map(([a, b]) => call('gcd', a, n(b))),
        fc
          .tuple(tie('expression'), tie('expression'))
          .map(([a, b]): Expression => ({ kind: 'truth', condition: compare(a, '<', b) })),
      ),
    }));
    const simple = fc
      .tuple(expression, fc.constantFrom('=', '!=', '<', '<=', '>', '>='), expression)
      .map(([a, b, c]) => compare(a, b, c));
    const condition: fc.Arbitrary<Condition> = fc.oneof(
      simple,
      fc
        .tuple(fc.constantFrom('and', 'or'), simple, simple)
        .map(([kind, a, b]): Condition => ({ kind, conditions: [a, b] })),
      fc
        .tuple(fc.constantFrom('and', 'or'), simple, simple)
        .map(([kind, a, b]): Condition => ({ kind: 'not', condition: { kind, conditions: [a, b] } })),
      fc
        .tuple(fc.integer({ min: 0, max: 5 }), expression)
        .map(([by, of]): Condition => ({ kind: 'divides', divisor: n(by), of })),
    );
    fc.assert(
      fc.property(condition, (asked) => {
        const meter = effort();
        const scope = {
          coordinates: [variable(0), variable(1)],
          variables: [],
          lists: [],
          tracks: new Tracks(2),
          kept: [0, 1],
          meter,
        };
        const truth = done(truthOf(asked, scope));
        const contrary: Condition = { kind: 'not', condition: asked };
        const plainly = (one: Condition, coordinates: number[]): boolean => {
          const plain: Scope = { numbers: NO_NUMBERS, coordinates, variables: [], work: { left: 10_000 } };
          return holds(one, plain);
        };
        same(truth.holds, 2, 11, (numbers) => plainly(asked, numbers));
        same(truth.fails, 2, 11, (numbers) => plainly(contrary, numbers));
      }),
      { numRuns: 150 },
    );
  });
});

const mod = (by: number, rest: number): Condition => compare(op(h(), 'mod', n(by)), '=', n(rest));

/** Games of the fragment, of which claims may be true. */
const games: fc.Arbitrary<Rules> = fc.oneof(
  fc
    .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 })
    .map((takes) => rulesOf([arrow([[minus(h(), x())]], [each(listed(...takes))])])),
  fc.constantFrom(
    rulesOf([arrow([[x()]], [each(range(op(h(), 'over', n(2)), minus(h(), n(1))))])]),
    rulesOf([
      arrow([[minus(h(), x())]], [each(range(n(1), h()))]),
      arrow([[x()], [minus(h(), x())]], [each(range(n(1), minus(h(), n(1))))]),
    ]),
    rulesOf([arrow([[minus(h(), n(1))]]), arrow([[op(h(), 'over', n(2))]], [], compare(h(), '>', n(0)))]),
    rulesOf([arrow([[minus(h(), x())]], [each(range(n(1), h()))], compare(op(x(), 'mod', n(2)), '=', n(1)))]),
    rulesOf([arrow([[minus(h(), x())], [x()]], [each(range(n(1), op(h(), 'over', n(3))))])]),
  ),
);
const claims: fc.Arbitrary<Claim> = fc
  .tuple(
    fc.oneof(
      fc
        .tuple(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 0, max: 6 }))
        .map(([by, rest]): Claim['says'] => ({ kind: 'outcome', outcome: 'P', when: mod(by, rest % by) })),
      fc.integer({ min: 2, max: 7 }).map((by): Claim['says'] => ({ kind: 'value', value: op(h(), 'mod', n(by)) })),
      fc.constantFrom<Claim['says']>(
        { kind: 'value', value: h() },
        {
          kind: 'value',
          value: op(op(h(), 'plus', { kind: 'truth', condition: mod(4, 3) }), 'minus', {
            kind: 'truth',
            condition: compare(mod4(), '=', n(0)),
          }),
        },
        { kind: 'value', value: op(h(), 'over', n(2)) },
        { kind: 'value', value: n(0) },
      ),
    ),
    fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  )
  .map(([says, from]) => ({
    says,
    where: [],
    isTrusted: false,
    ...(from !== undefined && { domain: compare(h(), '>', n(from)) }),
  }));

const saying = (says: Claim['says']): Claim => ({ says, where: [], isTrusted: false });
const oddTakes = rulesOf([
  arrow([[minus(h(), x())]], [each(range(n(1), h()))], compare(op(x(), 'mod', n(2)), '=', n(1))),
]);

/** Games with claims that are true. */
const truths = fc.constantFrom<[Rules, Claim]>(
  [oddTakes, saying({ kind: 'value', value: op(h(), 'mod', n(2)) })],
  [oddTakes, saying({ kind: 'outcome', outcome: 'P', when: mod(2, 0) })],
  [
    rulesOf([arrow([[minus(h(), n(1))]]), arrow([[minus(h(), n(2))]], [], compare(h(), '>', n(9)))]),
    { ...saying({ kind: 'outcome', outcome: 'P', when: mod(3, 2) }), domain: compare(h(), '>', n(9)) },
  ],
);

function mod4(): Expression {
  return op(h(), 'mod', n(4));
}

describe('rulesets/own/proof, verdicts', () => {
  it('is proved what plain search finds as far as it goes, and what fails is otherwise', () => {
    const kinds = new Map<string, number>();
    fc.assert(
      fc.property(fc.oneof(fc.tuple(games, claims), truths), ([rules, claim]) => {
        const check = new ClaimCheck(rules, claim, NO_NUMBERS, {
          budget: { quick: 10_000, table: 100_000, search: 10_000 },
        });
        while (!check.advance(1000));
        const result = check.result!;
        kinds.set(result.kind, (kinds.get(result.kind) ?? 0) + 1);
        const value = grundyOf(rules, NO_NUMBERS);
        const lost = loserOf(rules, NO_NUMBERS, 2000);
        const isSo = (part: readonly number[]): boolean => {
          if (claim.domain && !truthAt(claim.domain, part)) return true;
          if (claim.says.kind === 'value') return truthAt(compare(claim.says.value, '=', n(value(part)!)), part);
          const isLost = rules.moves.some(({ arrows }) => arrows[0]!.results.length > 1)
            ? value(part) === 0
            : lost([part]);
          return truthAt(claim.says.when!, part) === isLost;
        };
        if (result.kind === 'false') assert.equal(isSo(result.part.map(Number)), false);
        else if (result.kind !== 'holds') for (let heap = 0; heap <= 60; heap++) assert.ok(isSo([heap]), String(heap));
      }),
      { numRuns: 100 },
    );
    assert.ok(kinds.get('induction')! >= 10 && kinds.get('false')! >= 10, [...kinds].join(' '));
  });

  it('finds the one number far away at which a claim is false', () => {
    const far = 2 ** 45 + 12345;
    const rules = rulesOf([
      arrow([[minus(h(), x())]], [each(listed(1, 2))]),
      arrow([[op(h(), 'over', n(2))]], [], compare(h(), '<', n(0))),
    ]);
    const claim: Claim = {
      says: {
        kind: 'outcome',
        outcome: 'P',
        when: { kind: 'and', conditions: [mod(3, 0), compare(h(), '!=', n(far - (far % 3)))] },
      },
      where: [],
      isTrusted: false,
    };
    const check = new ClaimCheck(rules, claim, NO_NUMBERS);
    while (!check.advance(100_000));
    assert.ok(check.result?.kind === 'false');
    assert.deepEqual([check.result.part, check.result.found], [[far - (far % 3)], 'P']);
  });

  it('gives up on what is too long, in few steps', () => {
    const two = (by: number): Expression => op(n(2), 'power', n(by));
    const deep = Array.from({ length: 12 }).reduce<Expression>(
      (all) => call('max', op(all, 'over', n(7)), minus(n(9), h())),
      h(),
    );
    const hostile: readonly Expression[] = [
      op(h(), 'mod', op(two(400), 'plus', n(1))),
      op(h(), 'times', h()),
      op(op(h(), 'plus', two(100_000)), 'mod', n(4999)),
      deep,
    ];
    for (const value of hostile) {
      const rules = rulesOf([
        arrow([[minus(h(), x())], [op(h(), 'over', n(3))]], [each(range(n(1), h()))], compare(h(), '!=', value)),
      ]);
      const says: Claim['says'] = { kind: 'outcome', outcome: 'P', when: compare(value, '=', n(3)) };
      const check = new ClaimCheck(rules, { says, where: [], isTrusted: false }, NO_NUMBERS, {
        budget: { quick: 10, table: 10, search: 10 },
      });
      let slices = 0;
      while (!check.advance(100_000)) assert.ok(++slices < 200);
      assert.notEqual(check.result!.kind, 'induction');
    }
  });
});

const truthAt = (condition: Condition, coordinates: readonly number[]): boolean =>
  holds(condition, { numbers: NO_NUMBERS, coordinates, variables: [], work: { left: 10_000 } });
