/** The language server in a process of its own. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from './server/server';

// A client that cannot be spoken to any more, or heard, needs no server.
if (process.argv.includes('--stdio'))
  for (const stream of [process.stdin, process.stdout]) stream.on('error', () => process.exit(1));

startServer((options) => createConnection(ProposedFeatures.all, options), {
  pause: () => new Promise((resume) => setImmediate(resume)),
  // Nothing that is waited for keeps the process from ending.
  sleep: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds).unref()),
});
