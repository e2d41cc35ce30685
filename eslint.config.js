const eslint = require('@eslint/js');
const simpleImportSort = require('eslint-plugin-simple-import-sort');
const { defineConfig } = require('eslint/config');
const tseslint = require('typescript-eslint');

/** @typedef {import('eslint').Linter.RulesRecord} Rules */

/** The messages that client and server share: a folder beside both, which imports nothing. */
const PROTOCOL = 'protocol';

/**
 * The rings of the server, from the inside out, each with the rings that it may import from.
 * A folder of server/src that is missing here fails test/repository/rings.test.ts.
 *
 * @type {Record<string, string[]>}
 */
const RINGS = {
  text: [],
  rulesets: ['text'],
  pictures: ['text', 'rulesets'],
  maps: ['text', 'rulesets', 'pictures'],
  formats: ['text'],
  problems: ['text', 'rulesets', 'formats'],
  games: ['text', 'rulesets', 'formats', 'problems'],
  library: ['text', 'rulesets', 'formats', 'problems', 'games'],
  mistakes: ['text', 'rulesets', 'formats', 'problems', 'games'],
  judging: ['text', 'rulesets', 'formats', 'problems', 'games', 'mistakes'],
  document: ['text', 'rulesets', 'formats', 'problems', 'games', 'library', 'mistakes', 'judging', PROTOCOL],
  features: [
    'text',
    'rulesets',
    'pictures',
    'maps',
    'formats',
    'problems',
    'games',
    'library',
    'mistakes',
    'judging',
    'document',
    PROTOCOL,
  ],
  l10n: ['text'],
  server: ['text', 'l10n', 'problems', 'library', 'mistakes', 'document', 'features', PROTOCOL],
};

/**
 * What a ring may import of what it shares with the client; the others need nothing.
 *
 * @type {Record<string, string[]>}
 */
const SHARED = { server: ['outputName'] };

/**
 * The packages that a ring may import; the others need none.
 *
 * @type {Record<string, string[]>}
 */
const PACKAGES = {
  features: ['vscode-languageserver-types', 'vscode-languageserver-protocol'],
  server: [
    'vscode-languageserver',
    'vscode-languageserver-textdocument',
    'vscode-languageserver-types',
    'vscode-languageserver-protocol',
  ],
};

/** Values that would make an answer depend on when or where it is computed. */
const HOST_GLOBALS = [
  'console',
  'crypto',
  'Date',
  'fetch',
  'global',
  'globalThis',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'self',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'WeakRef',
  'window',
  'XMLHttpRequest',
];

/**
 * A pattern for `no-restricted-imports`. Type imports are imports: a type is knowledge, too.
 *
 * @param {string} regex
 * @param {string} message
 */
const pattern = (regex, message) => ({ regex, message });

/**
 * Forbids every package but those named. A name ending in `:` or `/` stands for all that it begins.
 *
 * @param {string[]} names
 */
function onlyPackages(...names) {
  const allowed = names.map((name) => (/[:/]$/.test(name) ? name : `${name}$`));
  const message =
    names.length === 0
      ? 'No package may be imported here.'
      : `Packages that may be imported here: ${names.join(', ')}.`;
  return pattern(`^(?!${['\\.{1,2}(?:/|$)', ...allowed].join('|')})`, message);
}

/**
 * Forbids every file but those in the ring itself and in the rings named.
 *
 * @param {string[]} names
 * @param {number} depth how far below server/src the importing file's folder is: 1 in the ring's own folder
 * @param {string[]} shared files of common/
 */
function onlyRings(names, depth, shared) {
  const own = ['\\./', ...(depth > 1 ? [`(?:\\.\\./){1,${depth - 1}}(?!\\.)`] : [])];
  const beside = names
    .filter((name) => name !== PROTOCOL)
    .map((name) => `(?:\\.\\./){${depth}}${name}/`)
    // Beside server/, not in it.
    .concat(names.includes(PROTOCOL) ? [`(?:\\.\\./){${depth + 2}}${PROTOCOL}/`] : []);
  const common = shared.length > 0 ? [`(?:\\.\\./){${depth + 2}}common/(?:${shared.join('|')})$`] : [];
  const message = `Dependencies point inward: files may be imported here from ${['this ring', ...names].join(', ')}.`;
  return pattern(`^(?!(?:${[...own, ...beside, ...common].join('|')})(?!.*\\.\\./))\\.`, message);
}

/**
 * Forbids files and folders by their names, wherever they lie.
 *
 * @param {string[]} names
 * @param {string} message
 */
const notFrom = (names, message) => pattern(`^\\.(?:.*/)?(?:${names.join('|')})(?:/|$)`, message);

/**
 * @param {object[]} patterns
 * @returns {Rules}
 */
const restrictImports = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

/** @param {string} name */
function ring(name) {
  const packages = PACKAGES[name] ?? [];
  return [1, 2, 3].map((depth) => ({
    files: [`server/src/${name}/${'*/'.repeat(depth - 1)}*.ts`],
    /** @type {Rules} */
    rules: {
      ...restrictImports(
        onlyRings(RINGS[name] ?? [], depth, SHARED[name] ?? []),
        onlyPackages(...packages),
        // The protocol's package brings its JSON-RPC machinery along; its types cost nothing.
        {
          regex: '^vscode-languageserver-protocol$',
          allowTypeImports: true,
          message: 'Import types only from the protocol.',
        },
      ),
      'no-restricted-globals': [
        'error',
        ...HOST_GLOBALS.map((global) => ({
          name: global,
          message: 'The rings know no clock, chance, file or network.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The same question has the same answer.' },
      ],
    },
  }));
}

const outsideTheRings = [
  { files: ['protocol/*.ts'], rules: restrictImports(pattern('', 'The protocol imports nothing.')) },
  {
    files: ['common/*.ts'],
    rules: restrictImports(notFrom(['server', 'client'], 'Both sides share this.'), onlyPackages('node:')),
  },
  { files: ['server/src/node.ts'], rules: restrictImports(onlyPackages('node:', 'vscode-languageserver/node')) },
  {
    files: ['server/src/bin.ts', 'server/src/cli.ts', 'server/src/cli/**/*.ts'],
    rules: restrictImports(onlyPackages('node:', 'vscode-languageserver/node')),
  },
  {
    files: ['server/src/bin.ts', 'server/src/cli.ts', 'server/src/cli/**/*.ts'],
    ignores: ['server/src/cli/programs/program.ts', 'server/src/cli/judges/zipped.ts'],
    rules: restrictImports(
      onlyPackages('node:', 'vscode-languageserver/node'),
      pattern('^node:child_process$', 'One file alone starts processes: cli/programs/program.ts.'),
    ),
  },
  { files: ['server/src/cli/judges/zipped.ts'], rules: restrictImports(onlyPackages('node:', 'fflate')) },
  { files: ['server/src/browser.ts'], rules: restrictImports(onlyPackages('vscode-languageserver/browser')) },
  {
    files: ['client/src/**/*.ts'],
    ignores: ['client/src/node*.ts', 'client/src/browser*.ts', 'client/src/board/page/*.ts'],
    rules: restrictImports(
      notFrom(
        ['node', 'nodeClient', 'nodeDisk', 'nodePrograms', 'browser', 'browserClient', 'outputFile', 'drafts'],
        'What the hosts share knows no host.',
      ),
      notFrom(['server'], 'The client speaks to the server through the protocol alone.'),
      onlyPackages('vscode', 'vscode-languageclient'),
    ),
  },
  {
    files: ['client/src/board/page/*.ts'],
    rules: restrictImports(
      pattern('^\\.\\./(?!messages$|(?:\\.\\./){3}protocol/)', 'The page knows the messages alone.'),
      onlyPackages('lit', 'lit/', '@vscode-elements/elements/'),
    ),
  },
  { files: ['client/src/node.ts'], rules: restrictImports(onlyPackages('node:', 'vscode')) },
  { files: ['client/src/nodePrograms.ts'], rules: restrictImports(onlyPackages('node:', 'vscode')) },
  { files: ['client/src/nodeDisk.ts'], rules: restrictImports(onlyPackages('node:', 'vscode')) },
  { files: ['client/src/nodeClient.ts'], rules: restrictImports(onlyPackages('vscode-languageclient/node')) },
  { files: ['client/src/browser.ts'], rules: restrictImports(onlyPackages('vscode')) },
  { files: ['client/src/browserClient.ts'], rules: restrictImports(onlyPackages('vscode-languageclient/browser')) },
];

const everywhere = {
  plugins: { 'simple-import-sort': simpleImportSort },
  /** @type {Rules} */
  rules: {
    // Node.js and packages first, then files from far to near; no blank lines between.
    'simple-import-sort/imports': ['error', { groups: [['^node:', '^@?\\w', '^\\.\\.', '^\\.']] }],
    'simple-import-sort/exports': 'error',
    eqeqeq: 'error',
    'max-lines': ['error', { max: 400 }],
    // The reader names control characters, to find them.
    'no-control-regex': 'off',
    'no-implicit-coercion': 'error',
    'no-var': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
  },
};

const typed = {
  files: ['**/*.ts'],
  extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
  /** @type {Rules} */
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    '@typescript-eslint/explicit-module-boundary-types': 'error',
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    // The token table is columns of typed arrays, read at indices that the code itself has bounded; `!` says so.
    '@typescript-eslint/no-non-null-assertion': 'off',
    '@typescript-eslint/consistent-indexed-object-style': 'off',
    // Rulesets and problems are plain objects of functions; none of them knows a `this`.
    '@typescript-eslint/unbound-method': 'off',
    '@typescript-eslint/switch-exhaustiveness-check': 'error',
    // Arrow functions that only call something are written in one line here.
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  },
};

const PRODUCT = ['common/*.ts', 'server/src/**/*.ts', 'client/src/**/*.ts'];

const product = {
  files: PRODUCT,
  /** @type {Rules} */
  rules: { 'max-lines-per-function': ['error', { max: 60 }] },
};

/** What is loaded later: the language client, when a game file is open; what few commands need; the known mistakes; Chinese. */
const imports = {
  files: PRODUCT,
  ignores: [
    'client/src/node.ts',
    'client/src/browser.ts',
    'server/src/bin.ts',
    'server/src/cli.ts',
    'server/src/cli/commands/lsp.ts',
    'server/src/cli/judges/writePackage.ts',
    'server/src/l10n/translator.ts',
    'server/src/mistakes/load.ts',
  ],
  /** @type {Rules} */
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'Literal[value=/^game\\//]', message: 'Messages have their names in protocol/messages.ts.' },
      {
        selector: 'ImportExpression:not([source.value=/^node:/])',
        message: 'Everything but Node.js is bundled: import at the top of the file.',
      },
    ],
  },
};

/** Some of what the protocol has deprecated is still a required property. */
const tests = {
  files: ['test/**/*.ts'],
  /** @type {Rules} */
  rules: { '@typescript-eslint/no-deprecated': 'off' },
};

/**
 * Scripts in plain JavaScript: the type check, which reads their JSDoc, knows what is defined (test/tsconfig.json).
 *
 * @type {import('eslint').Linter.Config[]}
 */
const scripts = [
  { files: ['**/*.mjs', '**/*.js'], rules: { 'no-undef': 'off' } },
  { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } },
];

module.exports = defineConfig(
  { ignores: ['**/node_modules/', 'dist/', 'out/', 'test/vscode/out/', '.vscode-test*/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  everywhere,
  typed,
  product,
  imports,
  ...Object.keys(RINGS).flatMap(ring),
  ...outsideTheRings,
  tests,
  ...scripts,
);
