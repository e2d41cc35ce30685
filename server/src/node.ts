/** The language server in a process of its own. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from './server/server';

startServer(createConnection(ProposedFeatures.all), {
  pause: () => new Promise((resume) => setImmediate(resume)),
  // Nothing that is waited for keeps the process from ending.
  sleep: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds).unref()),
});
