/** Asks which program is the user's: what lies beside the file, sources and executables. */
import { commands, ConfigurationTarget, FileType, l10n, type QuickPickItem, Uri, window, workspace } from 'vscode';
import type { ProgramHost } from './host';
import { languageFor } from './settings';
import { extensionOf } from './words';

interface Choice extends QuickPickItem {
  readonly words?: readonly string[];
}

/** Writes the choice into the settings of the folder, and gives it; undefined if nothing was chosen. */
export async function chooseProgram(host: ProgramHost, uri: Uri | undefined): Promise<readonly string[] | undefined> {
  const folder = uri && workspace.getWorkspaceFolder(uri);
  const choices = await choicesBeside(host, uri);
  const settings: Choice = {
    label: l10n.t('Another command…'),
    detail: l10n.t('opens the setting “game.program”'),
    alwaysShow: true,
  };
  const picked = await window.showQuickPick([...choices, settings], {
    placeHolder: l10n.t('Which program is yours? A source is built and run, other files are run as they are'),
  });
  if (!picked) return undefined;
  if (!picked.words) {
    await commands.executeCommand('workbench.action.openSettings', 'game.program');
    return undefined;
  }
  const target = folder ? ConfigurationTarget.WorkspaceFolder : ConfigurationTarget.Global;
  await workspace.getConfiguration('game', uri).update('program', picked.words, target);
  return picked.words;
}

/** Gives the sources and executables beside a file, and at the top of its folder, the newest first. */
async function choicesBeside(host: ProgramHost, uri: Uri | undefined): Promise<Choice[]> {
  const folder = uri ? workspace.getWorkspaceFolder(uri) : workspace.workspaceFolders?.[0];
  const places = [...(uri?.scheme === 'file' ? [Uri.joinPath(uri, '..')] : []), ...(folder ? [folder.uri] : [])];
  const found = new Map<string, Choice & { readonly changed: number }>();
  for (const place of places) {
    for (const [name, type] of await workspace.fs.readDirectory(place)) {
      const file = Uri.joinPath(place, name);
      const kind = type & FileType.File ? kindOf(host, file) : undefined;
      if (kind === undefined || found.has(file.fsPath)) continue;
      const words = [folder ? inFolder(folder.uri, file) : file.fsPath];
      found.set(file.fsPath, {
        label: name,
        description: place.path === folder?.uri.path ? folder.name : workspace.asRelativePath(place, false),
        detail: kind,
        words,
        changed: host.changed(file.fsPath) ?? 0,
      });
    }
  }
  return [...found.values()].sort((a, b) => b.changed - a.changed);
}

/** Says what would be done with a file; undefined for one that is no program. */
function kindOf(host: ProgramHost, file: Uri): string | undefined {
  const language = languageFor(file, extensionOf(file.path));
  if (language) return (language.build ?? language.run)[0];
  return host.isExecutable(file.fsPath) ? l10n.t('executable') : undefined;
}

/** The path with a variable for the folder, so that the setting holds on other machines as well. */
const inFolder = (folder: Uri, file: Uri): string =>
  file.path.startsWith(`${folder.path}/`) ? `\${workspaceFolder}${file.path.slice(folder.path.length)}` : file.fsPath;
