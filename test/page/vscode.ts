/**
 * Stands in for VS Code where the board is tested apart from it: one window with one editor and one webview, as far as the
 * board's panel asks for them, by the names that VS Code has for all that.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextEdit } from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';

const ROOT = path.resolve(__dirname, '../..');

export class Disposable {
  constructor(readonly dispose: () => void) {}

  static from(...parts: readonly { dispose(): unknown }[]): Disposable {
    return new Disposable(() => parts.forEach((part) => part.dispose()));
  }
}

/** An address: of a file, or of the extension's own folder. */
export class Uri {
  private constructor(readonly path: string) {}

  static parse(text: string): Uri {
    return new Uri(text);
  }

  static joinPath(base: Uri, ...names: string[]): Uri {
    return new Uri([base.path, ...names].join('/'));
  }

  toString(): string {
    return this.path;
  }
}

export class Position {
  constructor(
    readonly line: number,
    readonly character: number,
  ) {}
}

export class Range {
  readonly start: Position;
  readonly end: Position;

  constructor(fromLine: number, fromCharacter: number, toLine: number, toCharacter: number) {
    this.start = new Position(fromLine, fromCharacter);
    this.end = new Position(toLine, toCharacter);
  }
}

export class WorkspaceEdit {
  readonly changes = new Map<string, TextEdit[]>();

  replace(uri: Uri, range: Range, newText: string): void {
    this.changes.set(uri.toString(), [...(this.changes.get(uri.toString()) ?? []), { range, newText }]);
  }
}

export const ViewColumn = { Beside: -2 };

/** An event, and the way to have it happen. */
class Happening<T> {
  private readonly listeners = new Set<(what: T) => unknown>();

  readonly event = (listener: (what: T) => unknown): Disposable => {
    this.listeners.add(listener);
    return new Disposable(() => this.listeners.delete(listener));
  };

  fire(what: T): void {
    for (const listener of this.listeners) listener(what);
  }
}

interface Document {
  readonly uri: Uri;
  readonly languageId: string;
}

interface Editor {
  readonly document: Document;
  readonly selection: { readonly active: Position };
}

/** Where the editor's text goes that has changed, or that is there for the first time. */
export interface TextSink {
  open(uri: string, text: string): void;
  change(uri: string, ...changes: readonly { text: string }[]): void;
}

const activated = new Happening<Editor | undefined>();
const selected = new Happening<{ textEditor: Editor }>();
const edited = new Happening<{ document: Document; contentChanges: readonly unknown[] }>();
const heard = new Happening<unknown>();

const documentOf = (uri: string): Document => ({ uri: Uri.parse(uri), languageId: 'game' });

/** The window: what a person does in it, and what there is to see. */
class Window {
  readonly texts = new Map<string, string>();
  clipboard = '';
  /** The page of the webview, and what it is told. */
  html = '';
  title = '';
  toPage: (message: unknown) => void = () => undefined;
  words: Readonly<Record<string, string>> = {};
  private server: TextSink | undefined;
  private active = '';

  /** Begins anew, in a language and with a server to which the texts go. */
  begin(language: string, server: TextSink): void {
    this.texts.clear();
    this.server = server;
    this.active = '';
    env.language = language;
    const file = path.join(ROOT, `l10n/bundle.l10n.${language}.json`);
    this.words = language === 'en' ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  }

  /** Hears what the page says. */
  hear(message: unknown): void {
    heard.fire(message);
  }

  /** Puts the caret into a line, which counts from 0, of a file in the editor. */
  putCaret(uri: string, line: number): void {
    const editor: Editor = { document: documentOf(uri), selection: { active: new Position(line, 0) } };
    if (uri !== this.active) activated.fire(editor);
    this.active = uri;
    selected.fire({ textEditor: editor });
  }

  /** Gives a file another text: one that is typed, or that another program has written. */
  setText(uri: string, text: string): void {
    const isNew = !this.texts.has(uri);
    this.texts.set(uri, text);
    if (isNew) this.server?.open(uri, text);
    else this.server?.change(uri, { text });
    if (!isNew) edited.fire({ document: documentOf(uri), contentChanges: [text] });
  }
}

export const env = {
  language: 'en',
  clipboard: {
    writeText: (text: string): void => {
      here.clipboard = text;
    },
  },
};

export const here = new Window();

export const l10n = {
  t: (words: string, ...values: readonly string[]): string =>
    (here.words[words] ?? words).replace(/\{(\d+)\}/g, (all, index) => values[Number(index)] ?? all),
};

export const window = {
  onDidChangeActiveTextEditor: activated.event,
  onDidChangeTextEditorSelection: selected.event,
  createWebviewPanel: (): object => ({
    webview: {
      options: {},
      cspSource: ORIGIN,
      onDidReceiveMessage: heard.event,
      asWebviewUri: (uri: Uri) => `${ORIGIN}/${path.basename(uri.path)}`,
      postMessage: (message: unknown) => here.toPage(message),
      set html(html: string) {
        here.html = html;
      },
    },
    set title(title: string) {
      here.title = title;
    },
    reveal: () => undefined,
    dispose: () => undefined,
  }),
};

/** Where the page and its files are. What comes from this machine may use the clipboard. */
export const ORIGIN = 'http://localhost';

export const workspace = {
  onDidChangeTextDocument: edited.event,
  openTextDocument: (uri: Uri): void => {
    if (!here.texts.has(uri.toString())) throw new Error(`There is no ${uri.toString()}.`);
  },
  applyEdit: ({ changes }: WorkspaceEdit): void => {
    for (const [uri, edits] of changes)
      here.setText(uri, TextDocument.applyEdits(TextDocument.create(uri, 'game', 0, here.texts.get(uri)!), edits));
  },
};
