/** The extension where there is only a browser: the server is a web worker. */
import { type ExtensionContext, Uri } from 'vscode';
import { type Api, type MakeClient, start } from './extension';
import { replaceByVsCode } from './outputs/wholeFile';

export { deactivate } from './extension';

export function activate(context: ExtensionContext): Api {
  const script = Uri.joinPath(context.extensionUri, 'dist/server/browser.js').toString(true);
  const makeClient: MakeClient = async (options) => {
    const client = await import('./browserClient');
    return client.makeClient(script, options);
  };
  return start(context, {
    makeClient,
    replace: replaceByVsCode,
    loadCommands: () => import('./commands/index'),
    loadBoard: () => import('./board/panel'),
  });
}
