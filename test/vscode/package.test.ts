import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles, PackageManager } from '@vscode/vsce';

const ROOT = path.resolve(__dirname, '../..');
const LARGEST = 1_500_000;
/** What VS Code waits for when it activates the extension: the language client, five times as much, comes later. */
const LARGEST_ENTRY = 100_000;
/** What a board loads when it is opened. */
const LARGEST_PAGE = 120 * 1024;

/** What a user gets, and nothing else. */
const EXPECTED = [
  /^package\.json$/,
  /^package\.nls(?:\.zh-cn)?\.json$/,
  /^(?:CHANGELOG|THIRD-PARTY-NOTICES)\.md$/,
  /^dist\/README\.md$/,
  /^LICENSE$/,
  /^dist\/client\/(?:node|nodeClient|browser)\.js$/,
  /^dist\/server\/browser\.js$/,
  /^dist\/server\/(?:cli|node)\.mjs$/,
  /^dist\/server\/(?:chunk|cli|commands|mistakes|zhCn|zipped)-[A-Z0-9]{8}\.mjs$/,
  /^dist\/board\/page\.(?:css|js)$/,
  /^docs\/(?!(?:board|ci|editors|internals|library|own-games|performance|programs|protocol|strength)\.md$)[\w-]+\.md$/,
  /^docs\/images\/\w+\.svg$/,
  /^images\/[\w-]+\.(?:png|svg)$/,
  /^images\/walkthrough\/[\w.-]+\.svg$/,
  /^l10n\/bundle\.l10n\.zh-cn\.json$/,
  /^snippets\/game\.json$/,
  /^syntaxes\/(?:game|gamerules)\.tmLanguage\.json$/,
  /^syntaxes\/(?:gamerules-)?language-configuration\.json$/,
];

describe('the package', () => {
  let files: string[];

  before(async () => {
    const options = { cwd: ROOT, packageManager: PackageManager.None, readmePath: 'dist/README.md' };
    files = await listFiles(options);
  });

  it('holds files of the expected kinds alone', () => {
    assert.deepEqual(
      files.filter((file) => !EXPECTED.some((kind) => kind.test(file))),
      [],
    );
  });

  it('holds every expected kind of file', () => {
    assert.deepEqual(
      EXPECTED.filter((kind) => !files.some((file) => kind.test(file))),
      [],
    );
  });

  it('holds a command line that can be run as it is', () => {
    const cli = path.join(ROOT, 'dist/server/cli.mjs');
    assert.ok(readFileSync(cli, 'utf8').startsWith('#!/usr/bin/env node\n'));
    assert.ok(process.platform === 'win32' || (statSync(cli).mode & 0o111) === 0o111);
  });

  it('has VS Code load little before a game file is open', () => {
    assert.ok(statSync(path.join(ROOT, 'dist/client/node.js')).size < LARGEST_ENTRY);
  });

  it('has a page of the board that is small', () => {
    const sizes = ['page.js', 'page.css'].map((name) => statSync(path.join(ROOT, 'dist/board', name)).size);
    assert.ok(sizes[0]! + sizes[1]! < LARGEST_PAGE, String(sizes));
  });

  it('is small', () => {
    assert.ok(statSync(path.join(ROOT, 'dist/winning-move.vsix')).size < LARGEST);
  });
});
