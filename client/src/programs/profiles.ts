/** The profiles of the Test Explorer for the user's program: they are there in trusted workspaces, where programs can be run. */
import { commands, Disposable, l10n, TestRunProfileKind, type TestRunRequest, workspace } from 'vscode';
import type { Extension } from '../context';
import { hasAnyProgram } from './settings';

export function registerProfiles(extension: Extension): Disposable {
  const { explorer, loadPrograms } = extension;
  if (!loadPrograms) return new Disposable(() => undefined);
  const create = (): void => {
    void commands.executeCommand('setContext', 'game.runsPrograms', true);
    explorer.programProfile = explorer.controller.createRunProfile(
      l10n.t('Run my program'),
      TestRunProfileKind.Run,
      async (request, token) => (await loadPrograms()).test(request, token),
      false,
      undefined,
      true,
    );
    explorer.debugProfile = explorer.controller.createRunProfile(
      l10n.t('Debug my program on this case'),
      TestRunProfileKind.Debug,
      async (request: TestRunRequest, token) => (await loadPrograms()).debug(request, token),
    );
    explorer.programProfile.configureHandler = () => void loadPrograms().then((programs) => programs.choose());
    chooseDefault(explorer);
  };
  if (workspace.isTrusted) create();
  return Disposable.from(
    workspace.onDidGrantWorkspaceTrust(create),
    workspace.onDidChangeConfiguration(
      (event) => event.affectsConfiguration('game.program') && chooseDefault(explorer),
    ),
  );
}

/**
 * A click on a result runs the default profile. While there is a program that is the one to run it: what it answers wrong
 * would turn right, were only the expected output beside it compared with the truth.
 */
function chooseDefault({ profile, programProfile }: Extension['explorer']): void {
  if (!programProfile) return;
  programProfile.isDefault = hasAnyProgram();
  profile.isDefault = !programProfile.isDefault;
}
