import assert from 'node:assert/strict';
import { Notes } from '../../server/src/formats/cases';
import { integer, line, untilEndOfFile } from '../../server/src/formats/format';
import type { FindingCode } from '../../server/src/text/findingCode';
import { message } from '../../server/src/text/message';
import { spanOfLine } from '../../server/src/text/place';
import { readText } from './reading';

const finding = (code: FindingCode) => ({ code, span: spanOfLine(0, 0, 0), message: message('x') });

describe('formats/cases', () => {
  it('counts all findings and keeps the first ones, so many of each severity', () => {
    const notes = new Notes(2);
    for (const code of ['tab', 'blank-line', 'double-blank', 'leading-blank'] as const)
      notes.add('hint', () => finding(code));
    notes.add('error', () => finding('fraction'));
    assert.deepEqual(
      notes.findings.map(({ code }) => code),
      ['tab', 'blank-line', 'fraction'],
    );
    assert.deepEqual(notes.counts, { error: 1, warning: 0, information: 0, hint: 4 });
  });

  it('puts only those into words that are kept', () => {
    const notes = new Notes(0);
    notes.add('error', () => assert.fail('nobody asked'));
    assert.equal(notes.counts.error, 1);
  });

  it('does not let hints hide an error', () => {
    const { cases } = readText(untilEndOfFile(line(integer('n'))), `${'1 \n'.repeat(50)}x\n`, 10);
    assert.deepEqual(cases.counts, { error: 1, warning: 0, information: 0, hint: 50 });
    assert.equal(cases.findings.at(-1)?.code, 'not-a-number');
    assert.equal(cases.findings.length, 11);
  });
});
