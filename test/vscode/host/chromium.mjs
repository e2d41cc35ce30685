// Debian's Chromium, in which the tests look at VS Code.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

const MISSING =
  `there is no ${EXECUTABLE}: install the package \`chromium\` (apt-get install chromium), ` +
  'or set CHROMIUM to a Chromium or Chrome.';

/** Tells whether Chromium is there, and installs it through apt where this user may. */
function isThere() {
  if (existsSync(EXECUTABLE)) return true;
  if (process.env.CHROMIUM || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log("Installing Debian's package `chromium` (once) …");
  try {
    aptGet('update');
    aptGet('install', '--yes', '--no-install-recommends', 'chromium');
  } catch {
    // Without a network, for instance.
  }
  return existsSync(EXECUTABLE);
}

/** Sees to it that Chromium is there. */
export function installChromium() {
  if (!isThere()) throw new Error(`The tests look at VS Code in Chromium, and ${MISSING}`);
}

/** Sees to it that Chromium is there; otherwise says that the tests that look at pages are left out, and how to get it. */
export function hasChromium() {
  if (isThere()) return true;
  console.log(`Skipped: ${MISSING}`);
  return false;
}

/** @param {string[]} words */
function aptGet(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['-qq', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

const ARGUMENTS = [
  // Chromium refuses to run as root, as it does in most containers, inside its sandbox.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Nothing but this machine: an update check or a look-up that times out would slow the tests down.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
];

/**
 * Signals are left to the host, which ends server and browser together.
 *
 * @param {readonly string[]} [more] arguments for the browser
 */
export function launchBrowser(more = []) {
  return chromium.launch({
    executablePath: EXECUTABLE,
    headless: true,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [...ARGUMENTS, ...more],
  });
}
