/** The extension where there is only a browser: the server is a web worker. */
import { type ExtensionContext, Uri } from 'vscode';
import { type Api, type MakeClient, start } from './extension';
import { replaceByVsCode } from './outputs/wholeFile';

export { deactivate } from './extension';

export function activate(context: ExtensionContext): Api {
  const script = Uri.joinPath(context.extensionUri, 'dist/server/browser.js').toString(true);
  const connect: MakeClient = async (options) => {
    const { makeClient } = await import('./browserClient');
    return makeClient(script, options);
  };
  return start(context, connect, replaceByVsCode, () => import('./board/panel'));
}
