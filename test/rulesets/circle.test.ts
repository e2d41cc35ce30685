import assert from 'node:assert/strict';
import fc from 'fast-check';
import { circle, type CirclePosition } from '../../server/src/rulesets/circle';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const circlesUpTo = function* (limit: number, mosts: readonly number[]): Generator<CirclePosition> {
  for (const most of mosts) for (let coins = 0; coins <= limit; coins++) yield { circle: coins, most };
};

/** Rows in ascending order with at most `coins` coins in all. */
const rowsOf = function* (coins: number, least = 1): Generator<number[]> {
  yield [];
  for (let row = least; row <= coins; row++) for (const rest of rowsOf(coins - row, row)) yield [row, ...rest];
};

const sentences = (position: CirclePosition): string[] =>
  circle.explain(position).map((reason) => ('template' in reason ? reason.template : ''));

describe('rulesets/circle', () => {
  it('agrees with a plain search on circles', () => {
    assert.equal(agreesWithSearch(circle, circlesUpTo(13, [0, 1, 2, 3, 4, 6, 20])), 7 * 14);
  });

  it('agrees with a plain search on rows', () => {
    for (const most of [0, 1, 2, 3, 7])
      assert.equal(
        agreesWithSearch(
          circle,
          [...rowsOf(9)].map((rows) => ({ rows, most })),
        ),
        97,
      );
    agreesWithSearch(
      circle,
      [
        [4, 1, 4],
        [5, 3, 1],
        [2, 2, 6, 1],
      ].map((rows) => ({ rows, most: 2 })),
    );
  });

  it('goes by the rule of POJ 2484 for every circle up to its bound', () => {
    for (let coins = 1; coins <= 1_000_000; coins++)
      assert.equal(circle.outcome({ circle: coins, most: 2 }), coins <= 2 ? 'N' : 'P');
  });

  it('goes by the rule of HDU 3951', () => {
    for (const [coins, most, outcome] of [
      [3, 1, 'N'],
      [4, 1, 'P'],
      [3, 2, 'P'],
      [10, 10, 'N'],
      [11, 10, 'P'],
      [1_000_000_000, 1, 'P'],
      [999_999_999, 1, 'N'],
    ] as const) {
      assert.equal(circle.outcome({ circle: coins, most }), outcome, `${coins} ${most}`);
    }
  });

  it('plays out to the win it promises', () => {
    for (const position of circlesUpTo(30, [1, 2, 3, 5]))
      assert.equal(moverWinsByPlaying(circle, position), circle.outcome(position) === 'N');
    for (const rows of rowsOf(10))
      assert.equal(moverWinsByPlaying(circle, { rows, most: 2 }), circle.outcome({ rows, most: 2 }) === 'N');
    assert.equal(moverWinsByPlaying(circle, { circle: 501, most: 2 }), false);
  });

  it('answers every first take from a lost circle by the middle of the row', () => {
    for (const most of [2, 3, 5]) {
      for (let coins = most + 1; coins <= 60; coins++) {
        for (const take of circle.moves({ circle: coins, most })) {
          const after = circle.play({ circle: coins, most }, take);
          const [reply] = circle.winningMoves(after);
          const left = circle.play(after, reply!);
          const rows = 'rows' in left ? left.rows : assert.fail();
          assert.ok(
            rows.length === 0 || (rows.length === 2 && rows[0] === rows[1]),
            `${coins} coins, ${JSON.stringify(take)}`,
          );
        }
      }
    }
  });

  it('moves to lost positions only, from rows and takes of any size', () => {
    const size = fc.oneof(
      fc.bigInt(1n, 90n),
      fc.bigInt(1n, 5000n),
      fc.bigInt(2n ** 31n - 9n, 2n ** 31n + 9n),
      fc.bigInt(2n ** 53n - 9n, 2n ** 53n + 9n),
      fc.bigInt(1n, 10n ** 30n),
    );
    const most = fc.oneof(fc.bigInt(1n, 8n), fc.bigInt(1n, 8n), size);
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 4 }), most, (sizes, bound) => {
        const position = { rows: sizes.map(natural), most: natural(bound) };
        const moves = circle.winningMoves(position);
        assert.equal(moves.length > 0, circle.outcome(position) === 'N');
        for (const move of moves.slice(0, 20)) {
          assert.equal(circle.outcome(circle.play(position, move)), 'P');
          assert.ok(move.take >= 1 && move.take <= position.most);
        }
        assert.ok(circle.explain(position).length > 0);
      }),
      runs(60, 150),
    );
  });

  it('agrees with its own moves on long rows', () => {
    for (const rows of [[97], [60, 61], [100, 33, 5], [72, 72, 12]]) {
      const position = { rows, most: 2 };
      const wins = [...circle.moves(position)].filter((move) => circle.outcome(circle.play(position, move)) === 'P');
      const asText = (moves: readonly object[]) => moves.map((move) => JSON.stringify(move)).sort();
      assert.deepEqual(asText(circle.winningMoves(position)), asText(wins));
    }
  });

  it('decides equal rows, a single row and known rows without knowing long rows', () => {
    assert.equal(circle.outcome({ rows: [10 ** 9, 5, 10 ** 9, 5], most: 3 }), 'P');
    assert.equal(circle.outcome({ rows: [10 ** 9], most: 3 }), 'N');
    assert.deepEqual(circle.winningMoves({ rows: [10 ** 9], most: 3 })[0], { row: 0, left: 499_999_999, take: 2 });
    assert.equal(circle.outcome({ rows: [10 ** 9, 7, 10 ** 9, 8], most: 3 }), 'N');
    assert.equal(circle.outcome({ rows: [10 ** 9, 10 ** 9 + 4], most: 3 }), 'unknown');
    assert.deepEqual(circle.winningMoves({ rows: [10 ** 9, 10 ** 9 + 4], most: 3 }), []);
    assert.ok(sentences({ rows: [10 ** 9, 10 ** 9 + 4], most: 3 })[0]?.startsWith('The winner is unknown'));
  });

  it('copies takes in rows of any length', () => {
    for (const [rows, move] of [
      [[10 ** 9, 10 ** 9 + 1], { row: 1, left: 0, take: 1 }],
      [[10 ** 9 - 7, 5, 10 ** 9], { row: 2, left: 10 ** 9 - 7, take: 2 }],
      [[7, 10 ** 9, 7], { row: 1, left: 499_999_999, take: 2 }],
    ] as const) {
      assert.equal(circle.outcome({ rows, most: 3 }), 'N');
      assert.deepEqual(circle.winningMoves({ rows, most: 3 })[0], move);
    }
  });

  it('draws the reply to each first take from a small circle', () => {
    const drawing = circle.explain({ circle: 5, most: 2 }).find((reason) => 'lines' in reason);
    assert.deepEqual(drawing, { lines: ['·●●●●  →  ·●··●', '··●●●  →  ··●·●'] });
  });

  it('tabulates the replies for a large circle', () => {
    const table = circle.explain({ circle: 1_000_000, most: 2 }).find((reason) => 'rows' in reason);
    assert.deepEqual(table?.rows, [
      ['1', '999999', '1', '499999 + 499999'],
      ['2', '999998', '2', '499998 + 499998'],
    ]);
  });

  it('says that a list of winning takes is cut', () => {
    assert.ok(
      sentences({ rows: [999_999], most: 2 }).some((sentence) => sentence.startsWith('The list may leave out')),
    );
    assert.ok(!sentences({ rows: [999], most: 2 }).some((sentence) => sentence.startsWith('The list may leave out')));
  });

  it('answers for numbers of 10^5 digits and for half a million rows', () => {
    assert.equal(circle.outcome({ circle: 10n ** 99_999n, most: 10n ** 99_998n }), 'P');
    assert.ok(circle.explain({ circle: 10n ** 99_999n, most: 3 }).length > 0);
    const rows = Array.from({ length: 500_000 }, (_, index) => index + 1);
    assert.equal(circle.outcome({ rows, most: 2 }), 'N');
    assert.ok(circle.explain({ rows, most: 2 }).length > 0);
  });
});
