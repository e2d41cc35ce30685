/** What a file exports, another one imports: an export that nobody uses looks like a promise and is not one. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyzeTsConfig } from 'ts-unused-exports';

const root = path.join(__dirname, '../..');

/** What others call by its name: VS Code, its test runner, what stands in for it, and hosts that import a file only when they need it. */
const CALLED: readonly string[] = [
  'client/src/browser.ts: activate',
  'client/src/browser.ts: deactivate',
  'client/src/browserClient.ts: makeClient',
  'client/src/node.ts: activate',
  'client/src/node.ts: deactivate',
  'client/src/nodeClient.ts: makeClient',
  'client/src/nodeDisk.ts: replaceOnDisk',
  'client/src/nodePrograms.ts: programsOf',
  'server/src/cli/commands/index.ts: helpToGenerate',
  'server/src/cli/judges/zipped.ts: zipped',
  'server/src/l10n/zhCn.ts: zhCn',
  'test/setup.ts: mochaHooks',
  'test/vscode/runner-web.ts: run',
  'test/vscode/runner.ts: run',
];

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?ts$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(root, folder, name));

/** What the client imports in its place, by the name `vscode`. */
const STAND_IN = 'test/page/vscode.ts';

/** Types are left out: the type of what a function takes or gives has a name, whether or not anybody needs it yet. */
const isType = (text: string, name: string): boolean =>
  new RegExp(`^export (?:interface|type) ${name}\\b`, 'm').test(text);

describe('repository/exports', () => {
  it('are used', () => {
    const files = ['server/src', 'client/src', 'test'].flatMap(filesIn);
    assert.ok(files.length > 300);
    const { unusedExports } = analyzeTsConfig(path.join(root, 'test/tsconfig.json'), files) as unknown as {
      readonly unusedExports: Readonly<Record<string, readonly { readonly exportName: string }[]>>;
    };
    const checked = Object.entries(unusedExports).filter(([file]) => path.relative(root, file) !== STAND_IN);
    const unused = checked.flatMap(([file, names]) => {
      const text = readFileSync(file, 'utf8');
      const values = names.filter(({ exportName }) => !isType(text, exportName));
      return values.map(({ exportName }) => `${path.relative(root, file).split(path.sep).join('/')}: ${exportName}`);
    });
    assert.deepEqual(unused.sort(), CALLED);
  });
});
