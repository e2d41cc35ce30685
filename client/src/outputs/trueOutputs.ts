import {
  type CancellationToken,
  CancellationTokenSource,
  type Disposable,
  EventEmitter,
  type TextDocumentContentProvider,
  Uri,
  workspace,
} from 'vscode';
import { openDocument } from '../files/fileText';
import { Idle } from '../idle';
import type { LanguageServer } from '../languageServer';
import { expectedOutputOf, outputFileOf } from './expectedOutput';

const SCHEME = 'game-output';

/** The true outputs of files as documents that can only be read; each follows the text of its file. */
export class TrueOutputs implements TextDocumentContentProvider, Disposable {
  private readonly changed = new EventEmitter<Uri>();
  private readonly disposables: readonly { dispose(): unknown }[];
  private readonly idle = new Idle((uri) => this.refresh(Uri.parse(uri, true)));
  readonly onDidChange = this.changed.event;

  constructor(private readonly server: LanguageServer) {
    this.disposables = [
      this.changed,
      workspace.registerTextDocumentContentProvider(SCHEME, this),
      this.idle,
      workspace.onDidChangeTextDocument(({ document: { uri, languageId } }) => {
        if (languageId === 'game' && openDocument(trueOutputOf(uri))) this.idle.soon(uri.toString());
      }),
    ];
  }

  dispose(): void {
    for (const disposable of this.disposables) disposable.dispose();
  }

  /** Has the document of a file's output asked for again, where it is open. */
  refresh(uri: Uri): void {
    this.changed.fire(trueOutputOf(uri));
  }

  async provideTextDocumentContent(
    { query }: Uri,
    token: CancellationToken = new CancellationTokenSource().token,
  ): Promise<string> {
    const uri = Uri.parse(query, true);
    // To ask for one that was closed would open another of its name.
    if (uri.scheme === 'untitled' && !openDocument(uri)) return '';
    const answer = await expectedOutputOf(this.server, uri, token);
    if (!answer) return '';
    return 'refusal' in answer ? `${answer.refusal.line + 1}: ${answer.refusal.message}\n` : answer.output;
  }
}

/**
 * Returns the address of the document with a file's true output: named like the output file, it says in its query whose
 * it is.
 */
export const trueOutputOf = (uri: Uri): Uri =>
  Uri.from({ scheme: SCHEME, path: outputFileOf(uri).path, query: uri.toString() });
