import assert from 'node:assert/strict';
import fc from 'fast-check';
import { fibonacciNim, type FibonacciNimPosition, firstPosition } from '../../server/src/rulesets/fibonacciNim';
import { natural } from '../../server/src/text/natural';
import { runs } from '../thorough';
import { agreesWithSearch, moverWinsByPlaying } from './search';

const positions = function* (heaps: number): Generator<FibonacciNimPosition> {
  for (let heap = 0; heap <= heaps; heap++) for (let most = 0; most <= heap + 1; most++) yield { heap, most };
};

/** Zeckendorf's parts by the greedy rule, the smallest first: written apart from the ruleset. */
function referenceParts(heap: bigint): bigint[] {
  const numbers = [1n, 2n];
  while (numbers.at(-1)! <= heap) numbers.push(numbers.at(-1)! + numbers.at(-2)!);
  const found: bigint[] = [];
  for (const number of numbers.reverse()) {
    if (number > heap) continue;
    found.unshift(number);
    heap -= number;
  }
  return found;
}

/** All winning takes: the sums of the smallest parts that stay below half of the next. */
function referenceTakes(heap: bigint, most: bigint): bigint[] {
  const takes: bigint[] = [];
  let sum = 0n;
  for (const part of [...referenceParts(heap), undefined]) {
    if (sum > 0n && sum <= most && (part === undefined || part > 2n * sum)) takes.push(sum);
    sum += part ?? 0n;
  }
  return takes;
}

const takesFrom = (position: FibonacciNimPosition): bigint[] =>
  fibonacciNim.winningMoves(position).map(({ take }) => BigInt(take));

describe('rulesets/fibonacciNim', () => {
  it('agrees with a plain search on all heaps up to 60 with all limits', () => {
    assert.equal(agreesWithSearch(fibonacciNim, positions(60)), (61 * 62) / 2 + 61);
  });

  it('plays out to the win it promises', () => {
    for (const position of positions(34))
      assert.equal(moverWinsByPlaying(fibonacciNim, position), fibonacciNim.outcome(position) === 'N');
  });

  it('loses from the start exactly on Fibonacci numbers', () => {
    const losing = Array.from({ length: 2000 }, (_, index) => index + 2).filter(
      (heap) => fibonacciNim.outcome(firstPosition(heap)) === 'P',
    );
    assert.deepEqual(losing, [2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597]);
  });

  it('loses on the Fibonacci numbers of any size, and wins beside them', () => {
    let [a, b] = [5n, 8n];
    for (let index = 0; index < 600; index++, [a, b] = [b, a + b]) {
      assert.equal(fibonacciNim.outcome(firstPosition(natural(a))), 'P');
      assert.equal(fibonacciNim.outcome(firstPosition(natural(a + 1n))), 'N');
      if (a > 5n) assert.equal(fibonacciNim.outcome(firstPosition(natural(a - 1n))), 'N');
    }
  });

  it('has several winning takes where there are several', () => {
    assert.deepEqual(takesFrom({ heap: 20, most: 19 }), [2n]);
    assert.deepEqual(takesFrom({ heap: 27, most: 26 }), [1n, 6n]);
    assert.deepEqual(takesFrom({ heap: 7, most: 7 }), [7n, 2n]);
  });

  it('finds the parts and all winning takes at any size', () => {
    const size = fc.oneof(
      fc.bigInt(0n, 1000n),
      fc.bigInt(2n ** 31n - 50n, 2n ** 31n + 50n),
      fc.bigInt(2n ** 53n - 50n, 2n ** 53n + 50n),
      fc.bigInt(0n, 10n ** 40n),
      fc.bigInt(0n, 10n ** 300n),
    );
    fc.assert(
      fc.property(size, size, (heap, most) => {
        const position = { heap: natural(heap), most: natural(most) };
        assert.deepEqual(new Set(takesFrom(position)), new Set(referenceTakes(heap, most)));
        assert.equal(fibonacciNim.outcome(position), heap > 0n && referenceParts(heap)[0]! <= most ? 'N' : 'P');
        for (const move of fibonacciNim.winningMoves(position))
          assert.equal(fibonacciNim.outcome(fibonacciNim.play(position, move)), 'P');
        assert.ok(fibonacciNim.explain(position).length > 0);
      }),
      runs(1000),
    );
  });

  it('splits sums of few parts that lie far apart', () => {
    const number = (index: number): bigint => {
      let [a, b] = [0n, 1n];
      for (let step = 0; step < index; step++) [a, b] = [b, a + b];
      return a;
    };
    for (const indices of [
      [3, 1500],
      [700, 1400],
      [749, 751, 1500],
      [2, 4, 6, 8, 900],
      [1001, 1003, 1005],
    ]) {
      const heap = indices.reduce((sum, index) => sum + number(index), 0n);
      assert.deepEqual(new Set(takesFrom({ heap, most: heap })), new Set(referenceTakes(heap, heap)));
      assert.equal(fibonacciNim.outcome({ heap, most: number(indices[0]!) }), 'N');
      assert.equal(fibonacciNim.outcome({ heap, most: number(indices[0]!) - 1n }), 'P');
    }
  });

  it('answers for numbers of 10^5 digits', () => {
    const start = firstPosition(10n ** 99_999n);
    assert.equal(fibonacciNim.outcome(start), 'N');
    assert.equal(fibonacciNim.outcome(fibonacciNim.play(start, fibonacciNim.winningMoves(start)[0]!)), 'P');
    assert.ok(fibonacciNim.explain(start).length > 1);
  });
});
