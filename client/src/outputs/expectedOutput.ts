/** What the commands about expected outputs share. */
import { type CancellationToken, l10n, Selection, type Uri, window, workspace } from 'vscode';
import type { ExpectedOutput, Refusal } from '../../../protocol/messages';
import { hasPlace } from '../files/place';
import type { LanguageServer } from '../languageServer';
import { outputExtensionAt } from './outputExtension';
import { isSamePlace, nameOf, sibling } from './sibling';

/** Returns the file that the output goes into: `x.out` for `x.game`, unless the user wants another extension. */
export const outputFileOf = (uri: Uri): Uri => sibling(uri, outputExtensionAt(uri));

/** Opens the file, if it is not open yet, so that the server knows it. */
export async function expectedOutputOf(
  server: LanguageServer,
  uri: Uri,
  token: CancellationToken,
): Promise<ExpectedOutput | undefined> {
  await workspace.openTextDocument(uri);
  return server.expectedOutput(uri, token);
}

/** Why a file has no place for its output, if it has none. */
export function obstacle(uri: Uri): string | undefined {
  if (uri.scheme === 'untitled') return l10n.t('Save this file first: its expected output goes into a file beside it.');
  if (!hasPlace(uri))
    return l10n.t('{0} is an earlier revision, virtual or read-only: no file can lie beside it.', nameOf(uri));
  if (isSamePlace(outputFileOf(uri), uri))
    return l10n.t('The expected output of {0} would replace the file itself.', nameOf(uri));
  return undefined;
}

/** Says why there is no output, and leads to the place. */
export async function showRefusal(uri: Uri, { message, line, character }: Refusal): Promise<void> {
  const go = l10n.t('Go to Line {0}', line + 1);
  const chosen = await window.showErrorMessage(
    l10n.t('No expected output: {1}, line {0}: {2}', line + 1, nameOf(uri), message),
    go,
  );
  if (chosen === go) await window.showTextDocument(uri, { selection: new Selection(line, character, line, character) });
}
