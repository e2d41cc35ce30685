import assert from 'node:assert/strict';
import { FINDINGS_PER_BLOCK } from '../../server/src/document/blocks/block';
import { caseAt } from '../../server/src/document/case';
import type { GameDocument } from '../../server/src/document/document';
import { removeExpectation, updateExpectation } from '../../server/src/document/findings/expectations';
import { severities } from '../../server/src/text/finding';
import { spanOfLine } from '../../server/src/text/place';
import { some } from '../thorough';
import { allCases, allFindings, openNamed } from './observe';

const filled = (piece: string, size = 150_000): string => piece.repeat(Math.ceil(size / piece.length));

const blocksOf = ({ blocks }: GameDocument) => Array.from({ length: blocks.length }, (_, index) => blocks.at(index));

/** Asks for its findings and edits it; gives how many findings are kept. */
function kept(document: GameDocument): number {
  const { length } = allFindings(document);
  const line = document.lineCount >> 1;
  document.update([{ span: spanOfLine(line, 0, 0), text: '1 2\n' }]);
  assert.equal(document.lineText(line), '1 2');
  assert.ok(length <= document.blocks.length * severities.length * FINDINGS_PER_BLOCK + 5);
  return length;
}

describe('document, hostile input', () => {
  it('keeps few findings of a megabyte of junk', () => {
    const document = openNamed(filled('this is no game at all\n', 1_000_000), 'poj-2348');
    const { findings, counts } = document.blocks.at(0).cases;
    assert.ok(counts.error > 20 * FINDINGS_PER_BLOCK);
    assert.equal(findings.length, FINDINGS_PER_BLOCK);
    assert.ok(allFindings(document).length <= document.blocks.length * FINDINGS_PER_BLOCK + 5);
  });

  it('reads one line of any length', () => {
    for (const piece of ['x ', '1 2 ', '9', ' ', '\0', '\ud800', '#'])
      assert.ok(kept(openNamed(filled(piece), 'poj-2348')) < 1000, piece);
  });

  it('keeps in blocks what holds no case, or just one at its beginning', () => {
    for (const piece of some(['\n', '0 0\n', '# x\n', '# x\r\n0 0\r\n', '\r', '1 2\r', '\u3000\r\n'], 2)) {
      for (const first of ['', '3 4\n#> Ollie wins\n']) {
        const document = openNamed(first + filled(piece, 400_000), 'poj-2348');
        const before = blocksOf(document);
        assert.ok(before.length > 10, JSON.stringify(piece));
        kept(document);
        assert.ok(
          blocksOf(document).filter((block) => before.includes(block)).length >= before.length - 3,
          JSON.stringify(piece),
        );
      }
    }
  });

  it('does not part an expected output from its case, however far apart they are', () => {
    const document = openNamed(`34 12\n${filled('# x\n')}0 0\n`, 'poj-2348');
    const parts = document.blocks.length;
    const line = document.lineCount - 100;
    document.update([{ span: spanOfLine(line, 0, 0), text: '#> y\n' }]);
    assert.deepEqual(
      allCases(document).map(({ expectation }) => expectation),
      [[{ line, text: 'y' }]],
    );
    document.update([{ span: spanOfLine(line, 0, 2), text: '#' }]);
    assert.deepEqual(
      allCases(document).map(({ expectation }) => expectation),
      [[]],
    );
    assert.ok(document.blocks.length >= parts - 1, 'and goes into blocks again');
  });

  it('makes few edits of many lines of expected output', () => {
    const document = openNamed(`34 12\n${'#> x\n'.repeat(10_000)}# y\n${'#> x\n'.repeat(10_000)}0 0\n`, 'poj-2348');
    const found = caseAt(document, 0)!;
    assert.deepEqual(
      [removeExpectation(document, found).length, updateExpectation(document, found, ['Stan wins']).length],
      [2, 2],
    );
  });

  it('reads a case that takes the rest of the file for its own', () => {
    const document = openNamed(`1 1\n${10n ** 18n}\n${filled('1 5\n')}`, 'hdu-1536');
    assert.deepEqual(
      allCases(document).map(({ lastLine }) => lastLine),
      [document.lineCount - 2],
    );
    assert.deepEqual(
      allFindings(document)
        .map(({ code }) => code)
        .sort(),
      ['missing-lines', 'missing-terminator', 'out-of-bounds'],
    );
    document.update([{ span: { start: { line: 1, character: 0 }, end: { line: 1, character: 19 } }, text: '1' }]);
    assert.ok(document.blocks.caseCount > 1000);
  });
});
