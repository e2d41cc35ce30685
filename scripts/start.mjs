// npm start: builds the extension, and opens VS Code on samples/ with it. That is the `code` on the PATH if there is one,
// else the pinned VS Code, to be opened in any browser on this machine until Ctrl-C.
//
// In package.json, `exec` has this process take the place of npm's shell, which would keep signals to itself. Windows, which
// has no `exec`, goes on to what stands behind the `||`.
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { installHost } from '../test/vscode/host/install.mjs';
import { startServer } from '../test/vscode/host/server.mjs';
import { workbenchUrl } from '../test/vscode/host/workbench.mjs';

const root = path.resolve(import.meta.dirname, '..');
const samples = path.join(root, 'samples');

/** Whether there was a `code` to open. On Windows it is a script, which only a shell runs. */
function openInstalled() {
  const shell = process.platform === 'win32';
  const { error, status } = spawnSync('code', [`--extensionDevelopmentPath=${root}`, samples], {
    stdio: 'inherit',
    shell,
  });
  return error === undefined && status === 0;
}

async function serve() {
  installHost();
  const server = await startServer({ settings: { 'workbench.colorTheme': 'Default Dark Modern' } });
  server.onFatal((reason) => {
    console.error(reason.message);
    process.exit(1);
  });
  console.log('\nVS Code is served here, with the extension in it, until Ctrl-C:\n');
  console.log(`  ${workbenchUrl(server, { folder: samples, extensions: [root] })}\n`);
}

execFileSync(process.execPath, ['esbuild.js'], { cwd: root, stdio: 'inherit' });
if (!openInstalled()) {
  try {
    await serve();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
