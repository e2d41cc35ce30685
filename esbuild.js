// Bundles the extension: node esbuild.js [--production] [--watch]
const { mkdirSync, writeFileSync } = require('node:fs');
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
  // Chinese takes half the room when it is not escaped.
  charset: 'utf8',
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

/**
 * What language server and command line share goes into a file of its own, dist/server/shared.js: it is most of both.
 * The known mistakes, which are loaded when they are asked for, go into dist/server/mistakes.js, and what they share with
 * the others into further files. esbuild splits ES modules alone, while VS Code and the command line's name call for
 * CommonJS, into which each file is turned afterwards.
 *
 * @type {BuildOptions}
 */
const server = {
  ...node,
  format: 'esm',
  splitting: true,
  entryPoints: [
    { in: 'server/src/node.ts', out: 'server/node' },
    { in: 'server/src/cli.ts', out: 'cli' },
  ],
  outdir: 'dist',
  chunkNames: 'server/[name]-[hash]',
  sourcemap: production ? false : 'inline',
  write: false,
  plugins: [{ name: 'commonjs', setup: (build) => build.onEnd(writeAsCommonJs) }],
};

/**
 * Gives the files that were split off names that stay the same, where esbuild adds a hash: the largest is `shared.js`.
 *
 * @param {import('esbuild').OutputFile[]} files
 */
function withPlainNames(files) {
  const names = new Map();
  const chunks = files.filter((file) => /-[A-Z0-9]{8}\.js$/.test(file.path));
  const shared = chunks.filter((file) => path.basename(file.path).startsWith('chunk-'));
  for (const { path: file } of chunks) names.set(path.basename(file), path.basename(file).replace(/-[A-Z0-9]{8}/, ''));
  shared
    .sort((one, other) => other.text.length - one.text.length)
    .forEach(({ path: file }, index) => names.set(path.basename(file), `shared${index === 0 ? '' : index + 1}.js`));
  const renamed = (/** @type {string} */ text) =>
    [...names].reduce((result, [hashed, plain]) => result.replaceAll(hashed, plain), text);
  return files.map((file) => ({ path: renamed(file.path), text: renamed(file.text) }));
}

/** @param {import('esbuild').BuildResult} result */
async function writeAsCommonJs({ outputFiles = [] }) {
  for (const { path: file, text } of withPlainNames(outputFiles)) {
    const isCommand = path.basename(file) === 'cli.js';
    const { code } = await esbuild.transform(text, {
      ...(isCommand && { banner: '#!/usr/bin/env node' }),
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      supported: { 'dynamic-import': false },
      charset: 'utf8',
      minify: production,
      sourcemap: production ? false : 'inline',
    });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code, { mode: isCommand ? 0o755 : 0o644 });
  }
}

/**
 * The language client is most of the extension's code, and a file of its own that is loaded when a game file is open. In the
 * browser an extension is one file, so there it is only run later.
 *
 * @type {BuildOptions}
 */
const client = { ...node, supported: { 'dynamic-import': false } };

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
};

/**
 * VS Code brings `vscode` itself, so the clients leave it out. The server in the browser is a classic worker, which
 * knows no modules: hence `iife`.
 *
 * @type {BuildOptions[]}
 */
const bundles = [
  server,
  { ...browser, entryPoints: ['server/src/browser.ts'], outfile: 'dist/server/browser.js', format: 'iife' },
  {
    ...client,
    entryPoints: ['client/src/node.ts'],
    outfile: 'dist/client/node.js',
    external: ['vscode', './nodeClient', './nodeDisk', './nodePrograms', './strengthTools', './board/panel'],
  },
  { ...client, entryPoints: ['client/src/nodeClient.ts'], outfile: 'dist/client/nodeClient.js', external: ['vscode'] },
  {
    ...client,
    entryPoints: ['client/src/nodePrograms.ts'],
    outfile: 'dist/client/nodePrograms.js',
    external: ['vscode'],
  },
  { ...client, entryPoints: ['client/src/nodeDisk.ts'], outfile: 'dist/client/nodeDisk.js', external: ['vscode'] },
  {
    ...client,
    entryPoints: ['client/src/strengthTools.ts'],
    outfile: 'dist/client/strengthTools.js',
    external: ['vscode'],
  },
  {
    ...client,
    entryPoints: ['client/src/board/panel.ts'],
    outfile: 'dist/client/board/panel.js',
    external: ['vscode'],
  },
  page,
  { ...browser, entryPoints: ['client/src/browser.ts'], outfile: 'dist/client/browser.js', external: ['vscode'] },
];

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
