import assert from 'node:assert/strict';
import { heapsOfFraction, valueOfFraction, valueOfSlow } from '../../../server/src/rulesets/theory/slow';
import { type Natural, quotient, squareRoot } from '../../../server/src/text/natural';

/** Values by definition, of the heaps below `count`. */
function plainValues(f: (heap: number) => number, count: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap < count; heap++) {
    const options = new Set(values.slice(heap - f(heap)));
    let least = 0;
    while (f(heap) > 0 && options.has(least)) least++;
    values.push(least);
  }
  return values;
}

describe('rulesets/theory/slow', () => {
  it('has the values of takes up to a fraction of the heap, by definition', () => {
    for (const divisor of [1, 2, 3, 4, 5, 7, 10, 30, 200]) {
      const values = plainValues((heap) => Math.floor(heap / divisor), 800);
      values.forEach((value, heap) => assert.equal(valueOfFraction(heap, divisor, 1000), value, `${heap}/${divisor}`));
      if (divisor === 1) continue;
      for (let value = 0; value < 20; value++) {
        const heaps: Natural[] = [];
        for (const heap of heapsOfFraction(value, divisor))
          if (heap < 800) heaps.push(heap);
          else break;
        assert.deepEqual(
          heaps,
          [...values.keys()].filter((heap) => values[heap] === value),
        );
      }
    }
  });

  it('has the values of takes up to the square root, by definition', () => {
    plainValues((heap) => Math.floor(Math.sqrt(heap)), 1500).forEach((value, heap) =>
      assert.equal(valueOfSlow(heap, squareRoot, 1000), value),
    );
  });

  it('agrees with itself on large heaps, and gives up in time', () => {
    for (const heap of [10 ** 9, 10 ** 15 + 7, 10n ** 18n + 9n, 10n ** 40n + 1n])
      for (const divisor of [2, 3, 11])
        assert.equal(
          valueOfFraction(heap, divisor, 1_000_000),
          valueOfSlow(heap, (each) => quotient(each, divisor), 1_000_000),
        );
    assert.equal(valueOfSlow(10n ** 30n - 1n, squareRoot, 1000), undefined);
  });
});
