/** What there is to see of how strong a test file is. */
import { openSolved } from './openSolved';
import type { Workbench } from './workbench';

const STRIP = '# game: poj-1704\n2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n';

async function withLens(workbench: Workbench): Promise<void> {
  await openSolved(workbench, 'strip.game', STRIP);
  await workbench.page
    .getByText(/catches 3 of 12 known mistakes/)
    .first()
    .waitFor();
}

export async function strengthLens(workbench: Workbench): Promise<void> {
  await withLens(workbench);
  await workbench.hover('1 2 3', /Catches/);
}

export async function strengthAdded(workbench: Workbench): Promise<void> {
  await withLens(workbench);
  await workbench.page
    .getByText(/add \d+ cases for the others/)
    .first()
    .click();
  await workbench.page
    .getByText(/catches all 12 known mistakes/)
    .first()
    .waitFor();
}

export async function strengthList(workbench: Workbench): Promise<void> {
  await withLens(workbench);
  await workbench.page.getByText('List the mistakes').first().click();
  await workbench.page.locator('.quick-input-list-row').nth(3).waitFor();
}

export async function strengthExport(workbench: Workbench): Promise<void> {
  await withLens(workbench);
  await workbench.runCommand('Winning Move: Export Test Data');
  await workbench.page.getByText('Kattis').first().waitFor();
}
