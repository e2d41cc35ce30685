/** The board as the web page it is, in a browser alone: the panel's own code puts it there, and the built server answers it. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { ExtensionContext, Uri } from 'vscode';
import { Board, newPanel } from '../../client/src/board/panel';
import type { LanguageServer } from '../../client/src/languageServer';
import type { Request } from '../../protocol/messages';
import { Client } from '../protocol/client';
import { startProcess } from '../protocol/transports';
import { eventually, PATIENCE } from '../vscode/eventually';
import { hasChromium, launchBrowser } from '../vscode/host/chromium.mjs';
import { BoardPage } from './boardPage';
import themes from './themes.json';
import { here, ORIGIN, Uri as Address } from './vscode';

const PAGES = path.resolve(__dirname, '../../dist/board');
const SHOTS = path.join(__dirname, '../vscode/out');

interface Theme {
  /** The class that says of which kind it is. */
  readonly kind: string;
  /** Its colours and letters, by the names that pages have for them. */
  readonly variables: Readonly<Record<string, string>>;
}

/** What VS Code gives to the page of a webview; a test in VS Code holds it against the truth. */
const THEMES: Readonly<Record<ThemeName, Theme>> = themes.themes;

export type ThemeName = keyof typeof themes.themes;

/** What the files are: their texts, by their names. */
export type Files = Readonly<Record<string, string>>;

export interface Setting {
  readonly files: Files;
  readonly language?: string;
  /** Nothing moves by itself, and the program does not take its time. */
  readonly isStill?: boolean;
}

const addressOf = (name: string): string => `file:///games/${name}`;

class Desk {
  readonly board: BoardPage;
  /** What the policy of the page has kept it from. */
  readonly refused: string[] = [];
  private panel: Board | undefined;
  private file = '';
  /** The questions that have no answer yet, and how many there have been. */
  private readonly open = new Set<number>();
  private asked = 0;

  private constructor(
    readonly page: Page,
    private readonly client: Client,
    private readonly files: Files,
  ) {
    this.board = new BoardPage(page);
  }

  static async begin(browser: Browser, { files, language = 'en', isStill = true }: Setting): Promise<Desk> {
    const context = await browser.newContext({
      viewport: { width: 600, height: 800 },
      reducedMotion: isStill ? 'reduce' : 'no-preference',
    });
    context.setDefaultTimeout(PATIENCE);
    const client = await Client.start({ name: 'process', start: startProcess }, { locale: language });
    here.begin(language, client);
    const desk = new Desk(await context.newPage(), client, files);
    await desk.serve();
    return desk;
  }

  async end(): Promise<void> {
    this.panel?.dispose();
    await this.page.context().close();
    await this.client.stop();
  }

  /** Serves the page as a webview does: with the colours of a theme, and with a way to speak to the panel. */
  private async serve(): Promise<void> {
    const { page } = this;
    page.on('console', (said) => {
      if (said.text().includes('Content Security Policy')) this.refused.push(said.text());
    });
    await page.exposeFunction('toExtension', (message: { kind: string; id?: number }) => {
      if (message.kind === 'ask') {
        this.asked++;
        this.open.add(message.id!);
      }
      here.hear(message);
    });
    // tsx has every function keep its name by a call to this, also in those that are handed to the page.
    await page.addInitScript('globalThis.__name = (it) => it;');
    await page.addInitScript(() => {
      let state: unknown;
      const { toExtension } = globalThis as unknown as { toExtension: (message: unknown) => void };
      Object.assign(globalThis, {
        acquireVsCodeApi: () => ({
          postMessage: toExtension,
          getState: () => state,
          setState: (next: unknown) => (state = next),
        }),
      });
    });
    await page.route(`${ORIGIN}/**`, (route) => {
      const name = path.basename(new URL(route.request().url()).pathname);
      return name === ''
        ? route.fulfill({ body: dressed(), contentType: 'text/html' })
        : route.fulfill({ path: path.join(PAGES, name) });
    });
    here.toPage = (message) => {
      const { kind, id } = message as { kind: string; id?: number };
      void page
        .evaluate((data) => window.dispatchEvent(new MessageEvent('message', { data })), message)
        .then(() => kind === 'answer' && this.open.delete(id!))
        // Of a page that is closed meanwhile.
        .catch(() => undefined);
    };
  }

  /** Opens a file beside the board, which opens with the first, with the caret on a line. */
  async openAt(name: string, line: number): Promise<void> {
    const text = this.files[name];
    assert.ok(text !== undefined, `there is no ${name}`);
    this.file = addressOf(name);
    if (!here.texts.has(this.file)) here.setText(this.file, text);
    if (this.panel) await this.putCaret(line);
    else await this.openBoard(line);
  }

  private async openBoard(line: number): Promise<void> {
    const context = { extensionUri: Address.parse(ORIGIN) } as unknown as ExtensionContext;
    const ask = ({ method }: Request<unknown, unknown>, question: unknown) =>
      this.client.connection.sendRequest(method, question);
    this.panel = new Board(newPanel(), context, { ask } as Pick<LanguageServer, 'ask'>);
    here.putCaret(this.file, line - 1);
    this.panel.show(Address.parse(this.file) as unknown as Uri, line - 1);
    await this.page.goto(`${ORIGIN}/`);
    await this.dress('Default Dark Modern');
    await this.board.locator('.picture svg').waitFor();
  }

  /** Gives the page the colours of a theme, as VS Code does. */
  async dress(theme: ThemeName): Promise<void> {
    const { kind, variables } = THEMES[theme];
    await this.page.evaluate(
      ({ classes, values, id }) => {
        document.body.className = classes;
        document.body.dataset.vscodeThemeKind = id;
        for (const [name, value] of Object.entries(values)) document.documentElement.style.setProperty(name, value);
      },
      { classes: `vscode-body ${kind}`, values: variables, id: kind },
    );
  }

  /** Puts the caret into a line, which counts from 1, and waits until the board has looked at it. */
  async putCaret(line: number): Promise<void> {
    await this.looksAgain(() => here.putCaret(this.file, line - 1));
  }

  get text(): string {
    return here.texts.get(this.file)!;
  }

  get title(): string {
    return here.title;
  }

  get clipboard(): string {
    return here.clipboard;
  }

  /** Types at the end of a line, and waits until the board has looked at what stands there then. */
  async type(line: number, keys: string): Promise<void> {
    await this.looksAgain(() => {
      for (const key of keys) {
        const lines = this.text.split('\n');
        lines[line - 1] = `${lines[line - 1] ?? ''}${key}`;
        here.setText(this.file, lines.join('\n'));
      }
    });
  }

  /** Gives the file another text, as another program does, and waits until the board has looked at it. */
  async rewrite(text: string): Promise<void> {
    await this.looksAgain(() => here.setText(this.file, text));
  }

  private async looksAgain(act: () => void): Promise<void> {
    const before = this.asked;
    act();
    await eventually(() => assert.ok(this.asked > before && this.open.size === 0, 'the board has not looked again'));
  }

  /** Saves what is to be seen as test/vscode/out/<name>.png, for people to look at. */
  async screenshot(name: string): Promise<void> {
    mkdirSync(SHOTS, { recursive: true });
    await this.page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
  }
}

/** The page with what a webview gives to every page. */
const dressed = (): string => here.html.replace('<head>', `<head>\n<style>${themes.style}</style>`);

let browser: Promise<Browser> | undefined;

/** A desk for the tests of one `describe`, in a browser for all of them; with a picture of each test that fails. */
export function withDesk(setting: Setting): () => Desk {
  let desk: Desk | undefined;
  before(async function () {
    if (!hasChromium()) this.skip();
    browser ??= launchBrowser();
    desk = await Desk.begin(await browser, setting);
  });
  afterEach(async function () {
    const { currentTest } = this;
    if (currentTest?.state === 'failed') await desk?.screenshot(`failed ${currentTest.title.replace(/\W+/g, ' ')}`);
  });
  after(() => desk?.end());
  return () => desk!;
}

// The browser ends with the stage, whichever file of it was the last.
after(async () => (await browser)?.close());
