/**
 * The language server. This is the only file that knows a connection: it gives each message to the feature that answers
 * it. Hosts make the connection and say what their place can do.
 */
import { DidChangeConfigurationNotification, type CodeAction, type Connection, type InitializeResult, type InlayHint } from 'vscode-languageserver';
import { actionKinds, codeActions } from './features/codeAction';
import { diagnostics } from './features/diagnostic';
import { resolveCodeAction } from './features/expectationActions';
import { expectedOutput } from './features/expectedOutput';
import { hover } from './features/hover';
import { inlayHints, resolveInlayHint } from './features/inlayHint';
import { problemItems, status } from './features/status';
import { Publisher } from './publisher';
import type { Runtime } from './runtime';
import { Session } from './session';
import { defaults, toSettings, type Settings } from './settings';

const INCREMENTAL = 2;

export function startServer(connection: Connection, runtime: Runtime): void {
  const session: Session = new Session(runtime, (uri) => fetchSettings(connection, session, uri), (problem) => { connection.console.error(problem); });
  const publisher = new Publisher(session, {
    diagnostics: (uri, items) => void connection.sendDiagnostics({ uri, diagnostics: items }),
    status: (now) => void connection.sendNotification('game/status', now),
  });
  connection.onInitialize((params) => {
    session.begin(params);
    return capabilities(session);
  });
  answerRequests(connection, session);
  followFiles(connection, session, publisher);
  followSettings(connection, session, publisher);
  connection.listen();
}

function capabilities(session: Session): InitializeResult {
  return {
    serverInfo: { name: 'winning-move' },
    capabilities: {
      textDocumentSync: { openClose: true, change: INCREMENTAL },
      hoverProvider: true,
      inlayHintProvider: { resolveProvider: true },
      codeActionProvider: { codeActionKinds: actionKinds, resolveProvider: true },
      ...(session.pulls && { diagnosticProvider: { identifier: 'game', interFileDependencies: false, workspaceDiagnostics: false } }),
    },
  };
}

function answerRequests(connection: Connection, session: Session): void {
  const { languages } = connection;
  connection.onHover(session.answering((view, { position }) => hover(view, position), null));
  connection.onCodeAction(session.answering((view, { range, context }) => codeActions(view, range, context), []));
  connection.onCodeActionResolve(session.resolving(({ data }: CodeAction) => (data as { uri: string }).uri, resolveCodeAction));
  languages.inlayHint.on(session.answering((view, { range }, _, settings) => inlayHints(view, range, settings.inlayHints), []));
  languages.inlayHint.resolve(session.resolving(({ data }: InlayHint) => data as string, resolveInlayHint));
  languages.diagnostics.on(session.answering(
    async (view, _, token) => ({ kind: 'full' as const, items: (await diagnostics(view, session.goOn(view.document, token))) ?? [] }),
    { kind: 'full' as const, items: [] }));
  connection.onRequest('game/expectedOutput', session.answering((view, _, token) => expectedOutput(view, session.goOn(view.document, token)), undefined));
  connection.onRequest('game/status', session.answering((view) => status(view), undefined));
  connection.onRequest('game/problems', () => problemItems());
}

function followFiles(connection: Connection, session: Session, publisher: Publisher): void {
  connection.onDidOpenTextDocument(({ textDocument: { uri, text } }) => {
    session.files.add(uri, text);
    void publisher.changed(uri);
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri }, contentChanges }) => {
    session.files.edit(uri, contentChanges.map((change) => ('range' in change ? { span: change.range, text: change.text } : change)));
    void publisher.changed(uri);
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    session.files.delete(uri);
    publisher.closed(uri);
  });
}

function followSettings(connection: Connection, session: Session, publisher: Publisher): void {
  connection.onInitialized(() => {
    if (session.client.workspace?.didChangeConfiguration?.dynamicRegistration) {
      void connection.client.register(DidChangeConfigurationNotification.type, { section: 'game' });
    }
  });
  connection.onDidChangeConfiguration(({ settings }: { settings: { game?: unknown } | null }) => {
    session.options = { ...session.options, settings: settings?.game ?? session.options.settings };
    session.files.reconfigure();
    reconsidered(session.files.uris());
  });
  connection.onNotification('game/pick', ({ uri, id }: { uri: string; id?: string }) => {
    session.files.pick(uri, id);
    reconsidered([uri]);
  });

  /** After new settings or a pick, not an edit, what is shown may be about another problem. */
  function reconsidered(uris: readonly string[]): void {
    for (const uri of uris) void publisher.changed(uri);
    const { workspace } = session.client;
    if (session.pulls && workspace?.diagnostics?.refreshSupport) void connection.languages.diagnostics.refresh();
    if (workspace?.inlayHint?.refreshSupport) void connection.languages.inlayHint.refresh();
  }
}

/** A client that can be asked is asked for each file; the settings of others came with the start. */
async function fetchSettings(connection: Connection, session: Session, uri: string): Promise<Settings> {
  if (!session.client.workspace?.configuration) return toSettings(session.options.settings);
  return session.safely(defaults, async () => toSettings(await connection.workspace.getConfiguration({ scopeUri: uri, section: 'game' })));
}
