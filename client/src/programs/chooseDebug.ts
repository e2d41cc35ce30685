import { ConfigurationTarget, l10n, type Uri, window, workspace } from 'vscode';
import { debugConfiguration } from './settings';

/** Gives the name of the launch configuration that programs are debugged with, and asks for it once; undefined if there is none. */
export async function chooseDebugConfiguration(uri: Uri): Promise<string | undefined> {
  const known = debugConfiguration(uri);
  if (known !== '') return known;
  const launch = workspace.getConfiguration('launch', uri).get<readonly { name?: unknown }[]>('configurations', []);
  const names = launch.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  if (names.length === 0) {
    void window.showInformationMessage(
      l10n.t(
        'There is no launch configuration yet. Write one that reads its input from {0}, and name it in the setting “game.debug”.',
        '${command:game.caseFile}',
      ),
    );
    return undefined;
  }
  const placeHolder = l10n.t(
    'Which launch configuration starts your program? It reads the case from {0}',
    '${command:game.caseFile}',
  );
  const picked = await window.showQuickPick(names, { placeHolder });
  const target = workspace.getWorkspaceFolder(uri) ? ConfigurationTarget.WorkspaceFolder : ConfigurationTarget.Global;
  if (picked !== undefined) await workspace.getConfiguration('game', uri).update('debug', picked, target);
  return picked;
}
