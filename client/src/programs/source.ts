/** From a source to a test file for it: which problem it is for is asked once, and the file lies beside it. */
import { l10n, Uri, ViewColumn, window, workspace } from 'vscode';
import type { Extension } from '../context';
import { openDocument, textOf } from '../files/fileText';
import { folderAround, newFile } from '../files/newFile';
import { beginningOf, problemWith } from '../problems/beginning';
import { guessedProblems } from '../problems/guess';
import { pickProblem } from '../problems/problemPick';
import { keepProgram, wordsForSource } from './choose';
import { languageFor } from './settings';
import { extensionOf } from './words';

/** Where the problems of sources are kept, by their addresses, in the workspace. */
const KEY = 'problemsOfSources';
const LAST = 'lastProblem';

/** So many test files in the folder of a source are looked into. */
const MOST_FILES = 100;
/** A header stands in the first units of a file. */
const BEGINNING = 4096;

/** Tells whether a file is a program and no test file. */
export const isSource = (uri: Uri): boolean =>
  openDocument(uri)?.languageId !== 'game' && languageFor(uri, extensionOf(uri.path)) !== undefined;

/**
 * Gives the test file for a source, shown beside it: one of its folder, or else a new one with the sample of the statement.
 * The source becomes the program for the problem. Without a source, a program is asked for later. Undefined if no problem
 * was picked.
 */
export async function testFileFor(extension: Extension, source: Uri | undefined): Promise<Uri | undefined> {
  const id = await problemFor(extension, source);
  if (id === undefined) return undefined;
  if (source) {
    await openDocument(source)?.save();
    await keepProgram(source, id, wordsForSource(source));
  }
  const folder = folderAround(source) ?? workspace.workspaceFolders?.[0]?.uri;
  const there = folder && (await testFileIn(folder, id));
  const document = there ? await workspace.openTextDocument(there) : await newTestFile(extension, id, folder);
  if (!document) return undefined;
  const viewColumn = source ? ViewColumn.Beside : ViewColumn.Active;
  await window.showTextDocument(document, { viewColumn, preserveFocus: source !== undefined, preview: false });
  return document.uri;
}

async function newTestFile({ server }: Extension, id: string, folder: Uri | undefined) {
  const problem = problemWith(id, await server.problems());
  return problem && newFile(`${id}.game`, beginningOf(problem, id), folder);
}

/** Asks which problem a source is for, where that is not known; the likely ones come first. */
async function problemFor(extension: Extension, source: Uri | undefined): Promise<string | undefined> {
  const { workspaceState } = extension.context;
  const kept = workspaceState.get<Record<string, string>>(KEY, {});
  const known = source && kept[source.toString()];
  if (known !== undefined) return known;
  const problems = await extension.server.problems();
  const ids = problems.flatMap(({ id, aliases }) => [id, ...aliases.map((alias) => alias.id)]);
  const guessed = source ? guessedProblems(source.path, (await textOf(source)) ?? '', ids) : [];
  const last = workspaceState.get<string>(LAST);
  const first = [...new Set([...guessed, ...(last === undefined ? [] : [last])])];
  const placeholder = source
    ? l10n.t('Which problem does {0} solve?', source.path.replace(/^.*\//, ''))
    : l10n.t('Which problem does your program solve?');
  const pick = await pickProblem(problems, { placeholder, first, firstLabel: l10n.t('likely') });
  if (!pick) return undefined;
  await workspaceState.update(LAST, pick.id);
  if (source) await workspaceState.update(KEY, { ...kept, [source.toString()]: pick.id });
  return pick.id;
}

/** Gives a test file of a folder that names the problem, in its name or its header; an unsaved one counts as well. */
async function testFileIn(folder: Uri, id: string): Promise<Uri | undefined> {
  const unsaved = workspace.textDocuments.find(
    (document) =>
      document.isUntitled &&
      !document.isClosed &&
      folderAround(document.uri)?.path === folder.path &&
      hasHeader(document.getText(), id),
  );
  if (unsaved) return unsaved.uri;
  const names = await namesIn(folder);
  const named = names.find((name) => name === `${id}.game` || name.endsWith(`.${id}.game`));
  if (named !== undefined) return Uri.joinPath(folder, named);
  for (const name of names.slice(0, MOST_FILES)) {
    const uri = Uri.joinPath(folder, name);
    if (hasHeader((await textOf(uri)) ?? '', id)) return uri;
  }
  return undefined;
}

async function namesIn(folder: Uri): Promise<string[]> {
  const entries = await workspace.fs.readDirectory(folder);
  return entries
    .map(([name]) => name)
    .filter((name) => name.endsWith('.game'))
    .sort();
}

const hasHeader = (text: string, id: string): boolean =>
  new RegExp(`^#\\s*game\\s*[:\uff1a]\\s*${id}\\s*$`, 'im').test(text.slice(0, BEGINNING));
