/** The extension where there is Node.js: the server is a process of its own, and tasks can run the command line. */
import { type ExtensionContext, tasks } from 'vscode';
import { type Api, type MakeClient, type MakePrograms, start } from './extension';
import type { Replace } from './outputs/outputFiles';
import { taskProvider } from './taskProvider';

export { deactivate } from './extension';

export function activate(context: ExtensionContext): Api {
  const module = context.asAbsolutePath('dist/server/node.mjs');
  const makeClient: MakeClient = async (options) => {
    const client = await import('./nodeClient');
    return client.makeClient(module, options);
  };
  // Loaded with the first file that is written.
  const replace: Replace = async (file, content) => (await import('./nodeDisk')).replaceOnDisk(file, content);
  // VS Code's own program is Node.js as well, when it is told so: nobody needs to have another one.
  const commandLine = {
    program: process.execPath,
    words: [context.asAbsolutePath('dist/server/cli.mjs')],
    env: { ELECTRON_RUN_AS_NODE: '1' },
  };
  // Loaded with the first program that is run.
  const makePrograms: MakePrograms = async (extension) =>
    (await import('./nodePrograms')).programsOf(extension, commandLine);
  const api = start(context, {
    makeClient,
    replace,
    makePrograms,
    loadCommands: () => import('./commands/index'),
    loadBoard: () => import('./board/panel'),
  });
  context.subscriptions.push(tasks.registerTaskProvider('winning-move', taskProvider(commandLine)));
  return api;
}
