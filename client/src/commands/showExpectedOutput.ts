import { ViewColumn, window, workspace } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';
import { computedOutput } from '../outputs/computedOutput';
import { trueOutputOf } from '../outputs/trueOutputs';

/**
 * Shows what the judge expects for the text as it is seen, saved or not, in a document of its own that follows the
 * text.
 */
export async function showExpectedOutput(extension: Extension, file?: unknown): Promise<void> {
  const uri = fileOf(file);
  if (!uri || (await computedOutput(extension.server, uri)) === undefined) return;
  const document = await workspace.openTextDocument(trueOutputOf(uri));
  extension.trueOutputs.refresh(uri);
  await window.showTextDocument(document, { viewColumn: ViewColumn.Beside, preserveFocus: true, preview: true });
}
