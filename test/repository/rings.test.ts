/** Dependencies point inward, and lint knows it: a wrong import in any ring is an error. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const root = path.join(__dirname, '../..');
const SOURCES = 'server/src';

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

describe('repository/rings', () => {
  // Without types: a file that is not there has none, and no import rule asks for them.
  const untyped = {
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false, program: null } },
  };
  const eslint = new ESLint({ cwd: root, overrideConfig: [untyped] });

  async function rulesBrokenBy(place: string, statement: string): Promise<string[]> {
    const filePath = path.join(root, SOURCES, place.endsWith('.ts') ? place : `${place}/not-there.ts`);
    const [result] = await eslint.lintText(`${statement}\n`, { filePath });
    const { messages } = result!;
    assert.deepEqual(
      messages.filter(({ fatal }) => fatal),
      [],
      statement,
    );
    return messages.map(({ ruleId }) => ruleId ?? '').filter((rule) => rule.includes('no-restricted'));
  }

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

  for (const [place, statements] of Object.entries(wrong)) {
    it(`${place} cannot import what lies outside`, async () => {
      for (const statement of statements) assert.equal((await rulesBrokenBy(place, statement)).length, 1, statement);
    });
  }

  for (const ring of [...RINGS, 'games/syntax', 'rulesets/own', 'rulesets/own/theory', 'rulesets/theory']) {
    it(`${ring} knows no editor, clock, chance, file or network`, async () => {
      for (const statement of wrongEverywhere)
        assert.equal((await rulesBrokenBy(ring, statement)).length, 1, statement);
    });
  }

  for (const [place, statements] of Object.entries(right)) {
    it(`${place} can import what lies inside`, async () => {
      for (const statement of statements) assert.deepEqual(await rulesBrokenBy(place, statement), [], statement);
    });
  }
});
