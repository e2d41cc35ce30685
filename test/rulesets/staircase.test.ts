import assert from 'node:assert/strict';
import fc from 'fast-check';
import { staircase, type StaircasePosition } from '../../server/src/rulesets/staircase';
import { natural } from '../../server/src/text/natural';
import { agreesWithSearch, moverWinsByPlaying } from './search';

/** All ways to put at most so many cards into so many boxes. */
function positions(boxes: number, cards: number): StaircasePosition[] {
  if (boxes === 0) return [[]];
  const found: StaircasePosition[] = [];
  for (let held = 0; held <= cards; held++)
    for (const others of positions(boxes - 1, cards - held)) found.push([held, ...others]);
  return found;
}

const isLegal = (from: number, to: number): boolean =>
  to < from && to > 0 && (from + to) % 2 === 1 && (from + to) % 3 === 0;

const held = fc.oneof(
  fc.bigInt(0n, 9n),
  fc.bigInt(2n ** 31n - 9n, 2n ** 31n + 9n),
  fc.bigInt(2n ** 53n - 9n, 2n ** 53n + 9n),
  fc.bigInt(0n, 10n ** 30n),
);

describe('rulesets/staircase', () => {
  it('agrees with a plain search on 9 boxes with up to 4 cards, and 6 boxes with up to 6', () => {
    assert.equal(agreesWithSearch(staircase, positions(9, 4)), 715);
    assert.equal(agreesWithSearch(staircase, positions(6, 6)), 924);
  });

  it('agrees with a plain search on 14 boxes with up to 3 cards', () => {
    assert.equal(agreesWithSearch(staircase, positions(14, 3)), 680);
  });

  it('moves cards between the boxes of the statement, and no others', () => {
    const boxes = Array.from({ length: 60 }, () => 1);
    const found = new Set([...staircase.moves(boxes)].map(({ from, to }) => `${from} ${to}`));
    for (let from = 1; from <= 60; from++)
      for (let to = 1; to <= 60; to++) assert.equal(found.has(`${from} ${to}`), isLegal(from, to), `${from} ${to}`);
  });

  it('plays out to the win it promises', () => {
    for (const position of positions(8, 4))
      assert.equal(moverWinsByPlaying(staircase, position), staircase.outcome(position) === 'N');
  });

  it('agrees with the nim-sum of the boxes 2, 5, 6, 8, 11, 12, … at any size', () => {
    fc.assert(
      fc.property(fc.array(held, { maxLength: 14 }), (values) => {
        const position = values.map(natural);
        const sum = [2, 5, 6, 8, 11, 12, 14].reduce((all, box) => all ^ (values[box - 1] ?? 0n), 0n);
        assert.equal(staircase.outcome(position), sum === 0n ? 'P' : 'N');
        const moves = staircase.winningMoves(position);
        assert.equal(moves.length > 0, sum !== 0n);
        for (const move of moves) {
          assert.ok(isLegal(move.from, move.to) && move.cards >= 1 && move.cards <= position[move.from - 1]!);
          assert.equal(staircase.outcome(staircase.play(position, move)), 'P');
        }
        assert.ok(staircase.explain(position).length > 0);
      }),
    );
  });

  it('also wins by putting cards into a box that counts', () => {
    // Box 5 counts, box 10 does not: 3 and 1 become 3 and 3.
    assert.ok(
      staircase
        .winningMoves([0, 3, 0, 0, 1, 0, 0, 0, 0, 2])
        .some(({ from, to, cards }) => from === 10 && to === 5 && cards === 2),
    );
  });

  it('cuts the list of winning moves where there are too many, and says so', () => {
    const boxes = Array.from({ length: 10_000 }, (_, index) => (index % 97) + 1);
    assert.equal(staircase.outcome(boxes), 'N');
    const moves = staircase.winningMoves(boxes);
    assert.equal(moves.length, 10_000);
    assert.equal(new Set(moves.map(({ from, to }) => `${from} ${to}`)).size, 10_000);
    const last = staircase.explain(boxes).at(-1);
    assert.ok(last && 'template' in last && last.template.includes('More moves win'));
  });
});
