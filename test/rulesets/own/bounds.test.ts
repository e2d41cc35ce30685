/** Whatever rules say, and whatever is asked of them: the work is counted, and an end is in sight. */
import assert from 'node:assert/strict';
import type { Claim, NumberSet, OwnPosition, Rules } from '../../../server/src/rulesets/own/rules';
import { rulesetOf, type Work } from '../../../server/src/rulesets/own/ruleset';
import { english, render } from '../../../server/src/text/message';
import type { Natural } from '../../../server/src/text/natural';
import { good } from '../../games/declare';
import { isThorough, some } from '../../thorough';
import { NO_NUMBERS, type Part } from './plain';
import { arrow, call, compare, each, h, listed, minus, n, op, range, rulesOf, take, x } from './random';

const at = (...parts: Part[]): OwnPosition => ({ numbers: NO_NUMBERS, parts });
const heaps = (...sizes: Natural[]): OwnPosition => at(...sizes.map((size) => [size]));
const far = 10n ** 18n;
const game = (...lines: string[]): Rules => good(...lines).rules;

const WHOLE = { quick: 10_000, table: 100_000, search: 50_000 };
const SMALL = isThorough ? WHOLE : { quick: 500, table: 5000, search: 2500 };
type Budget = typeof WHOLE;
const sliceOf = ({ quick }: Budget): number => quick / 10;

/** How many slices the work takes. */
function slicesOf(work: Work, budget = SMALL): number {
  let slices = 1;
  while (!work.advance(sliceOf(budget))) slices++;
  return slices;
}

/** Asks everything of a position, and returns its outcome and the winning moves. */
function askAll(rules: Rules, position: OwnPosition, budget = SMALL): { outcome: string; wins: number } {
  const ruleset = rulesetOf(rules, budget);
  const most = (budget.quick + budget.table + budget.search) / sliceOf(budget);
  // A position may be looked at again from the start, and a slice may end early for a part that takes many steps.
  const slices = slicesOf(ruleset.prepare(position), budget);
  assert.ok(slices <= 4 * most, `${slices} slices`);
  const outcome = ruleset.outcome(position);
  const wins = ruleset.winningMoves(position);
  assert.ok(wins.length <= 1000);
  for (const move of wins.slice(0, 20)) assert.equal(ruleset.outcome(ruleset.play(position, move)), 'P');
  let moves = 0;
  for (const move of ruleset.moves(position)) {
    if (moves++ === 100) break;
    assert.ok(render(ruleset.describe(position, move), english).length > 0);
  }
  const reply = ruleset.reply!(position);
  assert.equal(reply !== undefined, moves > 0);
  assert.ok(ruleset.explain(position).length > 0);
  assert.ok(ruleset.notation(position, 100).length > 0);
  return { outcome, wins: wins.length };
}

describe('rulesets/own, bounds', () => {
  const endlessSets: Readonly<Record<string, NumberSet>> = {
    'a long range': range(n(1), n(far)),
    'all but a long range': { kind: 'allBut', set: range(n(1), n(10n ** 30n)) },
    primes: { kind: 'primes' },
    'divisors of a number with a large prime': { kind: 'divisors', of: n((10n ** 20n + 39n) * (10n ** 21n + 117n)) },
    'divisors of a number with too many': {
      kind: 'divisors',
      of: n([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53].reduce((a, b) => a * BigInt(b) ** 5n, 1n)),
    },
    'powers up to a long number': { kind: 'powers', of: n(2) },
    'powers of an earlier number': { kind: 'powers', of: h() },
  };
  for (const [name, set] of Object.entries(endlessSets))
    it(`goes through ${name} step by step`, () => {
      const without = arrow([[minus(h(), n(1))]], [each(set)], compare(x(), '<', n(0)));
      const heap = name.startsWith('powers up') ? 10n ** 2000n : far;
      const asked: readonly [Rules, OwnPosition][] = [
        [rulesOf([without]), heaps(heap)],
        [rulesOf([take(set)], { sum: 'some' }), heaps(heap, 3)],
        [rulesOf([take(set)], { misere: true }), heaps(heap, 3)],
        [rulesOf([without], { sum: 'all', misere: true }), heaps(heap, 3)],
      ];
      for (const [rules, position] of some(asked, 2)) askAll(rules, position);
    });

  it('counts loops within loops that make no move', () => {
    const loops = arrow(
      [[minus(h(), n(1))]],
      [each(range(n(1), h()), 0), each(range(n(1), h()), 1), each(range(n(1), h()), 2)],
      compare(op(x(0), 'plus', op(x(1), 'plus', x(2))), '<', n(0)),
    );
    assert.equal(askAll(rulesOf([loops]), heaps(100_000)).outcome, 'unknown');
    assert.equal(askAll(rulesOf([loops], { misere: true }), heaps(100_000, 2)).outcome, 'unknown');
  });

  it('counts what long numbers take: sums, products, powers, common divisors and roots', () => {
    const [long, other] = [10n ** 5000n, 3n ** 10_000n];
    for (const lines of [
      ['move: n -> n + n'],
      ['move: n -> n * n'],
      ['move: n -> 2 ** n if n > 1'],
      ['move: n -> n - sqrt(n) + x for x in 0..n'],
      ['move: n -> n - d for d in digits(n)'],
    ])
      askAll(game('input: n', ...lines), heaps(long));
    askAll(game('input: a b', 'move: (a, b) -> (a - gcd(a, b), b + 1)'), at([long, other]));
    askAll(game('input: a b', 'move: (a, b) -> (a - k, b + gcd(a + k, b)) for k in 1..b'), at([long, other]));
    assert.equal(askAll(game('input: n', 'move: n -> n + n'), heaps(1)).outcome, 'unknown');
  });

  it('counts what long lists and long rules take', () => {
    const lists = [Array.from({ length: 50_000 }, (_, index) => 2 * index + 1)];
    const position: OwnPosition = { numbers: { constants: [], lists }, parts: [[far, far]] };
    const set: NumberSet = { kind: 'allBut', set: { kind: 'list', list: 0 } };
    const rules = rulesOf([arrow([[minus(h(0), x()), op(h(1), 'plus', n(1))]], [each(set)])], { lists: ['a'] });
    assert.equal(askAll(rules, position).outcome, 'unknown');
    const wide = game('input: n', `move: n -> n - x for x in 1..n if min(${'x mod 7, '.repeat(900)}x) < 0`);
    assert.equal(askAll(wide, heaps(far)).outcome, 'unknown');
  });

  it('answers and lists winning moves of heaps of 10^18 where theory tells', () => {
    const asked = (rules: Rules, ...sizes: Natural[]) => askAll(rules, heaps(...sizes), WHOLE);
    assert.deepEqual(asked(game('input: n', 'move: take 1..n/2'), far), { outcome: 'N', wins: 1 });
    assert.deepEqual(asked(game('input: n', 'move: take {1, 3, 4}'), far), { outcome: 'N', wins: 1 });
    assert.deepEqual(asked(game('input: n', 'move: code 0.77'), far), { outcome: 'N', wins: 1000 });
    assert.equal(asked(game('input: n', 'move: code 0.77'), far, far + 1n, 5).outcome, 'N');
    assert.equal(asked(game('input: n', 'move: take all but {2, 3, 7}', 'sum: some'), far, far + 1n).outcome, 'N');
    assert.equal(asked(game('input: n', 'move: take 5..10**17', 'sum: some'), far, far + 1n).outcome, 'N');
    asked(game('input: n', 'move: take 1..n/1000'), far);
    asked(game('input: n', 'move: take 1..sqrt(n)'), 250_000_000);
    for (const sum of ['some', 'all'] as const) asked(game('input: n', 'move: take 1..n', `sum: ${sum}`), far, far);
  });

  it('checks claims that are trusted in slices', () => {
    const claim: Claim = {
      // A product of two numbers, so that no automaton proves it.
      says: { kind: 'outcome', outcome: 'P', when: compare(op(op(h(), 'times', h()), 'mod', n(3)), '=', n(0)) },
      where: [],
      isTrusted: true,
    };
    const rules = rulesOf([arrow([[minus(h(0), x())]], [each({ kind: 'powers', of: n(2) })])], { claims: [claim] });
    const ruleset = rulesetOf(rules, SMALL);
    assert.ok(slicesOf(ruleset.prepare(heaps(far))) > 20);
    assert.equal(ruleset.outcome(heaps(far)), 'N');
    assert.equal(ruleset.outcome(heaps(far - 1n)), 'P');
  });

  it('says within how many steps it has searched before a claim is trusted, with a table and without', () => {
    const claim: Claim = {
      // A product of two numbers, so that no automaton proves it.
      says: { kind: 'outcome', outcome: 'P', when: compare(op(op(h(), 'times', h()), 'mod', n(3)), '=', n(0)) },
      where: [],
      isTrusted: true,
    };
    const powers = [arrow([[minus(h(0), x())]], [each({ kind: 'powers', of: n(2) })])];
    for (const [sum, steps] of [
      ['one', 200_000],
      ['all', 100_000],
    ] as const) {
      const ruleset = rulesetOf(rulesOf(powers, { claims: [claim], sum }));
      assert.match(JSON.stringify(ruleset.explain(heaps(far))), new RegExp(`within [^"]*steps[^}]*${steps}\\]`), sum);
    }
  });

  it('does not forget what it has done for a sum with hundreds of different parts', () => {
    const rules = rulesOf([
      arrow([[minus(h(0), x()), h(1)]], [each(range(n(1), h(1)))], compare(op(x(), 'mod', n(7)), '!=', n(5))),
    ]);
    const parts = Array.from({ length: 600 }, (_, index) => [2000 + index, index + 8]);
    const work = rulesetOf(rules).prepare(at(...parts));
    let slices = 0;
    while (!work.advance(100)) assert.ok(++slices < 2_000_000);
  });

  it('finds the loop of a game that goes up and down, or gives up', () => {
    const rules = rulesOf([arrow([[op(h(), 'plus', n(1))]]), arrow([[minus(h(), call('min', n(5), h()))]])]);
    assert.equal(askAll(rules, heaps(far)).outcome, 'unknown');
    assert.equal(askAll(rulesOf([take(listed(0, 1))]), heaps(far)).outcome, 'unknown');
  });
});
