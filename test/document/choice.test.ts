import assert from 'node:assert/strict';
import { BEGINNING_LINES, BEGINNING_UNITS, HEADING_UNITS } from '../../server/src/document/choice/beginning';
import type { Choice } from '../../server/src/document/choice/choice';
import { detect } from '../../server/src/document/choice/detect';
import { GameDocument } from '../../server/src/document/document';
import { problems, problemsById } from '../../server/src/library/index';
import { spanOfLine } from '../../server/src/text/place';
import { applyEdits } from '../text/edits';
import { allFindings } from './observe';

const open = (text: string, hints: Partial<ConstructorParameters<typeof GameDocument>[2]> = {}): GameDocument =>
  new GameDocument('file:///x.game', text, { fileName: 'x.game', ...hints });

const shown = ({ problem, id, source }: Choice): (string | undefined)[] => [problem?.id, id, source];

/** A problem whose sample is the input of no other. */
const distinct = problems.find(({ sample }) => detect(sample.input).problem)!;

const codes = (document: GameDocument): string[] => allFindings(document).map(({ code }) => code);

describe('document/choice', () => {
  it('takes the header, the name, the association, the pick and the fit in this order', () => {
    const all = { fileName: 'hard.poj-2348.game', association: 'hdu-2177', pick: 'luogu-p1290' };
    assert.deepEqual(shown(open('# game: poj-1067\n1 2\n', all).choice), ['poj-1067', 'poj-1067', 'header']);
    assert.deepEqual(shown(open('1 2\n', all).choice), ['poj-2348', 'poj-2348', 'name']);
    assert.deepEqual(shown(open('1 2\n', { ...all, fileName: 'x.game' }).choice), ['hdu-2177', 'hdu-2177', 'setting']);
    assert.deepEqual(shown(open('1 2\n', { pick: 'luogu-p1290' }).choice), ['luogu-p1290', 'luogu-p1290', 'pick']);
    assert.deepEqual(shown(open(distinct.sample.input).choice), [distinct.id, distinct.id, 'fit']);
  });

  it('knows the ids of other judges, in any case', () => {
    assert.deepEqual(shown(open('# game: HDU-1525\n').choice), ['poj-2348', 'hdu-1525', 'header']);
    assert.deepEqual(shown(open('', { fileName: 'A.UVA-10368.GAME' }).choice), ['poj-2348', 'uva-10368', 'name']);
  });

  it('reads no id from a name that holds none', () => {
    for (const fileName of ['poj-2348', 'poj-2348.game.txt', 'x.poj-234.game', '.game', ''])
      assert.equal(open('1 2\n3 4\nx\n', { fileName }).choice.source, undefined, fileName);
  });

  it('says so where nobody knows the id, and offers those like it', () => {
    const text = '# game: pku-2348\n34 12\n0 0\n';
    const document = open(text, { fileName: 'x.poj-1067.game' });
    assert.deepEqual(shown(document.choice), [undefined, 'pku-2348', 'header']);
    const [finding] = allFindings(document);
    assert.equal(finding?.code, 'unknown-problem');
    assert.equal(open(applyEdits(text, finding.fixes![0]!.edits)).problem?.id, 'poj-2348');
    assert.deepEqual(
      allFindings(open('1 2\n', { association: 'nothing' })).map(({ code, fixes }) => [code, fixes?.length]),
      [['unknown-problem', 0]],
    );
    assert.deepEqual(codes(open('# game:\n1 2\n')), ['unknown-problem']);
  });

  it('does not guess where several fit, and writes the header that says which', () => {
    const text = '34 12\n15 24\n0 0\n';
    const document = open(text);
    assert.equal(document.problem, undefined);
    assert.ok(document.choice.candidates.length > 1);
    const [finding] = allFindings(document);
    assert.equal(finding?.code, 'ambiguous-problem');
    const fixed = finding.fixes!.map(({ edits }) => open(applyEdits(text, edits)).choice);
    assert.deepEqual(
      fixed.map(({ problem }) => problem),
      document.choice.candidates,
    );
    assert.ok(fixed.every(({ source }) => source === 'header'));
  });

  it('says so where none fits, unless there is nothing to read', () => {
    assert.deepEqual(codes(open('hello\n')), ['no-problem']);
    assert.deepEqual(codes(open('# just a remark\n\n')), []);
    assert.deepEqual(codes(open('')), []);
  });

  it('says so where one fits and there is too little to tell by', () => {
    const document = open('20 3 1 3 8\n');
    assert.equal(document.problem, undefined);
    const [finding] = allFindings(document);
    assert.equal(finding?.code, 'ambiguous-problem');
    assert.match(finding.message.template, /too little to tell/);
    assert.equal(open(applyEdits('20 3 1 3 8\n', finding.fixes![0]!.edits)).problem?.id, 'uva-10404');
  });

  it('stays with a fit while a line is half-typed, and chooses again for a new text', () => {
    const { sample } = problemsById.get('uva-10404')!;
    const document = open(sample.input);
    document.update([{ span: spanOfLine(2, 3, 10), text: '' }]);
    assert.deepEqual([document.lineText(2), ...shown(document.choice)], ['22 ', 'uva-10404', 'uva-10404', 'fit']);
    document.update([
      { span: { start: { line: 0, character: 0 }, end: { line: document.lineCount, character: 0 } }, text: 'hello\n' },
    ]);
    assert.deepEqual(shown(document.choice), [undefined, undefined, undefined]);
    document.update([{ text: distinct.sample.input }]);
    assert.equal(document.problem, distinct);
  });

  it('forgets what a text was: the sample of poj-1143, typed line by line', () => {
    const document = open('');
    const seen = new Set<string | undefined>();
    ['5 2 3', ' 4 5 6\n', '2 2 5\n', '2 2 3\n', '0\n'].forEach((piece) => {
      const line = document.lineCount - 1;
      const { length } = document.lineText(line);
      document.update([{ span: spanOfLine(line, length, length), text: piece }]);
      seen.add(document.problem?.id);
    });
    assert.deepEqual([...seen], [undefined, 'poj-1143']);
    assert.deepEqual(codes(document), []);
  });

  it('is not changed by an edit far below', () => {
    const [long, short] = ['34 12\n'.repeat(9000), '34 12\n'.repeat(800)];
    const document = open(long);
    document.update([
      { span: { start: { line: 800, character: 0 }, end: { line: 9000, character: 0 } }, text: '0 0\n' },
    ]);
    assert.equal(document.text(), `${short}0 0\n`);
    assert.deepEqual(document.choice, open(`${short}0 0\n`).choice);
    assert.deepEqual(document.choice, open(long).choice);
  });

  it('is not made again by an edit beyond the beginning', () => {
    const document = open(
      `20 3 1 3 8\n9000 ${'1 '.repeat(BEGINNING_UNITS)}\n${'20 3 1 3 8\n'.repeat(BEGINNING_LINES)}`,
    );
    const { choice } = document;
    for (const line of [1, BEGINNING_LINES, BEGINNING_LINES + 1]) {
      const { length } = document.lineText(line);
      document.update([{ span: spanOfLine(line, length, length), text: ' x\n' }]);
      assert.equal(document.choice, choice);
    }
    document.update([{ span: spanOfLine(0, 0, 0), text: '1' }]);
    assert.notEqual(document.choice, choice);
  });

  it('hears of a header that is overwritten backwards', () => {
    const document = open(`# game: poj-2348\n${'34 12\n'.repeat(300)}`);
    document.update([
      { span: { start: { line: 250, character: 0 }, end: { line: 0, character: 8 } }, text: 'poj-1067\n' },
    ]);
    assert.deepEqual(shown(document.choice), ['poj-1067', 'poj-1067', 'header']);
    document.update([{ span: { start: { line: 30, character: 0 }, end: { line: 0, character: 0 } }, text: '' }]);
    assert.equal(document.header, undefined);
    assert.deepEqual(document.choice, open(document.text()).choice);
  });

  it('looks for the header in the comments at the top, and no further', () => {
    const after = (units: number): string =>
      `${'# a long remark\n'.repeat(90)}# ${'x'.repeat(units)}\n# game: poj-2348\n1 2\n`;
    assert.equal(open(after(BEGINNING_UNITS)).choice.source, 'header');
    assert.equal(open(after(HEADING_UNITS)).choice.source, undefined);
  });

  it('follows the header as it is typed', () => {
    const document = open('# game: poj-2\n34 12\n0 0\n');
    const type = (line: number, character: number, text: string): void =>
      document.update([{ span: { start: { line, character }, end: { line, character } }, text }]);
    type(0, 13, '3');
    assert.deepEqual(shown(document.choice), [undefined, 'poj-23', 'header']);
    type(0, 14, '48');
    assert.deepEqual([document.problem?.id, document.blocks.caseCount], ['poj-2348', 1]);
    document.update([
      { span: { start: { line: 0, character: 8 }, end: { line: 0, character: 16 } }, text: 'poj-1067' },
    ]);
    assert.deepEqual([document.problem?.id, document.blocks.caseCount], ['poj-1067', 2]);
  });

  it('takes new hints, and says whether they change anything', () => {
    const document = open('34 12\n0 0\n');
    const { version } = document;
    assert.equal(document.hint({ fileName: 'x.game', pick: 'hdu-1525' }), true);
    assert.deepEqual([document.problem?.id, document.blocks.caseCount], ['poj-2348', 1]);
    assert.ok(document.version > version);
    assert.equal(document.hint({ fileName: 'x.game', pick: 'poj-2348' }), false);
    assert.equal(document.choice.id, 'poj-2348');
  });
});
