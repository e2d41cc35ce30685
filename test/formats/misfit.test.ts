import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compile } from '../../server/src/formats/compile';
import {
  counted,
  type Format,
  integer,
  line,
  lines,
  list,
  singleCase,
  untilEndOfFile,
  untilZeros,
} from '../../server/src/formats/format';
import { goesOn } from '../../server/src/formats/misfit/goesOn';
import { WRONG } from '../../server/src/formats/misfit/lineMisfit';
import { type Layout, misfit } from '../../server/src/formats/misfit/misfit';
import { writeInput } from '../../server/src/formats/write';
import { Scanner } from '../../server/src/text/scan';
import { anyDraw } from '../draw';
import { anyText } from '../text/anyText';
import { linesOf } from '../text/edits';
import { runs } from '../thorough';
import { anyCases, anyFormat } from './anyFormat';

const isCut = (text: string): boolean => !/[\r\n]$/.test(text);

const misfitOf = (format: Format, text: string, forbids?: Layout['forbids']): number =>
  misfit({ compiled: compile(format), forbids }, new Scanner().scan(text), isCut(text));

const ab = line(integer('a', { min: 1, max: 50 }), integer('b', { min: 1 }));
const heaps = line(integer('n', { min: 1 }), list('h', 'n', { min: 1 }));
/** As in S-Nim. */
const sets = untilZeros(1, heaps, line(integer('m')), lines('positions', 'm', line(integer('l'), list('q', 'l'))));

describe('formats/misfit', () => {
  it('is nothing for what is right as far as it is written, in any format', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const format = anyFormat(draw);
        const text = writeInput(format, anyCases(draw, format));
        assert.equal(misfitOf(format, text), 0, text);
        const part = text.slice(0, draw.integer(0, text.length));
        assert.equal(misfitOf(format, part), 0, part);
      }),
      runs(2000),
    );
  });

  it('counts a number out of bounds for less than a half-typed line, and that for less than a wrong one', () => {
    const format = untilEndOfFile(ab);
    assert.deepEqual(
      ['1 2\n60 1\n3 4\n', '1 2\n6\n3 4\n', '1 2\n6 7 8\n3 4\n', '1 2\nx\n3 4\n', '1 2\n60\n3 4\n'].map((text) =>
        misfitOf(format, text),
      ),
      [1, 2, 3, 3, 3],
    );
  });

  it('lets the last line go on, if it can', () => {
    const format = untilEndOfFile(ab);
    assert.deepEqual(
      ['1 2\n6', '1 2\n0', '1 2\n60', '1 2\n6 7 8', '1 2\n6 0'].map((text) => misfitOf(format, text)),
      [0, WRONG, WRONG, WRONG, 1],
    );
  });

  it('asks the end to be where it is said to be, once', () => {
    assert.deepEqual(
      ['3\n1 2\n', '1\n1 2\n3 4\n5 6\n', '1 2\n3 4\n'].map((text) => misfitOf(counted(integer('T'), ab), text)),
      [0, 2, WRONG],
    );
    assert.deepEqual(
      ['1 2\n', '0 0\n1 2\n3 4\n', '0 0\n1 2\n0 0\n', '1 2\n0\n3 4\n'].map((text) => misfitOf(untilZeros(2, ab), text)),
      [0, WRONG, WRONG, 2],
    );
    assert.deepEqual(
      ['1 2\n', '1 2\n3 4\n5 6\n'].map((text) => misfitOf(singleCase(ab), text)),
      [0, WRONG],
    );
  });

  it('takes zeros alone at the end for an end', () => {
    assert.equal(misfitOf(untilEndOfFile(ab), '1 2\n0 0\n'), WRONG);
    assert.equal(misfitOf(untilEndOfFile(ab), '0 0\n1 2\n'), 1);
    assert.equal(misfitOf(untilEndOfFile(line(integer('a'), integer('b'))), '1 2\n0 0\n'), 0);
  });

  it('finds its way again after a count that is half-typed', () => {
    const text = '2 2 5\n12\n' + '2 5 12\n'.repeat(12) + '1 2\n1\n1 1\n0\n';
    assert.equal(misfitOf(sets, text), 0);
    const given = linesOf(text);
    for (const at of given.keys())
      for (let end = 1; end < given[at]!.length; end++) {
        const half = given.with(at, given[at]!.slice(0, end)).join('\n');
        assert.ok(misfitOf(sets, half) <= 2, half);
      }
  });

  it('hears what the rules of the game have against a case, where its lines are right', () => {
    const odd: Layout['forbids'] = ({ tokenValue }, token) => tokenValue[token]! % 2 === 1;
    assert.deepEqual(
      ['2 1\n', '1 1\n', '2 1\n3 x\n', '51 1\n', '1 1'].map((text) => misfitOf(untilEndOfFile(ab), text, odd)),
      [0, 2, WRONG, 2, 0],
    );
  });

  it('stops where it is enough', () => {
    fc.assert(
      fc.property(anyDraw, anyText, fc.nat(20), (draw, text, enough) => {
        const layout = { compiled: compile(anyFormat(draw)) };
        const table = new Scanner().scan(text);
        assert.equal(misfit(layout, table, isCut(text), enough), Math.min(enough, misfit(layout, table, isCut(text))));
      }),
      runs(500),
    );
    const table = new Scanner().scan('x\n'.repeat(50));
    const compiled = compile(untilEndOfFile(ab));
    assert.equal(misfit({ compiled }, table, false), 50 * WRONG);
    assert.equal(misfit({ compiled }, table, false, 20), 20);
    assert.equal(misfit({ compiled }, table, false, 50 * WRONG + 1), 50 * WRONG);
  });
});

describe('formats/goesOn', () => {
  const goes = (text: string, of = heaps): boolean => {
    const { rows } = compile(untilEndOfFile(of));
    const table = new Scanner().scan(text);
    return goesOn(rows[0]!.shape, table, 0, table.lineToken[1]!);
  };

  it('knows what can become a line, and what cannot', () => {
    for (const text of ['3', '3 1', '3 1 2', '3 1 2 4', '1 2 3'])
      assert.ok(goes(text, heaps) !== (text === '1 2 3'), text);
    for (const text of ['0', 'x', '3 x', '-', '0 1', '2 0']) assert.equal(goes(text), false, text);
    const distinct = line(integer('n'), list('h', 'n', { distinct: true, max: 20 }));
    assert.deepEqual(
      ['3 1 1', '3 1 1 2', '3 2 19', '3 2 21', '3 2 1 2'].map((text) => goes(text, distinct)),
      [true, false, true, false, true],
    );
    const ordered = line(integer('p'), integer('q', { min: 'p', max: 99 }));
    assert.deepEqual(
      ['12 1', '12 0', '12 100'].map((text) => goes(text, ordered as never)),
      [true, false, false],
    );
  });
});
