/** @typedef {import('oxlint').DummyRuleMap} Rules */

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
const restrictImports = (...patterns) => ({ 'eslint-js/no-restricted-imports': ['error', { patterns }] });

/** @param {string} name */
function ring(name) {
  const packages = PACKAGES[name] ?? [];
  return [1, 2, 3].map((depth) => ({
    files: [`server/src/${name}/${'*/'.repeat(depth - 1)}*.ts`],
    /** @type {Rules} */
    rules: {
      ...restrictImports(onlyRings(RINGS[name] ?? [], depth, SHARED[name] ?? []), onlyPackages(...packages)),
      // The protocol's package brings its JSON-RPC machinery along; its types cost nothing.
      'typescript/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'vscode-languageserver-protocol',
              allowTypeImports: true,
              message: 'Import types only from the protocol.',
            },
          ],
        },
      ],
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
    excludeFiles: ['server/src/cli/programs/program.ts', 'server/src/cli/judges/zipped.ts'],
    rules: restrictImports(
      onlyPackages('node:', 'vscode-languageserver/node'),
      pattern('^node:child_process$', 'One file alone starts processes: cli/programs/program.ts.'),
    ),
  },
  { files: ['server/src/cli/judges/zipped.ts'], rules: restrictImports(onlyPackages('node:', 'fflate')) },
  { files: ['server/src/browser.ts'], rules: restrictImports(onlyPackages('vscode-languageserver/browser')) },
  {
    files: ['client/src/**/*.ts'],
    excludeFiles: ['client/src/node*.ts', 'client/src/browser*.ts', 'client/src/board/page/*.ts'],
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

const PRODUCT = ['common/*.ts', 'server/src/**/*.ts', 'client/src/**/*.ts'];

/**
 * Names rules that a file shall keep.
 *
 * @param {string} names
 * @returns {Rules}
 */
const errors = (names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'error']),
  );

/** What is wrong in any script. */
const everywhere = {
  ...errors(`
    eqeqeq for-direction no-async-promise-executor no-case-declarations no-compare-neg-zero no-cond-assign
    no-constant-binary-expression no-constant-condition no-debugger no-delete-var no-dupe-else-if no-duplicate-case no-empty
    no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign no-extra-boolean-cast no-fallthrough
    no-global-assign no-implicit-coercion no-invalid-regexp no-irregular-whitespace no-loss-of-precision
    no-misleading-character-class no-nonoctal-decimal-escape no-prototype-builtins no-regex-spaces no-self-assign
    no-shadow-restricted-names no-sparse-arrays no-unassigned-vars no-unexpected-multiline no-unsafe-finally
    no-unsafe-optional-chaining no-unused-labels no-unused-private-class-members no-unused-vars no-useless-assignment
    no-useless-backreference no-useless-catch no-useless-escape no-var object-shorthand prefer-const preserve-caught-error
    require-yield use-isnan valid-typeof
  `),
  'max-lines': ['error', { max: 400 }],
};

/** What types make known: the strict and the stylistic rules of typescript-eslint, but for what stands below as off. */
const typed = {
  files: ['**/*.ts'],
  rules: {
    ...errors(`
      no-array-constructor no-empty-function no-unused-expressions no-useless-constructor prefer-rest-params prefer-spread
      typescript/adjacent-overload-signatures typescript/array-type typescript/await-thenable
      typescript/ban-tslint-comment typescript/class-literal-property-style typescript/consistent-generic-constructors
      typescript/consistent-type-assertions typescript/consistent-type-definitions
      typescript/explicit-module-boundary-types typescript/no-array-delete typescript/no-base-to-string
      typescript/no-confusing-non-null-assertion typescript/no-duplicate-enum-values
      typescript/no-duplicate-type-constituents typescript/no-dynamic-delete typescript/no-empty-object-type
      typescript/no-explicit-any typescript/no-extra-non-null-assertion typescript/no-extraneous-class
      typescript/no-floating-promises typescript/no-for-in-array typescript/no-generated-empty-object-type
      typescript/no-implied-eval typescript/no-inferrable-types typescript/no-invalid-void-type
      typescript/no-meaningless-void-operator typescript/no-misused-new typescript/no-misused-promises
      typescript/no-misused-spread typescript/no-mixed-enums typescript/no-namespace
      typescript/no-non-null-asserted-nullish-coalescing typescript/no-non-null-asserted-optional-chain
      typescript/no-redundant-type-constituents typescript/no-require-imports typescript/no-this-alias
      typescript/no-unnecessary-boolean-literal-compare typescript/no-unnecessary-condition
      typescript/no-unnecessary-template-expression typescript/no-unnecessary-type-arguments
      typescript/no-unnecessary-type-assertion typescript/no-unnecessary-type-constraint
      typescript/no-unnecessary-type-conversion typescript/no-unnecessary-type-parameters typescript/no-unsafe-argument
      typescript/no-unsafe-assignment typescript/no-unsafe-call typescript/no-unsafe-declaration-merging
      typescript/no-unsafe-enum-comparison typescript/no-unsafe-function-type typescript/no-unsafe-member-access
      typescript/no-unsafe-return typescript/no-unsafe-unary-minus typescript/no-useless-default-assignment
      typescript/no-wrapper-object-types typescript/non-nullable-type-assertion-style typescript/only-throw-error
      typescript/prefer-as-const typescript/prefer-find typescript/prefer-for-of typescript/prefer-function-type
      typescript/prefer-includes typescript/prefer-literal-enum-member typescript/prefer-namespace-keyword
      typescript/prefer-nullish-coalescing typescript/prefer-optional-chain typescript/prefer-promise-reject-errors
      typescript/prefer-reduce-type-parameter typescript/prefer-regexp-exec typescript/prefer-return-this-type
      typescript/prefer-string-starts-ends-with typescript/related-getter-setter-pairs typescript/require-await
      typescript/switch-exhaustiveness-check typescript/triple-slash-reference typescript/unified-signatures
      typescript/use-unknown-in-catch-callback-variable
    `),
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    // Arrow functions that only call something are written in one line here.
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/no-deprecated': 'error',
    'typescript/restrict-plus-operands': [
      'error',
      { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
  },
};

/** Some of what the protocol has deprecated is still a required property. */
const tests = { files: ['test/**/*.ts'], rules: { 'typescript/no-deprecated': 'off' } };

const product = {
  files: PRODUCT,
  rules: { 'max-lines-per-function': ['error', { max: 60 }] },
};

/** What is loaded later: the language client, when a game file is open; what few commands need; the known mistakes; Chinese. */
const imports = {
  files: PRODUCT,
  excludeFiles: [
    'client/src/node.ts',
    'client/src/browser.ts',
    'server/src/bin.ts',
    'server/src/cli.ts',
    'server/src/cli/commands/lsp.ts',
    'server/src/cli/judges/writePackage.ts',
    'server/src/l10n/translator.ts',
    'server/src/mistakes/load.ts',
  ],
  rules: {
    'eslint-js/no-restricted-syntax': [
      'error',
      { selector: 'Literal[value=/^game\\//]', message: 'Messages have their names in protocol/messages.ts.' },
      {
        selector: 'ImportExpression:not([source.value=/^node:/])',
        message: 'Everything but Node.js is bundled: import at the top of the file.',
      },
    ],
  },
};

export default {
  ignorePatterns: ['**/node_modules/', 'dist/', 'out/', 'test/vscode/out/', '.vscode-test*/'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'off' },
  rules: everywhere,
  overrides: [typed, product, imports, ...Object.keys(RINGS).flatMap(ring), ...outsideTheRings, tests],
};
