import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compile } from '../../server/src/formats/compile';
import { fieldReader } from '../../server/src/formats/fieldReader';
import { type FieldPath, fieldsAt, tokensBefore } from '../../server/src/formats/fields';
import { type AnyFields, integer, line, lines, list, untilEndOfFile } from '../../server/src/formats/format';
import { writeCase } from '../../server/src/formats/write';
import { anyDraw } from '../draw';
import { runs } from '../thorough';
import { anyCase, anyFormat } from './anyFormat';
import { readText } from './reading';

/** The path of every number of a case, and the number, in the order in which they are written. */
function* pathsOf(fields: AnyFields, line?: number): Generator<[FieldPath, unknown]> {
  for (const [name, value] of Object.entries(fields)) {
    const where = line === undefined ? { name } : { name, line };
    if (!Array.isArray(value)) yield [where, value];
    else
      for (const [index, item] of (value as readonly unknown[]).entries()) {
        if (typeof item === 'object') yield* pathsOf(item as AnyFields, index);
        else yield [{ ...where, index }, item];
      }
  }
}

describe('formats/fields', () => {
  it('finds the place of every number of a case', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const format = untilEndOfFile(...anyFormat(draw).rows);
        const fields = anyCase(draw, format);
        const tokens = writeCase(format, fields)
          .join(' ')
          .split(' ')
          .filter((token) => token !== '');
        const places = [...pathsOf(fields)].map(([path, value]) => [
          tokensBefore(compile(format), fields, path),
          String(value),
        ]);
        assert.deepEqual(
          places,
          tokens.map((token, index) => [index, token]),
        );
      }),
      runs(1500),
    );
  });

  it('reads one of many cases by its first token', () => {
    const format = untilEndOfFile(line(integer('a'), integer('b')));
    const { table, cases, compiled } = readText(format, '1 2\n# x\n3  +4\n');
    const read = fieldReader(compiled);
    for (const at of [fieldsAt.bind(undefined, compiled), read])
      assert.deepEqual(at(table, cases.firstToken[1]!), { a: 3, b: 4 });
  });

  it('has no lines that hold nothing, however many are said to follow', () => {
    const format = untilEndOfFile(
      line(integer('length')),
      line(integer('count')),
      lines('rows', 'count', line(list('row', 'length'))),
    );
    const { table, cases, compiled } = readText(format, '0\n1000000000000000000\n2\n1\n5 7\n');
    assert.deepEqual(
      [0, 1].map((index) => fieldsAt(compiled, table, cases.firstToken[index]!)),
      [
        { length: 0, count: 10n ** 18n, rows: [] },
        { length: 2, count: 1, rows: [{ row: [5, 7] }] },
      ],
    );
  });
});
