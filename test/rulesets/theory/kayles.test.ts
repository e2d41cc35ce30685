import assert from 'node:assert/strict';
import { type CutSearch, cutsWorth, MAX_ROW_COINS, rowValues } from '../../../server/src/rulesets/theory/kayles';

/** OEIS A002186, from 0 coins on. */
const A002186 = [
  0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2,
  3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 8, 1, 4,
  7, 2, 1, 8, 2, 7,
];

/** Values by definition: every take, every place. */
function valuesByDefinition(most: number, limit: number): number[] {
  const values = [0];
  for (let row = 1; row <= limit; row++) {
    const options = new Set<number>();
    for (let take = 1; take <= Math.min(most, row); take++) {
      for (let left = 0; 2 * left <= row - take; left++) options.add(values[left]! ^ values[row - take - left]!);
    }
    let least = 0;
    while (options.has(least)) least++;
    values.push(least);
  }
  return values;
}

const search = (): CutSearch => ({ steps: 1_000_000, found: 0, complete: true });

describe('rulesets/kayles', () => {
  it('gives the published values of Kayles', () => {
    assert.deepEqual(
      A002186.map((_, row) => rowValues(2).value(row)),
      A002186,
    );
  });

  it('gives the values of the definition, beyond the table of a proved period too', () => {
    for (const [most, limit] of [
      [0, 50],
      [1, 300],
      [2, 1500],
      [3, 700],
      [4, 1000],
      [5, 500],
      [6, 1000],
      [8, 900],
      [30, 300],
    ] as const) {
      const values = valuesByDefinition(most, limit);
      assert.deepEqual(
        values.map((_, row) => rowValues(most).value(row)),
        values,
        `takes of up to ${most}`,
      );
    }
  });

  it('proves the least period and its true beginning', () => {
    const expected = [
      [1, 0, 2],
      [2, 71, 12],
      [4, 142, 24],
      [6, 16, 28],
      [8, 284, 48],
      [12, 32, 56],
      [16, 568, 96],
      [24, 64, 112],
      [32, 1136, 192],
    ] as const;
    for (const [most, from, length] of expected) {
      rowValues(most).value(MAX_ROW_COINS);
      const period = rowValues(most).period();
      assert.equal(period?.length, length, `takes of up to ${most}`);
      assert.equal(period.from, Math.max(from, 1), `takes of up to ${most}`);
    }
  });

  it('holds enough values for the periodicity theorem before it claims a period', () => {
    for (const most of [2, 4, 6, 8]) {
      const { value, period } = rowValues(most);
      value(MAX_ROW_COINS);
      const { from, length } = period()!;
      const values = valuesByDefinition(most, 2 * from + 2 * length + most);
      for (let row = from; row < 2 * from + length + most; row++) assert.equal(values[row + length], values[row]);
      if (from > 1) assert.notEqual(values[from - 1 + length], values[from - 1]);
    }
  });

  it('knows rows of any size by their period, by their shortness, or not at all', () => {
    assert.equal(rowValues(2).value(10 ** 12), rowValues(2).value(72 + ((10 ** 12 - 72) % 12)));
    assert.equal(rowValues(2).value(10n ** 100n), rowValues(2).value(72 + Number((10n ** 100n - 72n) % 12n)));
    assert.equal(rowValues(10n ** 50n).value(10n ** 50n), 10n ** 50n);
    assert.equal(rowValues(10n ** 50n).value(10n ** 50n + 1n), undefined);
    assert.equal(rowValues(5000).value(5000), 5000);
    assert.equal(rowValues(5000).value(5001), undefined);
    assert.equal(typeof rowValues(3).value(MAX_ROW_COINS), 'number');
    assert.equal(rowValues(3).value(MAX_ROW_COINS + 1), undefined);
  });

  it('finds every cut of a given worth, each once', () => {
    for (let most = 1; most <= 5; most++) {
      const values = valuesByDefinition(most, 40);
      for (let coins = 1; coins <= 40; coins++) {
        for (let target = 0; target <= 9; target++) {
          const expected: string[] = [];
          for (let take = 1; take <= Math.min(most, coins); take++) {
            for (let left = 0; left <= coins - take; left++) {
              if ((values[left]! ^ values[coins - take - left]!) === target) expected.push(`${left} ${take}`);
            }
          }
          const found = [...cutsWorth(target, coins, most, search())].map(({ left, take }) => `${left} ${take}`);
          assert.deepEqual(found.sort(), expected.sort(), `${coins} coins, takes of up to ${most}, worth ${target}`);
        }
      }
    }
  });

  it('stops when its steps are spent, but not before it has found a first cut', () => {
    const spent = { steps: 0, found: 0, complete: true };
    assert.deepEqual(
      [...cutsWorth(rowValues(2).value(49_999)!, 50_000, 2, spent)],
      [
        { left: 0, take: 1 },
        { left: 49_999, take: 1 },
      ],
    );
    assert.equal(spent.complete, false);
    assert.equal([...cutsWorth(0, 50_000, 2, { steps: 0, found: 1, complete: true })].length, 0);
  });
});
