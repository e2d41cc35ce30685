import assert from 'node:assert/strict';
import fc from 'fast-check';
import { problemsById } from '../../server/src/problems/index';
import { anyDraw, type Draw, editNote } from '../draw';
import { anyFormat } from '../formats/anyFormat';
import { anyProblem } from '../problems/anyProblem';
import { anyChange, anyInput } from './anyInput';

const reportOf = (property: fc.IProperty<unknown>): string => {
  const details = fc.check(property, { numRuns: 1, seed: 7 });
  return fc.defaultReportMessage(details) ?? '';
};

describe('document/draw', () => {
  it('shows in the report of a failure the text and the edits that were drawn', () => {
    const problem = problemsById.get('poj-2348')!;
    let drawn = '';
    let edit = '';
    const fails = (draw: Draw): boolean => {
      drawn = anyInput(draw, problem);
      edit = editNote(anyChange(draw, problem, drawn));
      return false;
    };
    const report = reportOf(fc.property(anyDraw, fails));
    assert.ok(report.includes(`text ${JSON.stringify(drawn)}`), report);
    assert.ok(report.includes(edit), report);
    assert.match(report, /new Draw\(-?\d+\), which drew/);
  });

  it('shows a layout as it is written, and a problem by its id', () => {
    const fails = fc.property(anyDraw, anyProblem, (draw, { id }) => anyFormat(draw).rows.length < 0 && id === '');
    const report = reportOf(fails);
    assert.match(report, /layout f\d/);
    assert.match(report, /,[a-z]+[-\w]*\]/);
    assert.ok(report.length < 2000, report);
  });

  it('says an edit in a line', () => {
    const at = (line: number, character: number) => ({ line, character });
    assert.equal(editNote({ span: { start: at(0, 1), end: at(2, 3) }, text: '7\n' }), 'edit 0:1-2:3 becomes "7\\n"');
    assert.equal(editNote({ text: '' }), 'edit all becomes ""');
  });
});
