// Takes the pictures of the documentation, from the packaged extension: npm run package && npx tsx test/vscode/pictures.ts
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBoard } from './boardInVscode';
import { FEATURES, SETTINGS } from './features';
import { SHOWN, WRONG } from './shownTexts';
import { Workbench } from './workbench';

const root = path.resolve(__dirname, '../..');
const PICTURES = path.join(root, 'docs/images');

/** Nothing but the editor, so that a picture is about one thing. */
const BARE = {
  'breadcrumbs.enabled': false,
  'editor.fontSize': 15,
  'editor.hover.above': false,
  'editor.lightbulb.enabled': 'off',
  'editor.minimap.enabled': false,
  'editor.scrollBeyondLastLine': false,
  'window.commandCenter': false,
  'workbench.activityBar.location': 'hidden',
  'workbench.colorTheme': 'Default Dark Modern',
  'workbench.layoutControl.enabled': false,
  'workbench.sideBar.location': 'right',
};

async function hoverPicture(workbench: Workbench): Promise<void> {
  await workbench.openText('euclid.game', SHOWN);
  await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
  await workbench.untilLine(/wins/);
  await workbench.page.locator('.codelens-decoration', { hasText: 'cases' }).waitFor();
  await workbench.hover('25 7', /Why:/);
  await workbench.page.waitForTimeout(500);
  await workbench.page.screenshot({ path: path.join(PICTURES, 'hover.png') });
}

async function findingsPicture(workbench: Workbench): Promise<void> {
  await workbench.openText('chessmen.game', WRONG);
  await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
  await workbench.untilLine(/Georgia/);
  await workbench.page.locator('.codelens-decoration', { hasText: 'cases' }).waitFor();
  await workbench.runCommand('View: Focus Problems (Errors, Warnings, Infos)');
  await workbench.page.waitForTimeout(500);
  await workbench.page.screenshot({ path: path.join(PICTURES, 'findings.png') });
}

/** A picture of the gallery. */
async function galleryPicture(workbench: Workbench, feature: string, name: string): Promise<void> {
  await FEATURES[feature]!(workbench);
  // A page comes late.
  await workbench.page.waitForTimeout(3000);
  await workbench.page.screenshot({ path: path.join(PICTURES, name) });
}

/** What is claimed of Wythoff’s game by somebody who has seen its first lost positions. */
const CLAIM = [
  '# game: corner',
  '# input: a b / …',
  '# move: (a, b) -> (a - k, b) for k in 1..a',
  '# move: (a, b) -> (a, b - k) for k in 1..b',
  '# move: (a, b) -> (a - k, b - k) for k in 1..min(a, b)',
  '# claim: P when b = a + (a + 1) / 2 if a <= b',
  '7 11',
  '',
].join('\n');

async function boardPicture(workbench: Workbench): Promise<void> {
  await workbench.openText('heaps.poj-2234.game', '2 1 1\n3 3 6 9\n2 5 7\n');
  await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
  await workbench.untilLine();
  await workbench.putCaret(2);
  const board = await openBoard(workbench);
  await board.piece('counter 1 1').click();
  await board.locator('.lesson').waitFor();
  await workbench.page.mouse.move(0, 0);
  await workbench.page.waitForTimeout(500);
  await workbench.page.screenshot({ path: path.join(PICTURES, 'board.png') });
}

async function mapPicture(workbench: Workbench): Promise<void> {
  await workbench.openText('corner.game', CLAIM);
  await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
  await workbench.untilLine();
  await workbench.putCaret(7);
  const board = await openBoard(workbench);
  await board.locator('vscode-tab-header').nth(1).click();
  await board.locator('.claims').waitFor();
  await workbench.page.waitForTimeout(1000);
  await workbench.page.screenshot({ path: path.join(PICTURES, 'map.png') });
}

async function take(
  settings: Record<string, unknown>,
  height: number,
  picture: (workbench: Workbench) => Promise<void>,
  files = path.join(root, 'samples'),
): Promise<void> {
  const vsix = [path.join(root, 'dist/winning-move.vsix')];
  const workbench = await Workbench.open({ vsix, files, settings });
  try {
    await workbench.page.setViewportSize({ width: 1100, height });
    await picture(workbench);
  } finally {
    await workbench.close();
  }
}

async function main(): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await take(BARE, 600, hoverPicture);
  await take({ ...BARE, 'workbench.colorTheme': 'Default Light Modern' }, 640, findingsPicture);
  await take({ ...BARE, 'workbench.colorTheme': 'Default Light Modern' }, 720, boardPicture);
  await take(BARE, 740, mapPicture);
  // Each file of the folder is a test: there is room for two.
  const folder = mkdtempSync(path.join(tmpdir(), 'winning-move-pictures-'));
  writeFileSync(path.join(folder, 'notes.txt'), '');
  const tests = (workbench: Workbench): Promise<void> => galleryPicture(workbench, 'tests-peek', 'tests.png');
  await take({ ...SETTINGS, 'workbench.colorTheme': 'Default Dark Modern' }, 420, tests, folder);
  rmSync(folder, { recursive: true });
  await take({ ...BARE, 'workbench.colorTheme': 'Default Light Modern' }, 440, async (workbench) => {
    await workbench.runCommand('View: Toggle Primary Side Bar Visibility');
    await galleryPicture(workbench, 'line-of-play', 'play.png');
  });
}

void main();
