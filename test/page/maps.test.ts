/** Maps through the page of the board: they say what is solved, follow the keyboard and the mouse, and hold claims against the truth. */
import assert from 'node:assert/strict';
import { caseAt, positionsOf } from '../../server/src/document/case';
import { GameDocument } from '../../server/src/document/document';
import { axesOf } from '../../server/src/rulesets/boards/axes';
import type { BoardPage } from './boardPage';
import { withDesk } from './desk';

const WYTHOFF = [
  '# game: mine',
  '# input: a b / …',
  '# move: (a, b) -> (a - k, b) for k in 1..a',
  '# move: (a, b) -> (a, b - k) for k in 1..b',
  '# move: (a, b) -> (a - k, b - k) for k in 1..min(a, b)',
  // True of (0, 0), (1, 2), (2, 1) and (3, 5); wrong of (4, 7), which it does not call lost, and of (4, 8), which it does.
  '# claim: P when b = 2*a or a = 2*b',
  '3 4',
  '',
].join('\n');

const FILES: Readonly<Record<string, string>> = {
  'plane.poj-1067.game': '5 9\n1 2\n',
  'corner.hdu-2147.game': '5 3\n0 0\n',
  'strip.uva-10404.game': '20 3 1 3 8\n',
  'far.hdu-1846.game': '2\n1000 9\n23 2\n',
  'claim.game': WYTHOFF,
  'values.game':
    '# game: mine\n# input: n / …\n# move: take 1..3\n# claim: value = n mod 4 if n != 6\n# claim: value = 9\n5\n',
  'sum.game': '# game: mine\n# input: n h1 … hn / …\n# move: code 0.77\n3 5 4 2\n',
  'library.cses-1730.game': '1\n3\n1 2 5\n',
};

describe('maps of the board', () => {
  const desk = withDesk({ files: FILES, isStill: false });
  const board = (): BoardPage => desk().board;

  const lineOf = (name: string): number =>
    FILES[name]!.split('\n').findIndex((line) => line !== '' && !line.startsWith('#')) + 1;

  /** Opens a file with the caret on its first position, and its map beside it. */
  async function openMap(name: string, line = lineOf(name)): Promise<void> {
    await desk().openAt(name, line);
    await board().locator('vscode-tab-header').nth(1).click();
  }

  /** What the rules say of a place, in the words of the page. */
  function verdictAt(name: string, x: number, y: number): string {
    const document = new GameDocument('', FILES[name]!, { fileName: name });
    const { ruleset } = document.problem!;
    const position = positionsOf(document, caseAt(document, 0)!)[0]!.position;
    const there = axesOf(ruleset, position)!.position(x, y);
    return there === undefined ? '' : { P: 'loses', N: 'wins', unknown: 'unknown' }[ruleset.outcome(there)];
  }

  /** Moves the cursor from cell to cell, and compares what is said of each with the rules. */
  async function compare(name: string, [left, bottom]: readonly [number, number], side: number): Promise<void> {
    const { keyboard } = desk().page;
    await board().says('#here', /\(case 1\): /);
    await board().locator('canvas.plane').focus();
    await keyboard.press('Home');
    await keyboard.press('End');
    for (let row = 0; row < side; row++) {
      for (let step = 0; step < side; step++) {
        const x = left + (row % 2 === 0 ? step : side - 1 - step);
        const y = bottom + row;
        const said = verdictAt(name, x, y);
        await board().says(
          '#here',
          new RegExp(` = ${x}, .* = ${y}( \\(case \\d+\\))?${said === '' ? '$' : `: ${said}`}`),
        );
        if (step < side - 1) await keyboard.press(row % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
      }
      await keyboard.press('ArrowUp');
    }
  }

  for (const [name, corner] of [
    ['plane.poj-1067.game', [0, 0]],
    ['corner.hdu-2147.game', [1, 1]],
    ['sum.game', [0, 0]],
  ] as const)
    it(`${name}: the cells of a plane agree with what is solved`, async () => {
      await openMap(name);
      await compare(name, corner, 6);
    });

  for (const name of ['strip.uva-10404.game', 'library.cses-1730.game'])
    it(`${name}: the cells of a strip or a plane agree with what is solved`, async () => {
      await openMap(name);
      if ((await board().locator('.strip, canvas.plane').first().getAttribute('class')) === 'plane') {
        await compare(name, [0, 0], 5);
        return;
      }
      const labels = await board()
        .locator('.strip button')
        .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
      assert.equal(labels.length, 120);
      labels.forEach((label, x) => assert.ok(label.includes(` ${x}: ${verdictAt(name, x, 0)}`), label));
    });

  it('leaves the cursor where it is while the file changes elsewhere', async () => {
    await openMap('plane.poj-1067.game', 2);
    await board().says('#here', /\(case 2\): /);
    await board().locator('canvas.plane').focus();
    await desk().page.keyboard.press('ArrowUp');
    await board().says('#here', / = 1, .* = 3: wins$/);
    await desk().rewrite('5 9\n1 2\n1 3\n');
    await board().says('#here', / = 1, .* = 3 \(case 3\): wins$/);
  });

  it('begins a strip where the position is, pages through it, and leads through it by arrow keys', async () => {
    await openMap('far.hdu-1846.game', 2);
    await board().says('.strip .here', /./);
    assert.match(
      (await board().locator('.strip .here').getAttribute('aria-label')) ?? '',
      /^heap = 1000: loses, Grundy value 0 \(case 1\)$/,
    );
    assert.equal(await board().locator('.strip [tabindex="0"]').count(), 1);
    await board().locator('.strip .here').focus();
    await desk().page.keyboard.press('ArrowRight');
    await desk().page.keyboard.press('ArrowDown');
    await desk().page.keyboard.press('Enter');
    await board().locator('vscode-tab-header').first().click();
    await board().says('.position', /^1011/);
    await board().locator('vscode-tab-header').nth(1).click();
    await board().button('Larger Numbers').click();
    await board().locator('[data-x="1190"]').waitFor();
    await board().button('Smaller Numbers').click();
    await board().locator('[data-x="1000"]').waitFor();
    await board().says('p:has-text("period")', 'From 0 on, it repeats with period 10.');
  });

  it('holds the claims of the file against the truth, cell by cell', async () => {
    await openMap('claim.game');
    // The map begins at its corner, whatever was shown before.
    await board().says('.claims', /The claim is wrong at: \(4, 2\), \(5, 3\), \(6, 3\), \(2, 4\), /);
    await board().says('.claims', /^Dots are claimed to be lost; .* The claim is wrong at: .*\(4, 7\), /);
    await board().locator('canvas.plane').focus();
    await board().says('#here', 'a = 3, b = 4 (case 1): wins; claimed: wins');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight']) await desk().page.keyboard.press(key);
    await board().says('#here', 'a = 4, b = 7: loses; claimed: wins');
    await board().says('.axes', 'a → · b ↑');
    await desk().screenshot('map-claims');
    await openMap('values.game');
    await board().says('.claims', 'The claim is wrong at: 6');
    await board().says('.strip .wrong', '≠ 9');
    await board().says('.axes', 'n →');
    await desk().screenshot('map-values');
  });

  it('zooms and pans with the mouse, and tells what is below it', async () => {
    await openMap('plane.poj-1067.game');
    const plane = board().locator('canvas.plane');
    const { x, y, width, height } = (await plane.boundingBox())!;
    const { mouse } = desk().page;
    await mouse.move(x + width / 2, y + height / 2);
    await board().says('#here', /: (?:wins|loses)$/);
    const before = await board().locator('#here').innerText();
    assert.equal(await plane.getAttribute('title'), before);
    await mouse.wheel(0, -100);
    await mouse.move(x + width / 2 + 1, y + height / 2);
    await board().says('#here', /: (?:wins|loses)$/);
    await mouse.down();
    await mouse.move(x + 60, y + height - 30, { steps: 5 });
    await mouse.up();
    await mouse.move(x + width / 2, y + height / 2);
    await board().says('#here', /: (?:wins|loses)$/);
    assert.notEqual(await board().locator('#here').innerText(), before);
    await mouse.click(x + width / 2, y + height / 2);
    await board().locator('vscode-tab-header').first().click();
    await board().says('.history, .position', /\(\d+, \d+\)/);
  });
});
