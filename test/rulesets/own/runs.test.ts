/** Runs of equal values in windows: held against the plain way. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { activeCoordinates, bind } from '../../../server/src/rulesets/own/expressions/bind';
import type { Expression, Rules } from '../../../server/src/rulesets/own/rules';
import { heapTheory } from '../../../server/src/rulesets/own/theory/heaps';
import { runTheory } from '../../../server/src/rulesets/own/theory/runTheory';
import type { Natural } from '../../../server/src/text/natural';
import { grundyOf, NO_NUMBERS } from './plain';
import { arrow, call, each, h, minus, n, op, range, rulesOf, x } from './random';

const windowRules = (from: Expression, to: Expression): Rules =>
  rulesOf([arrow([[x()]], [each(range(from, to))])], { coordinates: ['pile'] });

const boundOf = (rules: Rules) => bind(rules, activeCoordinates(rules), NO_NUMBERS, [0]);

const over = (divisor: number) => op(h(), 'over', n(divisor));
const root = call('sqrt', h());
const fourth = call('sqrt', root);
const below = minus(h(), n(1));
const ends = fc.oneof(
  fc.constantFrom<Expression>(root, fourth, n(0), call('max', over(6), root)),
  fc.integer({ min: 2, max: 7 }).map(over),
);
const shifted = fc.tuple(ends, fc.integer({ min: -3, max: 3 })).map(([end, by]) => op(end, 'plus', n(by)));

describe('rulesets/own, runs', () => {
  it('gives heaps that become those of a window the values of the rules, whatever was asked before', () => {
    let known = 0;
    const heaps = fc.array(fc.nat(200), { minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(shifted, shifted, heaps, (from, to, asked) => {
        const rules = windowRules(from, call('min', to, below));
        const theory = runTheory(boundOf(rules), 'nimber');
        if (theory === undefined) return;
        known++;
        const plain = grundyOf(rules, NO_NUMBERS);
        for (const heap of asked) {
          while (!theory.advance([heap], 100));
          assert.equal(theory.value([heap]), plain([heap]), `heap ${heap}`);
        }
      }),
    );
    assert.ok(known > 0);
  });

  it('finds the runs of roots far beyond any table', () => {
    const from = op(call('sqrt', call('sqrt', below)), 'plus', n(1));
    const theory = heapTheory(boundOf(windowRules(from, call('min', root, below))), 'nimber')!;
    const asked: [Natural, number][] = [
      [3, 0],
      [4, 1],
      [15, 1],
      [16, 2],
      [81, 2],
      [82, 0],
      [6723, 0],
      [6724, 3],
      [50625, 3],
      [50626, 1],
      [2562991875, 1],
      [2562991876, 2],
      [777777777777, 2],
    ];
    for (const [heap, value] of asked.reverse()) {
      while (!theory.advance([heap], 100));
      assert.equal(theory.value([heap]), value, `heap ${heap}`);
    }
  });

  it('leaves windows that may fall, or that lead up, to others', () => {
    for (const [from, to] of [
      [op(h(), 'mod', n(5)), below],
      [n(0), op(h(), 'plus', n(1))],
      [minus(n(9), h()), below],
    ] as const)
      assert.equal(runTheory(boundOf(windowRules(from, to)), 'nimber'), undefined);
  });
});
