import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { CLI, environment, workshop } from './run';

const ERASE_LINE = '\r\u001b[K';
const CASES = 600_000;

describe('cli: progress', () => {
  const shop = workshop();

  /** What a terminal shows while the command waits for the second half of its input. */
  function inTerminal(command: string): string | undefined {
    writeFileSync(shop.path('half'), '5 3\n'.repeat(CASES));
    const { stdout, error } = spawnSync(
      'script',
      ['-qec', `(cat half; sleep 1.2; cat half) | ${command} > out`, '/dev/null'],
      { cwd: shop.folder, env: environment, encoding: 'utf8' },
    );
    return error ? undefined : stdout;
  }

  it('is shown in a terminal when the work is long, and goes away', function () {
    const shown = inTerminal(`"${process.execPath}" "${CLI}" solve - --game poj-1067`);
    // A terminal for a test comes from the program `script`, which not every system has.
    if (shown === undefined) this.skip();
    else assert.match(shown, /^(?:\r\u001b\[K<stdin>: \d MB)+\r\u001b\[K$/);
    assert.equal(readFileSync(shop.path('out'), 'utf8'), '0\n'.repeat(2 * CASES));
  });

  it('leaves room for what is to stay', function () {
    writeFileSync(shop.path('wrong'), 'x\n');
    const shown = inTerminal(`cat wrong - | "${process.execPath}" "${CLI}" solve - --game poj-1067`);
    if (shown === undefined) this.skip();
    else
      assert.ok(
        shown.startsWith(`<stdin>:1:1: error `) && shown.endsWith(ERASE_LINE),
        JSON.stringify(shown.slice(0, 300)),
      );
  });
});
