import { l10n, window } from 'vscode';
import type { Extension } from '../context';
import type { Programs } from './programs';

/** Gives what there is for programs; says why there is nothing where no processes can be started. */
export async function programsOr({ loadPrograms }: Extension): Promise<Programs | undefined> {
  if (!loadPrograms)
    return void window.showInformationMessage(
      l10n.t(
        'Your program cannot be run here: a browser starts no programs. VS Code on the desktop and the command line do.',
      ),
    );
  return loadPrograms();
}
