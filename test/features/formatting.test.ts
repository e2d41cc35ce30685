import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TextEdit } from 'vscode-languageserver-types';
import { GameDocument } from '../../server/src/document/document';
import { formatDocument, formatEndedLine, formatRange } from '../../server/src/features/formatting';
import { problems } from '../../server/src/problems/index';
import { anyProblem } from '../problems/anyProblem';
import { runs } from '../thorough';
import { goOn, openAtCaret, stopAfter } from './caret';
import { edited } from './edited';
import { openView, outputOf } from './view';

const editsTo = async (text: string, fileName: string): Promise<TextEdit[]> =>
  (await formatDocument(openView(text, fileName), goOn)) ?? [];

const formatted = async (text: string, fileName: string): Promise<string> =>
  edited(text, await editsTo(text, fileName));

const linesOf = (edits: readonly TextEdit[]): [number, number][] =>
  edits.map(({ range }) => [range.start.line, range.end.line]);

describe('features/formatting', () => {
  it('leaves a strict file as it is', async () => {
    for (const { id, sample } of problems) assert.deepEqual(await editsTo(sample.input, `x.${id}.game`), [], id);
  });

  it('puts single spaces between numbers and none elsewhere', async () => {
    assert.equal(await formatted('  34 \t 12\u00a0\n15\u300024\n0  0 \n', 'x.poj-2348.game'), '34 12\n15 24\n0 0\n');
    assert.equal(
      await formatted('2 \n3\n 1 2  3\n8\n1 5\t6 7 9 12 14 17\n', 'x.poj-1704.game'),
      '2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n',
    );
  });

  it('removes blank lines, wherever they are', async () => {
    assert.equal(
      await formatted('\n\n34 12\n \t\n#> Stan wins\n\n\n15 24\n0 0\n\n\n', 'x.poj-2348.game'),
      '34 12\n#> Stan wins\n15 24\n0 0\n',
    );
    assert.equal(await formatted('1\n\n3\n\n1 2 3\n   ', 'x.poj-1704.game'), '1\n3\n1 2 3\n');
    assert.equal(await formatted(' \n\t\n', 'x.poj-2348.game'), '');
  });

  it('ends the last line', async () => {
    assert.equal(await formatted('34 12\n0 0', 'x.poj-2348.game'), '34 12\n0 0\n');
    assert.equal(await formatted('34 12\n0 0  ', 'x.poj-2348.game'), '34 12\n0 0\n');
    assert.equal(await formatted('', 'x.poj-2348.game'), '');
  });

  it('writes numbers without frills where that changes nothing', async () => {
    assert.equal(await formatted('+34 0012\n0 0\n', 'x.poj-2348.game'), '34 12\n0 0\n');
    assert.equal(await formatted('00000000000000000000015 24\n0 0\n', 'x.poj-2348.game'), '15 24\n0 0\n');
    assert.equal(await formatted('02\n03\n1 2 3\n3\n1 2 4\n', 'x.poj-1704.game'), '2\n3\n1 2 3\n3\n1 2 4\n');
  });

  it('leaves numbers of which it is not plain what they mean', async () => {
    for (const text of [
      '34.0 12\n0 0\n',
      '３４ 12\n0 0\n',
      '-3 5\n0 0\n',
      '+34 12 7\n0 0\n',
      '007\n0 0\n',
      '34 012 x\n0 0\n',
    ])
      assert.equal(await formatted(text, 'x.poj-2348.game'), text);
    assert.equal(await formatted('+34  12 7\n0 0\n', 'x.poj-2348.game'), '+34 12 7\n0 0\n');
  });

  it('never makes a case the end of the input, nor anything else of a line', async () => {
    assert.equal(await formatted('5 8\n00  0\n1 2\n0 0\n', 'x.hdu-2177.game'), '5 8\n00 0\n1 2\n0 0\n');
    assert.equal(await formatted('+1\n3\n1 2 3\n3\n1 2 4\n', 'x.poj-1704.game'), '+1\n3\n1 2 3\n3\n1 2 4\n');
    assert.equal(await formatted('34 12\n  #> Stan wins\n0 0\n', 'x.poj-2348.game'), '34 12\n  #> Stan wins\n0 0\n');
  });

  it('keeps comments and expected outputs where they are', async () => {
    assert.equal(
      await formatted(
        '#game:poj-2348\n# why  not?  \n34  12\n#>Stan wins\n#  next\n15 24\n#> Ollie wins \n0 0\n',
        'x.game',
      ),
      '# game: poj-2348\n# why  not?\n34 12\n#> Stan wins\n#  next\n15 24\n#> Ollie wins \n0 0\n',
    );
    assert.equal(
      await formatted('2 2 5\n#>Test Case #1\n#>The winning moves are: 2\n#> \n0\n', 'x.poj-1143.game'),
      '2 2 5\n#> Test Case #1\n#> The winning moves are: 2\n#>\n0\n',
    );
  });

  it('leaves what follows the end of the input', async () => {
    assert.equal(
      await formatted('34  12\n0  0\n\n  a   note\n\n 5  6\n \n\n', 'x.poj-2348.game'),
      '34 12\n0 0\n\n  a   note\n\n 5  6\n',
    );
  });

  it('does nothing where it is not known what the file holds', async () => {
    assert.deepEqual(await editsTo('3  x\n', 'x.game'), []);
  });

  it('edits only what changes', async () => {
    const edits = await editsTo('34 12\n15  24\n\n\n7 07\n0 0\n', 'x.poj-2348.game');
    assert.deepEqual(edits, [
      { range: { start: { line: 1, character: 3 }, end: { line: 1, character: 4 } }, newText: '' },
      { range: { start: { line: 2, character: 0 }, end: { line: 4, character: 0 } }, newText: '' },
      { range: { start: { line: 4, character: 2 }, end: { line: 4, character: 3 } }, newText: '' },
    ]);
  });

  it('keeps the line endings', async () => {
    assert.equal(await formatted('34  12\r\n\r\n15 24\r\n0 0\r\n', 'x.poj-2348.game'), '34 12\r\n15 24\r\n0 0\r\n');
  });

  it('takes the edits of a block together where they are many', async () => {
    const text = `${'34  12\n\n15 24\r\n'.repeat(2000)}0  0`;
    const edits = await editsTo(text, 'x.poj-2348.game');
    assert.ok(edits.length < 10, `${edits.length}`);
    assert.equal(edited(text, edits), `${'34 12\n15 24\r\n'.repeat(2000)}0 0\n`);
  });

  it('stops when it is told to', async () => {
    assert.equal(await formatDocument(openView('34  12\n'.repeat(20_000), 'x.poj-2348.game'), stopAfter(1)), undefined);
  });

  describe('of a range', () => {
    const text = '1  2\n\n3  4\n5  6\n7  8';
    const inRange = async (first: number, last: number, character = 1): Promise<string> =>
      edited(
        text,
        (await formatRange(
          openView(text, 'x.poj-1067.game'),
          { start: { line: first, character: 0 }, end: { line: last, character } },
          goOn,
        )) ?? [],
      );

    it('touches its lines alone', async () => {
      assert.equal(await inRange(0, 0), '1 2\n\n3  4\n5  6\n7  8');
      assert.equal(await inRange(1, 2), '1  2\n3 4\n5  6\n7  8');
      assert.equal(await inRange(2, 3, 0), '1  2\n\n3 4\n5  6\n7  8');
      assert.equal(await inRange(3, 9), '1  2\n\n3  4\n5 6\n7 8\n');
    });
  });

  describe('while typing', () => {
    const ended = (marked: string, fileName = 'x.poj-2348.game'): string => {
      const { view, position } = openAtCaret(marked, fileName);
      return edited(view.document.text(), formatEndedLine(view, position));
    };

    it('formats the line that was ended', () => {
      assert.equal(ended(' 34  012\n‸'), '34 12\n');
      assert.equal(ended('34 12\n#>Stan wins\n‸\n0  0\n'), '34 12\n#> Stan wins\n\n0  0\n');
    });

    it('removes no line and touches no other', () => {
      assert.equal(ended('34  12\n\n‸'), '34  12\n\n');
      assert.equal(ended('34  12\n‸  15\n'), '34 12\n  15\n');
      assert.equal(ended('‸'), '');
      assert.equal(ended('3  x\n‸', 'x.game'), '3  x\n');
    });
  });

  const piece = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        '0',
        '1',
        '2',
        '3',
        '5',
        '8',
        '12',
        '00',
        '007',
        '+3',
        '+0',
        '3.0',
        '７',
        '-1',
        'x',
        '1'.repeat(17),
      ),
    },
    { weight: 5, arbitrary: fc.constantFrom(' ', ' ', '  ', '\t', '\u00a0', '\u200b') },
    { weight: 4, arbitrary: fc.constantFrom('\n', '\n', '\n\n', '\r\n', '\n \n', '\r') },
    { weight: 1, arbitrary: fc.constantFrom('\n#> 1', '\n#>Stan wins', '\n#', '\n# a  b ', ' #', '\n0 0\n', '\n0\n') },
  );
  const messy = fc
    .tuple(anyProblem, fc.array(piece, { maxLength: 30 }))
    .map(([problem, pieces]) => ({ problem, text: pieces.join('') }));
  /** A sample with a few pieces in places where they do not belong. */
  const spoilt = fc
    .tuple(anyProblem, fc.array(fc.tuple(fc.nat(), fc.oneof(piece, fc.constantFrom('+', '0', '00'))), { maxLength: 8 }))
    .map(([problem, slips]) => {
      let text = problem.sample.input;
      for (const [at, slip] of slips)
        text = text.slice(0, at % (text.length + 1)) + slip + text.slice(at % (text.length + 1));
      return { problem, text };
    });
  const anyFile = fc.oneof(messy, spoilt);

  it('changes no answer, however messy the file', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, async ({ problem: { id }, text }) => {
        const after = await formatted(text, `x.${id}.game`);
        assert.equal(outputOf(openView(after, `x.${id}.game`)), outputOf(openView(text, `x.${id}.game`)));
      }),
      runs(1000),
    );
  });

  it('has nothing left to do once it is done', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, async ({ problem: { id }, text }) => {
        const after = await formatted(text, `x.${id}.game`);
        assert.deepEqual(await editsTo(after, `x.${id}.game`), []);
      }),
      runs(1000),
    );
  });

  it('does the same in blocks of any size, in order and without overlaps', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, fc.integer({ min: 1, max: 20 }), async ({ problem: { id }, text }, size) => {
        const fileName = `x.${id}.game`;
        const view = { ...openView('', fileName), document: new GameDocument('file:///x', text, { fileName }, size) };
        const edits = (await formatDocument(view, goOn)) ?? [];
        assert.equal(edited(text, edits), await formatted(text, fileName));
        const lines = linesOf(edits);
        assert.ok(lines.every(([from], index) => index === 0 || from >= lines[index - 1]![1]));
      }),
      runs(300),
    );
  });
});
