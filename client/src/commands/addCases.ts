import { type CodeAction, commands, l10n, Range, type Uri, window, workspace, type WorkspaceEdit } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';

const KIND = 'source.addCases.game';

/** Adds the fewest cases for the mistakes that a file does not catch: what the source action of the server does. */
export async function addCases(_: Extension, file?: unknown): Promise<void> {
  const uri = fileOf(file);
  if (!uri) return;
  await workspace.openTextDocument(uri);
  const edit = await editFor(uri);
  if (!edit)
    return void window.showInformationMessage(l10n.t('No case is to be added: nothing survives, or there is no room.'));
  if (!(await workspace.applyEdit(edit))) void window.showErrorMessage(l10n.t('The file could not be changed.'));
}

async function editFor(uri: Uri): Promise<WorkspaceEdit | undefined> {
  const range = new Range(0, 0, 0, 0);
  const actions = await commands.executeCommand<CodeAction[] | undefined>(
    'vscode.executeCodeActionProvider',
    uri,
    range,
    KIND,
  );
  return actions?.find(({ kind, edit }) => kind?.value === KIND && edit)?.edit;
}
