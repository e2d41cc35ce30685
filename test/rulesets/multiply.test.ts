import assert from 'node:assert/strict';
import fc from 'fast-check';
import { multiply, type MultiplyPosition } from '../../server/src/rulesets/multiply';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const positions = function* (goals: number, products: number): Generator<MultiplyPosition> {
  for (let goal = 0; goal <= goals; goal++)
    for (let product = 1; product <= products; product++) yield { product, goal };
};

const fromOne = (goal: bigint): MultiplyPosition => ({ product: 1, goal: natural(goal) });

describe('rulesets/multiply', () => {
  it('agrees with a plain search on all goals up to 700 from products up to 6', () => {
    assert.equal(agreesWithSearch(multiply, positions(700, 6)), 701 * 6);
  });

  it('plays out to the win it promises', () => {
    for (const position of positions(400, 3))
      assert.equal(moverWinsByPlaying(multiply, position), multiply.outcome(position) === 'N');
  });

  it('answers the sample of the judge', () => {
    assert.deepEqual(
      [162, 17, 34012226].map((goal) => multiply.outcome({ product: 1, goal })),
      ['N', 'P', 'N'],
    );
  });

  it('changes at 9 times and 2 times the border before, at any size', () => {
    for (let [end, index] = [1n, 0]; index < 300; end *= 18n, index++) {
      assert.equal(multiply.outcome(fromOne(end)), 'P', `${end}`);
      assert.equal(multiply.outcome(fromOne(end + 1n)), 'N', `${end} + 1`);
      assert.equal(multiply.outcome(fromOne(end * 9n)), 'N', `${end} · 9`);
      assert.equal(multiply.outcome(fromOne(end * 9n + 1n)), 'P', `${end} · 9 + 1`);
    }
  });

  it('finds all winning factors at any size, and each leads to a loss', () => {
    const size = fc.oneof(
      fc.bigInt(1n, 400n),
      fc.bigInt(2n ** 31n - 50n, 2n ** 32n + 50n),
      fc.bigInt(2n ** 53n - 50n, 2n ** 53n + 50n),
      fc.bigInt(1n, 10n ** 60n),
    );
    fc.assert(
      fc.property(size, size, (product, goal) => {
        const position = { product: natural(product), goal: natural(goal) };
        const wins = multiply.winningMoves(position).map(({ factor }) => factor);
        const lost = [...multiply.moves(position)]
          .filter((move) => multiply.outcome(multiply.play(position, move)) === 'P')
          .map(({ factor }) => factor);
        assert.deepEqual(wins, lost);
        assert.equal(wins.length > 0, multiply.outcome(position) === 'N');
        assert.ok(multiply.explain(position).length > 0);
      }),
      runs(1000),
    );
  });

  it('answers for numbers of 10^5 digits', () => {
    assert.ok(multiply.explain(fromOne(10n ** 99_999n)).length > 1);
    assert.ok(multiply.winningMoves(fromOne(18n ** 80_000n + 1n)).length > 0);
    assert.equal(multiply.outcome(fromOne(18n ** 80_000n)), 'P');
  });
});
