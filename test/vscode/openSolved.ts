import type { Workbench } from './workbench';

/** Opens a file, and waits until it is solved. */
export async function openSolved(workbench: Workbench, name: string, text: string): Promise<void> {
  await workbench.openText(name, text);
  await workbench.untilLine();
  // The text moves down below it.
  await workbench.page.locator('.codelens-decoration a').first().waitFor();
}
