// Builds the product into dist/: node esbuild.js [--production] [--watch]
const { chmodSync, rmSync } = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');

const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');
const SERVER = path.join(__dirname, 'dist/server');

/** @type {esbuild.BuildOptions} */
const common = {
  absWorkingDir: __dirname,
  bundle: true,
  target: 'es2022',
  charset: 'utf8',
  minify: production,
  // Source maps are larger than all the rest of the package.
  sourcemap: !production,
  legalComments: 'none',
  logLevel: watch ? 'info' : 'warning',
};

/** Server and command line, as ES modules: what both need, and what `import()` loads later, are files of their own. */
const server = /** @type {const} @satisfies {esbuild.BuildOptions} */ ({
  ...common,
  platform: 'node',
  format: 'esm',
  splitting: true,
  entryPoints: { cli: 'server/src/bin.ts', node: 'server/src/node.ts' },
  outdir: SERVER,
  outExtension: { '.js': '.mjs' },
  // The library of the language server is CommonJS and loads the modules of Node.js by `require`.
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
});

/** The server in the browser, which is a classic worker. */
const worker = { ...common, entryPoints: ['server/src/browser.ts'], outdir: SERVER };

/** The extension on the desktop. VS Code waits for node.js alone to be loaded, so the language client is a file beside it. */
const client = /** @type {const} @satisfies {esbuild.BuildOptions} */ ({
  ...common,
  platform: 'node',
  entryPoints: ['client/src/node.ts', 'client/src/nodeClient.ts'],
  external: ['vscode', './nodeClient'],
  // In CommonJS, `import()` of that file is to be `require`.
  supported: { 'dynamic-import': false },
  outdir: 'dist/client',
});

/** The extension in the browser, where it has to be one file. */
const browserClient = /** @type {const} @satisfies {esbuild.BuildOptions} */ ({
  ...common,
  format: 'cjs',
  entryPoints: ['client/src/browser.ts'],
  external: ['vscode'],
  outdir: 'dist/client',
});

/** The page of the board, without what lit tells its own developers. */
const page = {
  ...common,
  entryPoints: ['client/src/board/page/page.ts', 'client/src/board/page/page.css'],
  conditions: ['production'],
  outdir: 'dist/board',
};

const bundles = [server, worker, client, browserClient, page];

async function main() {
  // Shared files are named by what is in them, so those of an earlier build would stay, and be packed.
  for (const folder of [SERVER, 'dist/client']) rmSync(folder, { recursive: true, force: true });
  const results = await Promise.allSettled(bundles.map((bundle) => esbuild.build(bundle)));
  if (results.some(({ status }) => status === 'rejected')) process.exitCode = 1;
  else chmodSync(path.join(SERVER, 'cli.mjs'), 0o755);
  if (watch) for (const bundle of bundles) await (await esbuild.context(bundle)).watch();
}

module.exports = { bundles };
if (require.main === module) void main();
