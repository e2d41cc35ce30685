import { type Disposable, EventEmitter, type TextDocumentContentProvider, Uri, workspace } from 'vscode';
import type { LanguageServer } from './languageServer';

const SCHEME = 'game-play';

/** Whole perfect games as Markdown documents, for the preview. */
export class LinesOfPlay implements TextDocumentContentProvider, Disposable {
  private readonly changed = new EventEmitter<Uri>();
  private readonly registration = workspace.registerTextDocumentContentProvider(SCHEME, this);
  readonly onDidChange = this.changed.event;

  constructor(private readonly server: LanguageServer) {}

  dispose(): void {
    this.registration.dispose();
    this.changed.dispose();
  }

  async provideTextDocumentContent({ query }: Uri): Promise<string> {
    const [uri, line] = JSON.parse(query) as [string, number];
    await workspace.openTextDocument(Uri.parse(uri, true));
    return (await this.server.lineOfPlay(Uri.parse(uri, true), line))?.markdown ?? '';
  }

  /** The text of a document that was shown before may have changed meanwhile. */
  refresh(uri: Uri): void {
    this.changed.fire(uri);
  }
}

/** Returns the address of the game from a position: its path is what the preview's tab says. */
export const lineOfPlayAt = (uri: Uri, line: number, title: string): Uri =>
  Uri.from({ scheme: SCHEME, path: `/${title.replace(/[\\/]/g, ' ')}`, query: JSON.stringify([uri.toString(), line]) });
