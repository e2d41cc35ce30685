/** The task type `winning-move`: the command line, run on the files of a folder. */
import {
  l10n,
  ProcessExecution,
  Task,
  type TaskDefinition,
  TaskGroup,
  type TaskProvider,
  workspace,
  type WorkspaceFolder,
} from 'vscode';

const TYPE = 'winning-move';

/** The command line, as the host starts it. */
export interface CommandLine {
  readonly program: string;
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

interface Definition extends TaskDefinition {
  readonly command: 'check' | 'write';
  /** Files and folders, relative to the folder; all `*.game` files in it where they are left out. */
  readonly files?: readonly string[];
}

/** Offers both commands for every folder, and completes those that the user has written into a tasks.json. */
export function taskProvider(commandLine: CommandLine): TaskProvider {
  return {
    provideTasks: () =>
      (workspace.workspaceFolders ?? []).flatMap((folder) =>
        (['check', 'write'] as const).map((command) => makeTask(commandLine, { type: TYPE, command }, folder)),
      ),
    resolveTask: ({ definition, scope }) =>
      typeof scope === 'object' ? makeTask(commandLine, definition as Definition, scope) : undefined,
  };
}

/** The definition stays the very one that was asked about, or VS Code would not recognise the task. */
function makeTask({ program, words, env }: CommandLine, definition: Definition, folder: WorkspaceFolder): Task {
  const files = definition.files ?? ['.'];
  const execution = new ProcessExecution(program, [...words, definition.command, ...files], { env: { ...env } });
  const task = new Task(definition, folder, definition.command, TYPE, execution, `$${TYPE}`);
  task.group = definition.command === 'check' ? TaskGroup.Test : TaskGroup.Build;
  // The command line itself is of no use to anyone.
  task.presentationOptions = { echo: false };
  task.detail =
    definition.command === 'check'
      ? l10n.t('Check the game files')
      : l10n.t('Write the expected outputs of the game files');
  return task;
}
