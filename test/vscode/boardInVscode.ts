/** The board in the webview where VS Code shows it. */
import { BoardPage } from '../page/boardPage';
import type { Workbench } from './workbench';

export const boardOf = ({ page }: Workbench): BoardPage =>
  new BoardPage(page.frameLocator('iframe.webview').frameLocator('#active-frame'));

/** Opens the board from the editor’s title. */
export async function openBoard(workbench: Workbench): Promise<BoardPage> {
  await workbench.page.locator('.editor-actions .action-label[aria-label*="Open Board"]').first().click();
  const board = boardOf(workbench);
  await board.locator('.picture svg').waitFor();
  return board;
}
