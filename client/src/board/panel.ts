/** The board beside the text: the panel with its page, which follows the caret and asks the server. */
import {
  Disposable,
  env,
  type ExtensionContext,
  l10n,
  Range,
  type TextEditor,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
  WorkspaceEdit,
} from 'vscode';
import { type AboutGame, type Request, requests } from '../../../protocol/messages';
import { Idle } from '../idle';
import type { LanguageServer } from '../languageServer';
import { pageFolder, pageHtml } from './html';
import type { OfPage, Place, QuestionName, ToExtension, ToPage } from './messages';
import { saveAs } from './save';
import { pageWords } from './words';

/** What the panel’s tab is called by VS Code. */
export const VIEW = 'game.board';

/** The caret and the text come to rest before the board follows them. */
const REST = 150;

export function newPanel(): WebviewPanel {
  return window.createWebviewPanel(
    VIEW,
    l10n.t('Board'),
    { viewColumn: ViewColumn.Beside, preserveFocus: true },
    { enableFindWidget: true },
  );
}

export class Board implements Disposable {
  private readonly parts: Disposable;
  private place: Place | undefined;
  /** The place that the page knows. */
  private told: Place | undefined;
  private isReady = false;
  private readonly idle = new Idle(() => this.catchUp(), REST);

  constructor(
    private readonly panel: WebviewPanel,
    { extensionUri }: ExtensionContext,
    private readonly server: Pick<LanguageServer, 'ask'>,
  ) {
    const { webview } = panel;
    webview.options = { enableScripts: true, localResourceRoots: [pageFolder(extensionUri)] };
    panel.iconPath = {
      light: Uri.joinPath(extensionUri, 'images', 'game-light.svg'),
      dark: Uri.joinPath(extensionUri, 'images', 'game-dark.svg'),
    };
    this.parts = Disposable.from(
      panel,
      webview.onDidReceiveMessage((message: ToExtension) => this.hear(message)),
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.follow(textEditor)),
      window.onDidChangeActiveTextEditor((editor) => {
        if (editor?.document.uri.toString() !== this.place?.uri) this.follow(editor);
      }),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0 && document.uri.toString() === this.place?.uri) this.idle.soon('board');
      }),
    );
    webview.html = pageHtml(webview, extensionUri, l10n.t('Board'));
  }

  dispose(): void {
    this.idle.dispose();
    this.parts.dispose();
  }

  get onDidDispose(): WebviewPanel['onDidDispose'] {
    return this.panel.onDidDispose;
  }

  /** Shows the position at a line. */
  show(uri: Uri, line: number): void {
    this.place = { uri: uri.toString(), line };
    this.panel.reveal(undefined, true);
    this.tellPlace(this.place);
  }

  /** The problem that a file holds may be another one now, or its cases. */
  refresh(uri: string): void {
    if (uri === this.place?.uri) this.idle.soon('board');
  }

  private tell(message: ToPage): void {
    void this.panel.webview.postMessage(message);
  }

  /** Tells where the caret is now, or that the text around it is another one. */
  private catchUp(): void {
    if (this.place && this.place !== this.told) this.tellPlace(this.place);
    else this.tell({ kind: 'changed' });
  }

  private tellPlace(place: Place): void {
    this.told = place;
    this.tell({ kind: 'place', place });
  }

  private follow(editor: TextEditor | undefined): void {
    // Until the page has said where it was before a reload, editors are still being restored.
    if (!this.isReady || editor?.document.languageId !== 'game') return;
    const place = { uri: editor.document.uri.toString(), line: editor.selection.active.line };
    if (place.uri === this.place?.uri && place.line === this.place.line) return;
    this.place = place;
    this.idle.soon('board');
  }

  private async hear(message: ToExtension): Promise<void> {
    switch (message.kind) {
      case 'ready': {
        this.isReady = true;
        this.place ??= message.place ?? undefined;
        this.told = this.place;
        this.tell({ kind: 'begin', words: pageWords(), place: this.place ?? null });
        return;
      }
      case 'title':
        this.panel.title = l10n.t('Board: {0}', message.title);
        return;
      case 'ask': {
        this.tell({ kind: 'answer', id: message.id, answer: await this.ask(message.name, message.question) });
        return;
      }
      case 'write':
        return this.write(message);
      case 'copy':
        return env.clipboard.writeText(message.text);
      case 'save':
        return saveAs(message);
    }
  }

  /** A file that has been closed meanwhile is opened again, without an editor. */
  private async ask(name: QuestionName, { place, ...question }: OfPage<AboutGame>): Promise<unknown> {
    try {
      await workspace.openTextDocument(Uri.parse(place.uri, true));
      return await this.server.ask(questions[name], { ...question, ...aboutPlace(place) });
    } catch {
      return null;
    }
  }

  private async write({ as, game: { place, ...game } }: Extract<ToExtension, { kind: 'write' }>): Promise<void> {
    const written = await this.server.ask(requests.boardWrite, { ...game, ...aboutPlace(place), as });
    if (!written) return;
    if ('refusal' in written) {
      this.tell({ kind: 'said', words: written.refusal });
      return;
    }
    const uri = Uri.parse(place.uri, true);
    const edit = new WorkspaceEdit();
    for (const { range, newText } of written.edits)
      edit.replace(
        uri,
        new Range(range.start.line, range.start.character, range.end.line, range.end.character),
        newText,
      );
    await workspace.applyEdit(edit);
  }
}

/** What the page may ask the server; its questions go on as they come. */
const questions: Readonly<Record<QuestionName, Request<AboutGame, unknown>>> = {
  board: requests.board,
  boardPicture: requests.boardPicture,
  boardMap: requests.boardMap,
};

const aboutPlace = ({ uri, line }: Place) => ({ textDocument: { uri }, position: { line, character: 0 } });
