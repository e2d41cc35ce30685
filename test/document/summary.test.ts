import assert from 'node:assert/strict';
import fc from 'fast-check';
import { GameDocument } from '../../server/src/document/document';
import { summarize, type Summary } from '../../server/src/document/summary';
import type { BoundHit } from '../../server/src/formats/bounds';
import { anyView } from '../features/anyView';
import { anyText } from '../text/anyText';
import { runs } from '../thorough';

const open = (text: string, id: string, blockSize?: number): GameDocument =>
  new GameDocument('file:///x', text, { fileName: `x.${id}.game` }, blockSize);

/** The summary, and how many times it stopped on the way. */
function drain(document: GameDocument): { summary: Summary; stops: number } {
  const counting = summarize(document);
  for (let stops = 0; ; stops++) {
    const { done, value } = counting.next();
    if (done) return { summary: value, stops };
  }
}

const hits = (bounds: readonly BoundHit[]): string[] =>
  bounds.map(
    ({ item, min, max }) => `${item.name}${min ? ' min' : ''}${max === undefined ? ' unbounded' : max ? ' max' : ''}`,
  );

function summaryOf(text: string, id: string): Omit<Summary, 'bounds'> & { bounds: string[] } {
  const { summary } = drain(open(text, id));
  return { ...summary, bounds: hits(summary.bounds) };
}

describe('document/summary', () => {
  it('counts who wins, up to the end of the input', () => {
    assert.deepEqual(summaryOf('34 12\n15 24\n1 x\n0 0\n1 1\n', 'poj-2348'), {
      cases: 3,
      won: 1,
      lost: 1,
      unanswered: 1,
      bounds: ['a unbounded', 'b unbounded'],
    });
  });

  it('counts each of several positions', () => {
    const { cases, won, lost } = summaryOf('2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n', 'hdu-1536');
    assert.deepEqual({ cases, won, lost }, { cases: 1, won: 2, lost: 1 });
  });

  it('tells which bounds occur, that of the number of cases included', () => {
    assert.deepEqual(summaryOf('1\n3\n1 2 10000\n', 'poj-1704').bounds, ['T min', 'N', 'P min max']);
    assert.deepEqual(summaryOf('20\n1\n5\n', 'poj-1704').bounds, ['T max', 'N min', 'P']);
    assert.deepEqual(summaryOf('1 2\n5 1000000\n0 0\n', 'hdu-2177').bounds, ['a', 'b max']);
  });

  it('takes an earlier number of the line for the bound that it is', () => {
    assert.deepEqual(summaryOf('0 7\n7 7\n0 0\n', 'hdu-2177').bounds, ['a min', 'b min']);
    assert.deepEqual(summaryOf('7 8\n0 0\n', 'hdu-2177').bounds, ['a', 'b']);
  });

  it('is empty where no problem is known, and where there is no text', () => {
    assert.deepEqual(summaryOf('1 2\n', 'nothing'), { cases: 0, won: 0, lost: 0, unanswered: 0, bounds: [] });
    assert.equal(summaryOf('', 'poj-2348').cases, 0);
  });

  it('stops on the way, and not at all the second time', () => {
    const document = open('1 2\n3 7\n'.repeat(2000), 'poj-2348', 1000);
    const first = drain(document);
    assert.ok(first.stops > 10);
    assert.deepEqual(drain(document), { ...first, stops: 0 });
  });

  it('counts after an edit just what was read anew', () => {
    const document = open('1 2\n3 7\n'.repeat(2000), 'poj-2348', 1000);
    const { summary } = drain(document);
    document.update([
      { span: { start: { line: 1001, character: 0 }, end: { line: 1001, character: 3 } }, text: '2 3' },
    ]);
    const after = drain(document);
    assert.ok(after.stops <= 3 * Math.ceil(1000 / 4 / 128), `${after.stops} stops`);
    assert.deepEqual(
      { ...after.summary, bounds: [] },
      { ...summary, bounds: [], won: summary.won - 1, lost: summary.lost + 1 },
    );
  });

  it('is after any edits what it is of the text read afresh', () => {
    const edit = fc.record({ line: fc.nat(20), lines: fc.nat(3), start: fc.nat(6), end: fc.nat(6), text: anyText });
    fc.assert(
      fc.property(anyView, fc.array(edit, { maxLength: 4 }), ({ document }, edits) => {
        drain(document);
        for (const { line, lines, start, end, text } of edits) {
          document.update([
            { span: { start: { line, character: start }, end: { line: line + lines, character: end } }, text },
          ]);
          drain(document);
        }
        if (document.choice.source !== 'name' && document.choice.source !== 'header') return;
        const fresh = new GameDocument(
          document.uri,
          document.text(),
          { fileName: document.uri.slice('file:///'.length) },
          48,
        );
        assert.deepEqual(drain(document).summary, drain(fresh).summary);
      }),
      runs(300),
    );
  });
});
