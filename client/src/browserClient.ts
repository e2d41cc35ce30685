import { LanguageClient, type LanguageClientOptions } from 'vscode-languageclient/browser';

/** A worker, unlike a process, does not end itself. */
class WorkerClient extends LanguageClient {
  constructor(
    private readonly worker: Worker,
    options: LanguageClientOptions,
  ) {
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

/** Returns a client of the server in `browser.js` of a folder, which runs as a web worker. */
export const makeClient = (folder: string, options: LanguageClientOptions): LanguageClient =>
  new WorkerClient(new Worker(starterIn(folder)), options);

/** VS Code starts a worker from a script without a place, so the server is told where the rest of it is. */
const starterIn = (folder: string): string =>
  URL.createObjectURL(
    new Blob([`self.serverFolder=${JSON.stringify(folder)};importScripts(${JSON.stringify(`${folder}browser.js`)});`], {
      type: 'text/javascript',
    }),
  );
