// Runs a test module in the extension host, through the hooks that VS Code keeps for automation.
import { launchBrowser } from './chromium.mjs';
import { startServer } from './server.mjs';
import { openPage, workbenchUrl } from './workbench.mjs';

const LAST_OF_THE_LOG = 2000;

/** The workbench's own log lines, which share a channel with what the tests print. */
const NOISE = new RegExp(
  `^(?:${[
    'Resolv(?:ing|ed) connection token',
    'Creating a socket \\(renderer',
    '\\[reconnection-grace-time\\]',
    'Ignoring fetching additional builtin',
    'Updating additional builtin',
    '\\[Service Worker\\]',
    '\\[AgentHost',
    '\\[AccountPolicyGate\\]',
    'Loading development extension',
    'Canceled: Canceled',
  ].join('|')})`,
);

/**
 * Gives the tests' exit code.
 *
 * @param {import('./workbench.mjs').Place & { settings?: Record<string, unknown> }} options
 * @returns {Promise<number>}
 */
export async function runTests({ settings = {}, ...place }) {
  const server = await startServer({ settings });
  const browser = await launchBrowser();
  try {
    const { page } = await openPage(browser, server);
    return await resultOf(page, workbenchUrl(server, place), server.onFatal);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\nThe server's last lines:\n${server.log().slice(-LAST_OF_THE_LOG)}`, { cause: error });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * Opens a workbench whose address names a test module, passes on what the module prints, and waits for its exit code.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {(listener: (reason: Error) => void) => void} [onFatal]
 * @returns {Promise<number>}
 */
export async function resultOf(page, url, onFatal) {
  let ended = false;
  return new Promise((resolve, reject) => {
    onFatal?.(reject);
    page.on('crash', () => reject(new Error('The page crashed.')));
    const opened = open(page, url, {
      log: (kind, values) => {
        if (!ended) print(kind, values);
      },
      exit: (code) => {
        ended = true;
        resolve(code);
      },
    });
    opened.catch(reject);
  });
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {{ log: (kind: string, values: unknown[]) => void, exit: (code: number) => void }} hooks
 */
async function open(page, url, { log, exit }) {
  await page.exposeFunction('codeAutomationLog', log);
  await page.exposeFunction('codeAutomationExit', exit);
  const response = await page.goto(url);
  if (!response?.ok()) throw new Error(`The workbench's page answered HTTP ${response?.status()}.`);
}

/**
 * @param {string} kind
 * @param {unknown[]} values
 */
function print(kind, values) {
  if (!process.env.HOST_VERBOSE && NOISE.test(String(values[0] ?? ''))) return;
  (kind === 'error' ? console.error : console.log)(...values);
}
