import assert from 'node:assert/strict';
import fc from 'fast-check';
import { lineOf } from '../../server/src/formats/compile';
import {
  type AnyFields,
  counted,
  type Format,
  integer,
  line,
  lines,
  list,
  untilEndOfFile,
  untilZeros,
} from '../../server/src/formats/format';
import { Chance } from '../../server/src/formats/generate/chance';
import {
  boundCases,
  keepsBounds,
  longCases,
  randomCase,
  RandomNumbers,
} from '../../server/src/formats/generate/generate';
import { fillerOf } from '../../server/src/formats/generate/quickFill';
import { smallCases } from '../../server/src/formats/generate/small';
import { isWithin, sizeOf, smallerCases } from '../../server/src/formats/generate/smaller';
import { writeInput } from '../../server/src/formats/write';
import { problems } from '../../server/src/problems/index';
import { heapLines } from '../../server/src/problems/shared/heaps';
import { natural } from '../../server/src/text/natural';
import { anyDraw } from '../draw';
import { anyFormat } from './anyFormat';
import { readText } from './reading';

const key = (fields: AnyFields): string =>
  JSON.stringify(fields, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

function first(format: Format, most: number, steps?: number): AnyFields[] {
  const cases: AnyFields[] = [];
  for (const fields of smallCases(format, steps)) if (cases.push(fields) >= most) break;
  return cases;
}

describe('formats/small', () => {
  it('enumerates pairs by their sum, then by the first', () => {
    const format = untilEndOfFile(line(integer('a'), integer('b')));
    assert.deepEqual(
      first(format, 6).map(({ a, b }) => [a, b]),
      [
        [0, 0],
        [0, 1],
        [1, 0],
        [0, 2],
        [1, 1],
        [2, 0],
      ],
    );
  });

  it('ends where there is a greatest case', () => {
    const format = untilEndOfFile(line(integer('a', { max: 2 }), integer('b', { min: 'a', max: 3 })));
    assert.equal([...smallCases(format)].length, 4 + 3 + 2);
    const distinct = untilEndOfFile(
      line(integer('n', { min: 1, max: 3 }), list('h', 'n', { min: 2, max: 4, distinct: true })),
    );
    assert.equal([...smallCases(distinct)].length, 3 + 6 + 6);
  });

  it('lets lists and repeated lines grow with their counts', () => {
    const format = counted(
      integer('T'),
      line(integer('n', { min: 1, max: 2 })),
      lines('rows', 'n', line(integer('x', { max: 1 }), integer('y', { min: 1, max: 1 }))),
    );
    assert.deepEqual(first(format, 99).map(key).sort(), [
      '{"n":1,"rows":[{"x":0,"y":1}]}',
      '{"n":1,"rows":[{"x":1,"y":1}]}',
      '{"n":2,"rows":[{"x":0,"y":1},{"x":0,"y":1}]}',
      '{"n":2,"rows":[{"x":0,"y":1},{"x":1,"y":1}]}',
      '{"n":2,"rows":[{"x":1,"y":1},{"x":0,"y":1}]}',
      '{"n":2,"rows":[{"x":1,"y":1},{"x":1,"y":1}]}',
    ]);
  });

  it('gives each case once, by size, within the bounds, for any format', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const format = anyFormat(draw);
        const cases = first(format, 60, 3000);
        assert.equal(new Set(cases.map(key)).size, cases.length);
        for (const [index, fields] of cases.entries()) {
          assert.ok(isWithin(format, fields), key(fields));
          if (index > 0) assert.ok(sizeOf(fields) >= sizeOf(cases[index - 1]!));
        }
      }),
    );
  });

  for (const { id, input } of problems) {
    it(`${id}: the smallest cases read back`, () => {
      const cases = first(input, 40).filter((fields) => input.end.kind !== 'zeros' || sizeOf(fields) > 0n);
      const wanted = input.end.kind === 'single' ? cases.slice(0, 1) : cases;
      const { cases: read } = readText(input, writeInput(input, wanted), 1000);
      assert.deepEqual([read.caseCount, read.counts.error], [wanted.length, 0]);
    });
  }
});

describe('formats/generate', () => {
  it('makes the same cases from the same seed, within the bounds', () => {
    fc.assert(
      fc.property(anyDraw, fc.maxSafeNat(), (draw, seed) => {
        const format = anyFormat(draw);
        const make = () => randomCase(format, new Chance(seed), { count: 5 });
        assert.equal(key(make()), key(make()));
        assert.ok(isWithin(format, make()), key(make()));
      }),
    );
  });

  it('makes many cases of a layout in one object as it makes each', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyDraw.map(anyFormat), fc.constantFrom(...problems.map(({ input }) => input))),
        fc.maxSafeNat(),
        fc.option(fc.nat(50), { nil: undefined }),
        (format, seed, number) => {
          const size = { count: 4, ...(number !== undefined && { number }) };
          const [plain, quick] = [new Chance(seed), new Chance(seed)];
          const [fill, numbers] = [fillerOf(format), new RandomNumbers(quick)];
          for (let made = 0; made < 5; made++) {
            const expected = randomCase(format, plain, size);
            const fields = fill(numbers.begin(size, quick.oneIn(3)));
            assert.equal(key(fields), key(expected));
            assert.deepEqual(Object.keys(fields), Object.keys(expected));
            if (keepsBounds(format)) assert.ok(isWithin(format, fields), key(fields));
          }
          assert.equal(quick.below(1000), plain.below(1000));
        },
      ),
    );
  });

  it('goes to the bounds and to the ends of integers', () => {
    const format = untilZeros(1, line(integer('n', { min: 1, max: 5_000_000_000 })));
    assert.deepEqual(
      [...boundCases(format, { count: 9 })].map(({ n }) => n),
      [1, 2, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 4_999_999_999, 5e9, 5e9],
    );
  });

  it('makes one case with as many numbers as there may be', () => {
    const lengths = (max: number | undefined) =>
      [
        ...longCases(untilZeros(1, ...heapLines(max === undefined ? {} : { max }, { min: 1, max: 5 })), {
          more: 1000,
          most: 5000,
        }),
      ].map(({ n }) => n);
    assert.deepEqual([lengths(1000), lengths(1001), lengths(9000), lengths(undefined)], [[], [1001], [5000], []]);
    const [first] = longCases(untilZeros(1, ...heapLines({ max: 9 }, { min: 1, max: 5 })), { more: 8, most: 20 });
    assert.deepEqual(first, { n: 9, h: [1, 2, 3, 4, 5, 1, 1, 1, 2] });
  });

  it('makes cases at the bounds for any format, within them', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const format = anyFormat(draw);
        for (const fields of boundCases(format, { count: 4 })) assert.ok(isWithin(format, fields), key(fields));
        for (const fields of longCases(format, { more: 2, most: 4 })) {
          const isDistinct = format.rows.some((row) =>
            lineOf(row).items.some((one) => one.kind === 'list' && one.distinct),
          );
          assert.ok(isDistinct || isWithin(format, fields), key(fields));
        }
      }),
    );
  });
});

describe('formats/generate, isWithin', () => {
  it('refuses cases of another layout', () => {
    for (const { id, input } of problems)
      for (const fields of [{}, { other: 1 }]) assert.ok(!isWithin(input, fields), id);
  });
});

describe('formats/chance', () => {
  /** What `between` draws, word by word. */
  function drawn(chance: Chance, low: bigint, high: bigint): bigint {
    const span = high - low;
    if (span <= 0n) return low;
    const length = BigInt(chance.below(2 ** 32)) * BigInt(span.toString(2).length + 1);
    const [bits, rest] = [Number(length >> 32n), length & 0xffffffffn];
    let [offset, have] = [(rest << BigInt(bits)) >> 32n, bits];
    if (bits > 20)
      for ([offset, have] = [0n, 0]; have < bits; have += 32) offset = (offset << 32n) | BigInt(chance.below(2 ** 32));
    offset >>= BigInt(have - bits);
    return low + (offset <= span ? offset : offset % (span + 1n));
  }

  it('draws numbers of any size alike', () => {
    const any = fc.oneof(fc.nat(20), fc.nat(), fc.maxSafeNat(), fc.bigInt(0n, 2n ** 56n), fc.bigInt(0n, 2n ** 100n));
    fc.assert(
      fc.property(fc.maxSafeNat(), any, any, (seed, low, high) => {
        const [quick, plain] = [new Chance(seed), new Chance(seed)];
        for (let count = 0; count < 20; count++) {
          const number = quick.between(natural(BigInt(low)), natural(BigInt(high)));
          assert.equal(number, natural(drawn(plain, BigInt(low), BigInt(high))));
        }
      }),
    );
  });

  it('never changes: files name their seed', () => {
    const chance = new Chance(2026);
    assert.deepEqual(
      Array.from({ length: 6 }, () => chance.below(1000)),
      [57, 619, 398, 221, 652, 950],
    );
  });

  it('keeps within its bounds, and meets all lengths of numbers', () => {
    const chance = new Chance(1);
    const lengths = new Set<number>();
    for (let time = 0; time < 2000; time++) {
      const value = BigInt(chance.between(7, 10 ** 15));
      assert.ok(value >= 7n && value <= 10n ** 15n);
      lengths.add(value.toString().length);
    }
    assert.equal(lengths.size, 15);
  });
});

describe('formats/smaller', () => {
  it('drops, halves and lowers, the smallest first', () => {
    const format = untilEndOfFile(line(integer('n', { min: 1 }), list('h', 'n', { min: 1 })));
    const found = smallerCases(format, { n: 3, h: [5, 5, 9] }).map(({ h }) => (h as number[]).join(' '));
    for (const wanted of ['5 9', '5 5', '1 5 9', '4 5 9', '5 5 8', '1 1 9', '4 4 9', '5 1 5', '2 2 4'])
      assert.ok(found.includes(wanted), `${wanted} is not among ${found.join(', ')}`);
  });

  it('keeps the difference of two numbers', () => {
    const format = untilEndOfFile(line(integer('a'), integer('b')));
    const found = smallerCases(format, { a: 1500000000, b: 2000000000 }).map(key);
    assert.ok(found.includes('{"a":750000000,"b":1250000000}'));
    assert.ok(found.includes('{"a":0,"b":500000000}'));
  });

  it('gives smaller cases within the bounds, each once, for any case of any format', () => {
    fc.assert(
      fc.property(anyDraw, fc.maxSafeNat(), (draw, seed) => {
        const format = anyFormat(draw);
        const fields = randomCase(format, new Chance(seed), { count: 4 });
        const found = smallerCases(format, fields);
        assert.equal(new Set(found.map(key)).size, found.length);
        for (const one of found) assert.ok(isWithin(format, one) && sizeOf(one) < sizeOf(fields), key(one));
      }),
    );
  });
});
