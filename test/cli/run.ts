/** Runs the built command line as people do: as a process of its own, in a folder of its own. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const CLI = path.resolve(import.meta.dirname, '../../dist/server/cli.mjs');

/** Messages in English, whatever the system speaks, and without colours on terminals. */
export const environment = { ...process.env, LC_ALL: 'C', NO_COLOR: '1' };

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder that is empty before each test, and the command line run in it. */
class Workshop {
  folder = '';

  open(): void {
    assert.ok(existsSync(CLI), 'not built: run `node esbuild.js` first');
    this.folder = mkdtempSync(path.join(tmpdir(), 'winning-move-'));
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  path(name: string): string {
    return path.join(this.folder, name);
  }

  run(words: readonly string[], input: string | Buffer = '', env: NodeJS.ProcessEnv = environment): Ended {
    const { status, stdout, stderr, error } = spawnSync(process.execPath, [CLI, ...words], {
      cwd: this.folder,
      input,
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (error) throw error;
    return { code: status, stdout, stderr };
  }

  /** Runs it where no file may be larger than a megabyte. */
  limited(words: readonly string[]): Ended {
    const script = 'ulimit -f 2048; trap "" XFSZ; exec "$0" "$@"';
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', script, process.execPath, CLI, ...words], {
      cwd: this.folder,
      env: environment,
      encoding: 'utf8',
    });
    return { code: status, stdout, stderr };
  }
}

/** A workshop that is open during each test of the suite at hand. */
export function workshop(): Workshop {
  const shop = new Workshop();
  beforeEach(() => shop.open());
  afterEach(() => shop.close());
  return shop;
}
