import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ALGEBRAS } from '../../../server/src/rulesets/own/algebra';
import { activeCoordinates, bind, type Bound } from '../../../server/src/rulesets/own/expressions/bind';
import { programOf } from '../../../server/src/rulesets/own/expressions/walk';
import type { Rules } from '../../../server/src/rulesets/own/rules';
import { Search } from '../../../server/src/rulesets/own/search/search';
import { Box, compiledFiller, plainFiller } from '../../../server/src/rulesets/own/table/box';
import { hasRoomForLines, slidesOf, slidingFiller } from '../../../server/src/rulesets/own/table/sliding';
import { runs } from '../../thorough';
import { grundyOf, NO_NUMBERS, optionsOf, type Part } from './plain';
import { arrow, call, compare, each, h, listed, minus, n, op, randomRules, range, rulesOf, take, x } from './random';

const SIZE = [30, 7, 4];

function* partsOf(coordinates: number, most = SIZE[coordinates - 1]!): Generator<number[]> {
  if (coordinates === 0) yield [];
  else
    for (const rest of partsOf(coordinates - 1, most)) for (let last = 0; last <= most; last++) yield [...rest, last];
}

const boundOf = (rules: Rules): Bound =>
  bind(
    rules,
    rules.coordinates.map((_, index) => index),
    NO_NUMBERS,
    [],
  );

const searchOf = (rules: Rules, budget = 1_000_000): Search =>
  new Search(programOf(boundOf(rules)), ALGEBRAS.nimber, rules.coordinates.length, budget);

/** Tells whether a part can be reached from another; undefined if there are too many parts or moves to look at. */
function leadsTo(rules: Rules, from: Part, to: Part): boolean | undefined {
  const met = new Set([from.join()]);
  const open = [from];
  const work = { left: 100_000 };
  for (let part = open.shift(); part !== undefined; part = open.shift()) {
    for (const next of [...optionsOf(rules, NO_NUMBERS, part, work)].flat()) {
      if (next.join() === to.join()) return true;
      if (met.has(next.join())) continue;
      if (met.size === MOST_MET) return undefined;
      met.add(next.join());
      open.push(next);
    }
    if (work.left <= 0) return undefined;
  }
  return false;
}

const MOST_MET = 10_000;

function answerOf(search: Search, part: Part, steps = Infinity): number | string {
  for (;;) {
    const answer = search.ask(part, steps);
    if (answer) return answer.kind === 'value' ? answer.value : answer.kind;
  }
}

describe('rulesets/own/search', () => {
  it('gives random rules the values of plain recursion', () => {
    let [decided, loops] = [0, 0];
    fc.assert(
      fc.property(randomRules, (rules) => {
        const plain = grundyOf(rules, NO_NUMBERS);
        const search = searchOf(rules, 100_000);
        for (const part of partsOf(rules.coordinates.length, 5)) {
          const answer = search.ask(part);
          if (answer?.kind === 'value') {
            assert.equal(answer.value, plain(part), part.join());
            decided++;
          } else if (answer?.kind === 'endless') {
            const { loop } = answer;
            const found = [leadsTo(rules, loop.part, loop.from), leadsTo(rules, loop.from, loop.part)];
            assert.ok(!found.includes(false), part.join());
            if (!found.includes(undefined)) loops++;
          } else return;
        }
      }),
      runs(300),
    );
    assert.ok(decided > 3000 && loops > 300, `only ${decided} and ${loops}`);
  });

  it('comes to the same in slices of any length', () => {
    fc.assert(
      fc.property(randomRules, fc.integer({ min: 1, max: 50 }), (rules, steps) => {
        const [whole, sliced] = [searchOf(rules, 5000), searchOf(rules, 5000)];
        for (const part of partsOf(rules.coordinates.length, 4))
          assert.equal(answerOf(sliced, part, steps), answerOf(whole, part));
      }),
      runs(100),
    );
  });

  it('answers the same whatever has been asked before', () => {
    fc.assert(
      fc.property(
        randomRules,
        fc.integer({ min: 20, max: 3000 }),
        fc.infiniteStream(fc.nat()),
        (rules, budget, order) => {
          const search = searchOf(rules, budget);
          const parts = [...partsOf(rules.coordinates.length, 4)];
          for (let index = 0; index < 30; index++) {
            const part = parts[order.next().value! % parts.length]!;
            assert.equal(answerOf(search, part), answerOf(searchOf(rules, budget), part), part.join());
          }
        },
      ),
      runs(100),
    );
  });

  it('finds a game that need not end, with the two parts', () => {
    const turn = rulesOf([arrow([[h(1), h(0)]])]);
    assert.deepEqual(searchOf(turn).ask([2, 1]), { kind: 'endless', loop: { part: [2, 1], from: [1, 2] } });
    const stay = rulesOf([take(range(n(0), n(3)))]);
    assert.deepEqual(searchOf(stay).ask([2]), { kind: 'endless', loop: { part: [2], from: [2] } });
  });

  it('gives up within its budget: long loops without moves, numbers without end, chains without end', () => {
    const hostile = [
      rulesOf([
        arrow([[minus(h(), n(1))]], [each(range(n(1), n(10n ** 18n)))], {
          kind: 'prime',
          of: op(n(4), 'times', x()),
        }),
      ]),
      rulesOf([arrow([[op(h(), 'times', h())]])]),
      rulesOf([arrow([[op(h(), 'plus', n(1))]])]),
      rulesOf([arrow([[minus(op(n(2), 'power', op(n(10), 'power', h())), n(1))]])]),
      rulesOf([take({ kind: 'divisors', of: n(10n ** 40n + 121n) })]),
      rulesOf([take({ kind: 'primes' })]),
      rulesOf([take({ kind: 'allBut', set: range(n(1), n(10n ** 30n)) })]),
    ];
    for (const [index, rules] of hostile.entries()) {
      const answer = answerOf(searchOf(rules, 20_000), [10n ** 18n]);
      assert.ok(answer === 'unknown' || (index === 3 && answer !== 0), `${index}: ${answer}`);
    }
  });

  it('goes down chains of any length without recursion', () => {
    const pairs = rulesOf([arrow([[minus(h(0), n(1)), op(h(1), 'plus', n(1))]])]);
    assert.equal(answerOf(searchOf(pairs, 10_000_000), [200_001, 0]), 1);
  });

  it('tells apart parts with numbers beyond 2^26, 2^31 and 2^53', () => {
    const euclid = rulesOf([
      arrow([[minus(h(0), op(x(), 'times', h(1))), h(1)]], [each(range(n(1), op(h(0), 'over', h(1))))]),
      arrow([[h(0), minus(h(1), op(x(), 'times', h(0)))]], [each(range(n(1), op(h(1), 'over', h(0))))]),
    ]);
    const search = searchOf(euclid);
    assert.equal(answerOf(search, [1_000_000_000, 618_033_989]), 0);
    assert.equal(answerOf(search, [618_033_989, 1_000_000_000]), 0);
    assert.equal(answerOf(search, [10n ** 18n, 618_033_988_749_894_849n]), 0);
    assert.notEqual(answerOf(search, [10n ** 18n, 618_033_988_749_894_848n]), 0);
  });
});

describe('rulesets/own/box', () => {
  it('gives random rules the values of plain recursion, compiled and plain, in the same steps', () => {
    let [compiled, filled] = [0, 0];
    fc.assert(
      fc.property(randomRules, (rules) => {
        const bound = boundOf(rules);
        const extents = rules.coordinates.map(() => SIZE[rules.coordinates.length - 1]! + 1);
        const volume = extents.reduce((product, extent) => product * extent);
        const plain = grundyOf(rules, NO_NUMBERS);
        const slow = plainFiller(bound, extents);
        const end = slow.fill(0, volume, 1_000_000);
        const fast = compiledFiller(bound, extents);
        if (fast) {
          compiled++;
          const { at, why, left } = fast.fill(0, volume, 1_000_000);
          assert.deepEqual([at, why], [end.at, end.why]);
          if (end.at === volume) assert.equal(left, end.left);
        }
        [...partsOf(extents.length)].slice(0, end.at).forEach((part, index) => {
          filled++;
          assert.equal(slow.valueAt(index), plain(part), part.join());
          if (fast) assert.equal(fast.valueAt(index), plain(part), part.join());
        });
      }),
      runs(400),
    );
    assert.ok(compiled > 40 && filled > 2000, `${compiled} ${filled}`);
  });

  const wythoff = rulesOf([
    arrow([[minus(h(0), x()), h(1)]], [each(range(n(1), h(0)))]),
    arrow([[h(0), minus(h(1), x())]], [each(range(n(1), h(1)))]),
    arrow([[minus(h(0), x()), minus(h(1), x())]], [each(range(n(1), call('min', h(0), h(1))))]),
  ]);

  const valueIn = (box: Box, part: Part, steps: number): number | undefined => {
    while (!box.advance(part, steps));
    return box.known(part);
  };

  it('grows, works in slices, and knows a part whatever has been asked before', () => {
    const parts = [
      [3, 5],
      [0, 40],
      [30, 2],
      [13, 21],
      [60, 60],
      [21, 13],
      [5, 90],
      [1, 2],
    ];
    for (const filler of [compiledFiller, plainFiller]) {
      const newFiller = (bound: Bound, extents: readonly number[]) => filler(bound, extents)!;
      const shared = new Box(boundOf(wythoff), 60_000, newFiller);
      for (const part of [...parts, ...parts]) {
        const alone = new Box(boundOf(wythoff), 60_000, newFiller);
        assert.equal(valueIn(shared, part, 700), valueIn(alone, part, Infinity), part.join());
      }
      assert.equal(valueIn(shared, [60, 60], 700), undefined);
      assert.equal(valueIn(shared, [8, 13], 700), 0);
    }
  });

  it('does not begin another table for more than was too much', () => {
    let tables = 0;
    const counting = (bound: Bound, extents: readonly number[]) => (tables++, plainFiller(bound, extents));
    const box = new Box(boundOf(wythoff), 5000, counting);
    assert.equal(valueIn(box, [40, 40], 700), undefined);
    const before = tables;
    for (const part of [
      [40, 40],
      [41, 40],
      [40, 90],
      [1000, 1000],
    ])
      assert.equal(valueIn(box, part, 700), undefined);
    assert.equal(tables, before);
    // What is smaller in one number may fit in.
    assert.equal(valueIn(box, [3, 41], 700), valueIn(new Box(boundOf(wythoff), 1e6), [3, 41], 700));
  });

  it('does not wrap values of 65,536 and more', () => {
    // A heap goes to any of the smaller ones, each at most once: so heap h is worth 2^(h − 1).
    const heaps = Array.from({ length: 17 }, (_, index) => index);
    const powers = rulesOf([
      arrow(
        heaps.map((index) => [x(index)]),
        heaps.map((index) => each(listed(0, index + 1), index)),
        { kind: 'and', conditions: heaps.map((index) => compare(x(index), '<', h())) },
      ),
    ]);
    for (const filler of [compiledFiller, plainFiller]) {
      const table = filler(boundOf(powers), [19])!;
      assert.equal(table.fill(0, 19, 10_000_000).at, 19);
      for (let heap = 1; heap < 19; heap++) assert.equal(table.valueAt(heap), 2 ** (heap - 1));
    }
  });

  it('gives pieces that slide the values of the rules, line by line', () => {
    const step = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)).filter((each) => each.some((one) => one > 0));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), fc.integer({ min: 2, max: 3 }), (steps, size) => {
        const arrows = steps
          .map((each) => each.slice(0, size))
          .filter((each) => each.some((one) => one > 0))
          .map((losses) => {
            const result = losses.map((one, index) =>
              one === 0 ? h(index) : minus(h(index), op(n(one), 'times', x())),
            );
            const place = losses.findIndex((one) => one > 0);
            return arrow([result], [each(range(n(1), h(place)))]);
          });
        if (arrows.length === 0) return;
        const bound = boundOf(rulesOf(arrows, { coordinates: ['a', 'b', 'c'].slice(0, size) }));
        const extents = [11, 9, 6].slice(0, size);
        const volume = extents.reduce((product, extent) => product * extent);
        const [lines, table] = [slidingFiller(slidesOf(bound)!, extents), plainFiller(bound, extents)];
        assert.deepEqual(lines.fill(0, volume, 1e6).at, volume);
        table.fill(0, volume, 1e7);
        for (let index = 0; index < volume; index++) assert.equal(lines.valueAt(index), table.valueAt(index));
      }),
      runs(100),
    );
    const large = slidingFiller(slidesOf(boundOf(wythoff))!, [700, 700]);
    large.fill(0, 490_000, 1e9);
    for (const [a, b] of [
      [3, 5],
      [4, 7],
      [165, 267],
      [410, 664],
    ] as const)
      assert.equal(large.valueAt(a * 700 + b), 0);
  });

  it('makes no lines where there are too many of them: in a long and narrow box', () => {
    const slides = slidesOf(boundOf(wythoff))!;
    for (const extents of [
      [2, 1_000_000],
      [1_000_000, 2],
      [8, 1_000_000],
    ])
      assert.ok(!hasRoomForLines(slides, extents));
    for (const extents of [
      [2896, 2896],
      [1, 1],
      [40, 4000],
    ])
      assert.ok(hasRoomForLines(slides, extents));
  });

  it('leaves rules whose moves make a number larger to others', () => {
    const fibonacci = rulesOf([
      arrow([[minus(h(0), x()), op(n(2), 'times', x())]], [each(range(n(1), call('min', h(0), h(1))))]),
    ]);
    assert.equal(valueIn(new Box(boundOf(fibonacci), 1e6), [8, 7], 1000), undefined);
    assert.ok(activeCoordinates(fibonacci).length === 2);
  });
});
