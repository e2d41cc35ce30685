/** A folder for an editor that is not ours: its settings are those that docs/editors.md gives, and so is the server's name. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
export const PAGE = readFileSync(path.join(root, 'docs/editors.md'), 'utf8');

/** The one block of code in this language on the page. */
export function snippet(language: string): string {
  const blocks = [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code!);
  assert.equal(blocks.length, 1, `blocks of ${language} in docs/editors.md`);
  return blocks[0]!;
}

/** What an editor saw, as its script in this folder writes it down. */
export interface Seen {
  readonly version: string;
  /** The mode or type that the file got. */
  readonly type: string;
  readonly findings: readonly unknown[];
  readonly hover: string;
  /** The file after the fix, and the findings that it left. */
  readonly text: string;
  readonly left: readonly unknown[];
}

/** What the output file and its buffer hold after it was written, after saving, and after undoing. */
export interface Written {
  readonly buffer: string;
  readonly disk: string;
  readonly saved: string;
  readonly undone: string;
}

/** With a wrong output at the second line and a number out of bounds at the fourth. The page's settings name the problem. */
export const FILE = 'euclid-1.game';
export const TEXT = '34 12\n#> Ollie wins\n15 24\n#> Ollie wins\n0 5\n#> Ollie wins\n0 0\n';
const OUT = 'euclid-1.out';
export const OUTPUT = 'Stan wins\nOllie wins\nOllie wins\n';
export const FIXED = TEXT.replace('Ollie', 'Stan');
const FIX = 'Update the expected output';

/**
 * Runs an editor on the file.
 *
 * @param settings the name of the file that the page's settings go into, and their language on the page
 * @param script the script that works at the file, in this folder
 */
export function seenBy(
  command: readonly string[],
  settings: { readonly name: string; readonly language: string },
  script: string,
): Seen {
  const cli = path.join(root, 'dist/server/cli.mjs');
  assert.ok(existsSync(cli), 'not built: run `node esbuild.js` first');
  const folder = mkdtempSync(path.join(tmpdir(), 'winning-move-'));
  try {
    mkdirSync(path.join(folder, 'bin'));
    symlinkSync(cli, path.join(folder, 'bin/winning-move'));
    writeFileSync(path.join(folder, settings.name), snippet(settings.language));
    writeFileSync(path.join(folder, FILE), TEXT);
    return run(command, folder, path.join(import.meta.dirname, script));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run([program = '', ...words]: readonly string[], folder: string, script: string): Seen {
  // Nothing of the person who runs the tests: neither settings nor language nor history.
  const homes = Object.fromEntries(
    ['HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME', 'XDG_CACHE_HOME'].map((name) => [name, folder]),
  );
  const env = {
    ...process.env,
    ...homes,
    LC_ALL: 'C.UTF-8',
    PATH: `${folder}/bin${path.delimiter}${process.env.PATH}`,
    FILE,
    FIX,
    OUT,
    SCRIPT: script,
  };
  const { stdout, stderr, error } = spawnSync(program, words, { cwd: folder, env, encoding: 'utf8' });
  if (error) throw error;
  const notes = path.join(folder, 'seen.json');
  assert.ok(existsSync(notes), `${program} wrote nothing down.\n${stdout}${stderr}`);
  const seen = JSON.parse(readFileSync(notes, 'utf8')) as Seen & { readonly problem?: string };
  assert.equal(seen.problem, undefined, `${stdout}${stderr}`);
  return seen;
}

/** Whether a command ends well, which shows that an editor is there. */
const runs = ([program = '', ...words]: readonly string[]): boolean =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0;

/** Sees to it that an editor is there: installs it through apt where this user may. Otherwise says why its tests are skipped. */
export function available(probe: readonly string[], packages: readonly string[]): boolean {
  if (runs(probe)) return true;
  const names = packages.join(' ');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(`Skipped, because this machine lacks the editor: apt-get install ${names}`);
    return false;
  }
  console.log(`Installing Debian's ${names} (once) …`);
  try {
    aptGet('update');
    aptGet('install', '--yes', '--no-install-recommends', ...packages);
  } catch {
    console.log(`Skipped, because the editor could not be installed: apt-get install ${names}`);
    return false;
  }
  return runs(probe);
}

function aptGet(...words: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['-qq', ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
