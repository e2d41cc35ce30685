/** The package for npm, made of the files that git has and installed where there is nothing else. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../package.json';
import { environment, workshop } from './run';

const root = path.resolve(import.meta.dirname, '../..');
const isWindows = process.platform === 'win32';

describe('the package for npm', () => {
  const shop = workshop();

  /** Runs npm or npx, which are scripts on Windows, without what an `npm test` around it would tell it. */
  function npm(folder: string, program: 'npm' | 'npx', ...words: string[]): string {
    const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !/^npm_/i.test(name)));
    return execFileSync(program, words, { cwd: folder, env, encoding: 'utf8', shell: isWindows, stdio: 'pipe' });
  }

  /** What a fresh clone has, after `npm install`. */
  function clone(): string {
    const folder = shop.path('clone');
    const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    for (const file of files.split('\0')) {
      const isPart = file !== '' && !/^(?:test|samples)\//.test(file) && existsSync(path.join(root, file));
      if (isPart) cpSync(path.join(root, file), path.join(folder, file));
    }
    // As `npm run vscode:prepublish` has built it, which npm would do again.
    cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true });
    return folder;
  }

  it('has the built files alone, and runs without a network', () => {
    assert.equal(scripts.prepack, 'node esbuild.js --production');
    const folder = clone();
    const [packed] = JSON.parse(npm(folder, 'npm', 'pack', '--json', '--silent', '--ignore-scripts')) as [
      { filename: string; files: { path: string }[] },
    ];
    // What is shared and what is loaded later have names that end with a hash.
    const names = packed.files.map((file) => file.path.replace(/-[A-Z0-9]{8}(?=\.mjs$)/, '-HASH'));
    assert.deepEqual([...new Set(names)].sort(), [
      'LICENSE',
      'README.md',
      'THIRD-PARTY-NOTICES.md',
      'dist/server/chunk-HASH.mjs',
      'dist/server/cli-HASH.mjs',
      'dist/server/cli.mjs',
      'dist/server/commands-HASH.mjs',
      'dist/server/mistakes-HASH.mjs',
      'dist/server/node.mjs',
      'dist/server/zhCn-HASH.mjs',
      'dist/server/zipped-HASH.mjs',
      'package.json',
    ]);
    const empty = shop.path('empty');
    mkdirSync(empty);
    writeFileSync(path.join(empty, 'package.json'), '{}');
    npm(empty, 'npm', 'install', '--offline', '--no-audit', '--no-fund', path.join(folder, packed.filename));
    assert.deepEqual(
      readdirSync(path.join(empty, 'node_modules')).filter((name) => !name.startsWith('.')),
      ['winning-move'],
    );
    writeFileSync(path.join(empty, 'x.poj-2348.game'), '34 12\n15 24\n0 0\n');
    assert.equal(npm(empty, 'npx', '--offline', 'winning-move', 'solve', 'x.poj-2348.game'), 'Stan wins\nOllie wins\n');
    assert.match(npm(empty, 'npx', '--offline', 'winning-move', '--version'), /^\d+\.\d+\.\d+\n$/);
  });
});
