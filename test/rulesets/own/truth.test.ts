/** Ways to be wrong that random small rules seldom meet, each held against plain recursion. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ClaimCheck } from '../../../server/src/rulesets/own/claims/claims';
import type { Claim, Condition, Numbers, OwnPosition, Rules } from '../../../server/src/rulesets/own/rules';
import { rulesetOf } from '../../../server/src/rulesets/own/ruleset';
import type { Natural } from '../../../server/src/text/natural';
import { good } from '../../games/declare';
import { runs } from '../../thorough';
import { grundyOf, loserOf, NO_NUMBERS, optionsOf, type Part } from './plain';
import { arrow, compare, constant, each, h, listed, minus, n, op, range, rulesOf, take, x } from './random';

const at = (...parts: Part[]): OwnPosition => ({ numbers: NO_NUMBERS, parts });
const heaps = (...sizes: Natural[]): OwnPosition => at(...sizes.map((size) => [size]));
const mod = (by: number) => op(h(), 'mod', n(by));
const small = fc.integer({ min: 1, max: 7 });
const takes = fc.uniqueArray(small, { minLength: 1, maxLength: 4 });
const sums = fc.constantFrom<Rules['sum']>('one', 'some', 'all');

/** The numbers after which machine words end. */
const EDGES: readonly bigint[] = [1n << 16n, 1n << 26n, 1n << 31n, 1n << 32n, 1n << 53n, 10n ** 18n, 1n << 64n];
const edge = fc.constantFrom(...EDGES);
const natural = (value: bigint): Natural => (value <= Number.MAX_SAFE_INTEGER ? Number(value) : value);

describe('rulesets/own, truth', () => {
  it('plays beside the numbers at which machine words end as it does beside 0', () => {
    fc.assert(
      fc.property(edge, fc.integer({ min: 0, max: 12 }), takes, small, (far, before, list, m) => {
        const floor = far - BigInt(before);
        const above = (offset: bigint): Rules =>
          rulesOf([
            arrow([[minus(h(), x())]], [each(listed(...list))], {
              kind: 'and',
              conditions: [
                compare(minus(h(), x()), '>=', n(natural(offset))),
                compare(op(minus(h(), n(natural(offset))), 'mod', n(m)), '<=', op(x(), 'mod', n(m))),
              ],
            }),
          ]);
        const near = grundyOf(above(0n), NO_NUMBERS);
        const ruleset = rulesetOf(above(floor));
        for (let heap = 0; heap < 25; heap++)
          assert.equal(ruleset.grundy!(heaps(natural(floor + BigInt(heap)))), near([heap]), `${floor} + ${heap}`);
      }),
      runs(30, 150),
    );
  });

  it('plays pairs beside the ends of machine words as it does beside 0, in every kind of sum', () => {
    fc.assert(
      fc.property(edge, edge, takes, takes, sums, fc.boolean(), (far, wide, one, other, sum, misere) => {
        const [low, left] = [natural(far - 3n), natural(wide - 2n)];
        const moves = (a: Natural, b: Natural): Rules =>
          rulesOf(
            [
              arrow([[minus(h(0), x()), h(1)]], [each(listed(...one))], compare(minus(h(0), x()), '>=', n(a))),
              arrow([[h(0), minus(h(1), x())]], [each(listed(...other))], compare(minus(h(1), x()), '>=', n(b))),
            ],
            { sum, misere },
          );
        const plain = loserOf(moves(0, 0), NO_NUMBERS);
        const ruleset = rulesetOf(moves(low, left));
        const shifted = ([a, b]: number[]): Part => [
          natural(BigInt(low) + BigInt(a!)),
          natural(BigInt(left) + BigInt(b!)),
        ];
        for (const parts of [
          [[4, 5]],
          [[7, 3]],
          [[6, 6]],
          [
            [2, 3],
            [1, 4],
          ],
          [
            [0, 0],
            [5, 2],
          ],
        ]) {
          const lost = plain(parts);
          if (lost === undefined) continue;
          assert.equal(ruleset.outcome(at(...parts.map(shifted))), lost ? 'P' : 'N', JSON.stringify(parts));
        }
      }),
      runs(50, 100),
    );
  });

  it('proves periods of takes under conditions, misère and not, that go on as plain recursion does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(small, small, fc.nat(6), fc.constantFrom('=', '!=', '<', '>=')), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.option(fc.tuple(small, fc.integer({ min: 3, max: 60 })), { nil: undefined }),
        fc.boolean(),
        (moves, threshold, misere) => {
          const arrows = moves.map(([t, m, r, operator]) =>
            take(listed(t), compare(mod(m), operator as '=', n(r % m))),
          );
          if (threshold) arrows.push(take(listed(threshold[0]), compare(h(), '>', n(threshold[1]))));
          const rules = rulesOf(arrows, { misere, coordinates: ['h'] });
          const ruleset = rulesetOf(rules);
          const far = ruleset.outcome(heaps(10n ** 18n));
          assert.notEqual(far, 'unknown');
          const lost = loserOf(rules, NO_NUMBERS);
          for (let heap = 0; heap < 300; heap += 7)
            assert.equal(ruleset.outcome(heaps(heap)), lost([[heap]]) === true ? 'P' : 'N', `heap ${heap}`);
        },
      ),
      runs(80, 200),
    );
  });

  it('gives codes the values of the arrows that they stand for, unequal splits and takes beside them', () => {
    const digit = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(
        fc.constantFrom('0', '4'),
        fc.array(digit, { minLength: 1, maxLength: 3 }),
        fc.option(fc.constantFrom('split unequal', 'split', 'take {2, 5}', 'take 1..3', 'take 1..n'), {
          nil: undefined,
        }),
        sums,
        fc.boolean(),
        (first, digits, more, sum, misere) => {
          const code = `${first}.${digits.map((each) => each.toString(16).toUpperCase()).join('')}`;
          const { rules } = good('input: n', `move: code ${code}`, ...(more === undefined ? [] : [`move: ${more}`]));
          const plain = grundyOf(rules, NO_NUMBERS);
          const ruleset = rulesetOf(rules);
          for (let heap = 0; heap <= 24; heap++) {
            const value = plain([heap]);
            if (value !== undefined) assert.equal(ruleset.grundy!(heaps(heap)), value, `${code} ${more} ${heap}`);
          }
          const others: Rules = { ...rules, sum, misere };
          const [lost, played] = [loserOf(others, NO_NUMBERS, 3000), rulesetOf(others)];
          for (const sizes of [[3], [5], [2, 3], [1, 4, 0]]) {
            const expected = lost(sizes.map((size) => [size]));
            if (expected !== undefined)
              assert.equal(
                played.outcome(heaps(...sizes)),
                expected ? 'P' : 'N',
                `${code} ${more} ${sum} ${misere} ${sizes.join()}`,
              );
          }
        },
      ),
      runs(60, 150),
    );
  });

  it('finds the winning moves of large heaps of codes, as they stand in the moves', () => {
    for (const lines of [
      ['code 0.77'],
      ['code 0.137'],
      ['take 1..2', 'n -> x, n - 3 - x for x in 0..n - 3'],
      ['n -> n - 2 - x, x for x in 1..(n - 2)/2', 'take {1}'],
    ]) {
      const { rules } = good('input: n', ...lines.map((line) => `move: ${line}`));
      const ruleset = rulesetOf(rules);
      const values: number[] = [];
      const value = grundyOf(rules, NO_NUMBERS);
      for (let heap = 0; heap < 200; heap++) values.push(value([heap])!);
      for (const heap of [2001, 2002, 2017]) {
        const key = (left: readonly Part[]): string => left.map(String).sort().join(';');
        const wins = new Set<string>();
        for (const left of optionsOf(rules, NO_NUMBERS, [heap]))
          if (left.reduce((sum, part) => sum ^ Number(ruleset.grundy!(at(part))), 0) === 0) wins.add(key(left));
        const found = ruleset.winningMoves(heaps(heap)).map(({ turns: [turn] }) => key(turn!.results));
        assert.equal(new Set(found).size, found.length);
        assert.ok(found.every((each) => wins.has(each)));
        assert.equal(found.length, Math.min(1000, wins.size), `${lines.join()} ${heap}`);
        assert.equal(ruleset.outcome(heaps(heap)), wins.size > 0 ? 'N' : 'P');
      }
      values.forEach((each, heap) => assert.equal(ruleset.grundy!(heaps(heap)), each));
    }
  });

  it('finds the one position at which a claim is false, near or far, of one number or of two', () => {
    const claimOf = (when: Condition, domain?: Condition): Claim => ({
      says: { kind: 'outcome', outcome: 'P', when },
      where: [],
      isTrusted: false,
      ...(domain && { domain }),
    });
    const resultOf = (rules: Rules, claim: Claim) => {
      const check = new ClaimCheck(rules, claim, NO_NUMBERS);
      while (!check.advance(100_000));
      return check.result!;
    };
    fc.assert(
      fc.property(takes, fc.integer({ min: 0, max: 3000 }), fc.boolean(), (list, wrong, misere) => {
        const rules = rulesOf([take(listed(...list))], { misere, coordinates: ['h'] });
        const lost = loserOf(rules, NO_NUMBERS, 100_000);
        const isLost = Array.from({ length: 420 }, (_, heap) => lost([[heap]])!);
        // The least period of the outcomes, which a plain table shows for such small takes.
        const period = Array.from({ length: 200 }, (_, p) => p + 1).find((p) =>
          isLost.every((each, heap) => heap < 200 || each === isLost[heap - p]),
        )!;
        const rests = [...isLost.keys()].filter((heap) => heap >= 200 && heap < 200 + period && isLost[heap]);
        const holds: Condition = {
          kind: 'or',
          conditions: [compare(n(0), '=', n(1)), ...rests.map((heap) => compare(mod(period), '=', n(heap % period)))],
        };
        const from = compare(h(), '>=', n(200));
        assert.equal(resultOf(rules, claimOf(holds, from)).kind, 'proved');
        const place = 200 + wrong;
        const off: Condition = {
          kind: 'or',
          conditions: [
            { kind: 'and', conditions: [holds, compare(h(), '!=', n(place))] },
            { kind: 'and', conditions: [{ kind: 'not', condition: holds }, compare(h(), '=', n(place))] },
          ],
        };
        const result = resultOf(rules, claimOf(off, from));
        assert.ok(result.kind === 'false');
        assert.deepEqual(result.part, [place]);
        const found = rests.some((heap) => heap % period === place % period) ? 'P' : 'N';
        assert.equal(result.found, found);
        if (found === 'P' || !misere) assert.equal(result.move !== undefined, found === 'N');
        if (result.move) assert.equal(rulesetOf(rules).outcome(rulesetOf(rules).play(heaps(place), result.move)), 'P');
      }),
      runs(30, 60),
    );
    // Two numbers: equal heaps are lost in Nim, and only (a, b) is said to be otherwise.
    const pair = rulesOf([
      arrow([[minus(h(0), x()), h(1)]], [each(range(n(1), h(0)))]),
      arrow([[h(0), minus(h(1), x())]], [each(range(n(1), h(1)))]),
    ]);
    for (const [a, b] of [
      [0, 0],
      [3, 3],
      [2, 5],
      [40, 40],
      [61, 17],
    ] as const) {
      const isThere: Condition = { kind: 'and', conditions: [compare(h(0), '=', n(a)), compare(h(1), '=', n(b))] };
      const equal = compare(h(0), '=', h(1));
      const off: Condition =
        a === b
          ? { kind: 'and', conditions: [equal, { kind: 'not', condition: isThere }] }
          : { kind: 'or', conditions: [equal, isThere] };
      const result = resultOf(pair, claimOf(off));
      assert.deepEqual(result.kind === 'false' && [result.part, result.found], [[a, b], a === b ? 'P' : 'N']);
    }
    assert.equal(resultOf(pair, claimOf(compare(h(0), '=', h(1)))).kind, 'induction');
  });

  it('says nothing of a claim that cannot be worked out', () => {
    const power = op(op(n(2), 'power', op(h(), 'times', n(200))), 'mod', n(7));
    const rules = rulesOf([take(range(n(1), n(6)))], { coordinates: ['h'] });
    const claim: Claim = {
      says: { kind: 'outcome', outcome: 'P', when: compare(op(mod(7), 'plus', op(n(0), 'times', power)), '=', n(0)) },
      where: [],
      isTrusted: true,
    };
    const check = new ClaimCheck(rules, claim, NO_NUMBERS);
    while (!check.advance(100_000));
    const { result } = check;
    assert.ok(result?.kind === 'holds' && result.checked > 600 && result.checked < 700);
    const growing = rulesOf(
      [arrow([[minus(h(), n(7))]]), arrow([[op(minus(h(), n(1000)), 'plus', x())]], [each({ kind: 'primes' })])],
      { claims: [claim] },
    );
    assert.equal(rulesetOf(growing, { quick: 100, table: 100, search: 100 }).outcome(heaps(10n ** 18n)), 'unknown');
  });

  it('takes a trusted value for no more than it says where all parts are moved in', () => {
    const claim: Claim = { says: { kind: 'value', value: h() }, where: [], isTrusted: true };
    // By divisors, so that no theory knows it; from 1..h all can be taken, and a heap is worth its size.
    const rules = rulesOf(
      [take(range(n(1), h()), { kind: 'not', condition: { kind: 'prime', of: op(x(), 'times', n(4)) } })],
      { claims: [claim], sum: 'all', coordinates: ['h'] },
    );
    const ruleset = rulesetOf(rules, { quick: 1000, table: 1000, search: 1000 });
    assert.equal(ruleset.outcome(heaps(10 ** 12)), 'N');
    assert.equal(ruleset.outcome(heaps(10 ** 12, 10 ** 12 + 1)), 'unknown');
  });

  it('keeps cases apart whose constants and lists differ, in any order', () => {
    const rules: Rules = {
      ...rulesOf([take(range(n(1), constant(0)), compare(mod(3), '!=', n(1))), take({ kind: 'list', list: 0 })], {
        coordinates: ['h'],
      }),
      constants: ['k'],
      lists: ['a'],
    };
    const shared = rulesetOf(rules);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(6), fc.array(small, { maxLength: 4 }), fc.nat(25)), { minLength: 2, maxLength: 12 }),
        (cases) => {
          for (const [k, a, heap] of cases) {
            const numbers: Numbers = { constants: [k], lists: [a] };
            assert.equal(shared.grundy!({ numbers, parts: [[heap]] }), grundyOf(rules, numbers)([heap]));
          }
        },
      ),
      runs(80, 200),
    );
  });

  it('tells of no end where moves come late', () => {
    // 1,501 turns pass before the first move.
    const rules = rulesOf([take(range(n(1), h()), compare(x(), '>', n(1500)))], { coordinates: ['h'] });
    const ruleset = rulesetOf(rules);
    const told = ruleset.explain(heaps(1501)).map((reason) => ('template' in reason ? reason.template : ''));
    assert.equal(ruleset.outcome(heaps(1501)), 'N');
    assert.ok(!told.some((template) => template.startsWith('There is no move')), told.join());
  });
});
