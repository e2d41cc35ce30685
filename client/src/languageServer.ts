import { type CancellationToken, CancellationTokenSource, type Uri } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { Cases, ExpectedOutput, LineOfPlay, ProblemItem, Status } from './protocol';

/** The language server, with the questions that only this extension asks it. It starts when it is first needed. */
export class LanguageServer {
  private client: Promise<BaseLanguageClient> | undefined;

  constructor(
    private readonly makeClient: () => Promise<BaseLanguageClient>,
    private readonly onStatus: (status: Status) => void,
  ) {}

  /** Does not throw: the client itself tells the user what went wrong. */
  async start(): Promise<void> {
    await this.running().catch(() => undefined);
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** A server that does not answer any more is left behind. A client whose start has failed cannot be started again, so the next start takes a new one. */
  async stop(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await client?.then((running) => running.dispose()).catch(() => undefined);
  }

  private running(): Promise<BaseLanguageClient> {
    return (this.client ??= this.connect());
  }

  private async connect(): Promise<BaseLanguageClient> {
    const client = await this.makeClient();
    client.onNotification('game/status', this.onStatus);
    await client.start().catch(() => undefined);
    return client;
  }

  private async ask<Answer>(
    method: string,
    params: object,
    token = new CancellationTokenSource().token,
  ): Promise<Answer> {
    return (await this.running()).sendRequest<Answer>(method, params, token);
  }

  problems(): Promise<ProblemItem[]> {
    return this.ask('game/problems', {});
  }

  /** Nothing where the file has changed meanwhile, or the work was cancelled. */
  async expectedOutput(uri: Uri, token: CancellationToken): Promise<ExpectedOutput | undefined> {
    const answer = await this.ask<ExpectedOutput | null>(
      'game/expectedOutput',
      { textDocument: { uri: uri.toString() } },
      token,
    );
    return answer ?? undefined;
  }

  /** As many cases as one answer holds; nothing where the file has changed meanwhile, or the work was cancelled. */
  async casesFrom(uri: Uri, first: number, token: CancellationToken): Promise<Cases | undefined> {
    const answer = await this.ask<Cases | null>('game/cases', { textDocument: { uri: uri.toString() }, first }, token);
    return answer ?? undefined;
  }

  /** Nothing where there is no position in the line. */
  async lineOfPlay(uri: Uri, line: number): Promise<LineOfPlay | undefined> {
    const answer = await this.ask<LineOfPlay | null>('game/lineOfPlay', {
      textDocument: { uri: uri.toString() },
      position: { line, character: 0 },
    });
    return answer ?? undefined;
  }

  /** Tells the server what the user picked for a file; nothing takes the pick back. */
  async pick(uri: Uri, id: string | undefined): Promise<void> {
    await (await this.running()).sendNotification('game/pick', { uri: uri.toString(), id });
  }
}
