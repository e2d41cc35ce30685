// Bundles the extension: node esbuild.js [--production] [--watch]
const { chmodSync, existsSync } = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');

/** @type {BuildOptions} */
const common = {
  absWorkingDir: __dirname,
  bundle: true,
  target: 'es2022',
  minify: production,
  // A source map would be larger than all the rest of the package.
  sourcemap: !production,
  legalComments: 'none',
  logLevel: 'silent',
};

/** @type {BuildOptions} */
const node = { ...common, platform: 'node', format: 'cjs', target: 'node20' };
/** @type {BuildOptions} */
const browser = { ...common, platform: 'browser', format: 'cjs' };

const CLI = path.join(__dirname, 'dist/cli.js');

/**
 * VS Code brings `vscode` itself, so the clients leave it out. The server in the browser is a classic worker, which
 * knows no modules: hence `iife`. The command line's source has no `#!` line, so that it stays a module like others.
 *
 * @type {BuildOptions[]}
 */
const bundles = [
  { ...node, entryPoints: ['client/src/node.ts'], outfile: 'dist/client/node.js', external: ['vscode'] },
  { ...browser, entryPoints: ['client/src/browser.ts'], outfile: 'dist/client/browser.js', external: ['vscode'] },
  { ...node, entryPoints: ['server/src/node.ts'], outfile: 'dist/server/node.js' },
  { ...browser, entryPoints: ['server/src/browser.ts'], outfile: 'dist/server/browser.js', format: 'iife' },
  { ...node, entryPoints: ['server/src/cli.ts'], outfile: CLI, banner: { js: '#!/usr/bin/env node' } },
];

/**
 * Says what went wrong in the form that .vscode/tasks.json reads.
 *
 * @type {import('esbuild').Plugin}
 */
const report = {
  name: 'report',
  setup(build) {
    if (watch) build.onStart(() => console.log('[watch] build started'));
    build.onEnd((result) => {
      for (const { text, location } of result.errors) {
        console.error(`${location?.file ?? '?'}:${location?.line ?? 1}:${location?.column ?? 0}: error: ${text}`);
      }
      if (build.initialOptions.outfile === CLI && result.errors.length === 0) chmodSync(CLI, 0o755);
      if (watch) console.log('[watch] build finished');
    });
  },
};

/** @param {BuildOptions} options */
function entryExists({ entryPoints, outfile }) {
  const entry = String(Object.values(entryPoints ?? [])[0]);
  if (existsSync(path.join(__dirname, entry))) return true;
  console.warn(`There is no ${entry} yet: ${outfile} is not built.`);
  return false;
}

async function main() {
  const contexts = await Promise.all(
    bundles.filter(entryExists).map((bundle) => esbuild.context({ ...bundle, plugins: [report] })),
  );
  if (watch) {
    await Promise.all(contexts.map((context) => context.watch()));
    return;
  }
  const results = await Promise.allSettled(contexts.map((context) => context.rebuild()));
  await Promise.all(contexts.map((context) => context.dispose()));
  if (results.some((result) => result.status === 'rejected')) process.exitCode = 1;
}

void main();
