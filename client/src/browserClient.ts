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

/** Returns a client of the server in `script`, which runs as a web worker. */
export const makeClient = (script: string, options: LanguageClientOptions): LanguageClient =>
  new WorkerClient(new Worker(script), options);
