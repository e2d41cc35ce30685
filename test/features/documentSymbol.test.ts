import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { DocumentSymbol } from 'vscode-languageserver-types';
import { documentSymbols, MOST_POSITIONS, MOST_SYMBOLS } from '../../server/src/features/documentSymbol';
import { runs } from '../thorough';
import { anyView, assertInside, contains, goOn, isAtMost } from './anyView';
import { openView } from './view';

const outline = async (text: string, fileName: string): Promise<DocumentSymbol[]> =>
  (await documentSymbols(openView(text, fileName), goOn))!;

const shown = (found: readonly DocumentSymbol[]): string[] =>
  found.flatMap(({ name, detail, range, children = [] }) => [
    `${range.start.line}–${range.end.line} ${name} | ${detail ?? ''}`,
    ...shown(children).map((line) => `  ${line}`),
  ]);

describe('features/documentSymbol', () => {
  it('lists the cases with their verdicts, expected outputs included in their ranges', async () => {
    assert.deepEqual(shown(await outline('# game: poj-2348\n34 12\n#> Stan wins\n15 24\n25 x\n0 0\n1 1\n', 'x.game')), [
      '1–2 Case 1: 34 12 | 𝒩 Stan wins',
      '3–3 Case 2: 15 24 | 𝒫 Ollie wins',
      '4–4 Case 3: 25 x | no answer',
    ]);
  });

  it('joins the lines of a case', async () => {
    assert.deepEqual(
      shown(await outline('2\n3\n1 2 3\n\n8\n# the larger\n1 5 6 7 9 12 14 17\n#> x\n', 'x.poj-1704.game')),
      ['1–2 Case 1: 3 / 1 2 3 | 𝒫 Bob will win', '4–7 Case 2: 8 / 1 5 6 7 9 12 14 17 | 𝒩 Georgia will win'],
    );
  });

  it('has the positions of a case as children', async () => {
    assert.deepEqual(shown(await outline('2 2 5\n2\n2 5 12\n3 2 4 7\n0\n', 'x.hdu-1536.game')), [
      '0–3 Case 1: 2 2 5 / 2 | ',
      '  2–2 2 5 12 | 𝒫 loses → L',
      '  3–3 3 2 4 7 | 𝒩 wins → W',
    ]);
  });

  it('is in the language of the reader', async () => {
    const view = {
      ...openView('34 12\n1 x\n0 0\n', 'x.poj-2348.game'),
      translate: (template: string) => `«${template}»`,
    };
    assert.deepEqual(shown((await documentSymbols(view, goOn))!), [
      '0–0 «Case 1: 34 12» | 𝒩 Stan wins',
      '1–1 «Case 2: 1 x» | «no answer»',
    ]);
  });

  it('cuts what is long', async () => {
    const [only] = await outline(
      `60\n${Array.from({ length: 60 }, (_, index) => 10 ** 9 - index).join(' ')}\n`,
      'x.luogu-p1247.game',
    );
    assert.match(only!.name, /^Case 1: 60 \/ 1000000000 999999999 .{20,40}…$/);
  });

  it('ends with an entry for all that is left out', async () => {
    const view = openView('1 2\n'.repeat(MOST_SYMBOLS + 7), 'x.poj-2348.game');
    const found = (await documentSymbols(view, goOn))!;
    assert.equal(found.length, MOST_SYMBOLS + 1);
    assert.deepEqual(shown(found.slice(-1)), [`${MOST_SYMBOLS}–${MOST_SYMBOLS + 6} … 7 more | `]);
    const many = `1 1\n${MOST_POSITIONS + 3}\n${'1 5\n'.repeat(MOST_POSITIONS + 3)}0\n`;
    const [only] = await outline(many, 'x.hdu-1536.game');
    assert.equal(only!.children!.length, MOST_POSITIONS + 1);
    assert.equal(only!.children!.at(-1)!.name, '… 3 more');
  });

  it('stops when it is told to', async () => {
    assert.equal(
      await documentSymbols(openView('1 2\n0 0\n', 'x.poj-2348.game'), () => Promise.resolve(false)),
      undefined,
    );
  });

  it('knows no cases where it knows no problem', async () => {
    assert.deepEqual(await outline('1 2 3\n4\n', 'x.game'), []);
  });

  it('keeps its ranges in the text, in order, and selections and children within them, in any file', () =>
    fc.assert(
      fc.asyncProperty(anyView, async (view) => {
        const check = (found: readonly DocumentSymbol[]): void => {
          for (const [index, { name, range, selectionRange, children = [] }] of found.entries()) {
            assert.notEqual(name.trim(), '');
            assertInside(view, range);
            assert.ok(contains(range, selectionRange));
            assert.ok(index === 0 || isAtMost(found[index - 1]!.range.end, range.start));
            assert.ok(children.every((child) => contains(range, child.range)));
            check(children);
          }
        };
        check((await documentSymbols(view, goOn))!);
      }),
      runs(200),
    ));
});
