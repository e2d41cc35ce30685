import assert from 'node:assert/strict';
import fc from 'fast-check';
import { caseLines, isCount, itemAt } from '../../server/src/formats/caseLines';
import { problemsById } from '../../server/src/problems/index';
import { anyDraw } from '../draw';
import { anyText } from '../text/anyText';
import { runs } from '../thorough';
import { anyFormat } from './anyFormat';
import { linesOfCases, type Reading, readText } from './reading';

/** What each number of a case is, line by line. */
function namesIn(reading: Reading, index: number): string[] {
  const [first, last] = linesOfCases(reading)[index]!;
  const { table, compiled } = reading;
  return [...caseLines(compiled, table, first, last)].map(({ line, row, repeat }) => {
    const names = Array.from(
      { length: table.lineToken[line + 1]! - table.lineToken[line]! },
      (_, place) => `${itemAt(row.shape, place)?.name ?? '?'}${isCount(row.shape, place) ? '#' : ''}`,
    );
    return `${line}: ${names.join(' ')}${row.times < 0 ? '' : ` (${row.name} ${repeat})`}`;
  });
}

const inputOf = (id: string) => problemsById.get(id)!.input;

describe('formats/caseLines', () => {
  it('gives every number its name', () => {
    const reading = readText(inputOf('hdu-1536'), '2 2 5\n# x\n2\n2 5 12\n\n3 2 4 7\n0\n');
    assert.deepEqual(namesIn(reading, 0), [
      '0: k# s s',
      '2: m#',
      '3: l# h h (positions 0)',
      '5: l# h h h (positions 1)',
    ]);
  });

  it('goes on where numbers are wrong, too many or too few', () => {
    assert.deepEqual(namesIn(readText(inputOf('poj-2348'), '1 x 3\n'), 0), ['0: a b ?']);
    assert.deepEqual(namesIn(readText(inputOf('hdu-1730'), '2 6\n4\n1 3 5\n'), 0), [
      '0: n# m',
      '1: mine (rows 0)',
      '2: mine theirs ? (rows 1)',
    ]);
    assert.deepEqual(namesIn(readText(inputOf('hdu-1730'), 'x 6\n1 1\n'), 0), ['0: n# m']);
  });

  it('begins in the middle of a case', () => {
    const { table, compiled } = readText(inputOf('hdu-1730'), '3 6\n4 5\n1 3\n2 6\n');
    assert.deepEqual(
      [...caseLines(compiled, table, 0, 3, 2, 3)].map(({ line, repeat }) => [line, repeat]),
      [
        [2, 1],
        [3, 2],
      ],
    );
  });

  it('finds a row for every line with numbers of every case, in any text of any format', () => {
    fc.assert(
      fc.property(anyDraw, anyText, (draw, text) => {
        const reading = readText(anyFormat(draw), text);
        for (const [index, [first, last]] of linesOfCases(reading).entries()) {
          const { lineToken, lineKind } = reading.table;
          const withNumbers = Array.from({ length: last - first + 1 }, (_, line) => first + line).filter(
            (line) => (lineKind[line]! & 7) === 0 && lineToken[line]! < lineToken[line + 1]!,
          );
          assert.deepEqual(
            namesIn(reading, index).map((line) => Number.parseInt(line)),
            withNumbers,
          );
        }
      }),
      runs(500),
    );
  });
});
