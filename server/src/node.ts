/** The language server in a process of its own. */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { startServer } from './server/server';

// A client that cannot be spoken to any more, or heard, needs no server.
if (process.argv.includes('--stdio'))
  for (const stream of [process.stdin, process.stdout]) stream.on('error', () => process.exit(1));

startServer((options) => createConnection(ProposedFeatures.all, options), {
  pause: () => new Promise((resume) => setImmediate(resume)),
  // Nothing that is waited for keeps the process from ending.
  sleep: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds).unref()),
  readText,
});

/**
 * Reads the beginning of a plain file. What cannot be read is not there, and nothing that could make one wait is
 * opened.
 */
async function readText(uri: string, most: number): Promise<string | undefined> {
  try {
    const file = await open(fileURLToPath(uri), constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      if (!(await file.stat()).isFile()) return undefined;
      // A unit is at most three bytes.
      const { buffer, bytesRead } = await file.read(Buffer.alloc(3 * most), 0, 3 * most, 0);
      return buffer
        .toString('utf8', 0, bytesRead)
        .replace(/^\uFEFF/, '')
        .slice(0, most);
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}
