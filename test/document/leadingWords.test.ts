import assert from 'node:assert/strict';
import { GameDocument } from '../../server/src/document/document';
import { findings } from '../../server/src/document/findings/findings';
import { english, render } from '../../server/src/text/message';
import { edited } from '../features/edited';

/** The findings that have the fix, each with its line and the text after it. */
const fixesIn = (text: string, fileName: string): [string, number, string][] =>
  [...findings(new GameDocument('file:///x.game', text, { fileName }))].flat().flatMap(({ code, span, fixes = [] }) =>
    fixes
      .filter(({ title }) => render(title, english).includes('comment'))
      .map(({ edits }): [string, number, string] => [
        code,
        span.start.line,
        edited(
          text,
          edits.map((edit) => ({ range: edit.span, newText: edit.text })),
        ),
      ]),
  );

describe('document/leadingWords', () => {
  it('become comments, where the problem is known and where they keep it from being known', () => {
    const want = '# Euclid’s Game\n34 12\n0 0\n';
    assert.deepEqual(fixesIn('Euclid’s Game\n34 12\n0 0\n', 'x.poj-2348.game'), [['not-a-number', 0, want]]);
    assert.deepEqual(fixesIn('Euclid’s Game\n34 12\n0 0\n', 'x.game'), [['ambiguous-problem', 0, want]]);
  });

  it('become comments at once where they are several', () => {
    const want = '# a comment\n\n# 题目\n# Input:\n34 12\nx\n0 0\n';
    assert.deepEqual(fixesIn('# a comment\n\n  题目\nInput:\n34 12\nx\n0 0\n', 'x.poj-2348.game'), [
      ['not-a-number', 2, want],
      ['not-a-number', 3, want],
    ]);
  });

  it('may stand where the number of cases is expected', () =>
    assert.deepEqual(fixesIn('Game\n1\n34 12\n', 'x.luogu-p1290.game'), [['not-a-count', 0, '# Game\n1\n34 12\n']]));

  it('are no numbers, however these are written, and come before some', () => {
    for (const text of ['-1 2\n', '+x\n', '３ x\n', '.x\n', 'abc\n'])
      assert.deepEqual(fixesIn(text, 'x.poj-2348.game'), [], text);
  });
});
