// Runs test/vscode/suite in the extension host of a real VS Code: the one that VSCODE_EXECUTABLE names, else the pinned
// one in Chromium where that runs, else one that @vscode/test-electron downloads.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runTests } from '@vscode/test-electron';
import * as esbuild from 'esbuild';
import { hasChromium } from './host/chromium.mjs';
import { installHost, isSupported } from './host/install.mjs';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
/** All that a run writes; within the repository, so that the bundle finds Mocha. */
const out = makeOut();
// A copy, because the tests write files.
const workspace = path.join(out, 'workspace');

function makeOut() {
  mkdirSync(path.join(root, 'out'), { recursive: true });
  return mkdtempSync(path.join(root, 'out/vscode-'));
}

/** Bundles each test file for the extension host, which knows no TypeScript. */
async function bundle() {
  const tests = readdirSync(path.join(here, 'suite')).filter((file) => file.endsWith('.test.ts'));
  await esbuild.build({
    entryPoints: [path.join(here, 'runner.ts'), ...tests.map((test) => path.join(here, 'suite', test))],
    outbase: here,
    outdir: out,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'es2022',
    sourcemap: 'inline',
    external: ['vscode', 'mocha'],
  });
}

/** The executable of VS Code; nothing where @vscode/test-electron is to find one. */
function executable() {
  if (process.env.VSCODE_EXECUTABLE) return process.env.VSCODE_EXECUTABLE;
  if (!isSupported) return undefined;
  installHost();
  return path.join(here, 'host/code.mjs');
}

process.once('exit', () => rmSync(out, { recursive: true, force: true }));
// Once VS Code runs, @vscode/test-electron listens to SIGINT, and ends it.
process.on('SIGTERM', () => void (process.emit('SIGINT') || process.exit(1)));
if (!process.env.VSCODE_EXECUTABLE && isSupported && !hasChromium()) process.exit(0);
try {
  const vscodeExecutablePath = executable();
  await bundle();
  cpSync(path.join(here, 'workspace'), workspace, { recursive: true });
  await runTests({
    ...(vscodeExecutablePath === undefined ? {} : { vscodeExecutablePath }),
    extensionDevelopmentPath: root,
    extensionTestsPath: path.join(out, 'runner.js'),
    launchArgs: [workspace, '--disable-extensions'],
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
