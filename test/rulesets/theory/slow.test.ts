import assert from 'node:assert/strict';
import {
  descendFraction,
  descendRoot,
  type Descent,
  heapsOfFraction,
  heapsOfRoot,
} from '../../../server/src/rulesets/theory/slow';
import { minus, type Natural, quotient } from '../../../server/src/text/natural';

/** The value of a heap; undefined if it takes more steps. */
function valueOf(heap: Natural, steps: number, descend: (descent: Descent) => void): Natural | undefined {
  const descent: Descent = { heap, value: undefined };
  for (let left = steps; left > 0 && descent.value === undefined; left--) descend(descent);
  return descent.value;
}

const valueOfFraction = (heap: Natural, divisor: number, steps: number): Natural | undefined =>
  valueOf(heap, steps, (descent) => descendFraction(descent, divisor));

/** The heaps of a value below a bound. */
function below(bound: number, heaps: Iterable<Natural>): Natural[] {
  const found: Natural[] = [];
  for (const heap of heaps)
    if (heap < bound) found.push(heap);
    else break;
  return found;
}

/** The theorem as it stands: G(n) = f(n) if f has grown at n, and G(n) = G(n − f(n) − 1) if it has not. */
function byTheorem(heap: Natural, f: (heap: Natural) => Natural): Natural {
  let at = heap;
  while (at !== 0 && f(minus(at, 1)) === f(at)) at = minus(minus(at, f(at)), 1);
  return f(at);
}

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
        assert.deepEqual(
          below(800, heapsOfFraction(value, divisor)),
          [...values.keys()].filter((heap) => values[heap] === value),
        );
      }
    }
  });

  it('has the values of takes up to the square root, by definition', () => {
    const values = plainValues((heap) => Math.floor(Math.sqrt(heap)), 1500);
    values.forEach((value, heap) => assert.equal(valueOf(heap, 1000, descendRoot), value));
    for (let value = 0; value < 38; value++)
      assert.deepEqual(
        below(1500, heapsOfRoot(value)),
        [...values.keys()].filter((heap) => values[heap] === value),
      );
  });

  it('agrees with the theorem on large heaps, and gives up in time', () => {
    for (const heap of [10 ** 9, 10 ** 15 + 7, 10n ** 18n + 9n, 10n ** 40n + 1n])
      for (const divisor of [2, 3, 11])
        assert.equal(
          valueOfFraction(heap, divisor, 1_000_000),
          byTheorem(heap, (each) => quotient(each, divisor)),
        );
    assert.equal(valueOf(10n ** 30n - 1n, 1000, descendRoot), undefined);
  });
});
