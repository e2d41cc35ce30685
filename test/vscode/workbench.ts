import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { eventually } from './eventually';
import { installChromium, launchBrowser } from './host/chromium.mjs';
import { installHost } from './host/install.mjs';
import { startServer } from './host/server.mjs';
import { openPage, workbenchUrl } from './host/workbench.mjs';
import { linesOf, placeOf, type Squiggle, squigglesOf } from './monaco';

type Server = Awaited<ReturnType<typeof startServer>>;

const SCREENSHOTS = path.join(__dirname, 'out');

/** On a machine with two busy cores, VS Code takes its time. */
const PATIENCE = 60_000;
/** After so long the mouse comes again. */
const RESTING = 5000;

/** What is there at all comes sooner than that. */
const SOON = 10_000;

export interface Opening {
  /** The packaged extensions to install. */
  readonly vsix: readonly string[];
  /** A folder of files to work on. They are copied, so that a test may change them. */
  readonly files: string;
  readonly settings?: Record<string, unknown>;
  /** The display language, for instance `zh-cn`. VS Code's own words stay English: their translation is not at hand. */
  readonly language?: string;
  /** The folder is not trusted, until the user says so. */
  readonly isRestricted?: boolean;
}

/** VS Code with the packaged extension, as a user has it: all that is known of it is what the page shows. */
export class Workbench {
  private constructor(
    private readonly server: Server,
    private readonly browser: Browser,
    readonly page: Page,
    /** The copied folder. */
    readonly folder: string,
    /** The addresses beyond this machine that the page tried to reach, in vain. */
    readonly outward: ReadonlySet<string>,
  ) {}

  static async open({ vsix, files, settings = {}, language, isRestricted = false }: Opening): Promise<Workbench> {
    installChromium();
    installHost();
    const server = await startServer({
      vsix: [...vsix],
      settings: { 'editor.hover.delay': 100, ...settings },
      asksForTrust: isRestricted,
    });
    const folder = path.join(server.home, 'workspace');
    cpSync(files, folder, { recursive: true });
    const browser = await launchBrowser();
    const { page, outward } = await openPage(browser, server);
    // tsx has every function keep its name by a call to this, also in those that are handed to the page.
    await page.addInitScript('globalThis.__name = (it) => it;');
    if (language !== undefined) await page.addInitScript(`globalThis._VSCODE_NLS_LANGUAGE = '${language}';`);
    await page.goto(workbenchUrl(server, { folder }));
    // The explorer's list comes late: before it, the keyboard leads nowhere.
    await page.locator('.explorer-folders-view .monaco-list-row').first().waitFor({ timeout: PATIENCE });
    return new Workbench(server, browser, page, folder, outward);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
  }

  /** Opens a file of the folder by its name, and waits for its text. */
  async openFile(name: string): Promise<void> {
    await this.pick('Control+P', name, name);
    await this.page.locator('.tab.active', { hasText: name }).waitFor({ timeout: PATIENCE });
    await this.page.locator('.editor-group-container.active .view-line').first().waitFor({ timeout: PATIENCE });
  }

  /** Writes a file into the folder, and opens it. */
  async openText(name: string, text: string): Promise<void> {
    this.write(name, text);
    await this.openFile(name);
  }

  write(name: string, text: string): void {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Puts the caret into a line and before a column, which count from 1. */
  async putCaret(line: number, column = 1): Promise<void> {
    await this.page.keyboard.press('Control+G');
    await this.page.locator('.quick-input-widget input[type=text]').fill(`:${line}:${column}`, { timeout: PATIENCE });
    await this.page.keyboard.press('Enter');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    // The caret may come after that, and keys would go where it has been.
    await this.page
      .locator('.editor-group-container.active .line-numbers.active-line-number', { hasText: new RegExp(`^${line}$`) })
      .first()
      .waitFor({ timeout: PATIENCE });
  }

  /** Waits until a line in sight reads so, inlay hints included: 𝒩 or 𝒫 unless it is said. */
  async untilLine(expected = /𝒩|𝒫/): Promise<void> {
    await eventually(async () => {
      const lines = await this.lines();
      if (!lines.some((line) => expected.test(line)))
        throw new Error(`No line in sight reads ${String(expected)}:\n${lines.join('\n')}`);
    });
  }

  /** Runs a command by what the palette calls it, for instance `Winning Move: Show Log`. */
  async runCommand(title: string): Promise<void> {
    await this.pick('F1', `>${title}`, title);
  }

  private async pick(key: string, typed: string, wanted: string): Promise<void> {
    await eventually(async () => {
      // A file that has just been written is found at the second try at the latest.
      await this.page.keyboard.press('Escape');
      await this.page.keyboard.press(key);
      await this.page.locator('.quick-input-widget input[type=text]').fill(typed, { timeout: PATIENCE });
      await this.row(wanted).click({ timeout: SOON });
    });
    // It must not rest on what was below the list.
    await this.page.mouse.move(0, 0);
  }

  /** A row of the list from which VS Code asks to pick. */
  row(text: string): Locator {
    return this.page.locator('.quick-input-list .monaco-list-row', { hasText: text }).first();
  }

  /** The lines of the active editor as they are seen, from top to bottom, inlay hints included. */
  lines(): Promise<string[]> {
    return linesOf(this.page);
  }

  squiggles(): Promise<Squiggle[]> {
    return squigglesOf(this.page);
  }

  /** Rests the mouse on the first place in sight that reads so, until the hover says what is expected; gives all it says. */
  async hover(text: string, expected: RegExp, patience = PATIENCE): Promise<string> {
    let [rested, since] = ['', 0];
    return eventually(async () => {
      const place = await placeOf(this.page, text);
      // The text moves down when what stands above it comes late, and the mouse may have been seen to rest on its way.
      if (rested !== JSON.stringify(place) || performance.now() - since > RESTING) {
        await this.rest(place);
        [rested, since] = [JSON.stringify(place), performance.now()];
      }
      const said = (await this.page.locator('.monaco-hover:not(.hidden) .hover-contents').allInnerTexts()).join('\n');
      if (!expected.test(said)) throw new Error(`The hover on ‘${text}’ says:\n${said || '(nothing)'}`);
      return said;
    }, patience);
  }

  /** The middle of the first place in sight that reads so. */
  placeOf(text: string): Promise<{ x: number; y: number }> {
    return placeOf(this.page, text);
  }

  private async rest({ x, y }: { x: number; y: number }): Promise<void> {
    // In steps, because a mouse that jumps is not seen to rest.
    await this.page.mouse.move(x, y + 100);
    await this.page.mouse.move(x, y, { steps: 10 });
  }

  /** What the status bar says, piece by piece. */
  statusBar(): Promise<string[]> {
    return this.page.locator('.statusbar-item').allInnerTexts();
  }

  /** The message that VS Code has shown last, as it is read out: `Info: …`. The test driver keeps the pop-up itself away. */
  async message(): Promise<string> {
    return (await this.page.locator('.monaco-alert').allTextContents()).join('');
  }

  /** Saves what is to be seen as test/vscode/out/<name>.png, for people to look at. */
  async screenshot(name: string): Promise<void> {
    const file = path.join(SCREENSHOTS, `${name}.png`);
    mkdirSync(path.dirname(file), { recursive: true });
    await this.page.screenshot({ path: file });
  }
}

/** A workbench for the tests of one `describe`, with a screenshot of each that fails. */
export function withWorkbench(opening: Opening): () => Workbench {
  let workbench: Workbench | undefined;
  before(async () => {
    workbench = await Workbench.open(opening);
  });
  afterEach(async function () {
    const { currentTest } = this;
    if (currentTest?.state === 'failed')
      await workbench?.screenshot(`failed ${currentTest.title.replace(/\W+/g, ' ')}`);
  });
  after(() => workbench?.close());
  return () => workbench!;
}
