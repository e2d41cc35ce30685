import assert from 'node:assert/strict';
import fc from 'fast-check';
import { lineOf } from '../../server/src/formats/compile';
import { sketch } from '../../server/src/formats/describe';
import {
  type Format,
  integer,
  line,
  lines,
  list,
  singleCase,
  untilEndOfFile,
  untilZeros,
} from '../../server/src/formats/format';
import { inputOf } from '../../server/src/games/input';
import { readHeader } from '../../server/src/games/lines';
import { parse } from '../../server/src/games/parse';
import { problems } from '../../server/src/problems/index';
import { anyDraw } from '../draw';
import { anyFormat } from '../formats/anyFormat';
import { runs } from '../thorough';
import { good, headerOf, shown } from './declare';

/** The format that a sketch is read into, where rules mention all numbers of a case. */
function readBack(input: string, mentioned: Iterable<string>): Format {
  const parsed = parse(readHeader(headerOf(`input: ${input}`))!);
  assert.deepEqual(parsed.findings.map(shown), [], input);
  const { format } = inputOf(parsed.input!.tree, 1, new Set(mentioned), parsed);
  assert.deepEqual(parsed.findings.map(shown), [], input);
  return format;
}

/** What a sketch shows of a format: no bounds, no meanings, no names of repeated lines. */
const shapeOf = ({ end, rows }: Format) => ({
  end: end.kind === 'count' ? { kind: 'count', name: end.field.name } : end,
  rows: rows.map((row) => ({
    times: row.kind === 'lines' ? row.count : undefined,
    items: lineOf(row).items.map((item) => [item.name, item.kind === 'list' ? item.count : undefined]),
  })),
});

const namesOf = ({ rows }: Format): string[] => rows.flatMap((row) => lineOf(row).items.map(({ name }) => name));

const comesBack = (format: Format): void =>
  assert.deepEqual(shapeOf(readBack(sketch(format).join(' / '), namesOf(format))), shapeOf(format));

describe('games/layout', () => {
  it('reads the layouts of all problems back from their sketches', () => {
    for (const { input } of problems) comesBack(input);
  });

  it('reads any layout back from its sketch', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        // Names that end in a digit could be the first number of a list.
        const format = JSON.parse(JSON.stringify(anyFormat(draw)).replace(/"f(\d+)"/g, '"f$1x"')) as Format;
        comesBack(format);
      }),
      runs(200, 500),
    );
  });

  it('reads what people write for dots and signs', () => {
    const wanted = shapeOf(untilZeros(1, line(integer('n')), lines('', 'n', line(integer('s'), integer('c')))));
    for (const input of ['n / s c / … × n / … / 0', 'n/s c/...*n/.../0', 'n ／ s c ／ … × n ／ … ／ ０'])
      assert.deepEqual(shapeOf(readBack(input, ['s', 'c'])), wanted);
    const numbers = shapeOf(singleCase(line(integer('n')), line(list('a', 'n'))));
    for (const input of ['n / a1 … an', 'n / a1 a2 ... an', 'n / a_1 … a_n'])
      assert.deepEqual(shapeOf(readBack(input, [])), numbers);
  });

  it('takes a first number that nothing uses for the number of cases', () => {
    const endOf = (...lines: string[]) => good(...lines).input.format.end.kind;
    assert.equal(endOf('input: T / n / h1 … hn / …', 'move: take 1..h'), 'count');
    assert.equal(endOf('input: n / h1 … hn / …', 'move: take 1..h'), 'file');
    assert.equal(endOf('input: K / n / …', 'move: take 1..K from n'), 'file');
    assert.equal(endOf('input: t / n / …', 'move: n -> n - t for t in 1..3'), 'count');
    assert.equal(endOf('input: t / n / …', 'move: n -> n - x for x in 1..t'), 'file');
    assert.equal(endOf('input: t / n / …', 'move: take 1 from n', 'bounds: t <= 5'), 'count');
    assert.equal(endOf('input: n / …', 'move: take 1'), 'file');
    assert.equal(endOf('input: n / s / … × n', 'move: take 1 from s'), 'single');
    assert.equal(endOf('input: n / s / … × n / …', 'move: take 1 from s'), 'file');
    assert.equal(endOf('input: T / n / … / 0', 'move: take 1 from n'), 'zeros');
  });

  it('takes one position a line where there is no layout', () => {
    const shape = (...lines: string[]) => shapeOf(good(...lines).input.format);
    assert.deepEqual(shape('move: take 1..3'), shapeOf(untilEndOfFile(line(integer('n')))));
    assert.deepEqual(shape('move: (a, b) -> (a - 1, b)'), shapeOf(untilEndOfFile(line(integer('a'), integer('b')))));
    assert.deepEqual(
      shape('start: (n, n - 1)', 'move: (h, m) -> (h - t, 2t) for t in 1..min(h, m)'),
      shapeOf(untilEndOfFile(line(integer('n')))),
    );
  });

  it('has the bounds that are written', () => {
    const itemsOf = (bounds: string, input = 'T / n k / a1 … an / …') => {
      const { format } = good(`input: ${input}`, `bounds: ${bounds}`, 'move: take 1..k from a').input;
      const items = [
        ...(format.end.kind === 'count' ? [format.end.field] : []),
        ...format.rows.flatMap((row) => [...lineOf(row).items]),
      ];
      return Object.fromEntries(
        items.map(({ name, min, max, ...item }) => [
          name,
          {
            ...(min !== undefined && { min }),
            ...(max !== undefined && { max }),
            ...('distinct' in item && { distinct: item.distinct }),
          },
        ]),
      );
    };
    assert.deepEqual(itemsOf('1 <= T <= 10, 1 <= n, k <= 2*10^5, 0 < a < 10^9'), {
      T: { min: 1, max: 10 },
      n: { min: 1, max: 200_000 },
      k: { min: 1, max: 200_000 },
      a: { min: 1, max: 999_999_999 },
    });
    assert.deepEqual(itemsOf('1 ≤ k ≤ 9, a distinct, n >= k, a <= 10**18 + 1'), {
      T: {},
      n: {},
      k: { min: 1, max: 'n' },
      a: { max: 10n ** 18n + 1n, distinct: true },
    });
    assert.deepEqual(itemsOf('n <= k, T <= 5'), { T: { max: 5 }, n: {}, k: { min: 'n' }, a: {} });
  });

  it('has what is said of all cases together, which bounds each of them', () => {
    const { format } = good(
      'input: T / n k / a1 … an / …',
      'bounds: n <= 9, sum(n) over all cases <= 5, sum(a) over all test cases < 2*10^3, at most 3 cases',
      'move: take 1..k from a',
    ).input;
    assert.deepEqual(format.totals, [{ name: 'n', most: 5 }, { name: 'a', most: 1999 }, { most: 3 }]);
    const items = format.rows.flatMap((row) => [...lineOf(row).items]);
    assert.deepEqual(
      items.map(({ name, max }) => [name, max]),
      [
        ['n', 5],
        ['k', undefined],
        ['a', 1999],
      ],
    );
    assert.ok(format.end.kind === 'count' && format.end.field.max === 3);
  });

  it('puts several lines of bounds together', () => {
    const { format } = good('input: n / …', 'bounds: n <= 9', 'bounds: n >= 2', 'move: take 1').input;
    assert.deepEqual(lineOf(format.rows[0]!).items, [{ kind: 'field', name: 'n', min: 2, max: 9 }]);
  });
});
