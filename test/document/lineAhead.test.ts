import assert from 'node:assert/strict';
import fc from 'fast-check';
import { GameDocument } from '../../server/src/document/document';
import { lineAhead } from '../../server/src/document/lineAhead';
import { namesOf } from '../../server/src/formats/diagnose';
import { problems } from '../../server/src/problems/index';
import { anyProblem } from '../problems/anyProblem';
import { runs } from '../thorough';

function open(text: string, id: string, blockSize?: number): GameDocument {
  const fileName = `x.${id}.game`;
  return new GameDocument(`file:///${fileName}`, text, { fileName }, blockSize);
}

/** What a line is to hold, in words. */
function described(document: GameDocument, line: number): string {
  const ahead = lineAhead(document, line);
  if (!ahead) return '';
  if (ahead.kind === 'count') return ahead.field.name;
  return `${namesOf(ahead.row.shape)} | ${ahead.repeat} of ${ahead.times} | ${ahead.length ?? ''} | ${ahead.beginsCase ? 'first' : ''}`;
}

/** How many numbers a line of that description has. */
function widthOf(document: GameDocument, line: number): number | undefined {
  const ahead = lineAhead(document, line);
  if (!ahead) return undefined;
  if (ahead.kind === 'count') return 1;
  const { fields, list } = ahead.row.shape;
  return list ? fields.length + ahead.length! : fields.length;
}

describe('document/lineAhead', () => {
  it('fits every line of every sample', () => {
    for (const { id, sample } of problems) {
      const document = open(sample.input, id);
      for (const [line, text] of sample.input.trimEnd().split('\n').entries()) {
        if (line !== document.end.terminator && text !== '')
          assert.equal(widthOf(document, line), text.split(' ').length, `${id}, line ${line + 1}`);
      }
    }
  });

  it('needs nothing but what comes above the line, as far as the list is not on it', () => {
    for (const { id, sample } of problems) {
      const lines = sample.input.trimEnd().split('\n');
      const whole = open(sample.input, id);
      for (let line = 0; line < lines.length; line++) {
        if (line === whole.end.terminator) continue;
        const begun = described(
          open(
            lines
              .slice(0, line)
              .map((text) => `${text}\n`)
              .join(''),
            id,
          ),
          line,
        );
        assert.equal(begun.split(' | ')[0], described(whole, line).split(' | ')[0], `${id}, line ${line + 1}`);
      }
    }
  });

  it('is the same in blocks of any size', () => {
    const text = fc.string({
      unit: fc.constantFrom('0', '1', '2', '3', ' ', ' ', '\n', '\n', '\n', '#', '>', 'x', '\r'),
    });
    fc.assert(
      fc.property(anyProblem, text, fc.integer({ min: 1, max: 8 }), ({ id }, value, size) => {
        const [whole, blocks] = [open(value, id), open(value, id, size)];
        for (let line = 0; line < whole.lineCount; line++)
          assert.equal(described(blocks, line), described(whole, line));
      }),
      runs(500),
    );
  });
});
