/** The extension where there is only a browser: the server is a web worker. */
import { Uri, type ExtensionContext } from 'vscode';
import { LanguageClient, type LanguageClientOptions } from 'vscode-languageclient/browser';
import { start, type Api } from './extension';

export { deactivate } from './extension';

/** A worker, unlike a process, does not end itself. */
class WorkerClient extends LanguageClient {
  constructor(private readonly worker: Worker, options: LanguageClientOptions) {
    super('game', 'Winning Move', worker, options);
  }

  override async dispose(timeout?: number): Promise<void> {
    try {
      await super.dispose(timeout);
    } finally {
      this.worker.terminate();
    }
  }
}

export function activate(context: ExtensionContext): Api {
  const script = Uri.joinPath(context.extensionUri, 'dist/server/browser.js').toString(true);
  return start(context, (options) => new WorkerClient(new Worker(script), options));
}
