import assert from 'node:assert/strict';
import { FINDINGS_PER_BLOCK } from '../../server/src/document/block';
import { severities } from '../../server/src/text/finding';
import { spanOfLine } from '../../server/src/text/place';
import { allCases, allFindings, openNamed } from './observe';

const filled = (piece: string, size = 500_000): string => piece.repeat(Math.ceil(size / piece.length));

/** Opens it, asks for its findings and edits it; gives how many findings are kept. */
function kept(text: string): number {
  const document = openNamed(text, 'poj-2348');
  const { length } = allFindings(document);
  const line = document.lineCount >> 1;
  document.update([{ span: spanOfLine(line, 0, 0), text: '1 2\n' }]);
  assert.equal(document.lineText(line), '1 2');
  assert.ok(length <= document.blocks.length * severities.length * FINDINGS_PER_BLOCK + 5);
  return length;
}

describe('document, hostile input', () => {
  it('keeps few findings of 5 MB of junk', () => {
    const document = openNamed(filled('this is no game at all\n', 5_000_000), 'poj-2348');
    const { findings, found } = document.blocks.at(0).cases;
    assert.ok(found.error > 20 * FINDINGS_PER_BLOCK);
    assert.equal(findings.length, FINDINGS_PER_BLOCK);
    assert.ok(allFindings(document).length <= document.blocks.length * FINDINGS_PER_BLOCK + 5);
  });

  it('reads one line of any length', () => {
    for (const piece of ['x ', '1 2 ', '9', ' ', '\0', '\ud800', '#']) assert.ok(kept(filled(piece)) < 1000, piece);
  });

  it('reads lines without any case', () => {
    for (const piece of ['\n', '\r', '# x\n', '#> x\r\n', '0 0\n']) assert.ok(kept(filled(piece)) < 1000, piece);
  });

  it('reads a case that takes the rest of the file for its own', () => {
    const document = openNamed(`1 1\n${10n ** 18n}\n${filled('1 5\n')}`, 'hdu-1536');
    assert.deepEqual(allCases(document).map(({ lastLine }) => lastLine), [document.lineCount - 2]);
    assert.deepEqual(allFindings(document).map(({ code }) => code).sort(), ['missing-lines', 'missing-terminator', 'out-of-bounds']);
    document.update([{ span: { start: { line: 1, character: 0 }, end: { line: 1, character: 19 } }, text: '1' }]);
    assert.ok(document.blocks.caseCount > 1000);
  });
});
