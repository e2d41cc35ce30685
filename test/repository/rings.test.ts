/** Dependencies point inward, and lint knows it: a wrong import in any ring is an error. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(__dirname, '../..');
const SOURCES = 'server/src';
/** The program itself: what npm installs as a command is a script on Windows. */
const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
const PLUGIN = require.resolve('oxlint-plugin-eslint');

const RINGS = [
  'document',
  'features',
  'formats',
  'games',
  'judging',
  'l10n',
  'library',
  'maps',
  'mistakes',
  'pictures',
  'problems',
  'rulesets',
  'server',
  'text',
];

/** Statements that a file of the ring must not hold. */
const wrong: Record<string, readonly string[]> = {
  text: [
    "import '../rulesets/ruleset';",
    "import '../formats/format';",
    "import '../problems/index';",
    "import '../server/settings';",
  ],
  rulesets: [
    "import '../formats/format';",
    "import type { Problem } from '../problems/problem';",
    "import '../document/case';",
  ],
  maps: ["import '../formats/format';", "import type { View } from '../features/view';"],
  pictures: ["import '../formats/format';", "import type { Problem } from '../problems/problem';"],
  formats: ["import '../rulesets/ruleset';", "export * from '../problems/index';", "import '../features/hover';"],
  problems: [
    "import '../../../protocol/messages';",
    "import '../document/case';",
    "import '../features/hover';",
    "import '../server/server';",
  ],
  games: ["import '../document/case';", "import '../features/hover';", "import '../server/server';"],
  library: ["import '../document/case';", "import '../features/hover';"],
  'games/syntax': ["import '../../document/case';", "import './../../features/hover';"],
  judging: ["import '../document/case';", "import '../features/hover';", "import '../cli/program';"],
  mistakes: ["import '../document/case';", "import '../features/hover';", "import '../server/server';"],
  document: [
    "import '../features/hover';",
    "import type { Settings } from '../server/settings';",
    "import '../l10n/zh-cn.json';",
  ],
  features: [
    "import '../server/server';",
    "import './../server/session';",
    "import '../../protocol/messages';",
    "import '../../../common/outputName';",
    "import 'vscode-languageserver';",
    "import { x } from 'vscode-languageserver-protocol';",
  ],
  'rulesets/own': ["import '../../problems/index';", "import '../../games/game';"],
  'rulesets/theory': [
    "import '../../problems/index';",
    "import '../../server/server';",
    "import './../../formats/format';",
  ],
  server: [
    "import '../node';",
    "import '../browser';",
    "import '../cli/failure';",
    "import '../../../common/outputFile';",
    "import '../../../client/src/protocol';",
    "import 'vscode-languageserver/node';",
  ],
  'browser.ts': ["import 'node:fs';", "import 'vscode-languageserver/node';"],
  'node.ts': ["import 'vscode-languageserver/browser';"],
  'cli.ts': ["import 'vscode';"],
};

/** Statements that no ring may hold. */
const wrongEverywhere = [
  "import 'vscode';",
  "import 'vscode-languageclient';",
  "import 'node:fs';",
  "await import('../text/natural');",
  'void Date.now();',
  'void Math.random();',
  'void performance.now();',
  "console.log('');",
  'void process.pid;',
  "void fetch('');",
  'setTimeout(() => 0);',
];

/** Statements that are as they should be: what forbids everything proves nothing. */
const right: Record<string, readonly string[]> = {
  text: ["import './place';"],
  rulesets: ["import './ruleset';", "import '../text/natural';"],
  maps: ["import '../rulesets/ruleset';", "import '../pictures/svg';"],
  pictures: ["import '../rulesets/picture';", "import '../text/natural';"],
  formats: ["import '../text/table';"],
  problems: ["import '../rulesets/nim';", "import '../formats/format';", "import '../text/message';"],
  games: ["import '../problems/problem';", "import '../rulesets/own/rules';", "import '../formats/format';"],
  library: ["import '../problems/index';", "import '../games/game';", "import '../rulesets/own/ruleset';"],
  'games/syntax': ["import '../mistakes';", "import '../../text/message';"],
  document: [
    "import '../problems/index';",
    "import '../games/game';",
    "import '../formats/read';",
    "import type { Source } from '../../../protocol/messages';",
  ],
  features: [
    "import '../document/case';",
    "import '../../../protocol/messages';",
    "import { SymbolKind } from 'vscode-languageserver-types';",
    "import type { Hover } from 'vscode-languageserver-protocol';",
  ],
  'rulesets/own': ["import './rules';", "import '../theory/primes';"],
  'rulesets/theory': ["import './periods';", "import '../ruleset';", "import '../../text/natural';"],
  server: [
    "import '../features/hover';",
    "import './settings';",
    "import '../../../common/outputName';",
    "import 'vscode-languageserver';",
  ],
  'browser.ts': ["import './server/server';", "import 'vscode-languageserver/browser';"],
  'node.ts': ["import './server/server';", "import 'vscode-languageserver/node';"],
  'cli.ts': ["import './problems/index';", "import 'node:fs';"],
};

/** What oxlint tells of a fault, as far as it is read here. */
interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** Where statements stand that belong to a place: a file of the server, or one that is not there in a folder of it. */
const fileIn = (place: string): string => path.join(SOURCES, place.endsWith('.ts') ? place : `${place}/not-there.ts`);

const KNOWS_NOTHING = [...RINGS, 'games/syntax', 'rulesets/own', 'rulesets/own/theory', 'rulesets/theory'];

describe('repository/rings', () => {
  /** For each place the lines of its statements that lint forbids, once for each fault. */
  const broken = new Map<string, string[]>();

  before(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rings-'));
    try {
      // Without types: a file that is not there has none, and no import rule asks for them.
      writeFileSync(
        path.join(folder, 'oxlint.config.mjs'),
        `import config from ${JSON.stringify(pathToFileURL(path.join(root, 'oxlint.config.mjs')).href)};
const jsPlugins = config.jsPlugins.map((plugin) => ({ ...plugin, specifier: ${JSON.stringify(PLUGIN)} }));
export default { ...config, jsPlugins, options: { ...config.options, typeAware: false } };
`,
      );
      const statements = (place: string): readonly string[] => [
        ...(wrong[place] ?? []),
        ...(KNOWS_NOTHING.includes(place) ? wrongEverywhere : []),
        ...(right[place] ?? []),
      ];
      for (const place of new Set([...Object.keys(wrong), ...Object.keys(right), ...KNOWS_NOTHING])) {
        const file = path.join(folder, fileIn(place));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, statements(place).join('\n'));
        broken.set(place, []);
      }
      const { stdout } = spawnSync(process.execPath, [oxlint, '-c', 'oxlint.config.mjs', '--format', 'json'], {
        cwd: folder,
        encoding: 'utf8',
      });
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
      for (const { code, filename, labels } of diagnostics) {
        if (!code.includes('no-restricted')) continue;
        const place = [...broken.keys()].find((one) => fileIn(one) === path.normalize(filename));
        assert.ok(place, `${code} in ${filename}`);
        broken.get(place)!.push(statements(place)[labels[0]!.span.line - 1]!);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are all the folders of the server, two folders deep within', () => {
    const folders = readdirSync(path.join(root, SOURCES), { withFileTypes: true, recursive: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const places = folders.map(({ name, parentPath }) =>
      path.relative(path.join(root, SOURCES), path.join(parentPath, name)).split(path.sep),
    );
    assert.deepEqual(
      places.filter(([ring, ...within]) => ring !== 'cli' && !(RINGS.includes(ring!) && within.length <= 2)),
      [],
    );
  });

  /** Which of these statements are forbidden there, in their order; those that are so twice stand twice. */
  const forbidden = (place: string, statements: readonly string[]): string[] =>
    statements.flatMap((statement) => broken.get(place)!.filter((one) => one === statement));

  for (const [place, statements] of Object.entries(wrong)) {
    it(`${place} cannot import what lies outside`, () => {
      assert.deepEqual(forbidden(place, statements), statements);
    });
  }

  for (const ring of KNOWS_NOTHING) {
    it(`${ring} knows no editor, clock, chance, file or network`, () => {
      assert.deepEqual(forbidden(ring, wrongEverywhere), wrongEverywhere);
    });
  }

  for (const [place, statements] of Object.entries(right)) {
    it(`${place} can import what lies inside`, () => {
      assert.deepEqual(forbidden(place, statements), []);
    });
  }
});
