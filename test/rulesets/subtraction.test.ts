import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  canGetStuck,
  illegalTake,
  periodOf,
  subtraction,
  type SubtractionPosition,
  type Takes,
} from '../../server/src/rulesets/subtraction';
import type { Natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const subsets = (numbers: readonly number[]): number[][] =>
  numbers.reduce<number[][]>((found, number) => [...found, ...found.map((set) => [...set, number])], [[]]);

const oneHeap = function* (sets: Iterable<Takes>, most: number): Generator<SubtractionPosition> {
  for (const takes of sets) for (let heap = 0; heap <= most; heap++) yield { heaps: [heap], takes };
};

const heapsUpTo = function* (takes: Takes, most: number, count: number): Generator<SubtractionPosition> {
  for (let code = 0; code < (most + 1) ** count; code++) {
    yield {
      heaps: Array.from({ length: count }, (_, index) => Math.floor(code / (most + 1) ** index) % (most + 1)),
      takes,
    };
  }
};

const fibonacci: Takes = { family: 'Fibonacci' };
const powers: Takes = { family: 'powers of 2' };
const outcomes = (takes: Takes, heaps: readonly Natural[]): string =>
  heaps.map((heap) => subtraction.outcome({ heaps: [heap], takes })).join('');

describe('rulesets/subtraction', () => {
  it('agrees with a plain search on one heap up to 24 with every set within 1 to 6', () => {
    assert.equal(agreesWithSearch(subtraction, oneHeap(subsets([1, 2, 3, 4, 5, 6]), 24)), 64 * 25);
  });

  it('agrees with a plain search on one heap up to 20 with all but every set within 1 to 5', () => {
    const sets = subsets([1, 2, 3, 4, 5]).map((allBut) => ({ allBut }));
    assert.equal(agreesWithSearch(subtraction, oneHeap(sets, 20)), 32 * 21);
  });

  it('agrees with a plain search on several heaps', () => {
    for (const takes of [[2, 5], [1, 3, 4], powers, fibonacci, { allBut: [1, 4] }, [5, 3, 3, 0]]) {
      assert.equal(agreesWithSearch(subtraction, heapsUpTo(takes, 12, 2)), 169);
      assert.equal(agreesWithSearch(subtraction, heapsUpTo(takes, 6, 3)), 343);
    }
  });

  it('agrees with a plain search on one heap up to 80 with the infinite families', () => {
    agreesWithSearch(subtraction, oneHeap([powers, fibonacci], 80));
  });

  it('plays out to the win it promises', () => {
    for (const takes of [[2, 5], [1, 3, 4], powers, fibonacci, { allBut: [1, 4] }]) {
      for (const position of heapsUpTo(takes, 9, 2))
        assert.equal(moverWinsByPlaying(subtraction, position), subtraction.outcome(position) === 'N');
    }
  });

  it('answers the samples of the judges', () => {
    assert.equal(outcomes([1, 3, 8], [20, 21, 22, 23]), 'NNPN');
    assert.equal(outcomes([1, 23, 38, 11, 7, 5, 4, 8, 3, 13], [1000000, 999996]), 'NP');
    const letters = (takes: Takes): string =>
      [
        [5, 12],
        [2, 4, 7],
        [2, 3, 7, 12],
      ]
        .map((heaps) => (subtraction.outcome({ heaps, takes }) === 'N' ? 'W' : 'L'))
        .join('');
    assert.equal(letters([2, 5]), 'LWW');
    assert.equal(letters([1, 2, 3, 4, 5]), 'WWL');
    assert.equal(subtraction.outcome({ heaps: [1, 1, 1], takes: fibonacci }), 'N');
    assert.equal(subtraction.outcome({ heaps: [1, 4, 1], takes: fibonacci }), 'P');
    assert.equal(outcomes(powers, [1, 3]), 'NP');
  });

  it('answers the game in which the last taker wins, not the other one', () => {
    assert.equal(outcomes([1, 3], [0, 1, 2, 3, 4]), 'PNPNP');
    assert.equal(outcomes([3], [3]), 'N');
  });

  it('has the published values for Fibonacci numbers: A014588 and A001581', () => {
    const values = [
      0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1,
      2, 3, 0, 1, 2, 3,
    ];
    assert.deepEqual(
      values.map((_, heap) => subtraction.grundy?.({ heaps: [heap], takes: fibonacci })),
      values,
    );
    const losing = Array.from({ length: 310 }, (_, index) => index + 1).filter(
      (heap) => subtraction.outcome({ heaps: [heap], takes: fibonacci }) === 'P',
    );
    assert.deepEqual(
      losing.slice(0, 34),
      [
        4, 10, 14, 20, 24, 30, 36, 40, 46, 50, 56, 60, 66, 72, 76, 82, 86, 92, 96, 102, 108, 112, 118, 122, 128, 132,
        138, 150, 160, 169, 176, 186, 192, 196,
      ],
    );
  });

  it('is decided by the remainder by 3 for powers of 2 at any size, with all winning takes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 0, max: 300 }),
          fc.integer({ min: 2 ** 53 - 60, max: 2 ** 53 - 1 }),
          fc.bigInt(2n ** 53n, 10n ** 40n),
        ),
        (heap: Natural) => {
          const position = { heaps: [heap], takes: powers };
          assert.equal(subtraction.outcome(position), BigInt(heap) % 3n === 0n ? 'P' : 'N');
          const wins = [...subtraction.moves(position)].filter(
            (move) => subtraction.outcome(subtraction.play(position, move)) === 'P',
          );
          assert.deepEqual(subtraction.winningMoves(position), wins);
        },
      ),
    );
  });

  it('says the period, and decides heaps of any size by it', () => {
    assert.deepEqual(periodOf([4, 1, 3, 3, 0]), { period: 7, from: 0, saltus: 0 });
    assert.deepEqual(periodOf(powers), { period: 3, from: 0, saltus: 0 });
    assert.deepEqual(periodOf({ allBut: [1, 2] }), { period: 3, from: 0, saltus: 1 });
    assert.equal(periodOf(fibonacci), undefined);
    for (const heap of [10 ** 15, 10n ** 18n, 10n ** 1000n]) {
      const model = Number(BigInt(heap) % 7n);
      const position = { heaps: [heap], takes: [1, 3, 4] };
      assert.equal(subtraction.outcome(position), model === 0 || model === 2 ? 'P' : 'N');
      for (const move of subtraction.winningMoves(position))
        assert.equal(subtraction.outcome(subtraction.play(position, move)), 'P');
      assert.ok(subtraction.explain(position).length > 3);
    }
  });

  it('finds every winning move on large heaps, and no other', () => {
    const set = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });
    const heap = fc.oneof(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 2 ** 31 - 50, max: 2 ** 31 + 50 }),
      fc.bigInt(2n ** 53n, 2n ** 53n + 100n),
    );
    fc.assert(
      fc.property(set, fc.array(heap, { maxLength: 4 }), (takes, heaps: Natural[]) => {
        const position = { heaps, takes };
        const wins = [...subtraction.moves(position)].filter(
          (move) => subtraction.outcome(subtraction.play(position, move)) === 'P',
        );
        assert.deepEqual(
          new Set(subtraction.winningMoves(position)),
          new Set(subtraction.outcome(position) === 'N' ? wins : []),
        );
        assert.equal(wins.length > 0, subtraction.outcome(position) === 'N');
      }),
      runs(300),
    );
  });

  it('finds the winning moves on large heaps with all but a finite set', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
        fc.bigInt(0n, 10n ** 30n),
        fc.integer({ min: 0, max: 500 }),
        (allBut, large, small) => {
          const position = { heaps: [large > 2n ** 53n ? large : Number(large) % 1000, small], takes: { allBut } };
          const moves = subtraction.winningMoves(position);
          assert.equal(moves.length > 0, subtraction.outcome(position) === 'N');
          for (const move of moves) {
            assert.ok(!allBut.includes(Number(move.take)) && move.take > 0 && move.take <= position.heaps[move.heap]!);
            assert.equal(subtraction.outcome(subtraction.play(position, move)), 'P');
          }
          const isOver = subtraction.moves(position)[Symbol.iterator]().next().done === true;
          assert.ok(subtraction.explain(position).length > (isOver ? 0 : 3));
        },
      ),
      runs(200),
    );
  });

  it('ignores zeros and duplicates, and knows when a player can get stuck', () => {
    assert.deepEqual(
      [...subtraction.moves({ heaps: [4], takes: [3, 0, 1, 3] })],
      [
        { heap: 0, take: 1 },
        { heap: 0, take: 3 },
      ],
    );
    assert.ok(illegalTake(0));
    assert.equal(illegalTake(1), undefined);
    assert.ok(canGetStuck([2, 3]) && canGetStuck([]) && canGetStuck({ allBut: [1] }));
    assert.ok(!canGetStuck([3, 1]) && !canGetStuck(fibonacci) && !canGetStuck({ allBut: [] }));
    assert.equal(outcomes([4, 7], [0, 3, 4, 6, 7, 8]), 'PPNNNN');
  });

  it('leaves out numbers that no heap can use, however large', () => {
    assert.equal(outcomes([1, 10 ** 12], [5, 10 ** 12 - 1, 10 ** 11]), 'NNP');
    assert.equal(outcomes({ allBut: [1, 10n ** 30n] }, [0, 1, 2]), 'PPN');
    assert.equal(periodOf([1, 10 ** 12]), undefined);
  });

  it('does not guess beyond its budget, and says why', () => {
    for (const [takes, heap] of [
      [[1, 10 ** 12], 10 ** 12],
      [fibonacci, 10 ** 9],
      [fibonacci, 10n ** 30n],
      [[1, 2, 9_999_999], 10n ** 18n],
    ] as [Takes, Natural][]) {
      const position = { heaps: [3, heap], takes };
      assert.equal(subtraction.outcome(position), 'unknown');
      assert.deepEqual(subtraction.winningMoves(position), []);
      assert.equal(subtraction.grundy?.(position), undefined);
      assert.equal(subtraction.explain(position).length, 1);
    }
  });

  it('stays right when more sets are asked for than it keeps', () => {
    for (let round = 0; round < 2; round++) {
      // Every 16th again: all of them push the first ones out once.
      for (let take = 1; take <= 5000; take += round === 0 ? 1 : 16)
        assert.equal(outcomes([take], [take - 1, take, 2 * take]), 'PNP');
      for (let most = 1; most <= 20; most++) {
        const takes = Array.from({ length: most }, (_, index) => index + 1);
        for (const heap of [most, most + 1, 10 * most + 10, 10 * most + 11])
          assert.equal(subtraction.grundy?.({ heaps: [heap], takes }), heap % (most + 1));
      }
    }
  });

  it('takes no set for another one', () => {
    const sets = subsets([1, 3, 29, 30, 31, 32, 33, 34]);
    assert.equal(agreesWithSearch(subtraction, oneHeap(sets, 40)), 256 * 41);
    for (const takes of [[31], [31, 0], [0, 31, 31], [2n ** 64n, 31]])
      assert.equal(outcomes(takes, [30, 31, 32, 62, 63]), 'PNNPP');
    for (const takes of [[32], [32, 2 ** 32], [0, 32]])
      assert.equal(outcomes(takes, [30, 31, 32, 62, 63, 64]), 'PPNNNP');
  });

  it('answers for half a million heaps and for numbers of 10^5 digits', () => {
    const heaps = Array.from({ length: 500_000 }, (_, index) => (index * 7919) % 10_007);
    const position = { heaps, takes: [2, 5, 7] };
    assert.notEqual(subtraction.outcome(position), 'unknown');
    assert.ok(subtraction.explain(position).length > 3);
    for (const takes of [[1, 3, 4], powers, { allBut: [2, 3] }])
      assert.ok(subtraction.explain({ heaps: [10n ** 99_999n], takes }).length > 2);
  });
});
