import assert from 'node:assert/strict';
import fc from 'fast-check';
import { answer } from '../../server/src/document/case';
import { outputPieces, refusal } from '../../server/src/document/output';
import { writeInput } from '../../server/src/formats/write';
import { anyDraw } from '../draw';
import { anyCases } from '../formats/anyFormat';
import { anyProblem } from '../problems/anyProblem';
import { runs } from '../thorough';
import { allCases, openNamed } from './observe';

const refused = (text: string, id: string): string | undefined => refusal(openNamed(text, id))?.code;

describe('document/output', () => {
  it('refuses an input with errors, wherever they are, and none with less', () => {
    assert.equal(refused('34 12\n0 0\n', 'poj-2348'), undefined);
    assert.equal(refused(' 34  12\r\n# x\n\n07 0\n#> wrong\n0 0\nx', 'poj-2348'), undefined);
    assert.equal(refused('34 12\nx 1\n0 0\n', 'poj-2348'), 'not-a-number');
    assert.equal(refused('34 12\n', 'poj-2348'), 'missing-terminator');
    assert.equal(refused('hello\n', 'nothing'), 'no-problem');
    assert.equal(refused('34 12\n0 0\n', 'nothing'), 'ambiguous-problem');
    assert.equal(refused('2 6 7\n0\n', 'poj-1143'), 'impossible-position');
  });

  it('is not fooled by a flood of lesser findings', () => {
    assert.equal(refused(`${'1 2 \n'.repeat(2000)}3 x\n`, 'poj-1067'), 'not-a-number');
    assert.equal(refused(`${'1 2 \n'.repeat(100_000)}3\n`, 'poj-1067'), 'too-few-numbers');
  });

  it('gives the output of all cases before the end, whatever the blocks', () => {
    assert.deepEqual(
      [...outputPieces(openNamed('34 12\n15 24\n0 0\n1 1\n', 'poj-2348', 1))].map(String).join('').split('\n'),
      ['Stan wins', 'Ollie wins', ''],
    );
    fc.assert(
      fc.property(anyDraw, anyProblem, (draw, { id, input }) => {
        const document = openNamed(writeInput(input, anyCases(draw, input)), id, 8);
        const expected = allCases(document).map((found) => answer(document, found).output);
        fc.pre(expected.every((output) => output !== undefined));
        assert.equal(
          [...outputPieces(document)].map(String).join(''),
          expected.map((output) => `${output.join('\n')}\n`).join(''),
        );
      }),
      runs(200),
    );
  });

  it('gives a finding in place of an answer that nobody has', () => {
    const pieces = [...outputPieces(openNamed('34 12\n5 x\n0 0\n', 'poj-2348'))];
    assert.deepEqual(
      pieces.map((piece) => (typeof piece === 'string' ? piece : [piece.code, piece.span.start.line])),
      [['unknown-answer', 1], 'Stan wins\n'],
    );
  });
});
