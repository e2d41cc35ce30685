// Debian's Chromium, in which the tests look at VS Code.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Installs Chromium through apt where it is missing and this user may. */
export function installChromium() {
  if (existsSync(EXECUTABLE)) return;
  if (process.env.CHROMIUM || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `The tests look at VS Code in Chromium, and there is no ${EXECUTABLE}: install the package \`chromium\` ` +
        '(apt-get install chromium), or set CHROMIUM to a Chromium or Chrome.',
    );
  }
  console.log("Installing Debian's package `chromium` (once) …");
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', 'chromium');
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
