// Takes a picture of every feature in a dark and in a light theme, from the packaged extension, for people to look at:
// npm run package && npx tsx test/vscode/gallery.ts [NAME…]
// A NAME is a part of what the picture is called, for instance `hover` or `hover-light`. The pictures are in test/vscode/out/gallery.
import path from 'node:path';
import { FEATURES, SETTINGS, SIZE } from './features';
import { toggleSideBar } from './sideBar';
import { Workbench } from './workbench';

const root = path.resolve(__dirname, '../..');

const THEMES = { dark: 'Default Dark Modern', light: 'Default Light Modern' };

/** Closes what the picture before has left open. */
async function clear(workbench: Workbench): Promise<void> {
  const { page } = workbench;
  await page.mouse.move(SIZE.width - 2, SIZE.height / 2);
  for (let key = 0; key < 3; key++) await page.keyboard.press('Escape');
  await workbench.runCommand('View: Close All Editors');
  if (await page.locator('.part.panel').isVisible()) await page.keyboard.press('Control+J');
  await toggleSideBar(workbench, false);
}

async function takePicture(workbench: Workbench, name: string, theme: string): Promise<void> {
  const failure = await FEATURES[name]!(workbench).catch(String);
  // Fonts, icons and the last answers take their time.
  await workbench.page.waitForTimeout(800);
  await workbench.screenshot(`gallery/${name}-${theme}${failure === undefined ? '' : ' failed'}`);
  console.log(`${name}-${theme}${failure === undefined ? '' : `: ${failure}`}`);
  if (failure !== undefined) process.exitCode = 1;
  await clear(workbench);
}

async function takePictures(names: readonly string[], theme: keyof typeof THEMES, language?: string): Promise<void> {
  if (names.length === 0) return;
  const settings = { ...SETTINGS, 'workbench.colorTheme': THEMES[theme] };
  const vsix = [path.join(root, 'dist/winning-move.vsix')];
  const workbench = await Workbench.open({
    vsix,
    files: path.join(root, 'samples'),
    settings,
    ...(language && { language }),
  });
  try {
    await workbench.page.setViewportSize(SIZE);
    workbench.page.setDefaultTimeout(20_000);
    await clear(workbench);
    for (const name of names) await takePicture(workbench, name, theme);
  } finally {
    await workbench.close();
  }
}

const isChinese = (name: string): boolean => name.startsWith('chinese-');

async function main(wanted: readonly string[]): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    const names = Object.keys(FEATURES).filter(
      (name) => wanted.length === 0 || wanted.some((part) => `${name}-${theme}`.includes(part)),
    );
    await takePictures(
      names.filter((name) => !isChinese(name)),
      theme,
    );
    await takePictures(names.filter(isChinese), theme, 'zh-cn');
  }
}

void main(process.argv.slice(2));
