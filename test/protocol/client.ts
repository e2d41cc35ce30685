/** A small editor for tests: it speaks the protocol with the built server and keeps all that it is told. */
import assert from 'node:assert/strict';
import {
  type ClientCapabilities,
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DiagnosticRefreshRequest,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type InlayHint,
  InlayHintRefreshRequest,
  InlayHintRequest,
  InlayHintResolveRequest,
  LogMessageNotification,
  type MarkupContent,
  MessageType,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Range,
  RegistrationRequest,
  ShutdownRequest,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { clientRequests, notifications, type Status } from '../../protocol/messages';
import type { Server, Transport } from './transports';

/** What Visual Studio Code can do. */
export const MODERN: ClientCapabilities = {
  textDocument: { diagnostic: {}, inlayHint: {}, codeAction: { resolveSupport: { properties: ['edit'] } } },
  workspace: {
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: true },
    diagnostics: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
  },
};

/** An editor that only knows what every client knows. */
export const PLAIN: ClientCapabilities = {};

export interface Editor {
  readonly capabilities?: ClientCapabilities;
  readonly locale?: string;
  readonly initializationOptions?: unknown;
  /** Answers a question for settings; it may never answer, or refuse. */
  readonly configuration?: (uri: string) => unknown;
  /** The stored files of rules, for an editor that says it reads them. */
  readonly rules?: Record<string, string>;
  /** Requests that the editor answers with an error. */
  readonly refuses?: readonly string[];
}

export class Client {
  /** What was pushed last, by the addresses of the files. */
  readonly diagnostics = new Map<string, Diagnostic[]>();
  readonly statuses: Status[] = [];
  /** Errors that the server logged. */
  readonly complaints: string[] = [];
  /** Warnings that the server logged. */
  readonly warnings: string[] = [];
  /** The refreshes that the server asked for. */
  readonly refreshes: string[] = [];
  readonly registrations: string[] = [];
  /** The files as the client has them. */
  private readonly texts = new Map<string, string>();
  private version = 0;
  private wakeUp: (() => void)[] = [];

  private constructor(
    readonly server: Server,
    readonly connection: ProtocolConnection,
    private readonly editor: Editor,
  ) {}

  static async start(transport: Transport, editor: Editor = {}): Promise<Client> {
    const [client] = await Client.startAndGreet(transport, editor);
    return client;
  }

  /** Starts a server and gives what it says of itself. */
  static async startAndGreet(
    transport: Pick<Transport, 'start'>,
    editor: Editor = {},
  ): Promise<[Client, InitializeResult]> {
    const client = Client.connect(transport, editor);
    return [client, await client.greet()];
  }

  /** Starts a server and says nothing yet. */
  static connect(transport: Pick<Transport, 'start'>, editor: Editor = {}): Client {
    const server = transport.start();
    const client = new Client(server, createProtocolConnection(server.reader, server.writer), editor);
    client.listen();
    return client;
  }

  async greet(): Promise<InitializeResult> {
    const { capabilities = MODERN, ...rest } = this.editor;
    const greeting = await this.connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities,
      ...(rest.locale !== undefined && { locale: rest.locale }),
      initializationOptions: rest.initializationOptions,
    });
    await this.connection.sendNotification(InitializedNotification.type, {});
    return greeting;
  }

  private listen(): void {
    const { connection } = this;
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) =>
      this.take(() => this.diagnostics.set(uri, diagnostics)),
    );
    connection.onNotification(notifications.status.method, (status: Status) =>
      this.take(() => this.statuses.push(status)),
    );
    connection.onNotification(LogMessageNotification.type, ({ type, message }) =>
      this.take(() => {
        if (type === MessageType.Error) this.complaints.push(message);
        if (type === MessageType.Warning) this.warnings.push(message);
      }),
    );
    connection.onRequest(ConfigurationRequest.type, ({ items }) => {
      const answers = items.map(async ({ scopeUri = '' }) => (await this.editor.configuration?.(scopeUri)) ?? null);
      this.take(() => undefined);
      return Promise.all(answers);
    });
    connection.onRequest(RegistrationRequest.type, ({ registrations }) =>
      this.take(() => this.registrations.push(...registrations.map(({ method }) => method))),
    );
    connection.onRequest(DiagnosticRefreshRequest.type, () => this.take(() => this.refreshes.push('diagnostics')));
    connection.onRequest(InlayHintRefreshRequest.type, () => this.take(() => this.refreshes.push('inlay hints')));
    connection.onRequest(
      clientRequests.rulesText.method,
      ({ uri }: { uri: string }) => this.editor.rules?.[uri] ?? null,
    );
    connection.onRequest(clientRequests.rulesFiles.method, () => Object.keys(this.editor.rules ?? {}));
    for (const method of this.editor.refuses ?? [])
      connection.onRequest(method, () => {
        throw new Error('not today');
      });
    connection.listen();
  }

  private take(keep: () => unknown): void {
    keep();
    for (const wakeUp of this.wakeUp.splice(0)) wakeUp();
  }

  /** Waits until the server has said what makes `find` find something. */
  async until<Found>(find: () => Found | undefined | false): Promise<Found> {
    for (;;) {
      const found = find();
      if (found !== undefined && found !== false) return found;
      await new Promise<void>((wakeUp) => this.wakeUp.push(wakeUp));
    }
  }

  open(uri: string, text: string): void {
    this.texts.set(uri, text);
    void this.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: {
        uri,
        languageId: uri.endsWith('.gamerules') ? 'gamerules' : 'game',
        version: ++this.version,
        text,
      },
    });
  }

  change(uri: string, ...contentChanges: TextDocumentContentChangeEvent[]): void {
    this.texts.set(uri, contentChanges.reduce(changed, this.text(uri)));
    void this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version: ++this.version },
      contentChanges,
    });
  }

  close(uri: string): void {
    this.texts.delete(uri);
    void this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  }

  text(uri: string): string {
    const text = this.texts.get(uri);
    assert.ok(text !== undefined, `${uri} is not open`);
    return text;
  }

  /** The hover at a line, as Markdown. */
  async hover(uri: string, line: number): Promise<string | undefined> {
    const found = await this.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri },
      position: { line, character: 0 },
    });
    return (found?.contents as MarkupContent | undefined)?.value;
  }

  async hints(uri: string, range: Range = ALL): Promise<InlayHint[]> {
    return (await this.connection.sendRequest(InlayHintRequest.type, { textDocument: { uri }, range })) ?? [];
  }

  async labels(uri: string): Promise<unknown[]> {
    return (await this.hints(uri)).map(({ label }) => label);
  }

  resolveHint(hint: InlayHint): Promise<InlayHint> {
    return this.connection.sendRequest(InlayHintResolveRequest.type, hint);
  }

  async pull(uri: string): Promise<Diagnostic[]> {
    const report = await this.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
    assert.equal(report.kind, 'full');
    return report.items;
  }

  /** The codes of the findings, in the order in which they are given. */
  async codes(uri: string): Promise<unknown[]> {
    return (await this.pull(uri)).map(({ code }) => code);
  }

  async actions(uri: string, line: number, only?: string[]): Promise<CodeAction[]> {
    const params = {
      textDocument: { uri },
      range: lineRange(line),
      context: { diagnostics: [], ...(only && { only }) },
    };
    return ((await this.connection.sendRequest(CodeActionRequest.type, params)) ?? []) as CodeAction[];
  }

  resolveAction(action: CodeAction): Promise<CodeAction> {
    return this.connection.sendRequest(CodeActionResolveRequest.type, action);
  }

  /** Takes an action at a line by its title, and tells the server of the edits, as an editor does. */
  async act(uri: string, line: number, title: string): Promise<string> {
    const offered = await this.actions(uri, line);
    const action = offered.find((one) => one.title === title);
    assert.ok(action, `“${title}” is not among ${offered.map((one) => one.title).join(', ')}`);
    const { edit } = action.edit ? action : await this.resolveAction(action);
    this.change(uri, { text: TextDocument.applyEdits(documentOf(this.text(uri)), edit?.changes?.[uri] ?? []) });
    return this.text(uri);
  }

  ask(method: string, uri: string): Promise<unknown> {
    return this.connection.sendRequest(method, { textDocument: { uri } });
  }

  tell(method: string, params: object): void {
    void this.connection.sendNotification(method, params);
  }

  configure(settings: unknown): void {
    void this.connection.sendNotification(DidChangeConfigurationNotification.type, { settings });
  }

  /** Ends the server politely; nothing must have gone wrong on the way. */
  async stop(): Promise<void> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    await this.drop();
    assert.deepEqual(this.complaints, []);
    assert.equal(this.server.stray(), '');
  }

  async drop(): Promise<void> {
    this.connection.dispose();
    await this.server.kill();
  }
}

const documentOf = (text: string): TextDocument => TextDocument.create('', '', 0, text);

/** The text after a change. `TextDocument.update` is wrong about places beyond the last line. */
function changed(text: string, change: TextDocumentContentChangeEvent): string {
  if (!('range' in change)) return change.text;
  const document = documentOf(text);
  return (
    text.slice(0, document.offsetAt(change.range.start)) + change.text + text.slice(document.offsetAt(change.range.end))
  );
}

const ALL: Range = { start: { line: 0, character: 0 }, end: { line: 1e6, character: 0 } };

export const lineRange = (line: number): Range => ({ start: { line, character: 0 }, end: { line, character: 0 } });

/** A change of the units `from` to `to` of a line. */
export const at = (line: number, from: number, to: number, text: string): TextDocumentContentChangeEvent => ({
  range: { start: { line, character: from }, end: { line, character: to } },
  text,
});
