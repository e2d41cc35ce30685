import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  counted,
  integer,
  line,
  lines,
  list,
  singleCase,
  untilEndOfFile,
  untilZeros,
} from '../../server/src/formats/format';
import { terminatorOf, writeInput } from '../../server/src/formats/write';
import { problems } from '../../server/src/problems/index';
import { anyDraw } from '../draw';
import { runs } from '../thorough';
import { anyCases, anyFormat } from './anyFormat';
import { codesOf, fieldsOf, readText } from './reading';

const pair = line(integer('a'), integer('b'));

describe('formats/write', () => {
  it('ends the input as the format says', () => {
    const cases = [
      { a: 1, b: 2 },
      { a: 10n ** 20n, b: 3 },
    ];
    assert.equal(writeInput(untilZeros(2, pair), cases), '1 2\n100000000000000000000 3\n0 0\n');
    assert.equal(writeInput(counted(integer('T'), pair), cases), '2\n1 2\n100000000000000000000 3\n');
    assert.equal(writeInput(untilEndOfFile(pair), cases), '1 2\n100000000000000000000 3\n');
    assert.equal(writeInput(singleCase(pair), cases.slice(0, 1)), '1 2\n');
    assert.equal(terminatorOf(untilZeros(3, pair)), '0 0 0');
    assert.equal(terminatorOf(untilEndOfFile(pair)), undefined);
  });

  it('writes lists and repeated lines', () => {
    const format = untilZeros(
      1,
      line(integer('k'), list('s', 'k')),
      line(integer('m')),
      lines('heaps', 'm', line(integer('l'), list('h', 'l'))),
    );
    const fields = {
      k: 2,
      s: [2, 5],
      m: 2,
      heaps: [
        { l: 1, h: [7] },
        { l: 3, h: [1, 2, 3] },
      ],
    };
    assert.equal(writeInput(format, [fields]), '2 2 5\n2\n1 7\n3 1 2 3\n0\n');
  });

  it('writes what is read back the same, in any format', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const format = anyFormat(draw);
        const cases = anyCases(draw, format);
        const reading = readText(format, writeInput(format, cases));
        assert.deepEqual(fieldsOf(reading), cases);
        // A list of no numbers that has a line to itself is a blank line.
        assert.deepEqual(
          codesOf(reading).filter((code) => code !== 'blank-line'),
          [],
        );
        assert.equal(reading.cases.terminator?.casesBefore, format.end.kind === 'zeros' ? cases.length : undefined);
        assert.equal(reading.cases.countLine, format.end.kind === 'count' ? 0 : -1);
      }),
      runs(3000),
    );
  });

  it('writes what is read back the same, for every problem', () => {
    for (const { id, input } of problems) {
      fc.assert(
        fc.property(anyDraw, (draw) => {
          const cases = anyCases(draw, input);
          const reading = readText(input, writeInput(input, cases));
          assert.deepEqual(fieldsOf(reading), cases, id);
          const isOutOfRange = input.end.kind === 'count' && cases.length === 0;
          if (!isOutOfRange) assert.deepEqual(codesOf(reading), [], id);
        }),
        runs(50),
      );
    }
  });
});
