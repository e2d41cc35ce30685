// The workbench: VS Code's window, as a page.
import path from 'node:path';

/** Milliseconds until what does not come to be seen is given up: a busy machine takes its time. */
const PATIENCE = 5 * 60_000;

/**
 * @typedef {object} Place what the workbench opens
 * @property {string} [folder] a folder, or a `.code-workspace` file
 * @property {string} [file] a file to open in the editor
 * @property {string[]} [extensions] folders of extensions in development
 * @property {string} [tests] a module with `run`, for the extension host
 */

/**
 * @param {import('./server.mjs').Server} server
 * @param {Place} place
 */
export function workbenchUrl(server, { folder, file, extensions = [], tests }) {
  const url = new URL(server.url);
  /** @param {string} local */
  const remote = (local) => `vscode-remote://${url.host}${path.resolve(local)}`;
  const payload = [
    ...extensions.map((extension) => ['extensionDevelopmentPath', remote(extension)]),
    ...(tests ? [['extensionTestsPath', remote(tests)]] : []),
    ...(file ? [['openFile', remote(file)]] : []),
    ['skipWelcome', 'true'],
    ['skipReleaseNotes', 'true'],
  ];
  if (folder) url.searchParams.set(folder.endsWith('.code-workspace') ? 'workspace' : 'folder', path.resolve(folder));
  else url.searchParams.set('ew', 'true');
  url.searchParams.set('payload', JSON.stringify(payload));
  return url.href;
}

/**
 * A new window. `outward` fills with the addresses that it tried to reach beyond this machine, in vain. Files that a webview
 * shows have addresses that look like it, but VS Code's own service worker answers them.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string }} server
 */
export async function openPage(browser, server) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  /** @type {Set<string>} */
  const outward = new Set();
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isLocal = hostname === new URL(server.url).hostname || hostname.endsWith('.vscode-resource.vscode-cdn.net');
    if (/^(https?|wss?):$/.test(protocol) && !isLocal) outward.add(request.url());
  });
  return { page, outward };
}
