import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  lengthen,
  type OctalSequence,
  octalValueAt,
  takingAndBreaking,
} from '../../../server/src/rulesets/theory/octal';
import { runs } from '../../thorough';

/** Values by definition: every take, every way to part what remains. */
function plainValues(digits: readonly number[], isUnequal: boolean, count: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap < count; heap++) {
    const options = new Set<number>();
    for (let take = 0; take < digits.length && take <= heap; take++)
      for (const parts of partsOf(heap - take, digits[take]!, isUnequal))
        if (parts.every((part) => part < heap)) options.add(parts.reduce((sum, part) => sum ^ values[part]!, 0));
    let least = 0;
    while (options.has(least)) least++;
    values.push(least);
  }
  return values;
}

function* partsOf(total: number, digit: number, isUnequal: boolean): Generator<number[]> {
  if (digit & 1 && total === 0) yield [];
  if (digit & 2 && total > 0) yield [total];
  for (let a = 1; a < total; a++) {
    if (digit & 4 && !(isUnequal && 2 * a === total)) yield [a, total - a];
    for (let b = 1; digit & 8 && a + b < total; b++) yield [a, b, total - a - b];
  }
}

const digitsOf = (code: string): number[] => Array.from(code, (digit) => parseInt(digit, 16));

function workedOut(code: string, steps: number): OctalSequence {
  const sequence = takingAndBreaking(digitsOf(code));
  lengthen(sequence, Infinity, steps);
  return sequence;
}

const octal = fc.tuple(fc.constantFrom(0, 4), fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 5 }));
const hexadecimal = fc.tuple(fc.constantFrom(0, 4, 8, 12), fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 }));

describe('rulesets/theory/octal', () => {
  it('has the values of random codes, by definition', () => {
    const check = (most: number) => (first: number, rest: readonly number[], isUnequal: boolean) => {
      const digits = [first, ...rest];
      const sequence = takingAndBreaking(digits, isUnequal);
      lengthen(sequence, most, Infinity);
      assert.deepEqual(
        Array.from({ length: most + 1 }, (_, heap) => octalValueAt(sequence, heap)),
        plainValues(digits, isUnequal, most + 1),
      );
    };
    fc.assert(
      fc.property(octal, fc.boolean(), ([first, rest], isUnequal) => check(600)(first, rest, isUnequal)),
      runs(20, 40),
    );
    fc.assert(
      fc.property(hexadecimal, ([first, rest]) => check(60)(first, rest, false)),
      runs(30, 60),
    );
  });

  // OEIS A002186 (.77), A002187 (.07), A071435 (.45), A071452 (.045), and Winning Ways, chapter 4, table 6.
  const published = [
    ['077', 12, 71],
    ['007', 34, 53],
    ['0137', 34, 52],
    ['04', 34, 54],
    ['045', 20, 498],
    ['0045', 32, 189],
    ['0055', 148, 259],
    ['0644', 442, 3256],
    ['0356', 142, 7315],
    ['0156', 349, 3479],
    ['0165', 1550, 5181],
    ['016', 149459, 105351],
    ['056', 144, 326640],
  ] as const;
  for (const [code, period, from] of published)
    it(`proves the period ${period} of ${code[0]}.${code.slice(1)}`, () => {
      assert.deepEqual(workedOut(code, 150_000_000).period, { period, from });
    });

  it('has the values of Kayles for heaps of any size', () => {
    const sequence = workedOut('077', 1_000_000);
    const values = plainValues(digitsOf('077'), false, 400);
    assert.deepEqual(
      values.map((_, heap) => octalValueAt(sequence, heap)),
      values,
    );
    assert.equal(octalValueAt(sequence, 10n ** 18n), values[72 + Number((10n ** 18n - 72n) % 12n)]);
  });

  it('proves a period only with the window of the theorem, and the least one', () => {
    fc.assert(
      fc.property(octal, ([first, rest]) => {
        const digits = [first, ...rest];
        const sequence = takingAndBreaking(digits);
        lengthen(sequence, Infinity, 200_000);
        if (sequence.period === undefined) return;
        const { period, from } = sequence.period;
        const window = sequence.parts * from + (sequence.parts - 1) * period + sequence.digits.length;
        const values = plainValues(digits, false, Math.min(window + period, 700));
        for (let heap = from; heap + period < values.length; heap++) assert.equal(values[heap + period], values[heap]);
        if (from > 1) assert.notEqual(octalValueAt(sequence, from - 1), octalValueAt(sequence, from - 1 + period));
        for (let least = 1; least < period; least++) {
          const heaps = Array.from({ length: period }, (_, index) => from + index);
          const isPeriod = (heap: number) => octalValueAt(sequence, heap) === octalValueAt(sequence, heap + least);
          assert.ok(!heaps.every(isPeriod), `${least} would do`);
        }
      }),
      runs(30, 60),
    );
  });

  it('stops when its steps are spent, and goes on from there', () => {
    const sequence = takingAndBreaking(digitsOf('0376'));
    assert.ok(lengthen(sequence, 1_000_000, 200_000));
    assert.ok(sequence.steps < 202_000);
    const reached = sequence.length;
    assert.equal(octalValueAt(sequence, reached), undefined);
    lengthen(sequence, reached + 500, Infinity);
    assert.ok(sequence.length > reached);
    assert.deepEqual([...sequence.values.slice(0, 500)], plainValues(digitsOf('0376'), false, 500));
  });

  it('proves no period where parts have to differ, however long the values repeat', () => {
    const sequence = takingAndBreaking([4], true);
    lengthen(sequence, Infinity, 3_000_000);
    assert.equal(sequence.period, undefined);
    // OEIS A002188: Grundy’s game.
    const A002188 = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2];
    assert.deepEqual([...sequence.values.slice(0, 30)], A002188);
  });
});
