import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type RacePosition, raceTo } from '../../server/src/rulesets/raceTo';
import { english, render } from '../../server/src/text/message';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const positions = function* (targets: number, bound: number): Generator<RacePosition> {
  for (let target = 0; target <= targets; target++) {
    for (let said = 0; said <= target; said++) for (let most = 0; most <= bound; most++) yield { said, target, most };
  }
};

const firstReason = (position: RacePosition): string => {
  const [reason] = raceTo.explain(position);
  return reason && 'template' in reason ? render(reason, english) : '';
};

describe('rulesets/raceTo', () => {
  it('agrees with a plain search on all races up to 24', () => {
    assert.equal(agreesWithSearch(raceTo, positions(24, 7)), ((25 * 26) / 2) * 8);
  });

  it('plays out to the win it promises', () => {
    for (const position of positions(16, 4))
      assert.equal(moverWinsByPlaying(raceTo, position), raceTo.outcome(position) === 'N');
  });

  it('says 1 first on the way to 100 by steps of at most 10, and names the numbers to say', () => {
    const start = { said: 0, target: 100, most: 10 };
    assert.deepEqual(raceTo.winningMoves(start), [{ say: 1 }]);
    assert.match(firstReason(start), /1, 12, 23, 34, …, 89, 100/);
    assert.match(firstReason({ said: 1, target: 100, most: 10 }), / 12, 23, 34, 45, …, 89, 100/);
    assert.match(firstReason({ said: 70, target: 100, most: 10 }), / 78, 89, 100:/);
    assert.deepEqual(raceTo.winningMoves({ said: 0, target: 99, most: 10 }), []);
  });

  it('is decided by the remainder at any size', () => {
    const size = fc.oneof(
      fc.bigInt(0n, 100n),
      fc.bigInt(2n ** 31n - 50n, 2n ** 31n + 50n),
      fc.bigInt(2n ** 53n - 50n, 2n ** 53n + 50n),
      fc.bigInt(0n, 10n ** 40n),
    );
    fc.assert(
      fc.property(size, size, size, (a, b, most) => {
        const [said, target] = a < b ? [a, b] : [b, a];
        const position = { said: natural(said), target: natural(target), most: natural(most) };
        const rest = (target - said) % (most + 1n);
        assert.equal(raceTo.outcome(position), rest === 0n ? 'P' : 'N');
        assert.deepEqual(raceTo.winningMoves(position), rest === 0n ? [] : [{ say: natural(said + rest) }]);
        assert.ok(raceTo.explain(position).length > 0);
      }),
      runs(2000),
    );
  });

  it('answers for numbers of 10^5 digits', () => {
    assert.ok(raceTo.explain({ said: 3, target: 10n ** 99_999n, most: 10 }).length > 1);
  });
});
