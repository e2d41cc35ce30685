/** Ways that cost less: each held against plain search, whatever was asked before. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ALGEBRAS } from '../../../server/src/rulesets/own/algebra';
import { bind, type Bound } from '../../../server/src/rulesets/own/expressions/bind';
import { numberer } from '../../../server/src/rulesets/own/expressions/numberer';
import { programOf } from '../../../server/src/rulesets/own/expressions/walk';
import { PlainStrategy } from '../../../server/src/rulesets/own/plainStrategy';
import type { Expression, Rules } from '../../../server/src/rulesets/own/rules';
import { rulesetOf } from '../../../server/src/rulesets/own/ruleset';
import { Search } from '../../../server/src/rulesets/own/search/search';
import { subsetPatternOf } from '../../../server/src/rulesets/own/table/subsetPattern';
import { Subsets } from '../../../server/src/rulesets/own/table/subsets';
import { runs } from '../../thorough';
import { NO_NUMBERS, type Part } from './plain';
import {
  arrow,
  call,
  compare,
  constant,
  each,
  h,
  listed,
  minus,
  n,
  op,
  randomRules,
  range,
  rulesOf,
  take,
  x,
} from './random';

const boundOf = (rules: Rules): Bound =>
  bind(
    rules,
    rules.coordinates.map((_, index) => index),
    NO_NUMBERS,
    [],
  );

/** Numbers 1 to m, of which each may be taken once while a condition on the total holds. */
function takenOnce(m: number, total: Expression): Rules {
  const power = op(n(2), 'power', minus(x(), n(1)));
  const isThere = compare(op(op(h(0), 'over', power), 'mod', n(2)), '=', n(1));
  return rulesOf([
    arrow([[minus(h(0), power), total]], [each(range(n(1), n(m)))], {
      kind: 'and',
      conditions: [compare(h(1), '>', n(0)), isThere],
    }),
  ]);
}

const square = op(x(), 'times', x());
const TOTALS: readonly Expression[] = [
  call('max', minus(h(1), x()), n(0)),
  call('max', n(0), minus(h(1), square)),
  minus(h(1), x()),
  op(h(1), 'plus', x()),
  minus(h(1), minus(x(), n(2))),
];

describe('rulesets/own, ways', () => {
  it('gives sets that are left the values of plain search, in slices and whatever was asked before', () => {
    const algebra = fc.constantFrom(...Object.values(ALGEBRAS));
    const part = fc.tuple(fc.nat(31), fc.nat(20));
    fc.assert(
      fc.property(
        fc.constantFrom(...TOTALS),
        algebra,
        fc.array(part, { minLength: 1, maxLength: 4 }),
        (total, kind, parts) => {
          const bound = boundOf(takenOnce(5, total));
          const pattern = subsetPatternOf(bound);
          assert.ok(pattern);
          const subsets = new Subsets(pattern, programOf(bound), kind, 1_000_000);
          for (const each of parts) {
            while (!subsets.advance(each, 7));
            const plain = new Search(programOf(bound), kind, 2, 1_000_000).ask(each);
            assert.deepEqual({ kind: 'value', value: subsets.known(each) }, plain, each.join());
          }
        },
      ),
    );
  });

  it('sees no set where the bits are asked for otherwise, or the total depends on its order', () => {
    const rules = takenOnce(5, TOTALS[0]!);
    const [{ results, generators, condition }] = rules.moves[0]!.arrows as [Rules['moves'][0]['arrows'][0]];
    const [[set]] = results as unknown as [[Expression]];
    const isSeen = (total: Expression, when = condition): boolean =>
      subsetPatternOf(
        boundOf(rulesOf([{ ...arrow([[set, total]], [...generators]), ...(when && { condition: when }) }])),
      ) !== undefined;
    assert.ok(isSeen(TOTALS[0]!));
    assert.ok(!isSeen(op(h(1), 'over', x())));
    assert.ok(!isSeen(minus(h(1), h(0))));
    assert.ok(!isSeen(TOTALS[0]!, compare(h(1), '>', n(0))));
    assert.ok(!isSeen(TOTALS[0]!, { kind: 'and', conditions: [condition!, compare(h(0), '>', n(3))] }));
  });

  it('finds who makes a total of numbers to 20, by the parity of all of them or by one answer to each', () => {
    const ruleset = rulesetOf(takenOnce(20, TOTALS[0]!));
    const outcome = (m: number, t: number): string =>
      ruleset.outcome({ numbers: NO_NUMBERS, parts: [[2 ** m - 1, t]] });
    assert.deepEqual([outcome(20, 210), outcome(19, 190)], ['P', 'N']);
    assert.deepEqual([outcome(20, 21), outcome(20, 20)], ['P', 'N']);
  });

  it('knows the same of a part whatever has been asked before, though the first search is left out after a while', () => {
    const budget = { quick: 60, table: 2000, search: 900 };
    const part = fc.tuple(fc.nat(25), fc.nat(25), fc.nat(3));
    fc.assert(
      fc.property(randomRules, fc.array(part, { minLength: 20, maxLength: 40 }), (rules, all) => {
        const parts = all.map((each) => each.slice(0, rules.coordinates.length));
        const bound = boundOf(rules);
        const ask = (strategy: PlainStrategy, of: Part): string => {
          while (!strategy.advance(of, 50));
          return String(strategy.value(of));
        };
        const shared = new PlainStrategy(bound, 'nimber', budget);
        for (const each of parts)
          assert.equal(ask(shared, each), ask(new PlainStrategy(bound, 'nimber', budget), each), each.join());
      }),
      runs(20),
    );
  });

  it('takes what changes nothing out of the rules: 1 to h/1 is Nim', () => {
    const rules = rulesOf([take(range(n(1), op(op(op(h(), 'over', constant()), 'plus', n(0)), 'times', n(1))))], {
      constants: ['K'],
    });
    const ruleset = rulesetOf(rules);
    assert.equal(ruleset.grundy!({ numbers: { constants: [1], lists: [] }, parts: [[10 ** 9]] }), 10 ** 9);
  });

  it('takes cases for the same that differ in numbers of which the rules say nothing', () => {
    const keyOf = numberer(rulesOf([take(listed(1)), take(range(n(1), constant(1)))], { constants: ['n', 'k'] }));
    const of = (...constants: number[]): string => keyOf({ constants, lists: [[constants[0]!]] });
    assert.equal(of(1, 7), of(2, 7));
    assert.notEqual(of(1, 7), of(1, 8));
  });
});
