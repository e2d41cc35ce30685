/** An answer depends on the question alone: not on what was asked before, nor on what is asked at the same time. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Budget } from '../../../server/src/rulesets/own/plainStrategy';
import type { OwnPosition, Rules } from '../../../server/src/rulesets/own/rules';
import { type OwnRuleset, rulesetOf } from '../../../server/src/rulesets/own/ruleset';
import { english, render } from '../../../server/src/text/message';
import { good } from '../../games/declare';
import { runs } from '../../thorough';
import { NO_NUMBERS, type Part } from './plain';
import { randomRules } from './random';

const at = (...parts: Part[]): OwnPosition => ({ numbers: NO_NUMBERS, parts });

/** What is told of a position: who wins, the Grundy value, and how that is known. */
function answerOf(ruleset: OwnRuleset, position: OwnPosition): string {
  const reasons = ruleset.explain(position).map((each) => ('template' in each ? render(each, english) : ''));
  return [ruleset.outcome(position), ruleset.grundy?.(position), ...reasons].join(' | ');
}

/** Works on all positions in turns, as the stream says; each time for so many steps. */
function workInTurns(ruleset: OwnRuleset, positions: readonly OwnPosition[], turns: Iterator<number>, most: number) {
  let left = positions.map((position) => ruleset.prepare(position));
  for (let slices = 0; left.length > 0; slices++) {
    assert.ok(slices < most, `no end after ${most} slices`);
    const [turn, steps] = [turns.next().value as number, turns.next().value as number];
    const chosen = left[turn % left.length]!;
    if (chosen.advance(1 + (steps % 97) ** 2)) left = left.filter((each) => each !== chosen);
  }
}

/** Holds what is answered after others, and beside others, to what is answered alone. */
function sameInAnyOrder(
  rules: Rules,
  budget: Budget,
  positions: readonly OwnPosition[],
  order: Iterator<number>,
): number {
  const alone = positions.map((position) => answerOf(rulesetOf(rules, budget), position));
  const shared = rulesetOf(rules, budget);
  for (let count = 0; count < 2 * positions.length; count++) {
    const index = (order.next().value as number) % positions.length;
    assert.equal(
      answerOf(shared, positions[index]!),
      alone[index],
      `${positions[index]!.parts.join(' + ')} after others`,
    );
  }
  const beside = rulesetOf(rules, budget);
  workInTurns(beside, positions, order, 20_000);
  for (const [index, position] of positions.entries())
    assert.equal(answerOf(beside, position), alone[index], `${position.parts.join(' + ')} beside others`);
  return alone.filter((answer) => answer.startsWith('unknown')).length;
}

const turns = fc.infiniteStream(fc.nat({ max: 1 << 20 }));
const steps = fc.integer({ min: 20, max: 4000 });
const sums = fc.constantFrom<Rules['sum']>('one', 'some', 'all');
const random = fc
  .tuple(randomRules, sums, fc.boolean())
  .map(([rules, sum, misere]): Rules => ({ ...rules, sum, misere }));

/** Positions of one to three parts for rules with so many coordinates. */
const positionsFor = ({ coordinates: { length } }: Rules): fc.Arbitrary<OwnPosition[]> =>
  fc.array(
    fc
      .array(fc.array(fc.nat({ max: 9 }), { minLength: length, maxLength: length }), { minLength: 1, maxLength: 3 })
      .map((parts) => at(...parts)),
    { minLength: 2, maxLength: 7 },
  );

describe('rulesets/own, order', () => {
  const growing = good('move: h -> h + 1, 1 if h > 9', 'move: take 1..2', 'misere: yes').rules;

  it('answers a heap within reach after heaps and beside heaps beyond it', () => {
    const budget: Budget = { quick: 1000, table: 10_000, search: 40_000 };
    for (const sizes of [
      [10, 3, 4],
      [10, 12, 11, 3],
      [3, 10, 4],
      [14, 13, 12, 11, 10, 9, 3, 2],
    ]) {
      const positions = sizes.map((size) => at([size]));
      const unknown = fc.sample(turns, 1).map((order) => sameInAnyOrder(growing, budget, positions, order));
      assert.ok(unknown[0]! > 0);
    }
    assert.equal(rulesetOf(growing, budget).outcome(at([3])), 'N');
  });

  it('ends with three questions that are asked in turns, each beyond the budget of a slice', () => {
    const ruleset = rulesetOf(good('move: take 1..2', 'move: h -> h - 3, 1', 'misere: yes').rules);
    const works = [30, 31, 32].map((size) => ruleset.prepare(at([size])));
    for (let slices = 0; works.filter((work) => !work.advance(500)).length > 0; slices++)
      assert.ok(slices < 3000, 'no end');
  });

  it('answers positions of random rules the same whatever is asked before and at the same time', () => {
    let unknown = 0;
    fc.assert(
      fc.property(
        random.chain((rules) => fc.tuple(fc.constant(rules), positionsFor(rules))),
        fc.record({ quick: steps, table: steps, search: steps }),
        turns,
        ([rules, positions], budget, order) => {
          unknown += sameInAnyOrder(rules, budget, positions, order);
        },
      ),
      runs(60),
    );
    assert.ok(unknown > 10, `only ${unknown} unknown`);
  });
});
