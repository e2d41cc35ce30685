/**
 * Has the package hold the language client once: all of it that knows no host stands in dist/client/browser.js, which is
 * one file, and the other host takes it from there.
 */
const path = require('node:path');

/** The modules through which the code for Node.js reaches all the rest, by the folder of their package. */
const SHARED = [
  'vscode-languageclient/lib/common/api.js',
  'vscode-languageclient/lib/common/client.js',
  'vscode-languageserver-protocol/lib/common/api.js',
  'vscode-jsonrpc/lib/common/api.js',
];

/** @param {string} file */
const sharedIn = (file) => SHARED.find((name) => file.replaceAll(path.sep, '/').endsWith(`/node_modules/${name}`));

/**
 * Returns the entry of the browser's file: the extension, and the shared modules, which are run when they are asked for.
 *
 * @param {string} extension
 */
const browserEntry = (extension) =>
  [
    `export * from ${JSON.stringify(extension)};`,
    'export const shared = {',
    ...SHARED.map((name) => `  ${JSON.stringify(name)}: () => require(${JSON.stringify(`./node_modules/${name}`)}),`),
    '};',
  ].join('\n');

/** @type {import('esbuild').Plugin} */
const takenFromBrowser = {
  name: 'taken-from-browser',
  setup(build) {
    build.onResolve({ filter: /^\.\/browser\.js$/, namespace: 'shared' }, () => ({
      path: './browser.js',
      external: true,
    }));
    build.onResolve({ filter: /api$|client$|^vscode-/ }, async ({ pluginData, path: name, ...rest }) => {
      if (pluginData === 'resolved') return undefined;
      const found = await build.resolve(name, { ...rest, pluginData: 'resolved' });
      const shared = sharedIn(found.path);
      return shared === undefined ? found : { path: shared, namespace: 'shared' };
    });
    build.onLoad({ filter: /.*/, namespace: 'shared' }, ({ path: name }) => ({
      contents: `module.exports = require('./browser.js').shared[${JSON.stringify(name)}]();`,
    }));
  },
};

/**
 * What the language client never runs as it is used here, and what stands in its place: patterns of names, of which only
 * servers speak that want to be told of renamed files, and the version of VS Code, for which the manifest sees.
 *
 * @type {Readonly<Record<string, string>>}
 */
const UNUSED = {
  minimatch: path.join(__dirname, 'unused/minimatch.js'),
  'semver/functions/parse': path.join(__dirname, 'unused/parse.js'),
  'semver/functions/satisfies': path.join(__dirname, 'unused/satisfies.js'),
};

/** The modules of language client and server that hold features which the server does not have. */
const FEATURES =
  /^\.\/(?:callHierarchy|colorProvider|declaration|fileOperations|implementation|inlineCompletion|inlineValue|linkedEditingRange|moniker|notebook|textDocumentContent|typeDefinition|typeHierarchy|workspaceSymbol)$/;

const USERS = /vscode-language(client|server)[\\/]lib[\\/]common[\\/](?:client|server|api)\.js$/;

/** Leaves them out, a seventh of the language client. @type {import('esbuild').Plugin} */
const withoutFeatures = {
  name: 'without-features',
  setup(build) {
    build.onResolve({ filter: FEATURES }, ({ importer }) => {
      const [, side] = USERS.exec(importer) ?? [];
      return side === undefined ? undefined : { path: path.join(__dirname, `unused/${side}Features.js`) };
    });
  },
};

module.exports = { browserEntry, takenFromBrowser, UNUSED, withoutFeatures };
