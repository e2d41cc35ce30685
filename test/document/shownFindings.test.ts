import assert from 'node:assert/strict';
import fc from 'fast-check';
import { FINDINGS_PER_BLOCK } from '../../server/src/document/blocks/block';
import type { Change, GameDocument } from '../../server/src/document/document';
import { MOST_FINDINGS } from '../../server/src/document/findings/findingLimit';
import { type ShownFindings, shownFindings } from '../../server/src/document/findings/shownFindings';
import { replaced } from '../text/edits';
import { runs } from '../thorough';
import { openNamed } from './observe';

function shown(document: GameDocument, most = MOST_FINDINGS): ShownFindings {
  const search = shownFindings(document, most);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

const codes = ({ findings }: ShownFindings): string[] => findings.map(({ code }) => code);

describe('document/shownFindings', () => {
  it('shows an error that comes after a flood of hints', () => {
    const { findings, isCut } = shown(
      openNamed(`${'1  2\n'.repeat(250)}x 1\n${'1  2\n'.repeat(9_000)}0 0\n`, 'poj-2348'),
    );
    assert.deepEqual(
      findings.filter(({ severity }) => severity === 'error').map(({ code, span }) => [code, span.start.line]),
      [['not-a-number', 250]],
    );
    assert.deepEqual([findings.length, isCut], [MOST_FINDINGS, true]);
  });

  it('shows all there are, where these are few, though a block has too many to keep', () => {
    const { findings, isCut } = shown(openNamed(`${'1  2\n'.repeat(FINDINGS_PER_BLOCK + 50)}0 0\n`, 'poj-2348'));
    assert.deepEqual([findings.length, isCut], [FINDINGS_PER_BLOCK + 50, false]);
  });

  it('says that there are more where errors alone fill the list', () => {
    const seen = shown(openNamed(`1  2\n${'x 1\n'.repeat(30)}0 0\n`, 'poj-2348', 16), 20);
    assert.deepEqual([new Set(codes(seen)), seen.findings.length, seen.isCut], [new Set(['not-a-number']), 20, true]);
  });

  /** Runs of lines that are all wrong in the same way, so that blocks have more findings than they keep. */
  const flood = fc
    .array(
      fc.tuple(
        fc.constantFrom('1  2\n', '\n', 'x 1\n', '007 2\n', '1 2\n', '3 4\n#> x\n', '0 0\n'),
        fc.integer({ min: 1, max: 400 }),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.map(([line, times]) => line.repeat(times)).join(''));
  const edit = fc.tuple(fc.nat(1500), fc.nat(600), flood);

  it('depends on the text alone, not on its blocks or on how it came to be', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('poj-2348', 'hdu-2177', 'hdu-1846'),
        flood,
        fc.array(edit, { maxLength: 3 }),
        fc.constantFrom(64, 700, 3000),
        fc.constantFrom(10, 300, MOST_FINDINGS),
        (id, before, edits, blockSize, most) => {
          const document = openNamed(before, id, blockSize);
          let text = before;
          for (const [line, lines, by] of edits) {
            const change = {
              span: { start: { line, character: 0 }, end: { line: line + lines, character: 0 } },
              text: by,
            } satisfies Change;
            document.update([change]);
            text = replaced(text, change.span, by);
          }
          assert.equal(document.text(), text);
          assert.deepEqual(shown(document, most), shown(openNamed(text, id), most));
        },
      ),
      runs(60),
    );
  });
});
