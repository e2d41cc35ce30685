import { LanguageClient, type LanguageClientOptions, TransportKind } from 'vscode-languageclient/node';

/** Returns a client of the server in `module`, which runs as a process of its own. */
export const makeClient = (module: string, options: LanguageClientOptions): LanguageClient =>
  new LanguageClient('game', 'Winning Move', { module, transport: TransportKind.ipc }, options);
