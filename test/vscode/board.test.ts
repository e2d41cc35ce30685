/** The board in VS Code: what the page on its own (test/page) cannot show, and what the page takes for given there. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BoardPage } from '../page/boardPage';
import { boardOf, openBoard } from './boardInVscode';
import { eventually } from './eventually';
import { withWorkbench } from './workbench';

const DIST = path.resolve(__dirname, '../../dist');
const THEMES = path.join(__dirname, '../page/themes.json');
const NIM = '# game: poj-2234\n2 1 1\n3 3 6 9\n2 5 7\n';

/** Written all at once: VS Code takes its time to find a file that has just been written. */
const FILES: Readonly<Record<string, string>> = {
  'first.game': NIM,
  'typed.game': NIM,
  'write.game': NIM,
  'copy.game': NIM,
  'looks.game': NIM,
  'reload.game': NIM,
  'plane.poj-1067.game': '5 9\n',
  'strip.poj-1704.game': '1\n3\n2 5 9\n',
};

interface Themes {
  readonly style: string;
  readonly themes: Readonly<Record<string, { readonly kind: string; readonly variables: Record<string, string> }>>;
}

/** The colours and letters of VS Code that the page asks for. */
const USED = ['page.css', 'page.js']
  .flatMap((name) => readFileSync(path.join(DIST, 'board', name), 'utf8').match(/--vscode-[\w-]*\w/g) ?? [])
  .filter((name, at, all) => all.indexOf(name) === at)
  .sort();

describe('board', () => {
  const workbench = withWorkbench({
    vsix: [path.join(DIST, 'winning-move.vsix')],
    files: path.join(__dirname, 'workspace'),
  });
  let board: BoardPage;
  const refused: string[] = [];

  before(async () => {
    const { page } = workbench();
    page.on('console', (said) => {
      if (said.text().includes('Content Security Policy') && said.text().includes('board')) refused.push(said.text());
    });
    for (const [name, text] of Object.entries(FILES)) workbench().write(name, text);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    board = boardOf(workbench());
  });

  /** Opens a file beside the board, with the caret on a line. */
  async function openAt(name: string, line: number): Promise<void> {
    const { page } = workbench();
    await page.keyboard.press('Control+1');
    // The keys that come next are not for the board.
    await page.locator('.editor-instance .monaco-editor.focused, .editor-group-container.empty').first().waitFor();
    await workbench().openFile(name);
    await workbench().putCaret(line);
  }

  it('is two clicks away from the first move, and answers it', async () => {
    await openAt('first.game', 3);
    await workbench().untilLine();
    await openBoard(workbench());
    await board.says('.position', '(3, 6, 9)');
    await board.piece('counter 3 4').click();
    await board.says('.history', /You: take 4 from heap 3 leaves \(3, 6, 5\)\s+Program: take 1 from heap 1/);
    await board.says('.turn', 'Your move: which heap?');
  });

  it('follows the caret, and remembers the game of each case', async () => {
    await board.button('Restart').click();
    await board.says('.position', '(3, 6, 9)');
    await board.piece('counter 3 4').click();
    await board.says('.history', /Program/);
    await workbench().page.locator('.view-line').first().click();
    await workbench().putCaret(4);
    await board.says('.position', '(5, 7)');
    await workbench().putCaret(3);
    await board.says('.history', /take 4 from heap 3/);
  });

  it('shows a case that is typed', async () => {
    await openAt('typed.game', 5);
    await board.says('.position', '(5, 7)');
    await workbench().page.keyboard.type('2 4 9');
    await board.says('.position', '(4, 9)');
  });

  it('writes the position into the file: in the place of the case, or as another one', async () => {
    await openAt('write.game', 3);
    await board.says('.position', '(3, 6, 9)');
    await board.piece('counter 3 4').click();
    await board.says('.position', /^\(2, 6, 5\)$/);
    await board.button('Add as a Case').click();
    await workbench().page.keyboard.press('Control+1');
    await eventually(async () => assert.ok((await workbench().lines()).some((line) => line.startsWith('3 2 6 5'))));
    await board.button('Replace the Case').click();
    await workbench().page.keyboard.press('Control+1');
    await eventually(async () => assert.ok(!(await workbench().lines()).some((line) => line.startsWith('3 3 6 9'))));
  });

  it('copies the position as text and as SVG', async () => {
    await openAt('copy.game', 4);
    await board.says('.position', '(5, 7)');
    const clipboard = (): Promise<string> => workbench().page.evaluate(() => navigator.clipboard.readText());
    await board.button('Copy as Text').click();
    await eventually(async () => assert.equal(await clipboard(), '(5, 7)'));
    await board.says('.live', /Copied\./);
    await board.button('Copy as SVG').click();
    await eventually(async () => assert.match(await clipboard(), /^<svg .*<\/svg>$/));
  });

  it('takes pieces that are dragged', async () => {
    const { mouse } = workbench().page;
    await openAt('strip.poj-1704.game', 3);
    await board.says('.position', '(2, 5, 9)');
    const middleOf = async (piece: string): Promise<[number, number]> => {
      const { x, y, width, height } = (await board.piece(piece).boundingBox())!;
      return [x + width / 2, y + height / 2];
    };
    const [x, y] = await middleOf('man 1 3');
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x - 6, y - 2, { steps: 3 });
    await board.locator('.ghost').waitFor();
    await board.piece('cell 1 7').waitFor();
    await mouse.move(...(await middleOf('cell 1 7')), { steps: 5 });
    await board.locator('[data-piece="cell 1 7"].wm-target').waitFor();
    await mouse.up();
    await board.says('.history', /^Georgia \(you\): move the chessman on cell 9 to cell 7/);
  });

  it('maps the game by keys', async () => {
    const { keyboard } = workbench().page;
    await openAt('plane.poj-1067.game', 1);
    await board.says('.position', '(5, 9)');
    await board.locator('vscode-tab-header').nth(1).click();
    await board.says('#here', 'first number = 5, second number = 9 (case 1): wins');
    await board.locator('canvas.plane').focus();
    for (let step = 0; step < 6; step++) await keyboard.press('ArrowDown');
    await board.says('#here', /first number = 5, second number = 3: loses/);
    await keyboard.press('Enter');
    await board.locator('vscode-tab-header').first().click();
    await board.says('.position', '(5, 3)');
  });

  it('gives the page the colours and letters with which it is tested, and more than room enough', async () => {
    await openAt('looks.game', 3);
    await board.says('.position', '(3, 6, 9)');
    const frame = await board.frame();
    const given = JSON.parse(readFileSync(THEMES, 'utf8')) as Themes;
    const isUpdate = process.env.UPDATE_FIXTURES !== undefined;
    const seen = await frame.evaluate(() => document.getElementById('_defaultStyles')?.textContent ?? '');
    if (isUpdate) Object.assign(given, { style: seen });
    assert.equal(seen, given.style);
    for (const [theme, { kind, variables }] of Object.entries(given.themes)) {
      workbench().write('.vscode/settings.json', JSON.stringify({ 'workbench.colorTheme': theme }));
      await board.locator(`body[data-vscode-theme-kind="${kind}"].${kind}`).waitFor();
      const now = await frame.evaluate((names): Record<string, string> => {
        const style = getComputedStyle(document.documentElement);
        const values = names.map((name): [string, string] => [name, style.getPropertyValue(name)]);
        return Object.fromEntries(values.filter(([, value]) => value !== ''));
      }, USED);
      if (isUpdate) Object.assign(variables, now);
      assert.deepEqual(now, variables, theme);
    }
    if (isUpdate) writeFileSync(THEMES, `${JSON.stringify(given, undefined, 2)}\n`);
    await board.locator('summary').click();
    assert.deepEqual(await board.violations(), []);
    const [width, room] = await frame.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    assert.ok(width <= room && room >= 296, `${width} of ${room}`);
  });

  it('is there again after a reload, with its game', async () => {
    await openAt('reload.game', 3);
    await board.says('.position', '(3, 6, 9)');
    await board.piece('counter 3 4').click();
    await board.says('.history', /Program/);
    // A page that is merely loaded again does not keep what VS Code has not stored yet.
    await workbench().runCommand('Developer: Reload Window');
    await board.says('.history', /take 4 from heap 3/);
  });

  it('runs nothing that its policy refuses', () => assert.deepEqual(refused, []));
});
