import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { CLI, environment, workshop } from './run';

const SAY_MEMORY = 'data:text/javascript,process.on("exit",()=>console.error(process.resourceUsage().maxRSS))';

describe('cli, memory', () => {
  const shop = workshop();

  /** The output of `solve`, and how many bytes of memory the process took at most. */
  function solve(game: string, text: string): { output: string; bytes: number } {
    writeFileSync(shop.path('x.in'), text);
    const words = ['--import', SAY_MEMORY, CLI, 'solve', '--game', game, 'x.in'];
    const { stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: shop.folder,
      env: environment,
      encoding: 'utf8',
    });
    return { output: stdout, bytes: 1024 * Number(stderr.trim().split('\n').at(-1)) };
  }

  const LINES = 10_000_000;
  const blank = '\n'.repeat(LINES);
  const usual = (): number => solve('poj-2348', '34 12\n0 0\n').bytes;

  it('blank lines take about as many bytes as they are long', () => {
    const { output, bytes } = solve('poj-2348', `${blank}34 12\n${blank}15 24\n0 0\n`);
    assert.equal(output, 'Stan wins\nOllie wins\n');
    assert.ok(bytes - usual() < 18 * LINES, `${bytes} bytes`);
  });

  it('and some more in the middle of a case', () => {
    const { output, bytes } = solve('hdu-2176', `3\n${blank}3 6 9\n0\n`);
    assert.equal(output, 'Yes\n9 5\n');
    assert.ok(bytes - usual() < 24 * LINES, `${bytes} bytes`);
  });
});
