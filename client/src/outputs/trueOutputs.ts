import {
  type CancellationToken,
  CancellationTokenSource,
  type Disposable,
  EventEmitter,
  type TextDocumentContentProvider,
  Uri,
  workspace,
} from 'vscode';
import type { LanguageServer } from '../languageServer';
import { expectedOutputOf, outputFileOf } from './expectedOutput';

const SCHEME = 'game-output';

/** The true outputs of files as documents that can only be read; each is brought up to date when its file is saved. */
export class TrueOutputs implements TextDocumentContentProvider, Disposable {
  private readonly changed = new EventEmitter<Uri>();
  private readonly disposables: readonly { dispose(): unknown }[];
  readonly onDidChange = this.changed.event;

  constructor(private readonly server: LanguageServer) {
    this.disposables = [
      this.changed,
      workspace.registerTextDocumentContentProvider(SCHEME, this),
      workspace.onDidSaveTextDocument(({ uri }) => this.changed.fire(trueOutputOf(uri))),
    ];
  }

  dispose(): void {
    for (const disposable of this.disposables) disposable.dispose();
  }

  async provideTextDocumentContent(
    { query }: Uri,
    token: CancellationToken = new CancellationTokenSource().token,
  ): Promise<string> {
    const answer = await expectedOutputOf(this.server, Uri.parse(query, true), token);
    if (!answer) return '';
    return 'refusal' in answer ? `${answer.refusal.line + 1}: ${answer.refusal.message}\n` : answer.output;
  }
}

/** The address of the document with a file's true output: named like the output file, it says in its query whose it is. */
export const trueOutputOf = (uri: Uri): Uri =>
  Uri.from({ scheme: SCHEME, path: outputFileOf(uri).path, query: uri.toString() });
