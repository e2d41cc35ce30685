// Serves the VS Code that runs in the browser alone, with this repository's extension in it.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { COMMIT, DATA } from './install.mjs';

/**
 * @param {{ extension: string, tests: string, files: string }} what folders and a file, the tests inside the extension's
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function serveWeb({ extension, tests, files }) {
  // Not imported at the top, because it may have been installed only now.
  const { open } = createRequire(import.meta.url)('@vscode/test-web');
  hideAccessLog();
  const port = await freePort();
  const server = await open({
    browserType: 'none',
    quality: 'stable',
    commit: COMMIT,
    testRunnerDataDir: DATA,
    esm: false,
    extensionDevelopmentPath: extension,
    extensionTestsPath: tests,
    folderPath: files,
    host: 'localhost',
    port,
  });
  return { url: `http://localhost:${port}`, stop: () => server.dispose() };
}

/** The server logs each request that it cannot serve, also those that VS Code makes on the off chance. */
function hideAccessLog() {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (/** @type {string | Uint8Array} */ chunk) =>
    /^\u001b\[0mGET /.test(String(chunk)) ? true : write(chunk);
}

async function freePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
