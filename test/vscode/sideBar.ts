import type { Workbench } from './workbench';

/** Shows or hides the side bar. */
export async function toggleSideBar({ page }: Workbench, isWanted: boolean): Promise<void> {
  if ((await page.locator('.part.sidebar').isVisible()) !== isWanted) await page.keyboard.press('Control+B');
}
