import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment, workshop } from './run';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/ci.md'), 'utf8');
const shell = /^```sh\n(.*?)^```/ms.exec(page)?.[1] ?? '';
const step = /- run: (.*)/.exec(page)?.[1] ?? '';

describe('docs/ci.md', () => {
  const shop = workshop();

  const run = (script: string, expected: string, output?: string) => {
    const tool = shop.path('tools/winning-move');
    // No more than the page says.
    cpSync(path.join(root, 'dist/server'), tool, { recursive: true, filter: (file) => !file.endsWith('.js') });
    mkdirSync(shop.path('tests'));
    writeFileSync(shop.path('tests/euclid.poj-2348.game'), `34 12\n#> ${expected}\n0 0\n`);
    if (output !== undefined) writeFileSync(shop.path('tests/euclid.poj-2348.out'), output);
    return spawnSync('/bin/sh', ['-c', script], { cwd: shop.folder, env: environment, encoding: 'utf8' });
  };

  for (const [name, script] of [
    ['script', shell],
    ['workflow', step],
  ] as const) {
    it(`lets good test files through: ${name}`, () => {
      const { status, stdout, stderr } = run(script, 'Stan wins', 'Stan wins\n');
      assert.deepEqual({ status, stdout, stderr }, { status: 0, stdout: '', stderr: '' });
    });

    it(`stops at a wrong answer: ${name}`, () => {
      const { status, stdout } = run(script, 'Ollie wins');
      assert.equal(status, 1);
      assert.match(stdout, /^tests\/euclid\.poj-2348\.game:2:1: error expectation-stale: /);
    });

    it(`stops at a wrong output file: ${name}`, () => {
      const { status, stdout } = run(script, 'Stan wins', 'Ollie wins\n');
      assert.equal(status, 1);
      assert.match(stdout, /^tests\/euclid\.poj-2348\.game:1:1: error output-file-stale: /);
    });
  }
});
