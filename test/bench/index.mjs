/**
 * npm run bench: all benchmarks, one after the other, and their tables in docs/performance.md.
 *
 * The yardsticks are installed first. It takes some ten minutes; nothing else should run meanwhile.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');

const HEAD = `# Performance

Written by \`npm run bench\`. Each figure stands beside that of something real, measured in the same run: what counts is the
ratio. Whole processes are timed from outside, the language servers over stdio.
`;

/** Runs a program of this folder and gives what it prints, which is shown as well. */
function run(/** @type {string} */ title, /** @type {string[]} */ [program = '', ...words]) {
  const { status, stdout } = spawnSync(program, words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${title}: exit code ${status}`);
  console.log(stdout);
  return `\n## ${title}\n\n${stdout.trim()}\n`;
}

const node = (/** @type {string} */ file, /** @type {string[]} */ ...words) => [
  process.execPath,
  path.join(here, file),
  ...words,
];

run('Yardsticks', ['npm', 'ci', '--prefix', here, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
run('Build', ['npm', 'run', '--silent', 'package']);
const tsx = (/** @type {string} */ file) => [path.join(root, 'node_modules/.bin/tsx'), path.join(here, file)];
const parts = [
  run('The editor', node('editor.mjs')),
  run('The editor, as files grow', node('growth.mjs')),
  run('The command line', node('cli.mjs')),
  run('The hardest questions', tsx('solvers.ts')),
  run('Declared games', tsx('own.ts')),
  run('Declared games in the editor', node('openings.mjs')),
  run('Programs of users', tsx('programs.ts')),
  run('Test files', tsx('strength.ts')),
  run('Start', tsx('activation.ts')),
];
writeFileSync(path.join(root, 'docs/performance.md'), HEAD + parts.join(''));
