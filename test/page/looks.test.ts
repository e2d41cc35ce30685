/** How the board looks: in themes, at 200 %, in Chinese; nothing is cut off, and an accessibility checker finds nothing. */
import assert from 'node:assert/strict';
import type { BoardPage } from './boardPage';
import { type ThemeName, withDesk } from './desk';

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
  readonly theme: ThemeName;
  /** How wide the page is: half of a window of 980 points without a side bar; at 200 % there is room for 640 of them. */
  readonly width: number;
}

const WIDTH = 466;
const LOOKS: readonly Look[] = [
  { name: 'light', theme: 'Default Light Modern', width: WIDTH },
  { name: 'dark, at 200 %', theme: 'Default Dark Modern', width: 296 },
  { name: 'high contrast', theme: 'Default High Contrast', width: WIDTH },
  { name: 'high contrast, light', theme: 'Default High Contrast Light', width: WIDTH },
];

for (const language of ['en', 'zh-cn'])
  describe(`looks of the board, ${language}`, () => {
    const desk = withDesk({ files: Object.fromEntries(SIGHTS.map(({ file, text }) => [file, text])), language });
    const board = (): BoardPage => desk().board;
    // Signs and colours do not depend on the language: one theme is enough for the words.
    const looks = language === 'en' ? LOOKS : LOOKS.filter(({ name }) => name === 'high contrast');

    before(async () => {
      await desk().openAt(SIGHTS[0]!.file, SIGHTS[0]!.line);
      await board().piece('counter 1 1').click();
      await board().locator('.lesson').waitFor();
      await board().locator('vscode-checkbox').click();
      await board().locator('.verdict').waitFor();
      await board().locator('summary').click();
    });

    /** What is wider than the page, and what an accessibility checker finds. */
    async function check(shot: string): Promise<void> {
      await desk().screenshot(`board-${shot.replace(/\W+/g, '-')}`);
      const { width, room } = await desk().page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      assert.ok(width <= room, `${shot}: ${width} > ${room}`);
      assert.deepEqual(await board().violations(), [], shot);
    }

    async function show({ file, line, tab, shown }: Sight): Promise<void> {
      await desk().openAt(file, line);
      await board()
        .locator('vscode-tab-header')
        .nth(tab === 'game' ? 0 : 1)
        .click();
      await board().locator(shown).waitFor();
      await board().says('h1', new RegExp(`^${file.split('.')[1]!}`));
    }

    for (const [index, sight] of SIGHTS.entries()) {
      const [name = ''] = sight.file.split('.');
      it(`show the ${sight.tab} whole, to everybody: ${name}`, async () => {
        if (index > 0) await show(sight);
        for (const { name: look, theme, width } of looks) {
          await desk().page.setViewportSize({ width, height: 800 });
          await desk().dress(theme);
          await check(`${language} ${look} ${name}`);
        }
      });
    }
  });
