import assert from 'node:assert/strict';
import type { CodeAction, MarkupContent } from 'vscode-languageserver-types';
import { codeLenses } from '../../server/src/features/codeLens';
import { completions } from '../../server/src/features/completion';
import { fileMistakes } from '../../server/src/features/custom/mistakes';
import { status } from '../../server/src/features/custom/status';
import { hover } from '../../server/src/features/hover';
import { addCasesKind, strengthActions } from '../../server/src/features/strength/actions';
import { ignoreDiagnostics, survivorDiagnostics } from '../../server/src/features/strength/findings';
import { measureFile } from '../../server/src/features/strength/measure';
import type { View } from '../../server/src/features/view';
import { resultOf } from '../../server/src/judging/strength';
import { mistakesOf } from '../../server/src/mistakes/index';
import { edited } from './edited';
import { openView } from './view';

const goOn = () => Promise.resolve(true);

function measured(text: string, locale: 'en' | 'zh-cn' = 'en'): View {
  const view = openView(text, 'x.game', locale);
  const { problem } = view.document;
  return { ...view, hasCommands: true, strength: resultOf(measureFile(view.document, mistakesOf(problem!))) };
}

const titlesOf = async (view: View, strength = true): Promise<(string | undefined)[]> =>
  (await codeLenses(view, { codeLens: true, strength, outputName: undefined }, goOn)).lenses.map(
    ({ command }) => command?.title,
  );

const editsOf = ({ document }: View, { edit }: CodeAction) => edit?.changes?.[document.uri] ?? [];

const TAKE = '# game: take-1-to-3\n1\n3\n5\n';

describe('features/strength', () => {
  it('lens: how many mistakes the file catches, and how many cases the others need', async () => {
    const titles = await titlesOf(measured(TAKE));
    assert.ok(titles.includes('catches 6 of 8 known mistakes · add a case for the others'), titles.join());
    assert.ok(titles.includes('List the mistakes'));
    assert.ok((await titlesOf(measured(`${TAKE}4\n`))).includes('catches all 8 known mistakes'));
    assert.ok(
      (await titlesOf(measured(TAKE, 'zh-cn'))).includes('能查出 8 个已知错误中的 6 个 · 为其余的添加一组数据'),
    );
    for (const titles of [await titlesOf(measured(TAKE), false), await titlesOf(openView(TAKE, 'x.game'))])
      assert.ok(!titles.some((title) => title?.includes('mistake')));
  });

  it('action: adds the fewest cases, where source actions are asked for', () => {
    const view = measured(TAKE);
    const [action, ...others] = strengthActions(view, { only: ['source'], diagnostics: [] });
    assert.deepEqual(others, []);
    assert.equal(action?.title, 'Add a case for the mistakes that survive');
    assert.equal(action.kind, addCasesKind);
    assert.equal(edited(TAKE, editsOf(view, action)), `${TAKE}4\n`);
    for (const only of [undefined, ['quickfix'], ['source.fixAll']])
      assert.deepEqual(strengthActions(view, { only, diagnostics: [] }), []);
    assert.deepEqual(strengthActions(measured(`${TAKE}4\n`), { only: ['source'], diagnostics: [] }), []);
    assert.deepEqual(
      strengthActions(measured('# game: luogu-p2252\n8 4\n'), { only: ['source'], diagnostics: [] }),
      [],
    );
  });

  it('hover: the mistakes that the case catches, and those that no other does', () => {
    const view = measured(TAKE);
    const lineAt = (line: number) =>
      (hover(view, { line, character: 0 })!.contents as MarkupContent).value.split('\n').at(-1);
    assert.equal(
      lineAt(3),
      'Catches: modulo-three, last-piece-loses, largest-take (only this case), complement-to-four',
    );
    assert.match(
      (hover(openView(TAKE, 'x.game'), { line: 3, character: 0 })!.contents as MarkupContent).value,
      /loss|take/,
    );
  });

  it('completion: survivors come first after “# ignore:”', () => {
    const view = measured('# game: take-1-to-3\n# ignore: \n1\n3\n5\n');
    const items = completions(view, { line: 1, character: 10 }, { canFillIn: false });
    assert.equal(items.length, 8);
    const [first] = [...items].sort((a, b) => (a.sortText! < b.sortText! ? -1 : 1));
    assert.equal(first?.label, 'zero-instead-of-loss');
    assert.deepEqual(first.textEdit, {
      range: { start: { line: 1, character: 10 }, end: { line: 1, character: 10 } },
      newText: 'zero-instead-of-loss ',
    });
    assert.deepEqual(completions(view, { line: 2, character: 1 }, { triggerCharacter: ' ', canFillIn: false }), []);
  });

  it('findings: one for each survivor, with a fix; and for lines that excuse nothing', () => {
    const view = measured(TAKE);
    const found = survivorDiagnostics(view);
    assert.deepEqual(
      found.map(({ code, message }) => [code, message]),
      [
        [
          'mistake-survives',
          'No case catches zero-instead-of-loss: Prints the remainder even where it is 0. The smallest that does: 4; loss, not: 0.',
        ],
        [
          'mistake-survives',
          'No case catches capital-letter: Writes the word with a capital letter. The smallest that does: 4; loss, not: Loss.',
        ],
      ],
    );
    const [fix] = strengthActions(view, { diagnostics: found });
    assert.equal(fix?.kind, 'quickfix');
    assert.equal(edited(TAKE, editsOf(view, fix)), `${TAKE}4\n`);
    const ignores = measured('# game: take-1-to-3\n# ignore: capital-letter\n# ignore: nothing at all\n1\n');
    assert.deepEqual(
      ignoreDiagnostics(ignores).map(({ message, range }) => [range.start.line, range.start.character, message]),
      [
        [1, 10, 'A reason is missing: why need this mistake not be caught?'],
        [2, 10, 'No known mistake is called “nothing”.'],
      ],
    );
  });

  it('status: in two numbers', () => {
    assert.deepEqual(status(measured(TAKE)).strength, { known: 8, caught: 6 });
    assert.equal(status(openView(TAKE, 'x.game')).strength, undefined);
  });

  it('list: survivors first, each with the edits that add its smallest case', () => {
    const view = measured(TAKE.replace('\n', '\n# ignore: feof-loop no judge does so\n'));
    const found = fileMistakes(view)!;
    assert.deepEqual(
      found.mistakes.map(({ name, count, ignored }) => [name, count > 0, ignored]),
      [
        ['zero-instead-of-loss', false, undefined],
        ['capital-letter', false, undefined],
        ['modulo-three', true, undefined],
        ['last-piece-loses', true, undefined],
        ['largest-take', true, undefined],
        ['complement-to-four', true, undefined],
        ['first-case-only', true, undefined],
        ['feof-loop', false, 'no judge does so'],
      ],
    );
    assert.deepEqual(found.mistakes[0]?.edits, [
      { range: { start: { line: 5, character: 0 }, end: { line: 5, character: 0 } }, newText: '4\n' },
    ]);
    assert.deepEqual(found.mistakes[4]?.cases, [{ number: 3, line: 4 }]);
  });
});
