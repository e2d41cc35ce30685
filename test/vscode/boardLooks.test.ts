/** How the board looks: in themes, at 200 %, in Chinese; nothing is cut off, and an accessibility checker finds nothing. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { BoardPage } from './boardPage';
import { eventually } from './eventually';
import { withWorkbench } from './workbench';

const VSIX = path.resolve(__dirname, '../../dist/winning-move.vsix');

const FILES: Readonly<Record<string, string>> = {
  'nim.poj-2234.game': '3 3 6 9\n2 5 7\n',
  'northcott.hdu-1730.game': '3 8\n2 5\n7 3\n1 8\n',
  'plane.poj-1067.game': '5 9\n',
  'strip.uva-10404.game': '20 3 1 3 8\n',
};

interface Look {
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly language?: string;
  readonly isLarge?: true;
}

const LOOKS: readonly Look[] = [
  { name: 'light', settings: { 'workbench.colorTheme': 'Default Light Modern' } },
  { name: 'dark, at 200 %', settings: { 'workbench.colorTheme': 'Default Dark Modern' }, isLarge: true },
  { name: 'high contrast, Chinese', settings: { 'workbench.colorTheme': 'Default High Contrast' }, language: 'zh-cn' },
  { name: 'high contrast, light', settings: { 'workbench.colorTheme': 'Default High Contrast Light' } },
];

for (const { name, settings, language, isLarge } of LOOKS)
  describe(`board: ${name}`, function () {
    this.timeout(240_000);
    const workbench = withWorkbench({
      vsix: [VSIX],
      files: path.join(__dirname, 'workspace'),
      settings: { ...settings, 'workbench.reduceMotion': 'on' },
      ...(language && { language }),
    });

    /** What is wider than the page, and what an accessibility checker finds. */
    async function check(board: BoardPage, shot: string): Promise<void> {
      await workbench().screenshot(`board-${name.replace(/\W+/g, '-')}-${shot}`);
      const frame = await board.frame();
      const { width, room } = await frame.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      assert.ok(width <= room, `${shot}: ${width} > ${room}`);
      assert.deepEqual(await board.violations(), []);
    }

    it('shows games and maps whole, to everybody', async () => {
      for (const [file, text] of Object.entries(FILES)) workbench().write(file, text);
      const { page } = workbench();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Twice as large, there is room for half as much.
      if (isLarge) {
        await page.setViewportSize({ width: 640, height: 800 });
        await workbench().runCommand('View: Toggle Primary Side Bar Visibility');
      }
      await workbench().openFile('nim.poj-2234.game');
      await workbench().untilLine();
      await workbench().runCommand(language === 'zh-cn' ? 'Winning Move: 打开棋盘' : 'Winning Move: Open Board');
      const board = new BoardPage(workbench());
      await board.piece('counter 1 1').click();
      await board.locator('.lesson').waitFor();
      await board.locator('vscode-checkbox').click();
      await board.locator('.verdict').waitFor();
      await board.locator('summary').click();
      await check(board, 'nim');
      for (const [file, shown] of [
        ['northcott.hdu-1730.game', '.picture svg'],
        ['plane.poj-1067.game', 'canvas.plane'],
        ['strip.uva-10404.game', '.strip'],
      ] as const) {
        await page.keyboard.press('Control+1');
        await page.locator('.editor-instance .monaco-editor.focused').first().waitFor();
        await workbench().openFile(file);
        await workbench().putCaret(file.startsWith('north') ? 2 : 1);
        await board
          .locator('vscode-tab-header')
          .nth(shown === '.picture svg' ? 0 : 1)
          .click();
        await board.locator(shown).waitFor();
        await eventually(async () => {
          const title = await board.locator('h1').innerText();
          assert.ok(title.startsWith(file.split('.')[1]!), title);
        });
        await check(board, file.split('.')[0]!);
      }
    });
  });
