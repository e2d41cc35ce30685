import assert from 'node:assert/strict';
import type { Choice } from '../../server/src/document/choice';
import { GameDocument } from '../../server/src/document/document';
import { fittingProblems, sampleOf } from '../../server/src/document/sniff';
import { problems } from '../../server/src/problems/index';
import { applyEdits } from '../text/edits';
import { allFindings } from './observe';

const open = (text: string, hints: Partial<ConstructorParameters<typeof GameDocument>[2]> = {}): GameDocument =>
  new GameDocument('file:///x.game', text, { fileName: 'x.game', ...hints });

const shown = ({ problem, id, source }: Choice): (string | undefined)[] => [problem?.id, id, source];

/** A problem whose sample is the input of no other. */
const distinct = problems.find(({ sample }) => fittingProblems(sampleOf(sample.input)).length === 1)!;

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

  it('keeps to a fit while the text is edited, and chooses again for a new text', () => {
    const document = open(distinct.sample.input);
    document.update([{ span: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: 'x' }]);
    assert.deepEqual(shown(document.choice), [distinct.id, distinct.id, 'fit']);
    document.update([
      { span: { start: { line: 0, character: 0 }, end: { line: document.lineCount, character: 0 } }, text: 'hello\n' },
    ]);
    assert.deepEqual(shown(document.choice), [undefined, undefined, undefined]);
    document.update([{ text: distinct.sample.input }]);
    assert.equal(document.problem, distinct);
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
