import { l10n, type TextDocument, window, workspace, WorkspaceEdit } from 'vscode';
import type { Extension } from '../context';
import { fileOf } from '../files/fileOf';
import { isEditable } from '../files/place';
import { writeHeader } from '../problems/header';
import { ownGameHeader } from '../problems/ownGame';
import { pickProblem, type ProblemPick, rememberButton } from '../problems/problemPick';

/** Asks which problem a file holds, unless it is told, and writes that into its header or remembers it. */
export async function selectProblem(
  extension: Extension,
  file?: unknown,
  id?: unknown,
  remember?: unknown,
): Promise<void> {
  const uri = fileOf(file);
  if (!uri) return;
  const document = await workspace.openTextDocument(uri);
  const pick: ProblemPick | undefined =
    typeof id === 'string' ? { id, byButton: remember === true } : await ask(extension, document);
  if (!pick) return;
  // Into what cannot be changed, such as the old side of a diff, nothing is written, and tomorrow it is no more.
  if (!isEditable(uri)) return extension.server.pick(uri, pick.id);
  if (pick.own !== undefined) await declareOwn(document, pick.own);
  else if (!pick.byButton) await applyHeader(document, pick.id);
  // What the file says for itself needs no memory, which could only contradict it later.
  await rememberPick(extension, document, pick.byButton ? pick.id : undefined);
}

async function ask({ server, status }: Extension, { uri, languageId }: TextDocument): Promise<ProblemPick | undefined> {
  if (languageId !== 'game') return undefined;
  const now = status.of(uri);
  const source = now?.problem?.source;
  // A header, a name or a setting would count more than what is remembered.
  const canRemember = isEditable(uri) && (source === undefined || source === 'pick' || source === 'fit');
  const first = now?.problem ? [now.problem.id] : [];
  const placeholder = isEditable(uri)
    ? l10n.t('The problem of this file: it is written into the first line')
    : l10n.t('The problem of this file');
  return pickProblem(await server.problems(), {
    placeholder,
    first,
    alone: now?.problem ? [] : (now?.candidates ?? []),
    button: canRemember ? rememberButton() : undefined,
    // Where the rules stand in the file, they are changed there.
    offersOwn: isEditable(uri) && source !== 'own',
  });
}

async function applyHeader(document: TextDocument, id: string): Promise<void> {
  const edit = new WorkspaceEdit();
  edit.set(document.uri, [writeHeader(document, id)]);
  if (!(await workspace.applyEdit(edit))) void window.showErrorMessage(l10n.t('The file could not be changed.'));
}

/** Declares a game of one's own in the first line, or in place of the line that names a problem. */
async function declareOwn(document: TextDocument, name: string): Promise<void> {
  const { range } = writeHeader(document, '');
  const snippet = ownGameHeader(name);
  await (
    await window.showTextDocument(document)
  ).insertSnippet(range.isEmpty ? snippet.appendText('\n') : snippet, range);
}

async function rememberPick(
  { picks, server }: Extension,
  { uri }: TextDocument,
  id: string | undefined,
): Promise<void> {
  await picks.set(uri, id);
  await server.pick(uri, id);
}
