import { type CancellationToken, type Uri, workspace } from 'vscode';
import type { Cases } from '../../../protocol/messages';
import type { LanguageServer } from '../languageServer';

/**
 * Returns all cases of a file, an answer of the server after the other. The file is opened first, if it is not open
 * yet, so that the server knows it. Ends with undefined if the text has changed meanwhile: parts of two texts do not
 * make one.
 */
export async function* allCases(
  server: LanguageServer,
  uri: Uri,
  token: CancellationToken,
): AsyncGenerator<Cases | undefined> {
  const document = await workspace.openTextDocument(uri);
  const { version } = document;
  let first = 0;
  for (;;) {
    const answer = await server.casesFrom(uri, first, token);
    const isCurrent = document.version === version;
    yield isCurrent ? answer : undefined;
    if (!answer || !isCurrent || answer.cases.length === 0) return;
    first += answer.cases.length;
    if (first >= answer.total) return;
  }
}
