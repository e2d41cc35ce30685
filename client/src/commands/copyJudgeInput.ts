import { env, l10n, window, workspace } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';
import { judgeInput } from '../outputs/judgeInput';

const MILLISECONDS_SHOWN = 3000;

/** Copies what the judge reads, to be pasted where a judge or a program wants it. */
export async function copyJudgeInput(_: Extension, file?: unknown): Promise<void> {
  const uri = fileOf(file);
  if (!uri) return;
  const document = await workspace.openTextDocument(uri);
  await env.clipboard.writeText(judgeInput(document.getText()));
  window.setStatusBarMessage(l10n.t('Copied judge input to the clipboard'), MILLISECONDS_SHOWN);
}
