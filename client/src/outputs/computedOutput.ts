import { l10n, ProgressLocation, type Uri, window } from 'vscode';
import type { LanguageServer } from '../languageServer';
import { expectedOutputOf, showRefusal } from './expectedOutput';
import { nameOf } from './sibling';

/** Returns the output for the text as it is seen. Where there is none, it tells the user why, and gives undefined. */
export async function computedOutput(server: LanguageServer, uri: Uri): Promise<string | undefined> {
  const title = l10n.t('Computing the expected output of {0}…', nameOf(uri));
  const answer = await window.withProgress({ location: ProgressLocation.Window, title }, (_, token) =>
    expectedOutputOf(server, uri, token),
  );
  if (!answer) return void window.showWarningMessage(l10n.t('{0} changed meanwhile: try again.', nameOf(uri)));
  if ('refusal' in answer) return void showRefusal(uri, answer.refusal);
  return answer.output;
}
