/** What is open, as the client tells it. */
import type { Connection, TextDocumentContentChangeEvent } from 'vscode-languageserver';
import type { Change } from '../document/document';
import type { Publisher } from './publisher';
import { isRulesUri } from './rulesFiles';
import type { Session } from './session';

/** The language of files of rules. */
const RULES_LANGUAGE = 'gamerules';

export function followFiles(connection: Connection, session: Session, publisher: Publisher): void {
  const { files } = session;
  const { rules } = files;
  connection.onDidOpenTextDocument(({ textDocument: { uri, text, languageId } }) => {
    if (languageId === RULES_LANGUAGE || isRulesUri(uri)) {
      rules.add(uri, text);
      publisher.rulesChanged(uri);
    } else {
      // Who does not tell of changes gets what is stored now.
      if (!session.client.workspace?.didChangeWatchedFiles?.dynamicRegistration) rules.forgetStored();
      files.add(uri, text);
    }
    void publisher.changed(uri);
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri }, contentChanges }) => {
    const changes = contentChanges.map(toChange);
    if (rules.get(uri)) {
      rules.edit(uri, changes);
      publisher.rulesChanged(uri);
    } else files.edit(uri, changes);
    void publisher.changed(uri);
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    if (rules.get(uri)) void rules.close(uri).then(() => publisher.rulesChanged(uri));
    else files.delete(uri);
    publisher.closed(uri);
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) void rules.refresh(uri).then(() => publisher.rulesChanged(uri));
    if (!session.options.listsRules) return;
    const added = changes.map(({ uri }) => uri).filter((uri) => !rules.isListed(uri));
    if (added.length > 0) void rules.list(added).then(() => publisher.libraryChanged());
  });
}

const toChange = (change: TextDocumentContentChangeEvent): Change =>
  'range' in change ? { span: change.range, text: change.text } : change;
