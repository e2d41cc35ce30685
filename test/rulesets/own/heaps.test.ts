import assert from 'node:assert/strict';
import fc from 'fast-check';
import { activeCoordinates, bind } from '../../../server/src/rulesets/own/expressions/bind';
import type { Arrow, Condition, OwnPosition, Rules } from '../../../server/src/rulesets/own/rules';
import { rulesetOf } from '../../../server/src/rulesets/own/ruleset';
import type { Part, Strategy } from '../../../server/src/rulesets/own/strategy';
import { heapTheory } from '../../../server/src/rulesets/own/theory/heaps';
import type { Natural } from '../../../server/src/text/natural';
import { runs } from '../../thorough';
import { grundyOf, loserOf, NO_NUMBERS, optionsOf } from './plain';
import { arrow, call, compare, each, h, listed, minus, n, op, range, rulesOf, take, x } from './random';

const theoryOf = (rules: Rules, algebra: 'nimber' | 'misere' = 'nimber'): Strategy | undefined =>
  heapTheory(bind(rules, activeCoordinates(rules), NO_NUMBERS, [0]), algebra);

function valueBy(strategy: Strategy, part: Part, steps = 100): Natural | undefined {
  while (!strategy.advance(part, steps));
  return strategy.value(part);
}

const small = fc.integer({ min: 1, max: 6 });
const rest = (taken: number) => minus(h(), n(taken));

/** Conditions of which some are needless, and some change the game. */
const condition = fc.option(
  fc.oneof(
    fc.constantFrom<Condition>(compare(h(), '>', n(0)), compare(h(), '>=', x()), compare(n(1), '<=', h())),
    small.map((m) => compare(h(), '>=', n(m))),
    small.map((m) => compare(op(h(), 'mod', n(3)), '=', n(m % 3))),
  ),
  { nil: undefined },
);

/** Arrows of one heap in the forms that theories know, and some that they do not. */
const heapArrow: fc.Arbitrary<Arrow> = fc.oneof(
  fc.tuple(fc.array(small, { maxLength: 3 }), condition).map(([takes, when]) => take(listed(...takes), when)),
  fc
    .tuple(small, fc.integer({ min: 0, max: 9 }), condition)
    .map(([from, to, when]) => take(range(n(from), n(to)), when)),
  fc.array(small, { maxLength: 3 }).map((takes) => take({ kind: 'allBut', set: listed(...takes) })),
  fc.tuple(small, condition).map(([from, when]) => take(range(n(from), h()), when)),
  small.map((c) => arrow([[x()]], [each(range(n(0), rest(c)))])),
  fc.tuple(small, small).map(([from, k]) => take(range(n(from), op(h(), 'over', n(k))))),
  small.map((from) => take(range(n(from), call('sqrt', h())))),
  fc.tuple(small, small).map(([from, k]) => take(range(n(from), call('min', h(), n(k))))),
  fc.tuple(small, small).map(([from, k]) => take(range(n(from), op(op(h(), 'plus', n(k)), 'over', n(2))))),
  small.map((t) => arrow([], [], compare(h(), '=', n(t)))),
  small.map((t) => arrow([], [], compare(h(), '>=', n(t)))),
  fc.tuple(small, small).map(([t, from]) => arrow([[n(t)]], [], compare(h(), '>', n(t - 2 + from)))),
  fc
    .tuple(small, small)
    .map(([from, to]) => take(range(n(from), n(to)), { kind: 'divides', divisor: x(), of: op(h(), 'plus', n(from)) })),
  fc
    .tuple(small, small)
    .map(([t, m]) => arrow([[rest(t)]], [], compare(op(h(), 'mod', n(m)), '!=', op(n(t), 'mod', n(m))))),
  fc
    .tuple(
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(0, 1),
      fc.constantFrom('half', 'all', 'but one'),
      fc.boolean(),
    )
    .map(([t, least, upTo, turned]) => {
      const total = rest(t);
      const to = upTo === 'half' ? op(total, 'over', n(2)) : upTo === 'all' ? total : minus(total, n(1));
      const parts = [[x()], [minus(total, x())]];
      return arrow(turned ? parts.reverse() : parts, [each(range(n(least), to))]);
    }),
);

const heapRules = fc
  .array(heapArrow, { minLength: 1, maxLength: 3 })
  .map((arrows) => rulesOf(arrows, { coordinates: ['h'] }));

const at = (...heaps: Natural[]): OwnPosition => ({ numbers: NO_NUMBERS, parts: heaps.map((heap) => [heap]) });

describe('rulesets/own/heaps', () => {
  it('has theories whose values are those of the rules', () => {
    let known = 0;
    fc.assert(
      fc.property(heapRules, (rules) => {
        const theory = theoryOf(rules);
        if (theory === undefined) return;
        known++;
        const plain = grundyOf(rules, NO_NUMBERS);
        for (let heap = 0; heap <= 45; heap++) assert.equal(valueBy(theory, [heap]), plain([heap]), `heap ${heap}`);
      }),
      runs(1500),
    );
    assert.ok(known > 500, `only ${known}`);
  });

  it('has theories of the game in which whoever cannot move wins', () => {
    let known = 0;
    fc.assert(
      fc.property(heapRules, (random) => {
        const rules: Rules = { ...random, misere: true };
        const theory = theoryOf(rules, 'misere');
        if (theory === undefined) return;
        known++;
        const lost = loserOf(rules, NO_NUMBERS);
        for (let heap = 0; heap <= 45; heap++)
          assert.equal(valueBy(theory, [heap]) === 0, lost([[heap]]), `heap ${heap}`);
      }),
      runs(400),
    );
    assert.ok(known > 15, `only ${known}`);
  });

  it('says truly how values repeat', () => {
    fc.assert(
      fc.property(heapRules, (rules) => {
        const theory = theoryOf(rules);
        if (theory?.cycle === undefined) return;
        for (let slice = 0; !theory.advance([Infinity], 100_000); slice++) if (slice > 5) return;
        const cycle = theory.cycle();
        if (cycle === undefined || Number(cycle.period) > 40) return;
        const plain = grundyOf(rules, NO_NUMBERS);
        for (let heap = Number(cycle.from); heap + Number(cycle.period) <= 60; heap++)
          assert.equal(plain([heap + Number(cycle.period)]), plain([heap])! + cycle.saltus);
      }),
      runs(150),
    );
  });

  it('finds exactly the winning moves, on one heap and on several', () => {
    fc.assert(
      fc.property(
        heapRules,
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 3 }),
        (rules, heaps) => {
          const ruleset = rulesetOf(rules);
          const plain = grundyOf(rules, NO_NUMBERS);
          const total = heaps.reduce((sum, heap) => sum ^ plain([heap])!, 0);
          if (heaps.some((heap) => plain([heap]) === undefined)) return;
          assert.equal(ruleset.outcome(at(...heaps)), total === 0 ? 'P' : 'N');
          const expected = new Set<string>();
          for (const [index, heap] of heaps.entries())
            for (const left of optionsOf(rules, NO_NUMBERS, [heap]))
              if (left.reduce((sum, part) => sum ^ plain(part)!, total ^ plain([heap])!) === 0)
                expected.add(`${index}: ${left.map(String).sort().join()}`);
          const found = ruleset
            .winningMoves(at(...heaps))
            .map(({ turns: [turn] }) => `${turn!.part}: ${turn!.results.map(String).sort().join()}`);
          assert.deepEqual(found.sort(), [...expected].sort());
        },
      ),
      runs(300),
    );
  });

  it('answers heaps of 10^18 wherever there is a theory of period, fraction or range', () => {
    const far = 10n ** 18n;
    for (const rules of [
      rulesOf([take(listed(1, 3, 4))]),
      rulesOf([take(range(n(5), n(10n ** 9n)))]),
      rulesOf([take({ kind: 'allBut', set: listed(2, 3, 7) })]),
      rulesOf([take(range(n(1), op(h(), 'over', n(2))))]),
      rulesOf([arrow([[x()], [minus(rest(2), x())]], [each(range(n(0), op(rest(2), 'over', n(2))))])]),
    ]) {
      const ruleset = rulesetOf(rules);
      assert.notEqual(ruleset.outcome(at(far)), 'unknown');
      assert.notEqual(ruleset.outcome(at(far, far + 1n)), 'unknown');
      if (ruleset.outcome(at(far)) === 'N')
        for (const move of ruleset.winningMoves(at(far)).slice(0, 5))
          assert.equal(ruleset.outcome(ruleset.play(at(far), move)), 'P');
    }
  });

  it('leaves what it does not know to search: all takes up to a heap that depends on more', () => {
    assert.equal(theoryOf(rulesOf([take({ kind: 'divisors', of: h() })])), undefined);
    assert.equal(theoryOf(rulesOf([take(range(n(1), h()), compare(h(), '!=', n(3)))])), undefined);
  });
});
