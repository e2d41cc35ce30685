import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ClaimCheck, type ClaimResult, sayingOf } from '../../../server/src/rulesets/own/claims/claims';
import type { Claim, Condition, Expression, OwnPosition, Rules } from '../../../server/src/rulesets/own/rules';
import { rulesetOf } from '../../../server/src/rulesets/own/ruleset';
import { loopOf } from '../../../server/src/rulesets/own/search/endless';
import { quasiOf, repeatingOf } from '../../../server/src/rulesets/own/theory/quasi';
import type { Natural } from '../../../server/src/text/natural';
import { runs } from '../../thorough';
import { grundyOf, NO_NUMBERS } from './plain';
import { arrow, call, compare, each, h, listed, minus, n, op, range, rulesOf, take, x } from './random';

const at = (...parts: Natural[][]): OwnPosition => ({ numbers: NO_NUMBERS, parts });

const claimOf = (says: Claim['says'], more: Partial<Claim> = {}): Claim => ({
  says,
  where: [],
  isTrusted: false,
  ...more,
});
const lostWhen = (when: Condition, more: Partial<Claim> = {}): Claim =>
  claimOf({ kind: 'outcome', outcome: 'P', when }, more);
const mod = (value: Expression, by: number): Expression => op(value, 'mod', n(by));
const either = (...conditions: Condition[]): Condition => ({ kind: 'or', conditions });
const both = (...conditions: Condition[]): Condition => ({ kind: 'and', conditions });

function resultOf(rules: Rules, claim: Claim, steps = Infinity): ClaimResult {
  const check = new ClaimCheck(rules, claim, NO_NUMBERS);
  while (!check.advance(steps));
  return check.result!;
}

const sticks = rulesOf([take(listed(1, 3, 4))]);
const half = rulesOf([take(range(n(1), op(h(), 'over', n(2))))]);
const euclid = rulesOf([
  arrow([[minus(h(0), op(x(), 'times', h(1))), h(1)]], [each(range(n(1), op(h(0), 'over', h(1))))]),
  arrow([[h(0), minus(h(1), op(x(), 'times', h(0)))]], [each(range(n(1), op(h(1), 'over', h(0))))]),
]);
const wythoff = rulesOf([
  arrow([[minus(h(0), x()), h(1)]], [each(range(n(1), h(0)))]),
  arrow([[h(0), minus(h(1), x())]], [each(range(n(1), h(1)))]),
  arrow([[minus(h(0), x()), minus(h(1), x())]], [each(range(n(1), call('min', h(0), h(1))))]),
]);
const chomp = rulesOf([
  arrow([[x(), call('min', h(1), x()), call('min', h(2), x())]], [each(range(n(1), minus(h(0), n(1))))]),
  arrow([[h(0), x(), call('min', h(2), x())]], [each(range(n(0), minus(h(1), n(1))))]),
  arrow([[h(0), h(1), x()]], [each(range(n(0), minus(h(2), n(1))))]),
]);

describe('rulesets/own/claims', () => {
  it('proves what period and condition settle', () => {
    // CSES 1729 with the takes 1, 3 and 4.
    const claim = lostWhen(either(compare(mod(h(), 7), '=', n(0)), compare(mod(h(), 7), '=', n(2))));
    const result = resultOf(sticks, claim);
    assert.deepEqual(result, {
      kind: 'proved',
      checked: 7,
      values: { period: 7, from: 0, saltus: 0 },
      from: 0,
      period: 7,
    });
    assert.deepEqual(resultOf(sticks, claim, 3), result);
  });

  it('finds the smallest position that is otherwise, and the move that shows it', () => {
    const claim = lostWhen(either(compare(mod(h(), 7), '=', n(0)), compare(mod(h(), 7), '=', n(3))));
    const result = resultOf(sticks, claim);
    assert.deepEqual(result, { kind: 'false', part: [2], claimed: 'N', found: 'P', move: undefined, checked: 2 });
    const late = resultOf(sticks, lostWhen(both(compare(mod(h(), 7), '=', n(0)), compare(h(), '<', n(700)))));
    assert.equal(late.kind === 'false' && late.part[0], 2);
    const threshold = either(
      compare(mod(h(), 7), '=', n(0)),
      compare(mod(h(), 7), '=', n(2)),
      compare(h(), '>', n(100_000)),
    );
    assert.deepEqual(resultOf(sticks, lostWhen(threshold)), {
      kind: 'false',
      part: [100_001],
      claimed: 'P',
      found: 'N',
      move: { turns: [{ part: 0, results: [[99_997]] }] },
      checked: 100_001,
    });
  });

  it('holds claims of pairs as far as it checks them: Euclid, Wythoff, Chomp', () => {
    const [a, b] = [h(0), h(1)];
    const ordered = both(compare(n(0), '<', a), compare(a, '<', b));
    const golden = compare(op(b, 'times', b), '<', op(op(a, 'times', a), 'plus', op(a, 'times', b)));
    assert.deepEqual(resultOf(euclid, lostWhen(golden, { domain: ordered })), {
      kind: 'holds',
      checked: 20_000,
      last: [119, 165],
    });
    const nearly = resultOf(
      euclid,
      lostWhen(compare(op(n(5), 'times', b), '<', op(n(8), 'times', a)), { domain: ordered }),
    );
    assert.deepEqual(nearly.kind === 'false' && [nearly.part, nearly.claimed, nearly.found, nearly.checked], [
      [5, 8],
      'N',
      'P',
      34,
    ]);
    const cold: Claim = lostWhen(compare(x(0), '=', op(op(x(1), 'times', n(8)), 'over', n(5))), {
      where: [call('min', a, b), call('abs', minus(a, b))],
    });
    const wrong = resultOf(wythoff, cold);
    assert.deepEqual(wrong.kind === 'false' && [wrong.part, wrong.found, wrong.move], [
      [20, 33],
      'N',
      { turns: [{ part: 0, results: [[20, 12]] }] },
    ]);
    const chompClaim = lostWhen(compare(b, '=', minus(a, n(1))), {
      domain: both(compare(h(2), '=', n(0)), compare(a, '>=', b), compare(a, '>', n(0))),
    });
    assert.equal(resultOf(chomp, chompClaim).kind, 'induction');
  });

  it('checks values: LightOJ 1296', () => {
    const even = compare(mod(h(), 2), '=', n(0));
    const claim = claimOf({ kind: 'value', value: op(h(), 'over', n(2)) }, { domain: even });
    assert.deepEqual(resultOf(half, claim), { kind: 'holds', checked: 20_000, last: [39_998] });
    const all = resultOf(half, claimOf({ kind: 'value', value: op(h(), 'over', n(2)) }));
    assert.deepEqual(all.kind === 'false' && [all.part, all.claimed, all.found], [[3], { value: 1 }, { value: 0 }]);
    const nim = rulesOf([take({ kind: 'allBut', set: listed(2) })]);
    const values = grundyOf(nim, NO_NUMBERS);
    // Siegel: all but a finite set repeat with a saltus, so a claim can be proved or fails.
    const wrong = resultOf(nim, claimOf({ kind: 'value', value: h() }));
    const first = [0, 1, 2, 3, 4, 5, 6, 7].find((heap) => values([heap]) !== heap);
    assert.deepEqual(wrong.kind === 'false' && wrong.part, [first]);
  });

  it('proves values that grow, and finds where they grow otherwise', () => {
    const nim = rulesOf([take(range(n(1), h()))]);
    const identity = resultOf(nim, claimOf({ kind: 'value', value: h() }));
    assert.equal(identity.kind, 'proved');
    const capped = resultOf(nim, claimOf({ kind: 'value', value: call('min', h(), n(15_000)) }));
    assert.deepEqual(capped.kind === 'false' && capped.part, [15_001]);
  });

  it('is never proved false, nor false where it holds: claims off by one of random sets', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 40 }),
        (takes, period, rest, from) => {
          const rules = rulesOf([take(listed(...takes))]);
          const value = grundyOf(rules, NO_NUMBERS);
          const claim = lostWhen(compare(mod(h(), period), '=', n(rest)), { domain: compare(h(), '>=', n(from)) });
          const result = resultOf(rules, claim);
          const wrong = Array.from({ length: 400 }, (_, heap) => heap).find(
            (heap) => heap >= from && (heap % period === rest) !== (value([heap]) === 0),
          );
          if (wrong === undefined) assert.equal(result.kind, 'proved');
          else assert.deepEqual(result.kind === 'false' && result.part, [wrong]);
        },
      ),
      runs(80, 200),
    );
  });

  it('knows how expressions and conditions repeat, and says so only where they do', () => {
    const small = fc
      .integer({ min: -6, max: 6 })
      .map((value): Expression => (value < 0 ? { kind: 'negative', of: n(-value) } : n(value)));
    const expressions = fc.letrec<{ tree: Expression }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constant(h()),
        small,
        fc
          .tuple(tie('tree'), fc.constantFrom('plus', 'minus', 'times', 'over', 'mod'), tie('tree'))
          .map(([left, operator, right]) => op(left, operator as 'plus', right)),
      ),
    })).tree;
    fc.assert(
      fc.property(expressions, expressions, fc.constantFrom('=', '<', '>=', '!='), (left, right, operator) => {
        const says = sayingOf(claimOf({ kind: 'value', value: left }), NO_NUMBERS, 1);
        const valueAt = (heap: number): unknown => (says.of([heap]) as { value: Natural | undefined }).value;
        const quasi = quasiOf(left, []);
        if (quasi)
          for (let heap = quasi.from; heap < quasi.from + 50; heap++)
            if (valueAt(heap) !== undefined)
              assert.equal(Number(valueAt(heap + quasi.period)), Number(valueAt(heap)) + Number(quasi.slope));
        const condition = compare(left, operator, right);
        const repeating = repeatingOf(condition, []);
        const holds = sayingOf(lostWhen(condition), NO_NUMBERS, 1);
        if (repeating)
          for (let heap = repeating.from; heap < repeating.from + 50; heap++)
            assert.equal(holds.of([heap + repeating.period]), holds.of([heap]));
      }),
      runs(300, 1000),
    );
  });

  it('lets a claim that is proved answer what no search reaches, and says so; one that fails answers nothing', () => {
    const growing = rulesOf([
      arrow(
        [[minus(h(0), op(n(2), 'times', x())), op(h(1), 'plus', x())]],
        [each(range(n(1), op(h(0), 'over', n(2))))],
      ),
      arrow(
        [[op(h(0), 'plus', x()), minus(h(1), op(n(2), 'times', x()))]],
        [each(range(n(1), op(h(1), 'over', n(2))))],
      ),
    ]);
    // AtCoder ARC 072 D: lost exactly if the numbers differ by at most 1.
    const claim = lostWhen(compare(call('abs', minus(h(0), h(1))), '<=', n(1)), { isTrusted: true });
    const far = at([10n ** 18n, 10n ** 18n - 1n]);
    assert.equal(rulesetOf(growing, { quick: 1000, table: 1000, search: 1000 }).outcome(far), 'unknown');
    const trusting = rulesetOf({ ...growing, claims: [claim] });
    assert.equal(trusting.outcome(far), 'P');
    assert.equal(trusting.outcome(at([10n ** 18n, 10n ** 18n - 2n])), 'N');
    assert.ok(
      trusting
        .explain(far)
        .some((reason) => 'template' in reason && reason.template.includes('which is proved for all numbers')),
    );
    const wrong = lostWhen(compare(call('abs', minus(h(0), h(1))), '<=', n(2)), { isTrusted: true });
    assert.equal(rulesetOf({ ...growing, claims: [wrong] }).outcome(far), 'unknown');
  });
});

describe('rulesets/own/endless', () => {
  it('finds the smallest parts that come back to each other, or nothing', () => {
    assert.deepEqual(loopOf(rulesOf([arrow([[h(1), h(0)]])]), NO_NUMBERS, 100_000), { part: [0, 0], from: [0, 0] });
    const turn = arrow([[h(1), h(0)]], [], compare(h(0), '!=', h(1)));
    assert.deepEqual(loopOf(rulesOf([turn]), NO_NUMBERS, 100_000), { part: [0, 1], from: [1, 0] });
    assert.equal(loopOf(wythoff, NO_NUMBERS, 100_000), undefined);
    assert.equal(loopOf(sticks, NO_NUMBERS, 100_000), undefined);
    assert.equal(loopOf(rulesOf([arrow([[op(h(), 'plus', n(1))]])]), NO_NUMBERS, 100_000), undefined);
  });
});
