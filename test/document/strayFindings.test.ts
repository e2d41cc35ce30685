import assert from 'node:assert/strict';
import { GameDocument } from '../../server/src/document/document';
import { strayFindings } from '../../server/src/document/findings/strayFindings';
import type { Finding } from '../../server/src/text/finding';
import { edited } from '../features/edited';

const found = (text: string): Finding[] =>
  strayFindings(new GameDocument('file:///x.game', text, { fileName: 'x.game' }));

/** The codes, each with its line and the text after its fix. */
const fixesIn = (text: string): [string, number, string][] =>
  found(text).map(({ code, span, fixes }) => [
    code,
    span.start.line,
    edited(
      text,
      fixes![0]!.edits.map(({ span: range, text: newText }) => ({ range, newText })),
    ),
  ]);

describe('document/strayFindings', () => {
  it('moves a header up that stands below a number', () => {
    const want = '# game: poj-2348\n34 12\n0 0\n';
    assert.deepEqual(fixesIn('34 12\n# game: poj-2348\n0 0\n'), [['misplaced-header', 1, want]]);
    assert.deepEqual(fixesIn('34 12\n0 0\n#GAME：poj-2348'), [['misplaced-header', 2, want]]);
    const long = `${'34 12\n'.repeat(20_000)}0 0\n`;
    assert.deepEqual(
      found(`${long}# game: poj-2348\n`).map(({ code, span }) => [code, span.start.line]),
      [['misplaced-header', 20_001]],
    );
    assert.deepEqual(found(`${long}# game: poj-2348\n${'\n'.repeat(200)}`), []);
  });

  it('leaves a comment alone where there is a header above, or that names nothing', () => {
    assert.deepEqual(found('# game: poj-2348\n34 12\n# game: hdu-1525\n0 0\n'), []);
    assert.deepEqual(found('34 12\n# game:\n# a game: good\n0 0\n'), []);
  });
});
