/** How the board looks: in themes, at 200 %, in Chinese; nothing is cut off, and an accessibility checker finds nothing. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { BoardPage } from './boardPage';
import { eventually } from './eventually';
import { withWorkbench } from './workbench';

const VSIX = path.resolve(__dirname, '../../dist/winning-move.vsix');

/** A game or a map: its file, the line that is looked at, and what is on the page when it is shown. */
interface Sight {
  readonly file: string;
  readonly text: string;
  readonly line: number;
  readonly tab: 'game' | 'map';
  readonly shown: string;
}

const SIGHTS: readonly Sight[] = [
  { file: 'nim.poj-2234.game', text: '3 3 6 9\n2 5 7\n', line: 1, tab: 'game', shown: '.picture svg' },
  { file: 'northcott.hdu-1730.game', text: '3 8\n2 5\n7 3\n1 8\n', line: 2, tab: 'game', shown: '.picture svg' },
  { file: 'plane.poj-1067.game', text: '5 9\n', line: 1, tab: 'map', shown: 'canvas.plane' },
  { file: 'strip.uva-10404.game', text: '20 3 1 3 8\n', line: 1, tab: 'map', shown: '.strip' },
];

interface Look {
  readonly name: string;
  readonly theme: string;
  /** What the page says of the theme. */
  readonly kind: string;
  /** How wide the window is, without a side bar; at 200 % there is room for half as much. */
  readonly width: number;
}

const WIDTH = 980;
const LOOKS: readonly Look[] = [
  { name: 'light', theme: 'Default Light Modern', kind: 'vscode-light', width: WIDTH },
  { name: 'dark, at 200 %', theme: 'Default Dark Modern', kind: 'vscode-dark', width: 640 },
  { name: 'high contrast', theme: 'Default High Contrast', kind: 'vscode-high-contrast', width: WIDTH },
  {
    name: 'high contrast, light',
    theme: 'Default High Contrast Light',
    kind: 'vscode-high-contrast-light',
    width: WIDTH,
  },
];

for (const language of ['en', 'zh-cn'])
  describe(`looks of the board, ${language}`, function () {
    this.timeout(240_000);
    const workbench = withWorkbench({
      vsix: [VSIX],
      files: path.join(__dirname, 'workspace'),
      settings: { 'workbench.reduceMotion': 'on' },
      ...(language !== 'en' && { language }),
    });
    // Signs and colours do not depend on the language: one theme is enough for the words.
    const looks = language === 'en' ? LOOKS : LOOKS.filter(({ name }) => name === 'high contrast');

    before(async () => {
      for (const { file, text } of SIGHTS) workbench().write(file, text);
      await workbench().page.emulateMedia({ reducedMotion: 'reduce' });
      await workbench().runCommand('View: Toggle Primary Side Bar Visibility');
      await workbench().openFile(SIGHTS[0]!.file);
      await workbench().untilLine();
      await workbench().runCommand(language === 'en' ? 'Winning Move: Open Board' : 'Winning Move: 打开棋盘');
      const board = new BoardPage(workbench());
      await board.piece('counter 1 1').click();
      await board.locator('.lesson').waitFor();
      await board.locator('vscode-checkbox').click();
      await board.locator('.verdict').waitFor();
      await board.locator('summary').click();
    });

    async function dress(board: BoardPage, { theme, kind, width }: Look): Promise<void> {
      workbench().write('.vscode/settings.json', JSON.stringify({ 'workbench.colorTheme': theme }));
      await workbench().page.setViewportSize({ width, height: 800 });
      await board.locator(`body[data-vscode-theme-kind="${kind}"]`).waitFor();
    }

    /** What is wider than the page, and what an accessibility checker finds. */
    async function check(board: BoardPage, shot: string): Promise<void> {
      await workbench().screenshot(`board-${shot.replace(/\W+/g, '-')}`);
      const frame = await board.frame();
      const { width, room } = await frame.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      assert.ok(width <= room, `${shot}: ${width} > ${room}`);
      assert.deepEqual(await board.violations(), [], shot);
    }

    async function show(board: BoardPage, { file, line, tab, shown }: Sight): Promise<void> {
      const { page } = workbench();
      await page.keyboard.press('Control+1');
      await page.locator('.editor-instance .monaco-editor.focused').first().waitFor();
      await workbench().openFile(file);
      await workbench().putCaret(line);
      await board
        .locator('vscode-tab-header')
        .nth(tab === 'game' ? 0 : 1)
        .click();
      await board.locator(shown).waitFor();
      await eventually(async () => {
        const title = await board.locator('h1').innerText();
        assert.ok(title.startsWith(file.split('.')[1]!), title);
      });
    }

    for (const [index, sight] of SIGHTS.entries()) {
      const [name = ''] = sight.file.split('.');
      it(`show the ${sight.tab} whole, to everybody: ${name}`, async () => {
        const board = new BoardPage(workbench());
        if (index > 0) await show(board, sight);
        for (const look of looks) {
          await dress(board, look);
          await check(board, `${language} ${look.name} ${name}`);
        }
      });
    }
  });
