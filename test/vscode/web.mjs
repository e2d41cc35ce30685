// Runs test/vscode/suite in the extension host of a VS Code that is nothing but a page: a web worker, without Node.js.
// A test file named *.node.test.ts stays out.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { hasChromium, launchBrowser } from './host/chromium.mjs';
import { resultOf } from './host/run-tests.mjs';
import { openPage } from './host/workbench.mjs';
import { installWebHost } from './web-host/install.mjs';
import { serveWeb } from './web-host/serve.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');

/**
 * One file, because the extension host of the browser fetches no others.
 *
 * @param {string} outfile
 */
async function bundleTests(outfile) {
  const tests = readdirSync(path.join(here, 'suite')).filter(
    (file) => file.endsWith('.test.ts') && !file.endsWith('.node.test.ts'),
  );
  await esbuild.build({
    stdin: {
      resolveDir: here,
      contents: ["export { run } from './runner-web';", ...tests.map((test) => `import './suite/${test}';`)].join('\n'),
    },
    outfile,
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

/** @param {string} out */
async function run(out) {
  installWebHost();
  const tests = path.join(out, 'runner.js');
  await bundleTests(tests);
  const server = await serveWeb({ extension: root, tests, files: path.join(here, 'workspace') });
  // The page of a webview has an origin of its own there, and comes to its files through a service worker, which needs storage.
  const browser = await launchBrowser(['--disable-features=AlwaysBlock3pcsIncognito']);
  try {
    const { page } = await openPage(browser, server);
    return await resultOf(page, server.url);
  } finally {
    await browser.close();
    server.stop();
  }
}

if (!hasChromium()) process.exit(0);
mkdirSync(path.join(root, 'out'), { recursive: true });
// Within the repository, because that is what the server serves.
const out = mkdtempSync(path.join(root, 'out/web-'));
process.once('exit', () => rmSync(out, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
try {
  // The server keeps its connections open, and this process with them.
  process.exit(await run(out));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
