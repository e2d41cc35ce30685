import assert from 'node:assert/strict';
import { type AnyFields, counted, type Format, integer, line, list } from '../../server/src/formats/format';
import { filesOf, keepTotals, Room, weightsOf } from '../../server/src/formats/totals';
import { readText } from './reading';

const format: Format = {
  ...counted(integer('T'), line(integer('n')), line(list('a', 'n'))),
  totals: [{ name: 'n', most: 5 }, { name: 'a', most: 2n ** 60n }, { most: 3 }],
};

const one = (...a: (number | bigint)[]): AnyFields => ({ n: a.length, a });

describe('formats/totals', () => {
  it('adds up numbers and lists, exactly', () => {
    assert.deepEqual(weightsOf(format, one(1, 2n ** 59n, 3)), [3, 2n ** 59n + 4n, 1]);
  });

  it('has room until a sum is reached', () => {
    const room = new Room(format, [1, 0, 0]);
    assert.deepEqual(
      [one(1, 1), one(1, 1, 1), one(2n ** 60n), one(1, 1), one()].map((fields) => room.take(fields)),
      [true, false, false, true, true],
    );
    assert.equal(room.take(one()), false);
  });

  it('parts cases into files in their order, and leaves none out', () => {
    const cases = [one(1), one(1, 1), one(1, 1), one(1), one(), one(), one(1, 1, 1, 1, 1, 1), one(1)];
    const files = filesOf(format, cases, 2, (fields) => fields);
    assert.deepEqual(
      files.map((file) => file.map(({ n }) => n)),
      [[1, 2], [2, 1], [0, 0], [6], [1]],
    );
    assert.deepEqual(
      files.map((file) => keepTotals(format, file)),
      [true, true, true, false, true],
    );
    assert.deepEqual(
      filesOf(format, [], 2, (fields: AnyFields) => fields),
      [],
    );
  });

  it('is added up while cases are read, without those that cannot be made out or come after the end', () => {
    const sumsOf = (text: string) => readText(format, text).cases.sums;
    assert.deepEqual(sumsOf('2\n2\n1 2\n1\n5\n'), [3, 8, 2]);
    assert.deepEqual(sumsOf('2\n2\n1 x\n1\n5\n'), [1, 5, 1]);
    assert.deepEqual(sumsOf('2\n2\n1 2\n1\n'), [2, 3, 1]);
    const zeros: Format = {
      end: { kind: 'zeros', zeros: 1 },
      rows: [line(integer('n'))],
      totals: [{ name: 'n', most: 9 }],
    };
    assert.deepEqual(readText(zeros, '3\n4\n0\n5\n').cases.sums, [7]);
    assert.deepEqual(readText(zeros, '3\n4\n0\n5\n').cases.sumsBeforeLast, [7]);
  });
});
