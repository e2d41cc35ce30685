/**
 * The language server. This is the only file that knows a connection: it gives each message to the feature that answers
 * it. Hosts make the connection and say what their place can do.
 */
import {
  type CancellationToken,
  type CodeAction,
  CodeLensRefreshRequest,
  type CompletionItem,
  type CompletionParams,
  type Connection,
  type ConnectionOptions,
  DidChangeConfigurationNotification,
  type InitializeResult,
  type InlayHint,
  MessageType,
  ShowMessageNotification,
  SignatureHelpTriggerKind,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { notifications, type Pick, type Request, requests } from '../../../protocol/messages';
import { actionKinds, codeActions, resolveCodeAction } from '../features/codeAction';
import { fixAllActions } from '../features/codeAction/fixAll';
import { outputFileActions, outputFileKind, type OutputTarget } from '../features/codeAction/outputFile';
import { codeLenses } from '../features/codeLens';
import { completions, completionTriggers, resolveCompletion } from '../features/completion';
import { casesFrom } from '../features/custom/cases';
import { expectedOutput } from '../features/custom/expectedOutput';
import { lineOfPlay } from '../features/custom/lineOfPlay';
import { problemItems } from '../features/custom/status';
import { documentHighlights } from '../features/documentHighlight';
import { documentLinks } from '../features/documentLink';
import { documentSymbols } from '../features/documentSymbol';
import { foldingRanges } from '../features/foldingRange';
import { formatDocument, formatEndedLine, formatRange, formattingTrigger } from '../features/formatting';
import { hover } from '../features/hover';
import { inlayHintsInSlices, resolveInlayHint } from '../features/inlayHint';
import { ruleActions, ruleActionsInHeader } from '../features/rules/actions';
import { ruleCompletions } from '../features/rules/completion';
import { rulesActions } from '../features/rules/diagnostic';
import { formatRules } from '../features/rules/formatting';
import { rulesHover } from '../features/rules/hover';
import { ruleHighlights } from '../features/rules/rename';
import { ruleSymbols } from '../features/rules/symbols';
import { selectionRanges } from '../features/selectionRange';
import {
  allSemanticTokensInSlices,
  legend,
  semanticTokensInSlices,
  semanticTokensOfRules,
} from '../features/semanticTokens';
import { signatureHelp } from '../features/signatureHelp';
import { strengthActions } from '../features/strength/actions';
import { isAfterIgnore } from '../features/strength/completion';
import { answerBoard } from './board';
import { canCreateFiles, commandsFor, type Desk, execute, resolveOutputFile } from './commands';
import { answerDiagnostics } from './diagnosticRequests';
import { followFiles } from './followFiles';
import { Lifecycle } from './lifecycle';
import { Publisher } from './publisher';
import { answerNames, readLibrary, readRules, watchRules } from './rulesRequests';
import type { Runtime } from './runtime';
import { Session } from './session';
import { defaults, fileNameOf, outputNameOf, outputUriOf, type Settings, toSettings } from './settings';
import { generateFile, glancedView, measuredStatus, measuredView, mistakesIn } from './strengthRequests';

/** Serves the client at the other end of the connection that `connect` makes. */
export function startServer(connect: (options: ConnectionOptions) => Connection, runtime: Runtime): void {
  const lifecycle = new Lifecycle();
  const connection = connect(lifecycle.options);
  const session: Session = new Session(runtime, {
    settings: (uri) => fetchSettings(connection, session, uri),
    settingsCameLate: (uri) => {
      publisher.reconsidered([uri]);
    },
    rulesText: (uri) => readRules(connection, session, runtime, uri),
    log: (problem) => {
      connection.console.error(problem);
    },
    warn: (words) => {
      connection.console.warn(words);
    },
  });
  const publisher = new Publisher(session, {
    diagnostics: (uri, items) => connection.sendDiagnostics({ uri, diagnostics: items }),
    status: (now) => connection.sendNotification(notifications.status.method, now),
    refreshDiagnostics: () => connection.languages.diagnostics.refresh(),
    refreshInlayHints: () => connection.languages.inlayHint.refresh(),
    refreshCodeLenses: () => connection.sendRequest(CodeLensRefreshRequest.type),
    refreshSemanticTokens: () => connection.languages.semanticTokens.refresh(),
  });
  connection.onInitialize(async (params) => {
    lifecycle.begin();
    await session.begin(params);
    return capabilities(session);
  });
  lifecycle.answerRefused(connection);
  answerRequests(connection, session);
  answerGlances(connection, session, publisher);
  followFiles(connection, session, publisher);
  followSettings(connection, session, publisher);
  connection.listen();
}

function capabilities(session: Session): InitializeResult {
  return {
    serverInfo: { name: 'winning-move' },
    capabilities: {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      hoverProvider: true,
      inlayHintProvider: { resolveProvider: true },
      codeActionProvider: { codeActionKinds: [...actionKinds, ...outputFileKinds(session)], resolveProvider: true },
      completionProvider: { triggerCharacters: completionTriggers, resolveProvider: true },
      signatureHelpProvider: { triggerCharacters: [' '] },
      documentFormattingProvider: true,
      documentRangeFormattingProvider: true,
      documentOnTypeFormattingProvider: { firstTriggerCharacter: formattingTrigger },
      // Clients that can ask for what they show do not ask for whole files, which may be large.
      semanticTokensProvider: {
        legend,
        range: true,
        full: !session.client.textDocument?.semanticTokens?.requests.range,
      },
      documentSymbolProvider: true,
      foldingRangeProvider: true,
      selectionRangeProvider: true,
      documentHighlightProvider: true,
      documentLinkProvider: {},
      renameProvider: { prepareProvider: true },
      referencesProvider: true,
      definitionProvider: true,
      // Also for clients that do not say that they have lenses: Neovim 0.7 has them and does not.
      codeLensProvider: {},
      // A client with the extension's commands would take these for others of the same names.
      ...(commandsFor(session).length > 0 && { executeCommandProvider: { commands: commandsFor(session) } }),
      ...(session.pulls && {
        diagnosticProvider: { identifier: 'game', interFileDependencies: false, workspaceDiagnostics: false },
      }),
    },
  };
}

/**
 * Returns the kind of the action that writes an output file, for clients that can do it and have no command of their
 * own for it.
 */
const outputFileKinds = ({ options, client }: Session): string[] =>
  !options.hasCommands && canCreateFiles(client) ? [outputFileKind] : [];

function outputTarget(session: Session, settings: Settings, uri: string): OutputTarget | undefined {
  const target = outputFileKinds(session).length > 0 ? outputUriOf(settings, uri) : undefined;
  return target === undefined ? undefined : { uri: target, name: fileNameOf(target) };
}

/** Returns what commands do to the client of a connection. */
const deskOf = (connection: Connection, session: Session): Desk => ({
  apply: (label, edit) => connection.workspace.applyEdit({ label, edit }),
  // Not `connection.window`, which asks a question without answers.
  show: (severity, text) => {
    const type = severity === 'error' ? MessageType.Error : MessageType.Info;
    void session.safely(undefined, () =>
      connection.sendNotification(ShowMessageNotification.type, { type, message: text }),
    );
  },
  ask: async (text, titles) =>
    (await connection.window.showInformationMessage(text, ...titles.map((title) => ({ title }))))?.title,
});

/** The line that a request is about. */
const at = ({ position: { line } }: TextDocumentPositionParams): readonly [number, number] => [line, line];

function answerRequests(connection: Connection, session: Session): void {
  const { languages } = connection;
  const desk = deskOf(connection, session);
  connection.onHover(
    session.onLines(
      at,
      async (view, { position }, token, settings) => hover(await glancedView(session, view, token, settings), position),
      null,
      (view, { position }) => rulesHover(view, position),
    ),
  );
  connection.onCodeAction(
    session.onLines(
      ({ range: { start, end } }) => [start.line, end.line],
      async (view, { range, context }, token, settings) => [
        ...codeActions(view, range, context),
        ...ruleActionsInHeader(view, range, context),
        ...strengthActions(await glancedView(session, view, token, settings), context),
        ...outputFileActions(view, context, outputTarget(session, settings, view.document.uri)),
        ...(await fixAllActions(view, context, session.checkpoint(view.document, token))),
      ],
      [],
      (view, { range, context }) => [...rulesActions(view, range, context), ...ruleActions(view, range, context)],
    ),
  );
  connection.onCodeActionResolve(
    session.resolving(
      ({ data }: CodeAction) => (data as { uri: string } | undefined)?.uri,
      (view, action, token) =>
        action.kind === outputFileKind
          ? resolveOutputFile(session, desk, view, action, token)
          : resolveCodeAction(view, action, session.checkpoint(view.document, token)),
    ),
  );
  connection.onExecuteCommand((params, token) => session.safely(null, () => execute(session, desk, params, token)));
  languages.inlayHint.resolve(
    session.resolving(
      ({ data }: InlayHint) => data as string | undefined,
      async (view, hint, token) => {
        await session.prepared(view, [hint.position.line, hint.position.line], token);
        return resolveInlayHint(view, hint);
      },
    ),
  );
  answerDiagnostics(connection, session);
  answerTyping(connection, session);
  answerNames(connection, session);
  answerOwnRequests(connection, session);
}

/** Answers the requests of our own: see protocol/messages.ts. */
function answerOwnRequests(connection: Connection, session: Session): void {
  const on = <Params extends object, Result>(
    { method }: Request<Params, Result>,
    answer: (params: Params, token: CancellationToken) => Result | Promise<Result>,
  ) =>
    connection.onRequest<unknown, never>(method, (params: Params, token: CancellationToken) =>
      Promise.resolve(answer(params, token)),
    );
  on(
    requests.expectedOutput,
    session.answering(
      async (view, _, token) => (await expectedOutput(view, session.checkpoint(view.document, token))) ?? null,
      null,
    ),
  );
  on(
    requests.cases,
    session.answering(
      async (view, { first }, token) =>
        (await casesFrom(view, Number(first) || 0, session.checkpoint(view.document, token))) ?? null,
      null,
    ),
  );
  on(
    requests.lineOfPlay,
    session.answering(
      async (view, { position }, token) =>
        (await lineOfPlay(view, position, session.checkpoint(view.document, token))) ?? null,
      null,
    ),
  );
  on(
    requests.status,
    session.answering((view, _, token, settings) => measuredStatus(session, view, token, settings), null),
  );
  on(requests.problems, () => problemItems(session.words, [...session.files.rules.library().values()]));
  on(
    requests.mistakes,
    session.answering((view) => mistakesIn(session, view), null),
  );
  on(requests.generate, (question) => session.safely(null, () => generateFile(question)));
  answerBoard(connection, session);
}

/** What shows a file at a glance. */
function answerGlances(connection: Connection, session: Session, publisher: Publisher): void {
  const { languages } = connection;
  languages.inlayHint.on(
    session.inSlices((view, { range }, { inlayHints: kinds }) => {
      return inlayHintsInSlices(view, range, kinds, publisher.hintsLater(view, range));
    }, []),
  );
  languages.semanticTokens.onRange(
    session.inSlices((view, { range }) => semanticTokensInSlices(view, range), { data: [] }, semanticTokensOfRules),
  );
  languages.semanticTokens.on(session.inSlices((view) => allSemanticTokensInSlices(view), null, semanticTokensOfRules));
  languages.foldingRange.on(session.answering((view) => foldingRanges(view), []));
  connection.onDocumentSymbol(
    session.answering(
      async (view, _, token) => (await documentSymbols(view, session.checkpoint(view.document, token))) ?? null,
      null,
      (view) => ruleSymbols(view),
    ),
  );
  connection.onSelectionRanges(session.answering((view, { positions }) => selectionRanges(view, positions), []));
  connection.onDocumentHighlight(
    session.answering(
      (view, { position }) => documentHighlights(view, position),
      null,
      (view, { position }) => ruleHighlights(view, position),
    ),
  );
  connection.onDocumentLinks(session.answering((view) => documentLinks(view), []));
  connection.onCodeLens(
    session.answering(async (view, _, token, settings) => {
      const wanted = {
        codeLens: settings.codeLens,
        strength: settings.strength === 'codeLens',
        outputName: outputNameOf(settings, view.document.uri),
        commands: commandsFor(session),
      };
      const shown = await measuredView(session, view, token, settings);
      const { lenses, isInterim } = await codeLenses(shown, wanted, session.checkpoint(view.document, token));
      if (isInterim) publisher.countOn(view.document);
      if (shown.strength) publisher.measured(view.document);
      return lenses;
    }, []),
  );
}

/** Can the client insert text with places to fill in? */
const canFillIn = ({ client }: Session): boolean =>
  client.textDocument?.completion?.completionItem?.snippetSupport === true;

/** What helps while a file is written. */
function answerTyping(connection: Connection, session: Session): void {
  connection.onCompletion(
    session.onLines(
      at,
      async (view, { position, context }: CompletionParams, token, settings) =>
        completions(
          isAfterIgnore(view, position) ? await measuredView(session, view, token, settings) : view,
          position,
          {
            triggerCharacter: context?.triggerCharacter,
            canFillIn: canFillIn(session),
          },
        ),
      [],
      (view, { position }) => ruleCompletions(view, position, { canFillIn: canFillIn(session), guesses: () => [] }),
    ),
  );
  connection.onCompletionResolve(
    session.resolving(({ data }: CompletionItem) => (data as { uri: string } | undefined)?.uri, resolveCompletion),
  );
  connection.onSignatureHelp(
    session.answering(
      (view, { position, context }) =>
        signatureHelp(view, position, context ?? { triggerKind: SignatureHelpTriggerKind.Invoked, isRetrigger: false }),
      null,
    ),
  );
  connection.onDocumentFormatting(
    session.answering(
      async (view, _, token) => (await formatDocument(view, session.checkpoint(view.document, token))) ?? null,
      null,
      (view) => formatRules(view),
    ),
  );
  connection.onDocumentRangeFormatting(
    session.answering(
      async (view, { range }, token) =>
        (await formatRange(view, range, session.checkpoint(view.document, token))) ?? null,
      null,
      (view, { range }) => formatRules(view, range.start.line, range.end.line),
    ),
  );
  connection.onDocumentOnTypeFormatting(
    session.answering(
      (view, { position }) => formatEndedLine(view, position),
      null,
      (view, { position: { line } }) => formatRules(view, line - 1, line - 1),
    ),
  );
}

function followSettings(connection: Connection, session: Session, publisher: Publisher): void {
  connection.onInitialized(() => {
    if (session.client.workspace?.didChangeConfiguration?.dynamicRegistration) {
      void session.safely(undefined, () =>
        connection.client.register(DidChangeConfigurationNotification.type, { section: 'game' }),
      );
    }
    watchRules(connection, session);
    void readLibrary(connection, session, publisher);
  });
  connection.onDidChangeConfiguration(({ settings }: { settings: { game?: unknown } | null }) => {
    session.options = { ...session.options, settings: settings?.game ?? session.options.settings };
    session.files.reconfigure();
    publisher.reconsidered(session.files.uris());
  });
  connection.onNotification(notifications.pick.method, ({ uri, id }: Pick) => {
    session.files.pick(uri, id ?? undefined);
    publisher.reconsidered([uri]);
  });
}

/** A client that can be asked is asked for each file; the settings of others came with the start. */
async function fetchSettings(connection: Connection, session: Session, uri: string): Promise<Settings> {
  const settings = session.client.workspace?.configuration
    ? await session.safely(defaults, async () =>
        toSettings(await connection.workspace.getConfiguration({ scopeUri: uri, section: 'game' })),
      )
    : toSettings(session.options.settings);
  session.reportRefusal(settings);
  return settings;
}
