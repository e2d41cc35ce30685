/** The board and its map, each with a way to bring it into sight. */
import type { BoardPage } from '../page/boardPage';
import { openBoard } from './boardInVscode';
import type { Workbench } from './workbench';

type Show = (workbench: Workbench) => Promise<void>;

/** Opens a file at a line, with the board beside it. */
const board =
  (name: string, line: number, show?: (page: BoardPage) => Promise<void>): Show =>
  async (workbench) => {
    await workbench.openFile(name);
    await workbench.untilLine();
    await workbench.putCaret(line);
    const page = await openBoard(workbench);
    await show?.(page);
  };

const map = async (page: BoardPage): Promise<void> => {
  await page.locator('vscode-tab-header').nth(1).click();
  await page.locator('#here, .strip').first().waitFor();
};

const verdicts = async (page: BoardPage): Promise<void> => {
  await page.locator('vscode-checkbox').click();
  await page.locator('summary').click();
  await page.locator('button.move.wins').first().waitFor();
};

export const BOARD_FEATURES: Readonly<Record<string, Show>> = {
  'board-nim': board('nim.poj-2234.game', 3),
  'board-verdicts': board('euclid.poj-2348.game', 3, verdicts),
  'board-northcott': board('northcott.hdu-1730.game', 4),
  'board-map': board('wythoff.poj-1067.game', 3, map),
  'board-strip': board('subtraction.uva-10404.game', 3, map),
  'chinese-board': board('nim.poj-2234.game', 3),
};
