import { type CancellationToken, CancellationTokenSource, type Uri } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
  type AboutFile,
  type Cases,
  clientRequests,
  type ExpectedOutput,
  type FileMistakes,
  type GeneratedFile,
  type GenerateQuestion,
  type LineOfPlay,
  notifications,
  type Pick,
  type ProblemWithSample,
  type Request,
  requests,
  type Status,
} from '../../protocol/messages';
import { rulesFiles, rulesText } from './files/rulesText';

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

  /**
   * A server that does not answer any more is left behind. A client whose start has failed cannot be started again, so
   * the next start takes a new one.
   */
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
    client.onNotification(notifications.status.method, this.onStatus);
    client.onRequest(clientRequests.rulesText.method, rulesText);
    client.onRequest(clientRequests.rulesFiles.method, rulesFiles);
    await client.start().catch(() => undefined);
    return client;
  }

  /** Asks a question of our own. */
  async ask<Params extends object, Result>(
    { method }: Request<Params, Result>,
    params: Params,
    token = new CancellationTokenSource().token,
  ): Promise<Result> {
    return (await this.running()).sendRequest<Result>(method, params, token);
  }

  problems(): Promise<readonly ProblemWithSample[]> {
    return this.ask(requests.problems, {});
  }

  /** Gives what is known of a file that is open; undefined if it has changed meanwhile. */
  async status(uri: Uri): Promise<Status | undefined> {
    return (await this.ask(requests.status, about(uri))) ?? undefined;
  }

  /** Gives undefined if the file has changed meanwhile, or the work was cancelled. */
  async expectedOutput(uri: Uri, token: CancellationToken): Promise<ExpectedOutput | undefined> {
    return (await this.ask(requests.expectedOutput, about(uri), token)) ?? undefined;
  }

  /**
   * Gives as many cases as one answer holds; undefined if the file has changed meanwhile, or the work was cancelled.
   */
  async casesFrom(uri: Uri, first: number, token: CancellationToken): Promise<Cases | undefined> {
    return (await this.ask(requests.cases, { ...about(uri), first }, token)) ?? undefined;
  }

  /** Gives the known mistakes and which of them a file catches; undefined if the file has changed meanwhile. */
  async mistakes(uri: Uri): Promise<FileMistakes | undefined> {
    return (await this.ask(requests.mistakes, about(uri))) ?? undefined;
  }

  /** Gives a test file that is made to order; undefined if there is no such problem. */
  async generate(question: GenerateQuestion): Promise<GeneratedFile | undefined> {
    return (await this.ask(requests.generate, question)) ?? undefined;
  }

  /** Gives undefined if there is no position in the line. */
  async lineOfPlay(uri: Uri, line: number): Promise<LineOfPlay | undefined> {
    return (await this.ask(requests.lineOfPlay, { ...about(uri), position: { line, character: 0 } })) ?? undefined;
  }

  /** Tells the server what the user picked for a file; undefined takes the pick back. */
  async pick(uri: Uri, id: string | undefined): Promise<void> {
    const picked: Pick = { uri: uri.toString(), id: id ?? null };
    await (await this.running()).sendNotification(notifications.pick.method, picked);
  }
}

const about = (uri: Uri): AboutFile => ({ textDocument: { uri: uri.toString() } });
