import type { CancellationToken, Uri } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { Cases, ExpectedOutput, LineOfPlay, ProblemItem, Status } from './protocol';

/** The language server, with the questions that only this extension asks it. */
export class LanguageServer {
  private client: BaseLanguageClient;

  constructor(
    private readonly makeClient: () => BaseLanguageClient,
    private readonly onStatus: (status: Status) => void,
  ) {
    this.client = this.connect();
  }

  /** A client whose start has failed cannot be started again, so there is a new one for each start. */
  private connect(): BaseLanguageClient {
    const client = this.makeClient();
    client.onNotification('game/status', this.onStatus);
    return client;
  }

  /** Does not throw: the client itself tells the user what went wrong. */
  async start(): Promise<void> {
    await this.client.start().catch(() => undefined);
  }

  async restart(): Promise<void> {
    await this.stop();
    this.client = this.connect();
    await this.start();
  }

  /** A server that does not answer any more is left behind. */
  async stop(): Promise<void> {
    await this.client.dispose().catch(() => undefined);
  }

  problems(): Promise<ProblemItem[]> {
    return this.client.sendRequest('game/problems');
  }

  /** Nothing where the file has changed meanwhile, or the work was cancelled. */
  async expectedOutput(uri: Uri, token: CancellationToken): Promise<ExpectedOutput | undefined> {
    const answer = await this.client.sendRequest<ExpectedOutput | null>('game/expectedOutput', { textDocument: { uri: uri.toString() } }, token);
    return answer ?? undefined;
  }

  /** As many cases as one answer holds; nothing where the file has changed meanwhile, or the work was cancelled. */
  async casesFrom(uri: Uri, first: number, token: CancellationToken): Promise<Cases | undefined> {
    const answer = await this.client.sendRequest<Cases | null>('game/cases', { textDocument: { uri: uri.toString() }, first }, token);
    return answer ?? undefined;
  }

  /** Nothing where there is no position in the line. */
  async lineOfPlay(uri: Uri, line: number): Promise<LineOfPlay | undefined> {
    const answer = await this.client.sendRequest<LineOfPlay | null>('game/lineOfPlay', { textDocument: { uri: uri.toString() }, position: { line, character: 0 } });
    return answer ?? undefined;
  }

  /** Tells the server what the user picked for a file; nothing takes the pick back. */
  async pick(uri: Uri, id: string | undefined): Promise<void> {
    await this.client.sendNotification('game/pick', { uri: uri.toString(), id });
  }
}
