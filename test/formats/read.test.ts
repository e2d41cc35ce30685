import assert from 'node:assert/strict';
import fc from 'fast-check';
import { GOOD } from '../../server/src/formats/cases';
import { keepCases } from '../../server/src/formats/cases';
import { compile, lineOf } from '../../server/src/formats/compile';
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
import { CaseReader } from '../../server/src/formats/read';
import { writeInput } from '../../server/src/formats/write';
import { Scanner } from '../../server/src/text/scan';
import { keepTable } from '../../server/src/text/table';
import { anyDraw, type Draw } from '../draw';
import { fileLike } from '../text/anyText';
import { runs } from '../thorough';
import { anyCases, anyFormat } from './anyFormat';
import { assertOnly, codesOf, fieldsOf, findingsIn, linesOfCases, readText, statesOf } from './reading';

const pair = line(integer('a'), integer('b'));
/** S-Nim: a set, then positions of it. */
const sets = untilZeros(
  1,
  line(integer('k'), list('s', 'k')),
  line(integer('m')),
  lines('heaps', 'm', line(integer('l'), list('h', 'l'))),
);
const board = untilEndOfFile(line(integer('n'), integer('m')), lines('rows', 'n', line(integer('x'), integer('y'))));

const withAnother = (draw: Draw, words: readonly string[]): string[] =>
  words.with(draw.integer(0, words.length - 1), String(draw.integer(0, 40)));

describe('formats/read', () => {
  it('ends at as many zeros as the format says, and nowhere else', () => {
    const { cases } = readText(untilZeros(2, pair), '0 1\n1 0\n0 0\n5 6\n0 0\n');
    assert.equal(cases.caseCount, 3);
    assert.deepEqual(cases.terminator, { line: 2, casesBefore: 2 });
    assert.equal(readText(untilZeros(2, pair), '0 0 0\n00 0\n').cases.terminator, undefined);
    assert.deepEqual(readText(untilZeros(1, pair), '0\n').cases.terminator, { line: 0, casesBefore: 0 });
    assert.equal(readText(untilEndOfFile(pair), '0 0\n').cases.caseCount, 1);
  });

  it('says nothing about what comes after the end', () => {
    assert.deepEqual(codesOf(readText(untilZeros(2, pair), '1 2\n0 0\n\n  x\n#> y\n3\n-1 2\n')), []);
    assert.deepEqual(codesOf(readText(sets, '0\n1 1\n5\n')), []);
  });

  it('takes the first number for the count, where one is due', () => {
    const format = counted(integer('T'), pair);
    const { cases } = readText(format, '# three\n\n3\n1 2\n3 4\n');
    assert.deepEqual([cases.countLine, cases.caseCount, cases.isComplete], [2, 2, true]);
    assert.deepEqual(
      [readText(format, '1 2\n3 4\n').cases.countLine, readText(format, '1 2\n3\n').cases.caseCount],
      [-1, 2],
    );
    assert.equal(readText(format, '# nothing\n').cases.isComplete, false);
    assert.equal(readText(format, `${10n ** 18n}\n1 2\n`).cases.caseCount, 1);
  });

  it('reads each case of a format that has room for one only', () => {
    assert.deepEqual(fieldsOf(readText(singleCase(line(integer('n')), line(list('h', 'n'))), '2\n5 6\n1\n7\n')), [
      { n: 2, h: [5, 6] },
      { n: 1, h: [7] },
    ]);
  });

  it('reads repeated lines, with comments and blank lines between them', () => {
    const text = '# sets\n2 2 5\n# positions\n2\n1 7\n\n# last\n3 1 2 3\n#> WL\n1 1\n1\n0\n#> L\n0\n';
    const reading = readText(sets, text);
    assert.deepEqual(fieldsOf(reading), [
      {
        k: 2,
        s: [2, 5],
        m: 2,
        heaps: [
          { l: 1, h: [7] },
          { l: 3, h: [1, 2, 3] },
        ],
      },
      { k: 1, s: [1], m: 1, heaps: [{ l: 0, h: [] }] },
    ]);
    assert.deepEqual(linesOfCases(reading), [
      [1, 7],
      [9, 11],
    ]);
    assert.deepEqual(codesOf(reading), ['blank-line']);
    assert.deepEqual([reading.cases.terminator, reading.cases.expectations], [{ line: 13, casesBefore: 2 }, 2]);
  });

  it('reads no lines where none are announced', () => {
    assert.deepEqual(fieldsOf(readText(board, '0 5\n2 5\n1 1\n2 2\n0 1\n')), [
      { n: 0, m: 5, rows: [] },
      {
        n: 2,
        m: 5,
        rows: [
          { x: 1, y: 1 },
          { x: 2, y: 2 },
        ],
      },
      { n: 0, m: 1, rows: [] },
    ]);
    const lists = untilEndOfFile(line(integer('n')), line(list('h', 'n')));
    assert.deepEqual(fieldsOf(readText(lists, '0\n2\n5 6\n0\n\n1\n9\n')), [
      { n: 0, h: [] },
      { n: 2, h: [5, 6] },
      { n: 0, h: [] },
      { n: 1, h: [9] },
    ]);
  });

  it('misses the lines that should still come', () => {
    assertOnly(board, '3 5\n1 1\n# end\n', {
      code: 'missing-lines',
      severity: 'error',
      at: '1 1',
      says: 'The input ends here, but n says that 2 more lines follow.',
      fixed: [],
    });
    assertOnly(board, `${10n ** 18n} 5\n1 1\n`, {
      code: 'missing-lines',
      severity: 'error',
      at: '1 1',
      says: 'The input ends here, but n says that more lines follow.',
      fixed: [],
    });
    assertOnly(sets, '1 1\n', {
      code: 'missing-lines',
      severity: 'error',
      at: '1 1',
      says: 'The input ends here, but the line with m is missing.',
      fixed: [],
    });
    assertOnly(sets, '1 1\n2\n', {
      code: 'missing-lines',
      severity: 'error',
      at: '2',
      says: 'The input ends here, but m says that 2 more lines follow.',
      fixed: [],
    });
    assert.deepEqual(statesOf(readText(board, '1 5\n2 2\n2 5\n1 1\n')), ['good', 'bad']);
  });

  it('goes on with the next case after a count that is junk', () => {
    assert.deepEqual(fieldsOf(readText(board, 'x 5\n1 5\n3 3\n')), [undefined, { n: 1, m: 5, rows: [{ x: 3, y: 3 }] }]);
    assert.deepEqual(statesOf(readText(board, '5\n1 5\n3 3\n')), ['bad', 'good']);
    assert.deepEqual(statesOf(readText(board, '1 5 7\n1 5\n3 3\n')), ['bad', 'good']);
    assert.deepEqual(statesOf(readText(sets, 'junk\n1 1\n1\n1 5\n0\n')), ['bad', 'good']);
  });

  it('keeps to the lines of a case of which only a number is wrong', () => {
    assert.deepEqual(statesOf(readText(board, '2 x\n1 1\n2 2\n1 5\n3 3\n')), ['bad', 'good']);
    assert.deepEqual(statesOf(readText(board, '2 5\n1\n2 2\n1 5\n3 3\n')), ['bad', 'good']);
    assert.deepEqual(linesOfCases(readText(board, '2 5\n1\n2 2 2\n1 5\n3 3\n')), [
      [0, 2],
      [3, 4],
    ]);
  });

  it('finds expected outputs where there can be none', () => {
    const surplus = { code: 'expectation-surplus', severity: 'warning' };
    assertOnly(board, '#> x\n0 1\n', {
      ...surplus,
      at: '#> x',
      says: 'An expected output before the first case.',
      fixed: ['0 1\n'],
    });
    assertOnly(board, '1 1\n#> x\n2 2\n#> y\n', {
      ...surplus,
      at: '#> x',
      says: 'An expected output in the middle of a case.',
      fixed: ['1 1\n2 2\n#> y\n'],
    });
    assert.deepEqual(
      findingsIn(board, '#> x').map(({ fixed }) => fixed),
      [['']],
    );
  });

  it('remembers the first line that ends in a carriage return', () => {
    assert.equal(readText(board, '0 1\n0 2\n# x\r\n0 1\r\n').cases.carriageReturnLine, 2);
    assert.equal(readText(board, '0 1\n').cases.carriageReturnLine, -1);
  });

  it('does not let a line in disorder change the cases of other lines', () => {
    fc.assert(
      fc.property(anyDraw, fileLike, fc.nat(), (draw, junk, place) => {
        const format = anyFormat(draw, 1);
        fc.pre(lineOf(format.rows[0]!).items.length > 0 && format.rows[0]!.kind === 'line');
        const rows = writeInput(format, anyCases(draw, format)).split('\n');
        const at = Math.min(rows.length - 1, (format.end.kind === 'count' ? 1 : 0) + (place % rows.length));
        const line = junk.replace(/[\r\n]/g, ' ');
        const before = readText(format, rows.join('\n'));
        const after = readText(format, rows.toSpliced(at, 0, line).join('\n'));
        fc.pre(!/^[\s\p{Cf}]*0(?:[\s\p{Cf}]+0)*[\s\p{Cf}]*$/u.test(line));
        const others = fieldsOf(after).filter((_, index) => after.cases.firstLine[index] !== at);
        assert.deepEqual(others, fieldsOf(before));
      }),
      runs(2000),
    );
  });

  it('reads good cases quickly just as it reads all others', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const format = anyFormat(draw);
        const rows = writeInput(format, anyCases(draw, format, 8)).split('\n');
        // Most cases stay good; a number becomes another one, and a line may become anything.
        const place = draw.integer(0, rows.length - 1);
        rows[place] = draw.oneIn(4) ? draw.sample(fileLike) : withAnother(draw, rows[place]!.split(' ')).join(' ');
        const compiled = compile(format);
        const table = keepTable(new Scanner().scan(rows.join('\n')));
        const around = { isFirst: true, isLast: true, limit: 100 };
        const quick = new CaseReader(compiled).read(table, around);
        // Whoever may object has to see each case.
        const slow = new CaseReader(compiled, () => GOOD).read(table, around);
        assert.deepEqual(keepCases(quick), keepCases(slow));
      }),
      runs(2000),
    );
  });

  it('never throws, and blames only what is in the text', () => {
    fc.assert(
      fc.property(anyDraw, fileLike, (draw, text) => {
        const format = anyFormat(draw);
        const reading = readText(format, text);
        // To see a finding is to look up its place and to apply its fixes.
        findingsIn(format, text);
        fieldsOf(reading);
        const { counts, findings } = reading.cases;
        assert.equal(counts.error + counts.warning + counts.information + counts.hint, findings.length);
      }),
      runs(3000),
    );
  });
});
