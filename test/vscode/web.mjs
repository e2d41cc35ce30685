// Runs test/vscode/suite in the extension host of a VS Code that is nothing but a page: a web worker, without Node.js.
// A test file named *.node.test.ts stays out.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { installChromium, launchBrowser } from './host/chromium.mjs';
import { resultOf } from './host/run-tests.mjs';
import { openPage } from './host/workbench.mjs';
import { COMMIT, DATA, installWebHost } from './web-host/install.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const bundle = path.join(root, 'out/vscode/web/runner.js');

/** One file, because the extension host of the browser fetches no others. */
async function bundleTests() {
  const tests = readdirSync(path.join(here, 'suite')).filter((file) => file.endsWith('.test.ts') && !file.endsWith('.node.test.ts'));
  await esbuild.build({
    stdin: { resolveDir: here, contents: ["export { run } from './runner-web';", ...tests.map((test) => `import './suite/${test}';`)].join('\n') },
    outfile: bundle,
    bundle: true,
    platform: 'browser',
    format: 'cjs',
    target: 'es2022',
    sourcemap: 'inline',
    external: ['vscode'],
    alias: { 'node:assert/strict': path.join(here, 'web-host/assert.js') },
    // What the browser's `assert` takes for granted; and Mocha would else export itself in place of `run`.
    define: { global: 'globalThis', exports: 'undefined' },
    banner: { js: 'globalThis.process ??= { env: {} };' },
  });
}

async function freePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

installChromium();
installWebHost();
await bundleTests();
// Only now, because it has just been installed.
const { open } = await import('./web-host/node_modules/@vscode/test-web/out/server/index.js');
const port = await freePort();
const server = await open({
  browserType: 'none',
  quality: 'stable',
  commit: COMMIT,
  testRunnerDataDir: DATA,
  esm: false,
  extensionDevelopmentPath: root,
  extensionTestsPath: bundle,
  folderPath: path.join(here, 'workspace'),
  host: 'localhost',
  port,
});
const browser = await launchBrowser();
try {
  const url = `http://localhost:${port}`;
  const { page } = await openPage(browser, { url });
  process.exitCode = await resultOf(page, url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  server.dispose();
}
process.exit();
