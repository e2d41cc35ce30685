import assert from 'node:assert/strict';
import { integer, line, list, untilEndOfFile } from '../../server/src/formats/format';
import { assertOnly, codesOf, findingsIn, readText, statesOf } from './reading';

const format = untilEndOfFile(line(integer('n'), list('h', 'n')));
const remove = 'Blanks at the end of the line.';

describe('formats/layout', () => {
  it('keeps no place for cases in lines that hold none', () => {
    const { cases } = readText(format, `2 1 2\n${'\n'.repeat(100_000)}# x\n`, 1);
    assert.deepEqual([cases.caseCount, cases.counts.hint], [1, 100_000]);
    assert.ok(cases.firstLine.length < 10);
  });

  it('finds blanks where judges have none, each with its fix', () => {
    assertOnly(format, '2 1 2 \n', {
      code: 'trailing-blank',
      severity: 'hint',
      at: ' ',
      says: remove,
      fixed: ['2 1 2\n'],
    });
    assertOnly(format, '2 1 2  ', {
      code: 'trailing-blank',
      severity: 'hint',
      at: '  ',
      says: remove,
      fixed: ['2 1 2'],
    });
    assertOnly(format, ' 2 1 2\r\n', {
      code: 'leading-blank',
      severity: 'hint',
      at: ' ',
      says: 'Blanks at the start of the line.',
      fixed: ['2 1 2\r\n'],
    });
    assertOnly(format, '2   1 2\n', {
      code: 'double-blank',
      severity: 'hint',
      at: '   ',
      says: 'More than one space between two numbers.',
      fixed: ['2 1 2\n'],
    });
    assertOnly(format, '2 1\t 2\n', {
      code: 'tab',
      severity: 'hint',
      at: '\t ',
      says: 'A tab: judges’ files have spaces.',
      fixed: ['2 1 2\n'],
    });
    assertOnly(format, '2\u3000 1 2\n', {
      code: 'invisible-character',
      severity: 'hint',
      at: '\u3000 ',
      says: 'A blank that is not a space (U+3000): many programs stop reading there.',
      fixed: ['2 1 2\n'],
    });
    assertOnly(format, '\ufeff2 1 2\n', {
      code: 'invisible-character',
      severity: 'hint',
      at: '\ufeff',
      says: 'A blank that is not a space (U+FEFF): many programs stop reading there.',
      fixed: ['2 1 2\n'],
    });
  });

  it('finds every run of them, in order', () => {
    assert.deepEqual(
      findingsIn(format, '  2  1\t2 \n').map(({ code }) => code),
      ['leading-blank', 'double-blank', 'tab', 'trailing-blank'],
    );
  });

  it('takes a line of blanks for a blank line', () => {
    const blank = { code: 'blank-line', severity: 'hint', says: 'A blank line: most judges’ files have none.' };
    assertOnly(format, '1 1\n \t\n1 1\n', { ...blank, at: ' \t', fixed: ['1 1\n1 1\n'] });
    assertOnly(format, '1 1\n  ', { ...blank, at: '  ', fixed: ['1 1\n'] });
    assertOnly(format, '\r\n1 1\n', { ...blank, at: '', fixed: ['1 1\n'] });
  });

  it('does not ask comments for order, nor doubts the numbers', () => {
    const reading = readText(format, '# a  b \n1 1\n#>  x \n1  1\n');
    assert.deepEqual(codesOf(reading), ['double-blank']);
    assert.deepEqual(statesOf(reading), ['good', 'good']);
  });
});
