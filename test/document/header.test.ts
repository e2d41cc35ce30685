import assert from 'node:assert/strict';
import fc from 'fast-check';
import { BEGINNING_LINES } from '../../server/src/document/choice/beginning';
import { findHeader, headerLine } from '../../server/src/document/choice/header';
import { anyText } from '../text/anyText';
import { assertInside, textIn } from '../text/edits';
import { runs } from '../thorough';

const idIn = (text: string): string | undefined => findHeader(text)?.id;

describe('document/header', () => {
  it('finds the line that names the problem, before the first numbers', () => {
    assert.equal(idIn('# game: poj-2348\n1 2\n'), 'poj-2348');
    assert.equal(idIn('# by me\n\n \u3000\n#game:POJ-2348  \r\n1 2\n'), 'poj-2348');
    assert.equal(idIn('#Game ： hdu-1525'), 'hdu-1525');
    assert.equal(idIn('# game: a\n# game: b\n'), 'a');
    assert.equal(idIn('# game:\n'), '');
  });

  it('finds none elsewhere', () => {
    for (const text of [
      '',
      '1 2\n# game: x\n',
      '#> a\n# game: x\n',
      '# game: x y\n',
      ' # game: x\n',
      '# games: x\n',
      '# game x\n',
      '0\r# game: x',
    ])
      assert.equal(idIn(text), undefined, text);
    assert.equal(idIn(`${'#\n'.repeat(BEGINNING_LINES - 1)}# game: x\n`), 'x');
    assert.equal(idIn(`${'#\n'.repeat(BEGINNING_LINES)}# game: x\n`), undefined);
  });

  it('knows where the id stands', () => {
    for (const text of ['# game: x\n', '\n#  GAME :game  \n1 2', '# game:  \n', '# game: İ']) {
      const { span, id } = findHeader(text)!;
      assertInside(text, span);
      assert.equal(textIn(text, span).toLowerCase(), id);
    }
  });

  it('is found where it is written at the top of any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        assert.equal(idIn(headerLine('poj-2348') + text), 'poj-2348');
        const found = findHeader(text);
        if (found) assertInside(text, found.span);
      }),
      runs(1000),
    );
  });

  it('takes no line for one that nearly is one, however long', () => {
    // To go through the blanks again from each of them would take longer than a test may.
    assert.equal(idIn(`# game:${' '.repeat(1e6)}a b`), undefined);
    assert.equal(idIn(`#${' '.repeat(1e6)}game`), undefined);
    assert.equal(idIn(`${' '.repeat(1e6)}x`), undefined);
  });
});
