/** Asks which program is the user's: sources and executables beside the file and in the workspace. */
import { commands, ConfigurationTarget, FileType, l10n, type QuickPickItem, Uri, window, workspace } from 'vscode';
import { folderAround } from '../files/newFile';
import type { ProgramHost } from './host';
import { languageFor, sourceExtensions } from './settings';
import { extensionOf, withProgram } from './words';

interface Choice extends QuickPickItem {
  readonly words?: readonly string[];
}

interface Found extends Choice {
  readonly isNamed: boolean;
  readonly changed: number;
}

/** So many sources are listed that lie further away. */
const MOST_SOURCES = 200;

/** Keeps the choice for a problem in the settings of the folder, and gives it; undefined if nothing was chosen. */
export async function chooseProgram(
  host: ProgramHost,
  uri: Uri | undefined,
  problem: string | undefined,
): Promise<readonly string[] | undefined> {
  const choices = await choicesFor(host, uri, problem);
  const settings: Choice = {
    label: l10n.t('Another command…'),
    detail: l10n.t('opens the setting “game.program”'),
    alwaysShow: true,
  };
  const picked = await window.showQuickPick([...choices, settings], {
    placeHolder:
      problem === undefined
        ? l10n.t('Select your program (sources are built first)')
        : l10n.t('Select your program for {0} (sources are built first)', problem),
    matchOnDescription: true,
  });
  if (!picked) return undefined;
  if (!picked.words) {
    await commands.executeCommand('workbench.action.openSettings', 'game.program');
    return undefined;
  }
  await keepProgram(uri, problem, picked.words);
  return picked.words;
}

/** Writes the words of a program for a problem into the settings of a file's folder. */
export async function keepProgram(
  uri: Uri | undefined,
  problem: string | undefined,
  words: readonly string[],
): Promise<void> {
  const folder = uri && folderOfWorkspace(uri);
  const target = folder ? ConfigurationTarget.WorkspaceFolder : ConfigurationTarget.Global;
  const settings = workspace.getConfiguration('game', folder?.uri ?? uri);
  await settings.update('program', withProgram(settings.get('program'), problem, words), target);
}

/** Gives the words for a source: a path with a variable for the folder, so that they hold on other machines as well. */
export function wordsForSource(source: Uri): string[] {
  const folder = workspace.getWorkspaceFolder(source)?.uri;
  return [
    folder && source.path.startsWith(`${folder.path}/`)
      ? `\${workspaceFolder}${source.path.slice(folder.path.length)}`
      : source.fsPath,
  ];
}

/** An unsaved file belongs to the folder where it will lie. */
function folderOfWorkspace(uri: Uri) {
  const around = folderAround(uri);
  return workspace.getWorkspaceFolder(uri) ?? (around && workspace.getWorkspaceFolder(around));
}

/** Gives sources and executables: first those named after the file or its problem, then the newest. */
async function choicesFor(host: ProgramHost, uri: Uri | undefined, problem: string | undefined): Promise<Choice[]> {
  const names = [stemOf(uri?.path ?? ''), problem ?? ''].filter(Boolean);
  const found = new Map<string, Found>();
  for (const file of await filesAround(uri)) {
    const kind = found.has(file.fsPath) ? undefined : kindOf(host, file);
    if (kind === undefined) continue;
    found.set(file.fsPath, {
      label: nameOf(file),
      description: workspace.asRelativePath(Uri.joinPath(file, '..')),
      detail: kind,
      words: wordsForSource(file),
      isNamed: names.includes(stemOf(file.path)),
      changed: host.changed(file.fsPath) ?? 0,
    });
  }
  return [...found.values()].sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.changed - a.changed);
}

/** Gives the files beside a file and at the top of its folder, and the sources anywhere in the workspace. */
async function filesAround(uri: Uri | undefined): Promise<Uri[]> {
  const folder = (uri && folderOfWorkspace(uri)) ?? workspace.workspaceFolders?.[0];
  const around = folderAround(uri);
  const places = [...(around ? [around] : []), ...(folder ? [folder.uri] : [])];
  const near = await Promise.all(places.map(filesIn));
  const extensions = sourceExtensions(uri).map((extension) => extension.slice(1));
  const further = await workspace.findFiles(`**/*.{${extensions.join(',')}}`, '**/node_modules/**', MOST_SOURCES);
  return [...near.flat(), ...further];
}

async function filesIn(folder: Uri): Promise<Uri[]> {
  try {
    const entries = await workspace.fs.readDirectory(folder);
    return entries.flatMap(([name, type]) => (type & FileType.File ? [Uri.joinPath(folder, name)] : []));
  } catch {
    // The folder of a file that was never saved need not be there.
    return [];
  }
}

/** Says what would be done with a file; undefined for one that is no program. */
function kindOf(host: ProgramHost, file: Uri): string | undefined {
  const language = languageFor(file, extensionOf(file.path));
  if (language) return (language.build ?? language.run)[0];
  return host.isExecutable(file.fsPath) ? l10n.t('executable') : undefined;
}

const nameOf = ({ path }: Uri): string => path.replace(/^.*\//, '');

/** The name up to its first dot: that of `e.poj-2348.game` is `e`. */
const stemOf = (path: string): string => path.replace(/^.*\//, '').replace(/(?<=.)\..*$/, '');
