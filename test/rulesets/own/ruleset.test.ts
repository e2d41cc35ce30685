import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { OwnPosition, Rules } from '../../../server/src/rulesets/own/rules';
import { type OwnMove, type OwnRuleset, rulesetOf } from '../../../server/src/rulesets/own/ruleset';
import { english, render } from '../../../server/src/text/message';
import type { Natural } from '../../../server/src/text/natural';
import { isThorough, runs } from '../../thorough';
import { agreesWithSearch } from '../search';
import { grundyOf, loserOf, NO_NUMBERS, type Part } from './plain';
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

const at = (...parts: Part[]): OwnPosition => ({ numbers: NO_NUMBERS, parts });
const heaps = (...sizes: Natural[]): OwnPosition => at(...sizes.map((size) => [size]));

const halfTakes = rulesOf([take(range(n(1), op(h(), 'over', n(2))))]);
const euclid = rulesOf([
  arrow([[minus(h(0), op(x(), 'times', h(1))), h(1)]], [each(range(n(1), op(h(0), 'over', h(1))))], {
    kind: 'and',
    conditions: [compare(h(0), '>', h(1)), compare(h(1), '>', n(0))],
  }),
  arrow([[h(0), minus(h(1), op(x(), 'times', h(0)))]], [each(range(n(1), op(h(1), 'over', h(0))))], {
    kind: 'and',
    conditions: [compare(h(1), '>=', h(0)), compare(h(0), '>', n(0))],
  }),
]);
const wythoff = rulesOf([
  arrow([[minus(h(0), x()), h(1)]], [each(range(n(1), h(0)))]),
  arrow([[h(0), minus(h(1), x())]], [each(range(n(1), h(1)))]),
  arrow([[minus(h(0), x()), minus(h(1), x())]], [each(range(n(1), call('min', h(0), h(1))))]),
]);
const fibonacci = rulesOf([
  arrow([[minus(h(0), x()), op(n(2), 'times', x())]], [each(range(n(1), call('min', h(0), h(1))))]),
]);
const chomp = rulesOf([
  arrow([[x(), call('min', h(1), x()), call('min', h(2), x())]], [each(range(n(1), minus(h(0), n(1))))]),
  arrow([[h(0), x(), call('min', h(2), x())]], [each(range(n(0), minus(h(1), n(1))))]),
  arrow([[h(0), h(1), x()]], [each(range(n(0), minus(h(2), n(1))))]),
]);
const nim = rulesOf([take(range(n(1), h()))]);
const lasker = rulesOf([
  take(range(n(1), h())),
  arrow([[x()], [minus(h(), x())]], [each(range(n(1), op(h(), 'over', n(2))))]),
]);
const kayles = rulesOf([
  take(range(n(1), n(2))),
  arrow([[x()], [minus(minus(h(), n(1)), x())]], [each(range(n(1), minus(h(), n(2))))]),
  arrow([[x()], [minus(minus(h(), n(2)), x())]], [each(range(n(1), op(minus(h(), n(2)), 'over', n(2))))]),
]);

function isLost(ruleset: OwnRuleset, position: OwnPosition): boolean | undefined {
  const outcome = ruleset.outcome(position);
  return outcome === 'unknown' ? undefined : outcome === 'P';
}

const results = (ruleset: OwnRuleset, position: OwnPosition, moves: Iterable<OwnMove>): string[] =>
  [...moves].map((move) => ruleset.notation(ruleset.play(position, move))).sort();

/** Holds a ruleset to the plain search through whole positions, and its winning moves to the moves that leave lost ones. */
function agrees(rules: Rules, positions: Iterable<OwnPosition>): number {
  const ruleset = rulesetOf(rules);
  const lost = loserOf(rules, NO_NUMBERS);
  let decided = 0;
  for (const position of positions) {
    const expected = lost(position.parts);
    const where = `${rules.sum} ${String(rules.misere)} ${ruleset.notation(position)}`;
    if (expected === undefined || ruleset.outcome(position) === 'unknown') continue;
    assert.equal(isLost(ruleset, position), expected, where);
    const wins = [...ruleset.moves(position)].filter((move) => lost(ruleset.play(position, move).parts));
    const found = ruleset.winningMoves(position);
    assert.deepEqual(results(ruleset, position, found), results(ruleset, position, wins), where);
    assert.equal(found.isCut, undefined, where);
    assert.ok(ruleset.explain(position).length > 0);
    const [first] = ruleset.moves(position);
    if (first) {
      const told = render(ruleset.describe(position, first), english);
      // What is left is never left out where the words do not have it.
      if (ruleset.tellsResult?.(position, first) && told.includes('→'))
        assert.ok(told.endsWith(`→ ${ruleset.brief!(ruleset.play(position, first))}`), told);
      assert.ok(told.length > 0);
    }
    decided++;
  }
  return decided;
}

const sums = fc.record({ sum: fc.constantFrom('one', 'some', 'all'), misere: fc.boolean() });

describe('rulesets/own/ruleset', () => {
  it('decides sums of parts of random rules as the rules say, however they are played', () => {
    let decided = 0;
    fc.assert(
      fc.property(randomRules, sums, (random, { sum, misere }) => {
        const rules: Rules = { ...random, sum, misere };
        const size = rules.coordinates.length;
        const parts = [3, 1, 2, 4, 0].map((first) => [first, (first * 2) % 5, 2].slice(0, size));
        const positions = [[0], [1], [3], [0, 1], [1, 2], [1, 1, 4]].map((which) =>
          at(...which.map((index) => parts[index]!)),
        );
        const solvable = positions.filter(
          (position) => rulesetOf(rules, { quick: 300, search: 3000, table: 3000 }).outcome(position) !== 'unknown',
        );
        if (solvable.length === positions.length) decided += agrees(rules, positions);
      }),
      runs(60, 300),
    );
    assert.ok(decided > (isThorough ? 500 : 150), `only ${decided}`);
  });

  it('agrees with a plain search on the worked examples', () => {
    const pairs = function* (most: number): Generator<OwnPosition> {
      for (let a = 0; a <= most; a++) for (let b = 0; b <= most; b++) yield at([a, b]);
    };
    const singles = function* (most: number): Generator<OwnPosition> {
      for (let a = 0; a <= most; a++) yield heaps(a);
    };
    for (const rules of [wythoff, euclid]) agreesWithSearch(rulesetOf(rules), pairs(12));
    agreesWithSearch(rulesetOf(fibonacci), pairs(9));
    for (const rules of [halfTakes, nim, lasker, kayles]) {
      agreesWithSearch(rulesetOf(rules), singles(7));
      agreesWithSearch(rulesetOf(rules), [heaps(3, 4), heaps(1, 2, 3), heaps(4, 4)]);
    }
    agreesWithSearch(rulesetOf(chomp), [at([3, 1, 1]), at([4, 3, 2]), at([3, 3, 3]), at([5, 4, 0])]);
    assert.equal(rulesetOf(chomp).outcome(at([3, 1, 1])), 'P');
    assert.equal(rulesetOf(chomp).outcome(at([10, 10, 10])), 'N');
  });

  it('knows the games that the rules turn out to be, at any size', () => {
    const told = (rules: Rules, position: OwnPosition): unknown[] => {
      const [first] = rulesetOf(rules).explain(position);
      return first && 'template' in first ? [first.template, (first.args[0] as { template: string }).template] : [];
    };
    const known = 'These are the rules of a known game: {0}.';
    const far = 10n ** 30n;
    assert.deepEqual(told(nim, heaps(far, 3)), [known, 'Nim']);
    assert.deepEqual(told({ ...nim, misere: true }, heaps(far, 3)), [known, 'Misère Nim']);
    assert.deepEqual(told(lasker, heaps(far, 3)), [known, 'Lasker’s Nim']);
    assert.deepEqual(told(wythoff, at([far, 3])), [known, 'Wythoff’s game']);
    assert.deepEqual(told(euclid, at([far, 3])), [known, 'Euclid’s game']);
    assert.deepEqual(told(fibonacci, at([far, far])), [known, 'Fibonacci Nim']);
    assert.deepEqual(told(rulesOf([take(listed(1, 3, 4))]), heaps(far)), [known, 'Subtraction game']);
    assert.equal(rulesetOf(wythoff).outcome(at([165580140, 267914295])), 'P');
    assert.equal(rulesetOf(euclid).outcome(at([1_000_000_000, 618_033_989])), 'P');
    assert.equal(rulesetOf(nim).outcome(heaps(65_536)), 'N');
  });

  it('takes no other rules for known ones', () => {
    const strict = rulesOf([
      { ...euclid.moves[0]!.arrows[0]! },
      { ...euclid.moves[1]!.arrows[0]!, condition: compare(h(1), '>', h(0)) },
    ]);
    const short = rulesOf([
      ...wythoff.moves.slice(0, 2).map(({ arrows }) => arrows[0]!),
      arrow([[minus(h(0), x()), minus(h(1), x())]], [each(range(n(2), call('min', h(0), h(1))))]),
    ]);
    const atLeastOne = rulesOf([take(range(n(1), h()), compare(h(), '!=', n(3)))]);
    for (const rules of [strict, short, atLeastOne]) {
      const positions = rules === atLeastOne ? [0, 1, 2, 3, 4, 5, 6].map((a) => heaps(a)) : [];
      for (let a = 0; a <= 7 && rules !== atLeastOne; a++) for (let b = 0; b <= 7; b++) positions.push(at([a, b]));
      assert.equal(agreesWithSearch(rulesetOf(rules), positions), positions.length);
    }
  });

  it('proves the period of Kayles from its rules, and answers heaps of 10^18', () => {
    const ruleset = rulesetOf(kayles);
    const value = grundyOf(kayles, NO_NUMBERS);
    assert.equal(ruleset.grundy!(heaps(10n ** 18n)), value([72 + Number((10n ** 18n - 72n) % 12n)]));
    const templates = ruleset.explain(heaps(10n ** 18n)).map((reason) => ('template' in reason ? reason.template : ''));
    assert.ok(templates.some((template) => template.startsWith('This is proved (Guy and Smith)')));
  });

  it('answers takes of a range, and up to a half or a root, for large heaps', () => {
    const wide = rulesetOf({ ...rulesOf([take(range(constant(0), constant(1)))]), constants: ['L', 'R'] });
    const numbers = { constants: [3, 10 ** 9], lists: [] };
    const position = { numbers, parts: [[10n ** 18n + 5n], [7]] };
    assert.equal(wide.outcome(position), 'N');
    for (const move of wide.winningMoves(position)) assert.equal(wide.outcome(wide.play(position, move)), 'P');
    assert.ok(wide.winningMoves(position).length > 0);
    const half = rulesetOf(halfTakes);
    assert.equal(half.grundy!(heaps(2n * 10n ** 18n)), 10n ** 18n);
    const moves = half.winningMoves(heaps(10n ** 18n));
    assert.deepEqual(
      moves.map((move) => half.outcome(half.play(heaps(10n ** 18n), move))),
      ['P'],
    );
    const root = rulesetOf(rulesOf([take(range(n(1), call('sqrt', h())))]));
    assert.equal(
      agreesWithSearch(
        root,
        Array.from({ length: 40 }, (_, heap) => heaps(heap)),
      ),
      40,
    );
  });

  it('keeps apart what cases say: constants, lists, and coordinates that stay', () => {
    const rules = rulesOf([arrow([[minus(h(0), x()), h(1)]], [each(range(n(1), h(1)))])], { coordinates: ['m', 'l'] });
    assert.equal(agreesWithSearch(rulesetOf(rules), [at([5, 2]), at([6, 2], [7, 3]), at([9, 1], [4, 0], [8, 3])]), 3);
    const stones: Rules = { ...rulesOf([take({ kind: 'list', list: 0 })]), lists: ['a'] };
    const ruleset = rulesetOf(stones);
    const given = (heap: number, ...a: number[]): OwnPosition => ({
      numbers: { constants: [], lists: [a] },
      parts: [[heap]],
    });
    assert.equal(ruleset.outcome(given(4, 2, 3)), 'N');
    assert.equal(ruleset.outcome(given(5, 2, 3)), 'P');
    assert.equal(ruleset.outcome(given(7, 2, 3)), 'N');
    assert.equal(ruleset.outcome(given(20, 1, 2, 3)), 'P');
    assert.equal(ruleset.outcome(given(21, 1, 2, 3)), 'N');
  });

  it('says within how many steps nothing was found, or which positions come back to each other', () => {
    const budget = { quick: 1000, table: 20_000, search: 10_000 };
    const template = (rules: Rules, position: OwnPosition): unknown => rulesetOf(rules, budget).explain(position);
    const turn = rulesOf([arrow([[h(1), h(0)]])]);
    assert.equal(rulesetOf(turn).outcome(at([2, 1])), 'unknown');
    assert.deepEqual(template(turn, at([2, 1])), [
      { template: 'The game need not end: {0} can come back to {1}.', args: ['(1, 2)', '(2, 1)'] },
    ]);
    const long = rulesOf([take({ kind: 'primes' })]);
    assert.equal(rulesetOf(long, budget).outcome(heaps(10 ** 15)), 'unknown');
    assert.deepEqual(rulesetOf(long, budget).winningMoves(heaps(10 ** 15)), []);
    assert.deepEqual(template(long, heaps(10 ** 15)), [
      { template: 'A search does not come to an end within {0} steps.', args: [20_000] },
    ]);
  });

  it('works in slices, and to the same answers', () => {
    fc.assert(
      fc.property(randomRules, sums, fc.integer({ min: 1, max: 300 }), (random, { sum, misere }, steps) => {
        const rules: Rules = { ...random, sum, misere };
        const budget = { quick: 300, search: 2000, table: 3000 };
        const position = at(
          ...[
            [4, 3, 2],
            [2, 1, 0],
          ].map((part) => part.slice(0, rules.coordinates.length)),
        );
        const sliced = rulesetOf(rules, budget);
        const work = sliced.prepare(position);
        let slices = 0;
        while (!work.advance(steps)) assert.ok(++slices < 30_000);
        assert.equal(sliced.outcome(position), rulesetOf(rules, budget).outcome(position));
      }),
      runs(50, 100),
    );
  });
});
