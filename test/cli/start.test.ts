import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLI, environment, workshop } from './run';

interface Coverage {
  readonly result: readonly { readonly url: string }[];
}

describe('cli, what is loaded', () => {
  const shop = workshop();

  /** Runs a command, and returns the names of the built files that it has loaded, without the hashes of their contents. */
  const loadedBy = (...words: string[]): string[] => {
    const folder = shop.path('coverage');
    const env = { ...environment, NODE_V8_COVERAGE: folder };
    assert.equal(spawnSync(process.execPath, [CLI, ...words], { cwd: shop.folder, env }).status, 0);
    const [report] = readdirSync(folder);
    const { result } = JSON.parse(readFileSync(path.join(folder, report!), 'utf8')) as Coverage;
    const files = result.map(({ url }) => url).filter((url) => url.startsWith('file:'));
    return files.map((url) => path.basename(fileURLToPath(url)).replace(/-[A-Z0-9]{8}(?=\.mjs$)/, ''));
  };

  it('is no more than a built-in problem takes', () => {
    writeFileSync(shop.path('x.poj-2348.game'), '34 12\n15 24\n0 0\n');
    const files = loadedBy('solve', 'x.poj-2348.game', '--locale', 'en');
    assert.deepEqual([...new Set(files)].sort(), ['chunk.mjs', 'cli.mjs']);
  });

  it('leaves out the modules of Node.js that take long', () => {
    const [listing, empty] = [shop.path('listing.cjs'), shop.path('empty.mjs')];
    writeFileSync(listing, `process.on('exit', () => console.log(process.moduleLoadList.join()));`);
    writeFileSync(empty, '');
    const builtIn = (...words: string[]): string[] => {
      const { stdout } = spawnSync(process.execPath, ['--require', listing, ...words], { encoding: 'utf8' });
      return stdout.trim().split('\n').at(-1)!.split(',');
    };
    const [bare, loaded] = [builtIn(empty), builtIn(CLI, '--version')];
    assert.ok(loaded.length > bare.length);
    for (const name of ['child_process', 'crypto', 'perf_hooks', 'tty', 'worker_threads'])
      assert.ok(bare.includes(`NativeModule ${name}`) || !loaded.includes(`NativeModule ${name}`), name);
  });
});
