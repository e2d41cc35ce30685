import { l10n, type TextDocument, window, workspace, WorkspaceEdit } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';
import { ownGameFile } from '../problems/ownGame';
import { pickProblem, type ProblemPick } from '../problems/problemPick';

/** Writes the sample of a problem below what the file holds: that of its own problem, or of one that the user picks. */
export async function insertSample({ server, status }: Extension, file?: unknown): Promise<void> {
  const uri = fileOf(file);
  if (!uri) return;
  const document = await workspace.openTextDocument(uri);
  const problems = await server.problems();
  const own = status.of(uri)?.problem?.id;
  if (status.of(uri)?.problem?.source === 'own')
    return void window.showInformationMessage(l10n.t('{0} is a game of your own: it has no sample.', own ?? ''));
  const placeholder = l10n.t('Choose a problem: its sample goes into this file');
  const pick: Partial<ProblemPick> | undefined =
    own === undefined ? await pickProblem(problems, { placeholder, offersOwn: true }) : { id: own };
  if (pick?.own !== undefined) return declareOwn(document, pick.own);
  const id = pick?.id;
  const sample = problems.find((one) => one.id === id || one.aliases.some((alias) => alias.id === id))?.sample;
  if (id === undefined || !sample) return;
  const edit = new WorkspaceEdit();
  edit.insert(uri, document.lineAt(document.lineCount - 1).range.end, textBelow(document, id, own, sample.input));
  if (!(await workspace.applyEdit(edit))) void window.showErrorMessage(l10n.t('The file could not be changed.'));
}

/** Begins a game of one's own below what the file holds. */
async function declareOwn(document: TextDocument, name: string): Promise<void> {
  const { end } = document.lineAt(document.lineCount - 1).range;
  const snippet = ownGameFile(name);
  if (end.character > 0) snippet.value = `\n${snippet.value}`;
  await (await window.showTextDocument(document)).insertSnippet(snippet, end);
}

function textBelow(document: TextDocument, id: string, own: string | undefined, input: string): string {
  const gap = document.lineAt(document.lineCount - 1).text === '' ? '' : '\n';
  return `${gap}${own === undefined ? `# game: ${id}\n` : ''}${input}`;
}
