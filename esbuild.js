// Bundles the extension: node esbuild.js [--production] [--watch]
const { rmSync } = require('node:fs');
const path = require('node:path');
const esbuild = require('esbuild');
const { tables } = require('./scripts/bundle/tables');
const { commonJs } = require('./scripts/bundle/commonJs');
const { browserEntry, takenFromBrowser, UNUSED, withoutFeatures } = require('./scripts/bundle/languageClient');
const { minified } = require('./scripts/bundle/minify');

/** @typedef {import('esbuild').BuildOptions} BuildOptions */

const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');

/** @type {BuildOptions} */
const common = {
  absWorkingDir: __dirname,
  bundle: true,
  target: 'es2022',
  // Chinese takes half the room when it is not escaped.
  charset: 'utf8',
  minify: production,
  // A source map would be larger than all the rest of the package.
  sourcemap: !production,
  legalComments: 'none',
  logLevel: 'silent',
};

/** @type {BuildOptions} */
const browser = { ...common, platform: 'browser', format: 'cjs' };

/**
 * esbuild splits ES modules alone, while VS Code, the command line's name and a classic worker call for CommonJS, into
 * which scripts/commonJs.js turns each file. What several files share, and what is loaded later by `import()`, goes into
 * files of its own.
 *
 * @type {BuildOptions}
 */
const split = {
  ...common,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  splitting: true,
  outdir: 'dist',
  sourcemap: production ? false : 'inline',
  write: false,
};

/** What language servers and command line share is most of them: dist/server/shared.js and its like. */
const server = {
  ...split,
  // Without it there are no `vscode-languageserver/browser` and its like.
  conditions: ['browser'],
  entryPoints: [
    { in: 'server/src/node.ts', out: 'server/node' },
    { in: 'server/src/browser.ts', out: 'server/browser' },
    { in: 'server/src/cli.ts', out: 'server/cli' },
  ],
  chunkNames: 'server/[name]-[hash]',
  plugins: [
    tables,
    withoutFeatures,
    commonJs({ production, worker: 'dist/server/browser.js', commands: { 'dist/cli.js': './server/cli.js' } }),
  ],
};

/** Next to nothing is loaded before a game file is open; the language client is most of the rest. */
const client = {
  ...split,
  external: ['vscode'],
  alias: UNUSED,
  entryPoints: [{ in: 'client/src/node.ts', out: 'client/node' }],
  chunkNames: 'client/[name]-[hash]',
  plugins: [takenFromBrowser, withoutFeatures, commonJs({ production })],
};

/**
 * In the browser an extension is one file, of which the language client is run later.
 *
 * @type {BuildOptions}
 */
const browserClient = {
  ...browser,
  stdin: { contents: browserEntry('./client/src/browser'), resolveDir: __dirname },
  outfile: 'dist/client/browser.js',
  external: ['vscode'],
  alias: UNUSED,
  plugins: [withoutFeatures, ...(production ? [minified('dist/client/browser.js')] : [])],
};

/**
 * The page of the board, which runs in a frame of its own, with its style sheet.
 *
 * @type {BuildOptions}
 */
const page = {
  ...browser,
  entryPoints: ['client/src/board/page/page.ts', 'client/src/board/page/page.css'],
  outdir: 'dist/board',
  format: 'iife',
  // What is only there while one works on lit itself is left out.
  conditions: ['production'],
  plugins: production ? [minified('dist/board/page.js')] : [],
};

/**
 * VS Code brings `vscode` itself, so the clients leave it out.
 *
 * @type {BuildOptions[]}
 */
const bundles = [server, client, browserClient, page];

/**
 * Says what went wrong in the form that .vscode/tasks.json reads.
 *
 * @param {string} severity
 * @param {import('esbuild').Message} message
 */
function say(severity, { text, location }) {
  console.error(
    `${location?.file ?? 'esbuild.js'}:${location?.line ?? 1}:${location?.column ?? 0}: ${severity}: ${text}`,
  );
}

/** @type {import('esbuild').Plugin} */
const report = {
  name: 'report',
  setup(build) {
    if (watch) build.onStart(() => console.log('[watch] build started'));
    build.onEnd((result) => {
      for (const error of result.errors) say('error', error);
      for (const warning of result.warnings) say('warning', warning);
      if (watch) console.log('[watch] build finished');
    });
  },
};

async function main() {
  // Files that were split off by an earlier build, which would be packed with the others.
  if (production)
    for (const folder of ['server', 'client'])
      rmSync(path.join(__dirname, 'dist', folder), { recursive: true, force: true });
  const contexts = await Promise.all(
    bundles.map((bundle) => esbuild.context({ ...bundle, plugins: [...(bundle.plugins ?? []), report] })),
  );
  if (watch) {
    await Promise.all(contexts.map((context) => context.watch()));
    return;
  }
  const results = await Promise.allSettled(contexts.map((context) => context.rebuild()));
  await Promise.all(contexts.map((context) => context.dispose()));
  if (results.some((result) => result.status === 'rejected')) process.exitCode = 1;
}

module.exports = { bundles };
if (require.main === module) void main();
