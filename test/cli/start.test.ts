import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { CLI, workshop } from './run';

/** Runs a command and tells which of the built files it has loaded. */
const LOADING = `
  const path = require('node:path');
  process.on('exit', () => {
    process.stderr.write(JSON.stringify(Object.keys(require.cache).map((file) => path.basename(file))));
  });
  require(process.argv[1]);`;

describe('cli, what is loaded', () => {
  const shop = workshop();

  const loadedBy = (...words: string[]): string[] => {
    const { stderr } = spawnSync(process.execPath, ['-e', LOADING, CLI, ...words], {
      encoding: 'utf8',
      cwd: shop.folder,
    });
    return JSON.parse(stderr) as string[];
  };

  it('is no more than a built-in problem takes', () => {
    writeFileSync(shop.path('x.poj-2348.game'), '34 12\n15 24\n0 0\n');
    const files = loadedBy('solve', 'x.poj-2348.game');
    assert.ok(files.includes('cli.js'));
    for (const later of ['commands.js', 'mistakes.js', 'zipped.js']) assert.ok(!files.includes(later), later);
  });

  it('leaves out the modules of Node.js that take long', () => {
    const builtIn = (code: string, ...words: string[]): string[] => {
      const listing = `${code} process.on('exit', () => console.log(process.moduleLoadList.join()));`;
      const { stdout } = spawnSync(process.execPath, ['-e', listing, ...words], { encoding: 'utf8' });
      return stdout.trim().split('\n').at(-1)!.split(',');
    };
    const [bare, loaded] = [builtIn(''), builtIn(LOADING, CLI, '--version')];
    assert.ok(loaded.length > bare.length);
    for (const name of ['child_process', 'crypto', 'perf_hooks', 'tty', 'worker_threads'])
      assert.ok(bare.includes(`NativeModule ${name}`) || !loaded.includes(`NativeModule ${name}`), name);
  });
});
