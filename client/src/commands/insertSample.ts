import { l10n, type TextDocument, window, workspace, WorkspaceEdit } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../fileOf';
import { pickProblem } from '../problemPick';

/** Writes the sample of a problem below what the file holds: that of its own problem, or of one that the user picks. */
export async function insertSample({ server, status }: Extension, file?: unknown): Promise<void> {
  const uri = fileOf(file);
  if (!uri) return;
  const document = await workspace.openTextDocument(uri);
  const problems = await server.problems();
  const own = status.of(uri)?.problem?.id;
  const placeholder = l10n.t('Choose a problem: its sample goes into this file');
  const id = own ?? (await pickProblem(problems, { placeholder }))?.id;
  const sample = problems.find((one) => one.id === id || one.aliases.some((alias) => alias.id === id))?.sample;
  if (id === undefined || !sample) return;
  const edit = new WorkspaceEdit();
  edit.insert(uri, document.lineAt(document.lineCount - 1).range.end, textBelow(document, id, own, sample.input));
  if (!(await workspace.applyEdit(edit))) void window.showErrorMessage(l10n.t('The file could not be changed.'));
}

function textBelow(document: TextDocument, id: string, own: string | undefined, input: string): string {
  const gap = document.lineAt(document.lineCount - 1).text === '' ? '' : '\n';
  return `${gap}${own === undefined ? `# game: ${id}\n` : ''}${input}`;
}
