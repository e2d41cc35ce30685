import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { eventually } from './eventually';
import { hasChromium, installChromium, launchBrowser } from './host/chromium.mjs';
import { installHost } from './host/install.mjs';
import { startServer } from './host/server.mjs';
import { openPage, workbenchUrl } from './host/workbench.mjs';
import { linesOf, placeOf, type Squiggle, squigglesOf } from './monaco';

type Server = Awaited<ReturnType<typeof startServer>>;

const SCREENSHOTS = path.join(__dirname, 'out');

/** Milliseconds after which the mouse comes again, or a list is asked for again: what is only late comes all the same. */
const AGAIN = 10_000;

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

/** A server with packaged extensions, and a browser to look at it: windows of VS Code open there. */
interface Host {
  readonly server: Server;
  readonly browser: Browser;
}

async function startHost({ vsix, settings = {}, isRestricted = false }: Omit<Opening, 'files'>): Promise<Host> {
  installChromium();
  installHost();
  const server = await startServer({
    vsix: [...vsix],
    settings: { 'editor.hover.delay': 100, ...settings },
    asksForTrust: isRestricted,
  });
  return { server, browser: await launchBrowser() };
}

async function endHost({ server, browser }: Host): Promise<void> {
  await browser.close();
  await server.stop();
}

/** VS Code with the packaged extension, as a user has it: all that is known of it is what the page shows. */
export class Workbench {
  private constructor(
    private readonly end: () => Promise<void>,
    readonly page: Page,
    /** The copied folder. */
    readonly folder: string,
    /** The addresses beyond this machine that the page tried to reach, in vain. */
    readonly outward: ReadonlySet<string>,
  ) {}

  /** Opens a VS Code of its own. */
  static async open(opening: Opening): Promise<Workbench> {
    const host = await startHost(opening);
    return Workbench.openIn(host, opening, () => endHost(host));
  }

  /** Opens a window that knows nothing of others, with a folder of its own. */
  static async openIn(
    { server, browser }: Host,
    { files, language, settings }: Opening,
    end?: () => Promise<void>,
  ): Promise<Workbench> {
    const folder = path.join(mkdtempSync(path.join(server.home, 'window-')), 'workspace');
    cpSync(files, folder, { recursive: true });
    if (settings && !end) writeSettings(folder, settings);
    const { page, outward } = await openPage(browser, server);
    // tsx has every function keep its name by a call to this, also in those that are handed to the page.
    await page.addInitScript('globalThis.__name = (it) => it;');
    if (language !== undefined) await page.addInitScript(`globalThis._VSCODE_NLS_LANGUAGE = '${language}';`);
    await page.goto(workbenchUrl(server, { folder }));
    // The explorer's list comes late: before it, the keyboard leads nowhere.
    await page.locator('.explorer-folders-view .monaco-list-row').first().waitFor();
    return new Workbench(end ?? (() => page.context().close()), page, folder, outward);
  }

  close(): Promise<void> {
    return this.end();
  }

  /** Opens a file of the folder by its name, and waits for its text. */
  async openFile(name: string): Promise<void> {
    await this.pick('Control+P', name, name);
    await this.page.locator('.tab.active', { hasText: name }).waitFor();
    // The tab comes before the text: until then the editor, and what is typed, is that of the file before.
    const editor = this.page.locator(`.editor-group-container.active .monaco-editor[data-uri$="/${name}"]`);
    await editor.locator('.view-line').first().waitFor();
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
    await this.page.locator('.quick-input-widget input[type=text]').fill(`:${line}:${column}`);
    await this.page.keyboard.press('Enter');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    // The caret may come after that, and keys would go where it has been.
    await this.page
      .locator('.editor-group-container.active .line-numbers.active-line-number', { hasText: new RegExp(`^${line}$`) })
      .first()
      .waitFor();
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
      await this.page.locator('.quick-input-widget input[type=text]').fill(typed);
      await this.row(wanted).click({ timeout: AGAIN });
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
  async hover(text: string, expected: RegExp): Promise<string> {
    let [rested, since] = ['', 0];
    return eventually(async () => {
      const place = await placeOf(this.page, text);
      // The text moves down when what stands above it comes late, and the mouse may have been seen to rest on its way.
      if (rested !== JSON.stringify(place) || performance.now() - since > AGAIN) {
        await this.leaveHovers();
        await this.rest(place);
        [rested, since] = [JSON.stringify(place), performance.now()];
      }
      const said = (await this.page.locator('.monaco-hover:not(.hidden) .hover-contents').allInnerTexts()).join('\n');
      if (!expected.test(said)) throw new Error(`The hover on ‘${text}’ says:\n${said || '(nothing)'}`);
      return said;
    });
  }

  /** A hover of another line may lie over the place, and stays for as long as the mouse is on it; one by key stays anyway. */
  private async leaveHovers(): Promise<void> {
    await this.page.mouse.move(0, 0);
    const hover = this.page.locator('.monaco-hover:not(.hidden) .hover-contents').first();
    await hover.waitFor({ state: 'hidden', timeout: AGAIN }).catch(() => undefined);
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

function writeSettings(folder: string, settings: Readonly<Record<string, unknown>>): void {
  mkdirSync(path.join(folder, '.vscode'), { recursive: true });
  writeFileSync(path.join(folder, '.vscode/settings.json'), JSON.stringify(settings));
}

/** The hosts that windows share: they begin with the first window, and end with the stage. */
const hosts = new Map<string, Promise<Host>>();

function sharedHost({ vsix, isRestricted = false }: Opening): Promise<Host> {
  const kind = JSON.stringify([vsix, isRestricted]);
  const host = hosts.get(kind) ?? startHost({ vsix, isRestricted });
  hosts.set(kind, host);
  return host;
}

/** Ends them; the programs that take pictures have no such hook, and no shared host. */
const endAll = async (): Promise<void> => {
  for (const host of hosts.values()) await host.then(endHost, () => undefined);
  hosts.clear();
};
(globalThis as { after?: typeof after }).after?.(endAll);

/** A window of VS Code for the tests of one `describe`, with a screenshot of each that fails. Its settings are those of its folder. */
export function withWorkbench(opening: Opening): () => Workbench {
  let workbench: Workbench | undefined;
  before(async function () {
    if (!hasChromium()) this.skip();
    workbench = await Workbench.openIn(await sharedHost(opening), opening);
  });
  afterEach(async function () {
    const { currentTest } = this;
    if (currentTest?.state === 'failed')
      await workbench?.screenshot(`failed ${currentTest.title.replace(/\W+/g, ' ')}`);
  });
  after(() => workbench?.close());
  return () => workbench!;
}
