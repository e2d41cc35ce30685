// code-server: VS Code's own server and workbench, served on 127.0.0.1 from a home folder that lives as long as it does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CODE_SERVER, NODE } from './install.mjs';
import { QUIET_SETTINGS, TRUST_SETTINGS } from './settings.mjs';

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {string} home the folder for all that the server writes; it lives as long as the server
 * @property {() => string} log what the server has printed so far
 * @property {(listener: (reason: Error) => void) => void} onFatal called when no test can end well any more
 * @property {() => Promise<void>} stop ends the server, and removes all that it wrote
 */

/** Without a display of its own, a long log says little: its end tells what went wrong. */
const LAST_OF_THE_LOG = 4000;
const FATAL = /error CodeServerRouteWrapper.*|Extension Host Process exited with code: [^0].*/;

/**
 * Starts a server, with packaged extensions installed as a user would install them.
 *
 * @param {{ vsix?: string[], settings?: Record<string, unknown>, asksForTrust?: boolean }} [options] `asksForTrust`: folders are
 *   not trusted until the user says so
 * @returns {Promise<Server>}
 */
export async function startServer({ vsix = [], settings = {}, asksForTrust = false } = {}) {
  const home = makeHome({ ...QUIET_SETTINGS, ...(asksForTrust && TRUST_SETTINGS), ...settings });
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const endNow = () => {
    if (server?.pid) killGroup(server.pid);
    if (!process.env.HOST_KEEP) rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  const forget = onEnd(endNow);

  try {
    for (const file of vsix) await installExtension(home, file);
    server = spawnServer(home, asksForTrust);
    return { home, ...(await whenListening(server)), stop: () => stop(server, endNow, forget) };
  } catch (error) {
    await stop(server, endNow, forget);
    throw error;
  }
}

/** @param {Record<string, unknown>} settings */
function makeHome(settings) {
  const home = mkdtempSync(path.join(tmpdir(), 'vscode-host-'));
  mkdirSync(path.join(home, 'data/User'), { recursive: true });
  writeFileSync(path.join(home, 'data/User/settings.json'), JSON.stringify(settings, null, 2));
  return home;
}

/** @param {string} home */
const ownFolders = (home) => [
  ...['--config', path.join(home, 'config.yaml')],
  ...['--user-data-dir', path.join(home, 'data')],
  ...['--extensions-dir', path.join(home, 'extensions')],
];

/**
 * Whatever the server writes, it writes into its own home. An empty gallery keeps it from looking extensions up.
 *
 * @param {string} home
 */
const environment = (home) => ({
  ...process.env,
  HOME: home,
  TMPDIR: home,
  XDG_CACHE_HOME: home,
  XDG_CONFIG_HOME: home,
  XDG_DATA_HOME: home,
  XDG_RUNTIME_DIR: home,
  EXTENSIONS_GALLERY: '{"serviceUrl":""}',
});

/**
 * @param {string} home
 * @param {string} vsix
 */
async function installExtension(home, vsix) {
  const child = spawn(NODE, [CODE_SERVER, ...ownFolders(home), '--install-extension', path.resolve(vsix)], {
    env: environment(home),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = collectOutput(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`VS Code did not install ${vsix} (exit code ${code}).\n${log()}`);
}

/**
 * @param {string} home
 * @param {boolean} asksForTrust
 */
function spawnServer(home, asksForTrust) {
  const quiet = [
    '--disable-telemetry',
    '--disable-update-check',
    ...(asksForTrust ? [] : ['--disable-workspace-trust']),
    '--disable-getting-started-override',
    '--disable-proxy',
  ];
  // Without the test driver, a built workbench silently ignores an extension in development, and waits for ever.
  const driver = ['--vscode-option', 'enable-smoke-test-driver'];
  return spawn(
    NODE,
    [CODE_SERVER, ...ownFolders(home), '--auth', 'none', '--bind-addr', '127.0.0.1:0', ...quiet, ...driver],
    {
      env: environment(home),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, because code-server forks: they are ended together.
      detached: true,
    },
  );
}

/** @param {import('node:child_process').ChildProcess} child */
function collectOutput(child) {
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      log += chunk;
      if (process.env.HOST_VERBOSE) process.stderr.write(chunk);
    });
  }
  return () => log;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<Pick<Server, 'url' | 'log' | 'onFatal'>>}
 */
function whenListening(child) {
  const log = collectOutput(child);
  /** @type {((reason: Error) => void)[]} */
  const listeners = [];
  return new Promise((resolve, reject) => {
    listeners.push(reject);
    /** @param {string} reason */
    const fail = (reason) =>
      listeners.forEach((listener) => listener(new Error(`code-server: ${reason}\n${log().slice(-LAST_OF_THE_LOG)}`)));
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => fail(`exited with ${code}`));
    child.stdout?.on('data', (chunk) => {
      const url = /HTTP server listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(log())?.[1];
      if (url) resolve({ url, log, onFatal: (listener) => void listeners.push(listener) });
      const fatal = FATAL.exec(String(chunk));
      if (fatal) fail(fatal[0]);
    });
  });
}

/**
 * Calls back once, when this process ends, however that happens short of SIGKILL.
 *
 * @param {() => void} callback
 */
function onEnd(callback) {
  const signals = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });
  const handlers = Object.entries(signals).map(
    ([signal, code]) => /** @type {const} */ ([signal, () => process.exit(code)]),
  );
  process.once('exit', callback);
  // Not `once`: Ctrl-C under npm brings two signals, and the second would end this process in the middle of the callback.
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => {
    process.off('exit', callback);
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

/** @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Nothing in the home folder is worth a graceful end: all of it is removed.
 *
 * @param {import('node:child_process').ChildProcess | undefined} server
 * @param {() => void} endNow
 * @param {() => void} forget
 */
async function stop(server, endNow, forget) {
  server?.removeAllListeners('exit');
  const ended = server && server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined;
  if (server?.pid) killGroup(server.pid);
  await ended;
  endNow();
  forget();
}
