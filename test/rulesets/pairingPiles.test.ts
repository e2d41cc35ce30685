import assert from 'node:assert/strict';
import fc from 'fast-check';
import { pairingPiles, type PairingPilesMove, type PairingPilesPosition } from '../../server/src/rulesets/pairingPiles';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

function pilesUpTo(piles: number, most: number): PairingPilesPosition[] {
  let found: number[][] = [[]];
  for (let count = 0; count < piles; count++)
    found = found.flatMap((before) => Array.from({ length: most + 1 }, (_, held) => [...before, held]));
  return found;
}

/** Whether a move keeps the rules, said apart from `moves()`. */
function assertLegal(piles: PairingPilesPosition, { pile, remove, gifts }: PairingPilesMove): void {
  const given = gifts.reduce((sum, { stones }) => sum + BigInt(stones), 0n);
  assert.ok(remove >= 1 && BigInt(remove) + given <= BigInt(piles[pile]!));
  for (const gift of gifts) assert.ok(gift.stones >= 1 && gift.pile !== pile && piles[gift.pile]! > 0);
  assert.equal(new Set(gifts.map((gift) => gift.pile)).size, gifts.length);
}

function pairsUp(piles: PairingPilesPosition): boolean {
  const sorted = piles
    .map(BigInt)
    .filter((held) => held > 0n)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted.length % 2 === 0 && sorted.every((held, index) => held === sorted[index - (index % 2)]);
}

const held = fc.oneof(
  fc.bigInt(0n, 6n),
  fc.bigInt(2n ** 31n - 3n, 2n ** 31n + 3n),
  fc.bigInt(2n ** 53n - 3n, 2n ** 53n + 3n),
  fc.bigInt(0n, 10n ** 30n),
);

describe('rulesets/pairingPiles', () => {
  it('agrees with a plain search on three piles up to 6 and on two up to 12', () => {
    assert.equal(agreesWithSearch(pairingPiles, [...pilesUpTo(3, 6), ...pilesUpTo(2, 12)]), 343 + 169);
  });

  it('agrees with a plain search on four piles up to 3 and on five up to 2', () => {
    assert.equal(agreesWithSearch(pairingPiles, [...pilesUpTo(4, 3), ...pilesUpTo(5, 2)]), 256 + 243);
  });

  it('lists exactly the moves to pairs, where moves can still be tried one by one', () => {
    for (const piles of [
      [9, 2, 7],
      [9, 1, 1, 1],
      [8, 1, 1, 1, 1],
      [7, 2, 1, 3, 2],
      [12, 3, 4, 5],
      [6, 6, 1, 1, 2],
    ]) {
      const wins = [...pairingPiles.moves(piles)].filter((move) => pairsUp(pairingPiles.play(piles, move)));
      const asText = (moves: readonly PairingPilesMove[]) => moves.map((move) => JSON.stringify(move)).sort();
      assert.deepEqual(asText(pairingPiles.winningMoves(piles)), asText(wins));
    }
  });

  it('has the moves of the statement from the first pile of 3 1 4 2', () => {
    const after = [...pairingPiles.moves([3, 1, 4, 2])]
      .filter(({ pile }) => pile === 0)
      .map((move) => pairingPiles.play([3, 1, 4, 2], move).join(' '));
    const named = [
      '2 1 4 2',
      '1 2 4 2',
      '1 1 5 2',
      '1 1 4 3',
      '0 2 5 2',
      '0 2 4 3',
      '0 1 5 3',
      '0 3 4 2',
      '0 1 6 2',
      '0 1 4 4',
    ];
    for (const position of named) assert.ok(after.includes(position), position);
    assert.equal(new Set(after).size, after.length);
    assert.equal(after.length, 15);
  });

  it('plays out to the win it promises', () => {
    for (const piles of pilesUpTo(4, 3))
      assert.equal(moverWinsByPlaying(pairingPiles, piles), pairingPiles.outcome(piles) === 'N');
  });

  it('decides by pairs and wins by making them, at any size', () => {
    fc.assert(
      fc.property(fc.array(held, { maxLength: 10 }), (values) => {
        const piles = values.map(natural);
        assert.equal(pairingPiles.outcome(piles), pairsUp(piles) ? 'P' : 'N');
        const moves = pairingPiles.winningMoves(piles);
        assert.equal(moves.length > 0, !pairsUp(piles));
        for (const move of moves) {
          assertLegal(piles, move);
          assert.ok(pairsUp(pairingPiles.play(piles, move)));
        }
        assert.equal(new Set(moves.map((move) => pairingPiles.play(piles, move).join(' '))).size, moves.length);
        assert.ok(pairingPiles.explain(piles).length > 0);
      }),
      runs(300),
    );
  });

  it('has one winning move from two large piles that differ by one', () => {
    assert.deepEqual(pairingPiles.winningMoves([1_000_000, 1_000_001]), [{ pile: 1, remove: 1, gifts: [] }]);
  });

  it('cuts the list of winning moves where there are too many, and says so', () => {
    const piles = [100, 90, 80, 70, 60, 50, 40, 30, 20, 10];
    const moves = pairingPiles.winningMoves(piles);
    assert.equal(moves.length, 256);
    for (const move of moves) assert.ok(pairsUp(pairingPiles.play(piles, move)));
    const last = pairingPiles.explain(piles).at(-1);
    assert.ok(last && 'template' in last && last.template.includes('More moves win'));
  });

  it('answers for 100,000 piles, also for its first moves', () => {
    const piles = Array.from({ length: 100_001 }, (_, index) => ((index * 7919) % 1_000_003) + 1);
    const [move] = pairingPiles.winningMoves(piles);
    assert.ok(move);
    assertLegal(piles, move);
    assert.equal(pairingPiles.outcome(pairingPiles.play(piles, move)), 'P');
    assert.ok(pairingPiles.explain(piles).length > 0 && pairingPiles.describe(piles, move).args.length > 0);
    const first = pairingPiles.moves(piles)[Symbol.iterator]().next();
    assert.ok(!first.done);
    assertLegal(piles, first.value);
  });
});
