import { l10n, ProgressLocation, window } from 'vscode';
import type { Extension } from '../context';
import { fileOf, selectionOf } from '../files/fileOf';
import { expectedOutputOf, obstacle, outputFileOf, showRefusal } from '../outputs/expectedOutput';
import type { Writing } from '../outputs/outputFiles';
import { reportWriting } from '../outputs/reportWriting';
import { nameOf } from '../outputs/sibling';
import { type Tally, writeExpectedOutputs } from './writeExpectedOutputs';

/**
 * Writes `x.out`, what the judge expects, beside `x.game`. It is the output for the text as it is seen, saved or not.
 */
export async function writeExpectedOutput(
  extension: Extension,
  file?: unknown,
  selected?: unknown,
): Promise<Writing | Tally | undefined> {
  if (selectionOf(selected).length > 1) return writeExpectedOutputs(extension, file, selected);
  const uri = fileOf(file);
  if (!uri) return undefined;
  const reason = obstacle(uri);
  if (reason !== undefined) return void window.showWarningMessage(reason);
  const title = l10n.t('Computing the expected output of {0}…', nameOf(uri));
  const answer = await window.withProgress({ location: ProgressLocation.Window, title }, (_, token) =>
    expectedOutputOf(extension.server, uri, token),
  );
  if (!answer)
    return void window.showWarningMessage(l10n.t('{0} changed meanwhile, so no output was written.', nameOf(uri)));
  if ('refusal' in answer) return void showRefusal(uri, answer.refusal);
  const writing = await extension.outputs.write(outputFileOf(uri), answer.output, uri);
  void reportWriting(writing);
  return writing;
}
