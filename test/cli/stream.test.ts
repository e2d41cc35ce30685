import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { CLI, environment, workshop } from './run';

/** Numbers at random, the same ones each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/** Euclid’s game by its rules, without any theorem: the first free choice wins. */
function referenceAnswer(a: number, b: number): string {
  let [low, high] = a < b ? [a, b] : [b, a];
  let isMover = true;
  while (high % low !== 0 && high < 2 * low) {
    [low, high] = [high - low, low];
    isMover = !isMover;
  }
  return isMover ? 'Stan wins' : 'Ollie wins';
}

describe('cli: long inputs', () => {
  const shop = workshop();

  /** Some megabytes of cases, plain and not so plain, and their answers. */
  function longInput(): { input: string; output: string } {
    const next = numbers(2348);
    const [input, output]: [string[], string[]] = [[], []];
    for (let number = 0; number < 250_000; number++) {
      const [a, b] = [1 + (next() % 10 ** (1 + (next() % 10))), 1 + (next() % 10 ** (1 + (next() % 10)))];
      input.push(`${a} ${b}\n`);
      output.push(`${referenceAnswer(a, b)}\n`);
      if (number % 1000 === 0) input.push('# 说明\n');
      if (number % 700 === 0) input.push('#> Stan wins\n', '\n');
      if (number % 999 === 0) {
        input.push('  7\t 7 \r\n');
        output.push('Stan wins\n');
      }
    }
    input.push('0 0\n');
    return { input: input.join(''), output: output.join('') };
  }

  it('are answered as by a small program of another make', () => {
    const { input, output } = longInput();
    const { code, stdout, stderr } = shop.run(['solve', '-', '--game', 'poj-2348'], input);
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
    assert.ok(stdout === output);
    writeFileSync(shop.path('long.poj-2348.game'), input);
    assert.ok(shop.run(['solve', 'long.poj-2348.game']).stdout === output);
  });

  it('may come in small portions, and go unread', async () => {
    const child = spawn(process.execPath, [CLI, 'solve', '-', '--game', 'poj-2348'], { env: environment });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    for (const portion of ['3', '4 1', '2\r', '\n15 2', '4\n0', ' 0', '\n']) {
      child.stdin.write(portion);
      await new Promise((resume) => setTimeout(resume, 5));
    }
    child.stdin.end();
    const [code] = (await once(child, 'close')) as [number];
    assert.deepEqual({ code, output }, { code: 0, output: 'Stan wins\nOllie wins\n' });
  });

  it('end quietly when nobody reads on', function () {
    if (process.platform === 'win32') this.skip();
    writeFileSync(shop.path('long.poj-2348.game'), `${'34 12\n'.repeat(500_000)}0 0\n`);
    for (const words of [
      'solve long.poj-2348.game',
      'export long.poj-2348.game',
      'explain long.poj-2348.game',
      'check long.poj-2348.game',
      'problems',
    ]) {
      const script = `("$0" "$1" ${words}; echo "ended with $?" >&2) | head -n 1 > first`;
      const { stderr } = spawnSync('/bin/sh', ['-c', script, process.execPath, CLI], {
        cwd: shop.folder,
        env: environment,
        encoding: 'utf8',
      });
      assert.equal(stderr, 'ended with 0\n', words);
    }
  });

  it('take no more memory than short ones', async function () {
    if (process.platform !== 'linux') this.skip();
    writeFileSync(
      shop.path('peak.cjs'),
      'process.on("exit", () => require("fs").writeSync(2, String(process.resourceUsage().maxRSS)));',
    );
    const peak = async (megabytes: number): Promise<number> => {
      const child = spawn(
        process.execPath,
        ['--require', shop.path('peak.cjs'), CLI, 'solve', '-', '--game', 'poj-2348'],
        { env: environment, stdio: ['pipe', 'ignore', 'pipe'] },
      );
      let told = '';
      child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
      const portion = Buffer.from('1000000007 1618033988\n'.repeat(50_000));
      for (let left = megabytes; left > 0; left--) if (!child.stdin.write(portion)) await once(child.stdin, 'drain');
      child.stdin.end('0 0\n');
      await once(child, 'close');
      return Number(told) / 1024;
    };
    const [short, long] = [await peak(10), await peak(120)];
    assert.ok(long < short + 25, `${short} MB, ${long} MB`);
  });

  it('may be all one line', () => {
    const { code, stderr } = shop.run(['solve', '-', '--game', 'poj-2348'], '12 34 '.repeat(3_000_000));
    assert.equal(code, 1);
    assert.match(stderr, /^<stdin>:1:7: error too-many-numbers: /);
  });
});
