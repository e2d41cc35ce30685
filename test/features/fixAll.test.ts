import assert from 'node:assert/strict';
import fc from 'fast-check';
import { GameDocument } from '../../server/src/document/document';
import { fixAllActions, fixAllKind } from '../../server/src/features/codeAction/fixAll';
import type { View } from '../../server/src/features/view';
import { readNumeral } from '../../server/src/formats/numeral';
import { anyProblem } from '../problems/anyProblem';
import { runs } from '../thorough';
import { goOn, stopAfter } from './caret';
import { edited } from './edited';
import { openView } from './view';

const only = [fixAllKind];

async function fixedIn(view: View): Promise<string> {
  const [action] = await fixAllActions(view, { only }, goOn);
  const text = view.document.text();
  return action ? edited(text, action.edit!.changes![view.document.uri]!) : text;
}

const fixed = (text: string, fileName: string): Promise<string> => fixedIn(openView(text, fileName));

describe('features/fixAll', () => {
  it('is there for those who ask for it, where there is something to fix', async () => {
    const view = openView('34  12\n0 0\n', 'x.poj-2348.game');
    for (const kind of ['source', 'source.fixAll', 'source.fixAll.game'])
      assert.equal((await fixAllActions(view, { only: [kind] }, goOn)).length, 1, kind);
    for (const kinds of [undefined, ['quickfix'], ['source.fixAll.eslint'], []])
      assert.deepEqual(await fixAllActions(view, { only: kinds }, goOn), []);
    assert.deepEqual(await fixAllActions(openView('34 12\n0 0\n', 'x.poj-2348.game'), { only }, goOn), []);
    assert.deepEqual(await fixAllActions(view, { only }, stopAfter(1)), []);
  });

  it('mends layout and numbers', async () => {
    assert.equal(
      await fixed(' 34\t012 \n\n+15\u00a0２４\n3, 5.0\n0 0\n', 'x.poj-2348.game'),
      '34 12\n15 24\n3 5\n0 0\n',
    );
  });

  it('mends the end of the file', async () => {
    assert.equal(await fixed('34 12', 'x.poj-2348.game'), '34 12\n0 0\n');
    assert.equal(await fixed('34 12\n\n', 'x.poj-2348.game'), '34 12\n0 0\n');
    assert.equal(
      await fixed('34 12\n#> Stan wins\n15 24', 'x.poj-2348.game'),
      '34 12\n#> Stan wins\n15 24\n#> Ollie wins\n0 0\n',
    );
    assert.equal(await fixed('1 2 3\n2 4\n', 'x.hdu-1846.game'), '1 2 3\n2 4\n');
    assert.equal(await fixed('23 2\n4 3\n', 'x.hdu-1846.game'), '2\n23 2\n4 3\n');
  });

  it('puts expected outputs right', async () => {
    assert.equal(
      await fixed('34 12\n#> Ollie wins\n15 24\n0 0\n', 'x.poj-2348.game'),
      '34 12\n#> Stan wins\n15 24\n#> Ollie wins\n0 0\n',
    );
    assert.equal(
      await fixed('5 8\n#> 1\n1 2\n#> 0\n#> 1\n4 7\n#> 1\n# note\n#> 2\n0 0\n', 'x.hdu-2177.game'),
      '5 8\n#> 1\n#> 4 7\n#> 3 5\n1 2\n#> 0\n4 7\n#> 0\n# note\n0 0\n',
    );
  });

  it('makes directives of lines that are meant as such', async () => {
    assert.equal(
      await fixed('34 12\n  #> Stan wins\n # next\n15 24\n0 0\n', 'x.poj-2348.game'),
      '34 12\n#> Stan wins\n# next\n15 24\n0 0\n',
    );
  });

  it('guesses nothing', async () => {
    for (const text of [
      '5 3\n0 0\n',
      '5 8 9\n0 0\n',
      '5\n0 0\n',
      '5 x\n0 0\n',
      '5 1000001\n0 0\n',
      '5 8\n0 0\n7 9\n',
      '#> 1\n5 8\n0 0\n',
      '1 2\n0\n3 5\n0 0\n',
    ]) {
      assert.equal(await fixed(text, 'x.hdu-2177.game'), text);
    }
    for (const text of ['3\n3\n1 2 3\n', '1\n4\n1 2 3\n', '1\n3\n1 2 2\n'])
      assert.equal(await fixed(text, 'x.poj-1704.game'), text);
    assert.equal(await fixed('# game: poj-9999\n34 12\n0 0\n', 'x.game'), '# game: poj-9999\n34 12\n0 0\n');
  });

  it('leaves nothing of what is too much to show', async () => {
    const text = '34  12 \n\n'.repeat(5000);
    assert.equal(await fixed(text, 'x.poj-2348.game'), `${'34 12\n'.repeat(5000)}0 0\n`);
  });

  const slips = fc.array(
    fc.tuple(fc.nat(), fc.constantFrom(' ', '\t', '0', '+', '\n', '\n\n', '\n#> x', '\n#', '７', '.0', ' 5', '\n0')),
    { maxLength: 10 },
  );
  const spoilt = fc.tuple(anyProblem, slips).map(([problem, places]) => {
    let text = problem.sample.input;
    for (const [at, slip] of places)
      text = text.slice(0, at % (text.length + 1)) + slip + text.slice(at % (text.length + 1));
    return { fileName: `x.${problem.id}.game`, text };
  });

  /** The words of the input in order, each number as it should be written. A blank before a # is not meant. */
  const wordsOf = (text: string): string[] =>
    text
      .split(/[\r\n]+/)
      .filter((line) => !/^\s*#/.test(line))
      .flatMap((line) => line.split(/\s+/))
      .filter((word) => word !== '')
      .map((word) => readNumeral(word).fault?.better ?? word);

  it('keeps every number, adds no more than a count and an end, and its edits never overlap', async () => {
    await fc.assert(
      fc.asyncProperty(spoilt, fc.integer({ min: 1, max: 30 }), async ({ fileName, text }, size) => {
        const view = { ...openView('', fileName), document: new GameDocument('file:///x', text, { fileName }, size) };
        const [before, after] = [wordsOf(text), wordsOf(await fixedIn(view))];
        const isThere = [0, 1].some((start) => before.every((word, index) => after[start + index] === word));
        assert.ok(isThere && after.length <= before.length + 3, after.join(' '));
      }),
      runs(300),
    );
  });

  it('comes to an end', async () => {
    await fc.assert(
      fc.asyncProperty(spoilt, async ({ fileName, text }) => {
        let [before, after] = ['', text];
        for (let round = 0; before !== after && round < 6; round++)
          [before, after] = [after, await fixed(after, fileName)];
        assert.equal(after, before);
      }),
      runs(200),
    );
  });
});
