import { type Disposable, l10n, type LogOutputChannel, type Uri, workspace } from 'vscode';
import { DEFAULT_EXTENSION, plainExtension } from '../../../common/outputName';

/**
 * Returns what the names of output files end with, for the files of a place: the setting where it is a plain extension,
 * else `.out`.
 */
export const outputExtensionAt = (resource: Uri | undefined): string =>
  plainExtension(settingAt(resource)) ?? DEFAULT_EXTENSION;

/** Each folder of the workspace may have its own. */
export const allOutputExtensions = (): Set<string> => new Set(resources().map(outputExtensionAt));

/** Tells the log, now and whenever settings change, of those that are passed over. */
export function logBadExtensions(log: LogOutputChannel): Disposable {
  const told = new Set<string>();
  const logThem = (): void => {
    for (const setting of resources().map(settingAt)) {
      const shown = JSON.stringify(setting);
      if (plainExtension(setting) !== undefined || told.has(shown)) continue;
      told.add(shown);
      log.warn(
        l10n.t(
          'Setting {0} is {1}, which is not a plain extension such as “.ans”; using “{2}”.',
          'game.expectedOutput.extension',
          shown,
          DEFAULT_EXTENSION,
        ),
      );
    }
  };
  logThem();
  return workspace.onDidChangeConfiguration(
    (event) => event.affectsConfiguration('game.expectedOutput.extension') && logThem(),
  );
}

const resources = (): (Uri | undefined)[] => [undefined, ...(workspace.workspaceFolders ?? []).map(({ uri }) => uri)];

/** VS Code holds no setting to the manifest's pattern, nor to its type. */
const settingAt = (resource: Uri | undefined): unknown =>
  workspace.getConfiguration('game', resource).get<unknown>('expectedOutput.extension', DEFAULT_EXTENSION);
