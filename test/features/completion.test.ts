import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { CompletionItem, MarkupContent, TextEdit } from 'vscode-languageserver-types';
import { completions, resolveCompletion, type Typing } from '../../server/src/features/completion';
import { problemsById } from '../../server/src/library/index';
import { anyProblem } from '../problems/anyProblem';
import { runs } from '../thorough';
import { openAtCaret } from './caret';
import { edited } from './edited';
import { openView, outputOf } from './view';

const asked: Typing = { canFillIn: true };
const typed = (triggerCharacter: string): Typing => ({ triggerCharacter, canFillIn: true });

function itemsAt(marked: string, fileName: string, typing = asked): CompletionItem[] {
  const { view, position } = openAtCaret(marked, fileName);
  const items = completions(view, position, typing);
  for (const item of items) checkRange(item, marked);
  return [...items].sort((a, b) => ((a.sortText ?? a.label) < (b.sortText ?? b.label) ? -1 : 1));
}

/** Editors want the range on the caret's line, and match what is written in it up to the caret. */
function checkRange({ textEdit, filterText, label }: CompletionItem, marked: string): void {
  const { range } = textEdit as TextEdit;
  const line = marked.split('\n').findIndex((text) => text.includes('‸'));
  const text = marked.split('\n')[line]!;
  assert.deepEqual([range.start.line, range.end.line], [line, line]);
  assert.ok(range.end.character >= text.indexOf('‸'));
  const written = text.slice(range.start.character, text.indexOf('‸'));
  if (!/[a-z]/i.test(written))
    assert.ok((filterText ?? label).startsWith(written.trim()), `${filterText ?? label} for ${written}`);
}

const OWN = 'A game of your own…';

const labels = (items: readonly CompletionItem[]): string[] => items.map(({ label }) => label);

/** The text after the item of that label is chosen. */
function chosen(marked: string, fileName: string, label: string): string {
  const item = itemsAt(marked, fileName).find((one) => one.label === label);
  assert.ok(item?.textEdit, `no ${label}`);
  return edited(marked.replace('‸', ''), [item.textEdit as TextEdit]);
}

describe('features/completion', () => {
  describe('header', () => {
    it('offers every id and every alias, and a game of one’s own', () => {
      assert.deepEqual(new Set(labels(itemsAt('# game: ‸', 'x.game'))), new Set([OWN, ...problemsById.keys()]));
    });

    it('begins a game of one’s own behind the problems that fit', () => {
      const fitting = labels(itemsAt('# game: ‸\n2 1\n0 0\n8 4\n', 'x.game'));
      assert.ok(fitting.indexOf('poj-1067') < fitting.indexOf(OWN));
      assert.ok(fitting.indexOf(OWN) < fitting.indexOf('poj-2348'));
      assert.equal(labels(itemsAt('# game: ‸', 'x.game'))[0], OWN);
      for (const header of ['# ga‸', '#game:‸', '# game: ‸'])
        assert.equal(chosen(`${header}\n3\n`, 'x.game', OWN), '# game: ${1:my-game}\n# $0\n3\n', header);
      const { view, position } = openAtCaret('# game: ‸', 'x.game');
      const [plain] = completions(view, position, { canFillIn: false });
      assert.deepEqual([plain?.textEdit?.newText, plain?.insertTextFormat], ['my-game\n# ', undefined]);
    });

    it('puts the problems first that fit the file', () => {
      const items = labels(itemsAt('# game: ‸\n2 1\n0 0\n8 4\n', 'x.game'));
      assert.ok(items.indexOf('poj-1067') < items.indexOf('poj-2348'));
    });

    it('completes what is written, as far as that goes', () => {
      for (const header of [
        '#‸',
        '# ‸',
        '# ga‸',
        '# game‸',
        '# game:‸',
        '# game: ‸',
        '# game: poj-23‸',
        '# game: po‸j-1',
        '#GAME：‸',
        '#   game  :  h‸',
      ]) {
        assert.equal(chosen(`${header}\n34 12\n0 0\n`, 'x.game', 'poj-2348'), '# game: poj-2348\n34 12\n0 0\n', header);
      }
    });

    it('shows the title beside the id, and says the rest when it is looked at', () => {
      const { view, position } = openAtCaret('# game: ‸', 'x.game');
      const item = completions(view, position, asked).find(({ label }) => label === 'hdu-1525')!;
      assert.deepEqual([item.labelDetails?.description, item.detail], ['Euclid’s Game', 'Euclid’s game']);
      assert.equal(item.documentation, undefined);
      const { value } = resolveCompletion(view, item).documentation as MarkupContent;
      assert.equal(
        value,
        [
          '**Euclid’s Game** — [hdu-1525](https://acm.hdu.edu.cn/showproblem.php?pid=1525)',
          '```text\na b\n…\n0 0\n```',
          '- a ≥ 1: one of the two numbers\n- b ≥ 1: one of the two numbers',
          'A line “0 0” ends the input.',
          'Sample input:',
          '```text\n34 12\n15 24\n0 0\n```',
          'Sample output:',
          '```text\nStan wins\nOllie wins\n```',
        ].join('\n\n'),
      );
    });

    it('documents every problem', () => {
      const view = openView('', 'x.game');
      for (const id of problemsById.keys()) {
        const { documentation } = resolveCompletion(view, { label: id, data: { uri: '', id } });
        assert.ok((documentation as MarkupContent).value.includes(problemsById.get(id)!.sample.input.trimEnd()), id);
      }
    });

    it('comes where a header can stand, once', () => {
      assert.notDeepEqual(itemsAt('# a comment\n\n# game: ‸\n34 12\n0 0\n', 'x.game'), []);
      assert.deepEqual(itemsAt('# game: poj-2348\n# game: ‸\n34 12\n0 0\n', 'x.game'), []);
      assert.deepEqual(itemsAt('34 12\n# game: ‸\n', 'x.game'), []);
    });

    it('comes by itself after the colon and the judge, and not in a comment', () => {
      assert.notDeepEqual(itemsAt('#‸', 'x.game'), []);
      assert.notDeepEqual(itemsAt('# game: ‸', 'x.game', typed(' ')), []);
      assert.notDeepEqual(itemsAt('# game: poj-‸', 'x.game', typed('-')), []);
      for (const [marked, trigger] of [
        ['#‸', '#'],
        ['# ‸', ' '],
        ['# Game ‸', ' '],
        ['# a-‸', '-'],
      ] as const)
        assert.deepEqual(itemsAt(marked, 'x.game', typed(trigger)), [], marked);
      assert.notDeepEqual(itemsAt('# game:‸', 'x.game', typed(':')), []);
      assert.notDeepEqual(itemsAt('# game：‸', 'x.game', typed('：')), []);
      assert.deepEqual(itemsAt('# see:‸', 'x.game', typed(':')), []);
      assert.deepEqual(itemsAt('# games people play‸', 'x.game'), []);
      assert.deepEqual(itemsAt('# ga‸ and more', 'x.game'), []);
      assert.deepEqual(itemsAt('34 #‸', 'x.game', typed('#')), []);
    });
  });

  describe('expected output', () => {
    it('is the judge’s for the case above', () => {
      assert.equal(
        chosen('34 12\n#‸\n15 24\n0 0\n', 'x.poj-2348.game', '#> Stan wins'),
        '34 12\n#> Stan wins\n15 24\n0 0\n',
      );
      assert.equal(
        chosen('34 12\n15 24\n# a comment\n#> O‸x\n0 0\n', 'x.poj-2348.game', '#> Ollie wins'),
        '34 12\n15 24\n# a comment\n#> Ollie wins\n0 0\n',
      );
      assert.deepEqual(labels(itemsAt('34 12\n#> ‸\n0 0\n', 'x.poj-2348.game', typed(' '))), ['#> Stan wins']);
      for (const other of ['#', '# ', '#> 4 ', '#> Stan '])
        assert.deepEqual(itemsAt(`34 12\n${other}‸\n0 0\n`, 'x.poj-2348.game', typed(other.at(-1)!)), [], other);
    });

    it('is all the lines that are still missing', () => {
      assert.equal(chosen('5 8\n#‸\n0 0\n', 'x.hdu-2177.game', '#> 1 …'), '5 8\n#> 1\n#> 4 7\n#> 3 5\n0 0\n');
      assert.equal(chosen('5 8\n#> 1\n#> ‸\n0 0\n', 'x.hdu-2177.game', '#> 4 7 …'), '5 8\n#> 1\n#> 4 7\n#> 3 5\n0 0\n');
      assert.equal(
        chosen('5 8\n#> 1\n#‸\n#> 3 5\n0 0\n', 'x.hdu-2177.game', '#> 4 7'),
        '5 8\n#> 1\n#> 4 7\n#> 3 5\n0 0\n',
      );
      assert.deepEqual(itemsAt('5 8\n#> 1\n#> 4 7\n#> 3 5\n#‸\n0 0\n', 'x.hdu-2177.game'), []);
    });

    it('is numbered as the judge numbers it', () => {
      assert.deepEqual(labels(itemsAt('2 2 5\n2 2 3\n#‸\n0\n', 'x.poj-1143.game')), [
        '#> Test Case #2 …',
        '#> Test Case #2',
      ]);
    });

    it('is not there without a case and an answer', () => {
      assert.deepEqual(labels(itemsAt('1\n3\n#‸\n1 2 3\n', 'x.poj-1704.game')), []);
      assert.deepEqual(labels(itemsAt('34 x\n#‸\n0 0\n', 'x.poj-2348.game')), []);
      assert.deepEqual(labels(itemsAt('34 12\n0 0\n#‸\n', 'x.poj-2348.game')), []);
      assert.deepEqual(labels(itemsAt('34 12\n# com‸ment\n0 0\n', 'x.poj-2348.game')), []);
    });
  });

  describe('sample', () => {
    it('fills an empty file with any problem, and names it', () => {
      const text = chosen('‸', 'x.game', 'uva-10368');
      assert.equal(text, '# game: uva-10368\n34 12\n15 24\n0 0\n');
      assert.equal(
        chosen('# for practice\npoj‸\n', 'x.game', 'poj-1067'),
        '# for practice\n# game: poj-1067\n2 1\n8 4\n4 7\n',
      );
    });

    it('is understood at once, for every problem', () => {
      for (const [id, problem] of problemsById) {
        const view = openView(chosen('‸', 'x.game', id), 'x.game');
        assert.equal(view.document.choice.id, id);
        assert.equal(outputOf(view), problem.sample.output);
      }
    });

    it('is that of the file’s own problem, where there is one', () => {
      assert.deepEqual(labels(itemsAt('‸', 'x.hdu-1525.game')), ['hdu-1525']);
      assert.equal(chosen('‸', 'x.hdu-1525.game', 'hdu-1525'), '34 12\n15 24\n0 0\n');
      assert.equal(chosen('# game: poj-2348\n‸', 'x.game', 'poj-2348'), '# game: poj-2348\n34 12\n15 24\n0 0\n');
      assert.deepEqual(itemsAt('# game: what\n‸', 'x.game'), []);
    });
  });

  describe('lines', () => {
    it('offers the line that ends the input, below the last case', () => {
      assert.equal(chosen('34 12\n‸', 'x.poj-2348.game', '0 0'), '34 12\n0 0\n');
      assert.equal(chosen('34 12\n0‸', 'x.poj-2348.game', '0 0'), '34 12\n0 0\n');
      assert.equal(chosen('34 12\n‸\n', 'x.poj-2348.game', '0 0'), '34 12\n0 0\n');
      assert.deepEqual(labels(itemsAt('34 12\n‸\n15 24\n', 'x.poj-2348.game')), ['a b']);
      assert.deepEqual(labels(itemsAt('34 12\n‸\n0 0\n', 'x.poj-2348.game')), ['a b']);
      assert.deepEqual(labels(itemsAt('2 2 5\n3\n2 5 12\n‸', 'x.hdu-1536.game')), ['l h1 … hl']);
      assert.deepEqual(labels(itemsAt('3 5\n‸', 'x.poj-1067.game')), ['a b']);
    });

    it('offers the names of the next line to fill in', () => {
      const item = itemsAt('1\n3\n‸', 'x.poj-1704.game')[0]!;
      assert.deepEqual(
        [item.label, (item.textEdit as TextEdit).newText, item.insertTextFormat],
        ['P1 … PN', '${1:P1} ${2:P2} ${3:P3}', 2],
      );
      assert.equal(
        (itemsAt('2 2 5\n‸', 'x.poj-1143.game').find(({ label }) => label !== '0')!.textEdit as TextEdit).newText,
        '${1:n} ${2:a1 … an}',
      );
      assert.deepEqual(labels(itemsAt('34 12\n‸', 'x.poj-2348.game', { canFillIn: false })), ['0 0']);
    });

    it('leaves those alone who type numbers', () => {
      assert.deepEqual(itemsAt('34 12\n3‸', 'x.poj-2348.game'), []);
      assert.deepEqual(itemsAt('34 12\n3 ‸', 'x.poj-2348.game'), []);
      assert.deepEqual(itemsAt('34 12\n0 5‸', 'x.poj-2348.game'), []);
      assert.deepEqual(itemsAt('34 12\n‸', 'x.poj-2348.game', typed(':')), []);
      assert.deepEqual(itemsAt('1\n‸', 'x.game'), []);
    });
  });

  it('stays on the caret’s line in any text', () => {
    const text = fc.string({ unit: fc.constantFrom('0', '1', '3', ' ', '\n', '\n', '#', '#', '>', 'g', ':', '\r') });
    fc.assert(
      fc.property(anyProblem, text, fc.nat(), (problem, value, seed) => {
        const view = openView(value, `x.${problem.id}.game`);
        const line = seed % view.document.lineCount;
        const { length } = view.document.lineText(line);
        for (const { textEdit } of completions(view, { line, character: seed % (length + 1) }, asked)) {
          const { range } = textEdit as TextEdit;
          assert.deepEqual(range, { start: { line, character: 0 }, end: { line, character: length } });
        }
      }),
      runs(300),
    );
  });
});
