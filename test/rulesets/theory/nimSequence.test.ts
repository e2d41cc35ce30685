import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type Cycle,
  cycleOf,
  heapsOfValue,
  type NimSequence,
  takingAllBut,
  takingOneOf,
  valueAt,
} from '../../../server/src/rulesets/theory/nimSequence';
import { runs } from '../../thorough';

/** Values by definition: the least number that no option has. */
function referenceValues(isTake: (take: number) => boolean, count: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap < count; heap++) {
    const options = new Set<number>();
    for (let take = 1; take <= heap; take++) if (isTake(take)) options.add(values[heap - take]!);
    let least = 0;
    while (options.has(least)) least++;
    values.push(least);
  }
  return values;
}

/** The least period and start with which the values go on to the end of the list, by trying all periods in turn. */
function referenceCycle(values: readonly number[]): Cycle | undefined {
  for (let period = 1; period < values.length / 3; period++) {
    const saltus = values.at(-1)! - values.at(-1 - period)!;
    let from = values.length - period;
    while (from > 0 && values[from - 1 + period] === values[from - 1]! + saltus) from--;
    if (from + 2 * period < (values.length * 2) / 3) return { period, from, saltus };
  }
  return undefined;
}

const table = (sequence: NimSequence, count: number): unknown[] =>
  Array.from({ length: count }, (_, heap) => valueAt(sequence, heap));

const subset = (most: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 6 }).map((set) => set.sort((a, b) => a - b));

describe('rulesets/theory/nimSequence', () => {
  it('has the values and the least cycle of every finite set, by definition', () => {
    fc.assert(
      fc.property(subset(14), (set) => {
        const values = referenceValues((take) => set.includes(take), 600);
        const sequence = takingOneOf(set);
        assert.deepEqual(table(sequence, 600), values);
        const expected = referenceCycle(values);
        if (expected) assert.deepEqual(cycleOf(sequence), expected);
      }),
      runs(150),
    );
  });

  it('has the values and the least cycle of every set of all but a few, by definition', () => {
    fc.assert(
      fc.property(subset(14), (set) => {
        const values = referenceValues((take) => !set.includes(take), 400);
        const sequence = takingAllBut(set);
        assert.deepEqual(table(sequence, 400), values);
        const expected = referenceCycle(values);
        if (expected) assert.deepEqual(cycleOf(sequence), expected);
      }),
      runs(100),
    );
  });

  it('knows cycles that are published', () => {
    assert.deepEqual(cycleOf(takingOneOf([1, 3, 4])), { period: 7, from: 0, saltus: 0 });
    assert.deepEqual(cycleOf(takingOneOf([2, 5])), { period: 7, from: 0, saltus: 0 });
    assert.deepEqual(cycleOf(takingOneOf([1, 2, 3])), { period: 4, from: 0, saltus: 0 });
    assert.deepEqual(cycleOf(takingOneOf([])), { period: 1, from: 0, saltus: 0 });
    assert.deepEqual(cycleOf(takingAllBut([])), { period: 1, from: 0, saltus: 1 });
    assert.deepEqual(cycleOf(takingAllBut([1, 2, 3, 4])), { period: 5, from: 0, saltus: 1 });
  });

  it('has a preperiod where there is one, and the least', () => {
    const values = referenceValues((take) => [2, 3, 5, 7, 11, 13, 17, 19, 23].includes(take), 800);
    const cycle = cycleOf(takingOneOf([2, 3, 5, 7, 11, 13, 17, 19, 23]));
    assert.ok(cycle && cycle.from > 0);
    assert.deepEqual(cycle, referenceCycle(values));
  });

  it('repeats from the start for all but at most three numbers, as Siegel, Sleator and Slusky proved', () => {
    for (let a = 1; a <= 12; a++) {
      for (let b = a; b <= 12; b++)
        for (let c = b; c <= 12; c++)
          assert.equal(cycleOf(takingAllBut([...new Set([a, b, c])]))?.from, 0, `${a} ${b} ${c}`);
    }
  });

  it('is right far beyond its table', () => {
    for (const sequence of [takingOneOf([3, 5, 9, 14]), takingAllBut([1, 4, 6, 7]), takingOneOf([1, 100, 237])]) {
      const { period, from, saltus } = cycleOf(sequence)!;
      for (const rounds of [1, 10 ** 9, 10 ** 12]) {
        for (let phase = 0; phase < period; phase++) {
          assert.equal(
            valueAt(sequence, from + phase + rounds * period),
            Number(valueAt(sequence, from + phase)) + rounds * saltus,
          );
        }
      }
      const far = BigInt(from) + 10n ** 1000n * BigInt(period);
      assert.equal(BigInt(valueAt(sequence, far)!), BigInt(valueAt(sequence, from)!) + 10n ** 1000n * BigInt(saltus));
    }
  });

  it('lists all heaps of a value where the values grow', () => {
    const sequence = takingAllBut([1, 4, 6, 7]);
    const values = referenceValues((take) => ![1, 4, 6, 7].includes(take), 300);
    cycleOf(sequence);
    for (let value = 0; value < 30; value++) {
      const expected = values.flatMap((found, heap) => (found === value ? [heap] : []));
      assert.deepEqual(
        [...heapsOfValue(sequence, value)].map(Number).sort((a, b) => a - b),
        expected,
      );
    }
  });

  it('gives up at its budget, and keeps what it has', () => {
    const sequence = takingOneOf([1, 2, 10_000_000]);
    assert.equal(valueAt(sequence, 10n ** 18n), undefined);
    assert.equal(valueAt(sequence, 9_999_999), 0);
    assert.equal(cycleOf(sequence), undefined);
  });
});
