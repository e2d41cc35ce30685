/** What concerns files of rules and names in rules alone. */
import {
  type Connection,
  DidChangeWatchedFilesNotification,
  LSPErrorCodes,
  type ReferenceParams,
  type RenameParams,
  ResponseError,
  type TextDocumentPositionParams,
} from 'vscode-languageserver';
import { clientRequests } from '../../../protocol/messages';
import { RULES_EXTENSION } from '../document/rules/rulesDocument';
import { definition, references, renameEdit, renamePlace } from '../features/rules/rename';
import { rulesInHeader, type RulesView } from '../features/rules/view';
import type { View } from '../features/view';
import type { Publisher } from './publisher';
import type { Runtime } from './runtime';
import type { Session } from './session';

/** Longer files are not read to their end: rules end earlier, or are refused. */
const MOST_UNITS = 1 << 17;

/** Gives the text of a file of rules as it is stored, by the client's file systems where it lends them. */
export const readRules = (
  connection: Connection,
  session: Session,
  runtime: Runtime,
  uri: string,
): Promise<string | undefined> =>
  session.safely(undefined, async () =>
    session.options.readsRules
      ? ((await connection.sendRequest<string | null>(clientRequests.rulesText.method, { uri })) ?? undefined)
      : runtime.readText?.(uri, MOST_UNITS),
  );

/** Reads the files of the user's library, if the client lists them. */
export async function readLibrary(connection: Connection, session: Session, publisher: Publisher): Promise<void> {
  if (!session.options.listsRules) return;
  await session.safely(undefined, async () => {
    const uris = await connection.sendRequest<readonly string[]>(clientRequests.rulesFiles.method, {});
    await session.files.rules.list(uris);
    publisher.libraryChanged();
  });
}

/** Has the client tell of changes of stored files of rules, if it can. */
export function watchRules(connection: Connection, session: Session): void {
  if (!session.client.workspace?.didChangeWatchedFiles?.dynamicRegistration) return;
  void session.safely(undefined, () =>
    connection.client.register(DidChangeWatchedFilesNotification.type, {
      watchers: [{ globPattern: `**/*${RULES_EXTENSION}` }],
    }),
  );
}

/** Answers requests about the names in rules, in a header or in a file of rules. */
export function answerNames(connection: Connection, session: Session): void {
  const ofNames = <Params extends TextDocumentPositionParams, Result>(
    answer: (view: RulesView, params: Params) => Result,
  ) =>
    session.answering<Params, Result | null>(
      (view: View, params) => {
        const rules = rulesInHeader(view);
        return rules ? answer(rules, params) : null;
      },
      null,
      answer,
    );
  connection.onPrepareRename(ofNames((view, { position }) => renamePlace(view, position)));
  connection.onReferences(
    ofNames((view, { position, context }: ReferenceParams) => references(view, position, context.includeDeclaration)),
  );
  connection.onDefinition(ofNames((view, { position }) => definition(view, position)));
  const rename = ofNames((view, { position, newName }: RenameParams) => renameEdit(view, position, newName));
  connection.onRenameRequest(async (params, token) => {
    const edit = await rename(params, token);
    // The editor shows the reason.
    if (typeof edit === 'string') throw new ResponseError(LSPErrorCodes.RequestFailed, edit);
    return edit;
  });
}
