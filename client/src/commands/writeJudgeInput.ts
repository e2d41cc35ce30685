import { l10n, window, workspace } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';
import { hasPlace } from '../files/place';
import { judgeInput } from '../outputs/judgeInput';
import type { Writing } from '../outputs/outputFiles';
import { reportWriting } from '../outputs/reportWriting';
import { isSamePlace, nameOf, sibling } from '../outputs/sibling';

/** Writes `x.in`, what the judge reads, beside `x.game`. */
export async function writeJudgeInput({ outputs }: Extension, file?: unknown): Promise<Writing | undefined> {
  const uri = fileOf(file);
  if (!uri) return undefined;
  if (uri.scheme === 'untitled')
    return void window.showWarningMessage(l10n.t('Save this file first: the judge input goes into a file beside it.'));
  if (!hasPlace(uri))
    return void window.showWarningMessage(
      l10n.t('{0} is an earlier revision, virtual or read-only: no file can lie beside it.', nameOf(uri)),
    );
  const target = sibling(uri, '.in');
  if (isSamePlace(target, uri))
    return void window.showWarningMessage(l10n.t('The judge input of {0} would replace the file itself.', nameOf(uri)));
  const document = await workspace.openTextDocument(uri);
  const writing = await outputs.write(target, judgeInput(document.getText()), uri);
  void reportWriting(writing);
  return writing;
}
