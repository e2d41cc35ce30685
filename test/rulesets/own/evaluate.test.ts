import assert from 'node:assert/strict';
import fc from 'fast-check';
import { holds, type Scope, valueOf } from '../../../server/src/rulesets/own/expressions/evaluate';
import { bindings, members } from '../../../server/src/rulesets/own/expressions/generate';
import type { Condition, Expression, NumberSet, Operator, Start } from '../../../server/src/rulesets/own/rules';
import { faultOfStarts, startsOf } from '../../../server/src/rulesets/own/start';
import type { Natural } from '../../../server/src/text/natural';

const number = (value: Natural): Expression =>
  value < 0 ? { kind: 'negative', of: number(-value) } : { kind: 'number', value };
const binary = (left: number, operator: Operator, right: number): Expression => ({
  kind: 'binary',
  operator,
  left: number(left),
  right: number(right),
});
const x: Expression = { kind: 'variable', index: 0 };

const scope = (steps = 1000): Scope => ({
  numbers: { constants: [7], lists: [[5, 6]] },
  coordinates: [10, 20],
  variables: [3],
  work: { left: steps },
});

const valueIn = (expression: Expression) => valueOf(expression, scope());
const isTrue = (condition: Condition) => holds(condition, scope());
const all = (set: NumberSet, steps?: number) => [...members(set, scope(steps))];

describe('rulesets/own/evaluate', () => {
  it('counts with integers, and knows what has no value', () => {
    assert.deepEqual(
      [binary(-7, 'over', 2), binary(-7, 'mod', 2), binary(7, 'over', -2), binary(5, 'xor', 3)].map(valueIn),
      [-4, 1, -4, 6],
    );
    for (const none of [
      binary(1, 'over', 0),
      binary(1, 'mod', 0),
      binary(2, 'power', -1),
      binary(-1, 'xor', 1),
      { kind: 'call', name: 'sqrt', args: [number(-1)] },
      { kind: 'element', list: 0, at: number(0) },
      { kind: 'element', list: 0, at: number(3) },
    ] satisfies Expression[])
      assert.equal(valueIn(none), undefined);
    assert.equal(valueIn({ kind: 'element', list: 0, at: number(2) }), 6);
    assert.equal(valueIn({ kind: 'call', name: 'gcd', args: [number(-4), number(6)] }), 2);
    assert.equal(valueIn({ kind: 'truth', condition: { kind: 'prime', of: number(7) } }), 1);
  });

  it('stops at what is too much', () => {
    const at = scope();
    assert.equal(valueOf(binary(10, 'power', 1_000_000), at), undefined);
    assert.equal(at.work.left, 0);
  });

  it('asks conditions in order; one that meets no value does not hold', () => {
    const zero: Condition = { kind: 'comparison', operands: [number(0), binary(1, 'over', 0)], operators: ['<'] };
    const yes: Condition = { kind: 'comparison', operands: [number(1), x, number(3)], operators: ['<', '<='] };
    assert.ok(isTrue(yes));
    assert.ok(!isTrue(zero));
    assert.ok(!isTrue({ kind: 'not', condition: zero }));
    assert.ok(isTrue({ kind: 'or', conditions: [yes, zero] }));
    assert.ok(!isTrue({ kind: 'or', conditions: [zero, yes] }));
    assert.ok(!isTrue({ kind: 'and', conditions: [yes, zero] }));
    assert.ok(isTrue({ kind: 'divides', divisor: number(0), of: number(0) }));
    assert.ok(!isTrue({ kind: 'divides', divisor: number(0), of: number(4) }));
    assert.ok(isTrue({ kind: 'divides', divisor: number(3), of: number(-6) }));
  });

  it('goes through sets', () => {
    assert.deepEqual(all({ kind: 'range', from: number(-1), to: x }), [-1, 0, 1, 2, 3]);
    assert.deepEqual(all({ kind: 'range', from: x, to: number(2) }), []);
    assert.deepEqual(all({ kind: 'list', list: 0 }), [5, 6]);
    assert.deepEqual(all({ kind: 'listed', members: [x, binary(1, 'over', 0), x] }), [3, 3]);
    assert.deepEqual(all({ kind: 'divisors', of: number(12) }), [1, 2, 3, 4, 6, 12]);
    assert.deepEqual(all({ kind: 'divisors', of: number(-12) }), []);
    assert.deepEqual(all({ kind: 'digits', of: number(3011) }), [0, 1, 3]);
    assert.deepEqual(all({ kind: 'powers', of: number(2) }), [1, 2, 4, 8, 16]);
    assert.deepEqual(all({ kind: 'powers', of: number(1) }), [1]);
    assert.deepEqual(all({ kind: 'primes' }), [2, 3, 5, 7, 11, 13, 17, 19]);
    const small: NumberSet = { kind: 'range', from: number(2), to: number(18) };
    assert.deepEqual(all({ kind: 'allBut', set: small }), [1, 19, 20]);
  });

  it('stops when the budget is spent', () => {
    const huge: NumberSet = { kind: 'range', from: number(0), to: binary(10, 'power', 18) };
    assert.equal(all(huge, 5).length, 5);
    const at = scope(10);
    const pairs = bindings(
      [
        { kind: 'each', variable: 0, set: huge },
        { kind: 'each', variable: 1, set: { kind: 'listed', members: [] } },
      ],
      at,
    );
    assert.equal([...pairs].length, 0);
    assert.ok(at.work.left <= 0);
  });

  it('makes the positions of a case', () => {
    const numbers = {
      constants: [3],
      lists: [
        [4, 5],
        [1, 0],
      ],
    };
    const n: Expression = { kind: 'constant', index: 0 };
    const second: Expression = { kind: 'variable', index: 1 };
    const start = { generators: [], coordinates: [n] };
    assert.deepEqual(startsOf({ start: [start, { ...start, times: number(2) }] }, numbers), [[[3], [3], [3]]]);
    const walk = { generators: [{ kind: 'together', variables: [0, 1], lists: [0, 1] }] as const };
    assert.deepEqual(startsOf({ start: [{ ...walk, coordinates: [x, n], times: second }] }, numbers), [[[4, 3]]]);
    const each = {
      generators: [{ kind: 'each', variable: 0, set: { kind: 'range', from: number(1), to: n } }] as const,
    };
    assert.deepEqual(startsOf({ start: [], ask: { ...each, coordinates: [x] } }, numbers), [[[1]], [[2]], [[3]]]);
  });

  it('says of a range, too, why there are none, without listing it', () => {
    const range = (from: Expression, to: Expression): Start => ({
      generators: [{ kind: 'each', variable: 0, set: { kind: 'range', from, to } }],
      coordinates: [{ kind: 'variable', index: 0 }],
    });
    const agrees = (from: Natural, to: Natural): void => {
      const questions = { start: [], ask: range(number(from), number(to)) };
      const listed = startsOf(questions, { constants: [], lists: [] });
      const fault = faultOfStarts(questions, { constants: [], lists: [] });
      assert.equal(fault, typeof listed === 'string' ? listed : undefined, `${from} to ${to}`);
    };
    const end = fc.integer({ min: -3, max: 30 });
    fc.assert(fc.property(end, end, agrees));
    for (const to of [1_199_999, 1_200_000, 10n ** 18n, -(10n ** 18n)]) agrees(1, to);
    agrees(10n ** 18n, 3);
    agrees(10n ** 18n, 10n ** 18n + 2n);
  });

  it('says why there are none', () => {
    const numbers = { constants: [], lists: [] };
    const of = (coordinate: Expression, times?: Expression) =>
      startsOf({ start: [{ generators: [], coordinates: [coordinate], ...(times && { times }) }] }, numbers);
    assert.equal(of(number(-1)), 'no such position');
    assert.equal(of(binary(1, 'over', 0)), 'no such position');
    assert.equal(of(number(1), number(-1)), 'no such position');
    assert.equal(of(number(1), binary(10, 'power', 18)), 'too many');
    assert.equal(of(binary(10, 'power', 10 ** 9)), 'too many');
  });
});
