import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type Board,
  canStayOut,
  largestPairing,
  NONE,
  type Pairing,
  pairUp,
  takeOut,
} from '../../../server/src/rulesets/theory/pairing';
import { runs } from '../../thorough';

/** How many pairs there can be, by trying: the first open square stays single or is paired to the right or downwards. */
function mostPairs(side: number, open: readonly number[]): number {
  const first = open.indexOf(1);
  if (first < 0) return 0;
  const without = (...squares: number[]) => open.map((state, square) => (squares.includes(square) ? 0 : state));
  let most = mostPairs(side, without(first));
  if (first % side < side - 1 && open[first + 1] === 1)
    most = Math.max(most, 1 + mostPairs(side, without(first, first + 1)));
  if (open[first + side] === 1) most = Math.max(most, 1 + mostPairs(side, without(first, first + side)));
  return most;
}

const board = fc
  .integer({ min: 1, max: 4 })
  .chain((side) =>
    fc
      .array(fc.constantFrom(0, 1, 1), { minLength: side * side, maxLength: side * side })
      .map((open): Board => ({ side, open: Uint8Array.from(open) })),
  );

const pairs = (partners: Pairing): number => partners.filter((partner) => partner !== NONE).length / 2;

function assertPairing({ side, open }: Board, partners: Pairing): void {
  for (const [square, partner] of partners.entries()) {
    if (partner === NONE) continue;
    assert.ok(open[square] === 1 && open[partner] === 1 && partners[partner] === square);
    const distance =
      Math.abs((square % side) - (partner % side)) + Math.abs(Math.floor(square / side) - Math.floor(partner / side));
    assert.equal(distance, 1);
  }
}

describe('rulesets/pairing', () => {
  it('pairs neighbours, and as many as trying finds', () => {
    fc.assert(
      fc.property(board, (given) => {
        const partners = largestPairing(given);
        assertPairing(given, partners);
        assert.equal(pairs(partners), mostPairs(given.side, [...given.open]));
      }),
      runs(500),
    );
  });

  it('tells which squares can stay out', () => {
    fc.assert(
      fc.property(board, (given) => {
        const partners = largestPairing(given);
        const most = pairs(partners);
        for (const [square, state] of given.open.entries()) {
          if (state === 0) continue;
          const open = [...given.open].map((other, index) => (index === square ? 0 : other));
          assert.equal(canStayOut(given, partners, square), mostPairs(given.side, open) === most);
        }
      }),
      runs(200),
    );
  });

  it('pairs a square up again after it was taken out', () => {
    const given: Board = { side: 4, open: new Uint8Array(16).fill(1) };
    const partners = largestPairing(given);
    const partner = takeOut(given, partners, 5);
    assert.equal(partners[partner], NONE);
    assert.equal(pairUp(given, partners, partner), false);
    given.open[5] = 1;
    assert.equal(pairUp(given, partners, 5), true);
    assertPairing(given, partners);
    assert.equal(pairs(partners), 8);
  });
});
