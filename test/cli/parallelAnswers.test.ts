import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { BlockStream } from '../../server/src/cli/input/blockStream';
import { Chunks } from '../../server/src/cli/input/chunks';
import { answerAll } from '../../server/src/cli/parallel/answers';
import type { Help } from '../../server/src/cli/parallel/parallelAnswers';
import { hasRoom } from '../../server/src/cli/parallel/room';
import { ANSWERED, SharedBlocks } from '../../server/src/cli/parallel/sharedBlocks';
import { HELPER } from '../../server/src/cli/parallel/worker';
import { Output } from '../../server/src/cli/terminal/output';
import { Report } from '../../server/src/cli/terminal/report';
import { problems } from '../../server/src/problems/index';
import type { Problem } from '../../server/src/problems/problem';
import { english } from '../../server/src/text/message';
import { inputOf, layouts } from '../bench/inputs.mjs';

const SCRIPT = path.resolve(__dirname, '../../dist/server/cli.mjs');

interface Solved {
  readonly answers: string;
  readonly faults: readonly string[];
}

describe('cli/parallelAnswers', () => {
  let folder = '';
  before(() => (folder = mkdtempSync(path.join(tmpdir(), 'winning-move-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  async function solved(
    file: string,
    problem: Problem,
    help?: Help,
    pause: () => void | Promise<void> = () => undefined,
  ): Promise<Solved> {
    const [input, target] = [openSync(file, 'r'), openSync(path.join(folder, 'out'), 'w')];
    const faults: string[] = [];
    try {
      const stream = new BlockStream(
        new Chunks({ name: 'x', fileName: 'x', descriptor: input, size: undefined }),
        problem,
      );
      await answerAll(
        stream,
        Output.to(target),
        new Report('x', english, Infinity, (line) => faults.push(line)),
        pause,
        help,
      );
    } finally {
      closeSync(input);
      closeSync(target);
    }
    return { answers: readFileSync(path.join(folder, 'out'), 'utf8'), faults };
  }

  /** With a helper from the beginning, and with one whose script is not there, so that it never helps. */
  async function agrees(text: string, problem: Problem): Promise<Solved> {
    const file = path.join(folder, 'in');
    writeFileSync(file, text);
    const alone = await solved(file, problem);
    assert.deepEqual(await solved(file, problem, { script: SCRIPT, busy: 1, atOnce: true }), alone);
    assert.deepEqual(
      await solved(file, problem, { script: path.join(folder, 'nothing.js'), busy: 1, atOnce: true }),
      alone,
    );
    return alone;
  }

  const named = (id: string): Problem => problems.find((problem) => problem.id === id)!;

  for (const id of Object.keys(layouts)) {
    it(`answers ${id} as one thread does`, async () => {
      const { answers } = await agrees([...inputOf(id, 20_000)].join(''), named(id));
      assert.ok(answers.split('\n').length > 20_000);
    });
  }

  it('has a helper that answers what it is given', async () => {
    const file = path.join(folder, 'in');
    writeFileSync(file, '34 12\n15 24\n0 0\n');
    const problem = named('poj-2348');
    const descriptor = openSync(file, 'r');
    const [passage] = new BlockStream(new Chunks({ name: 'x', fileName: 'x', descriptor, size: undefined }), problem);
    const {
      memory,
      all: [slot],
    } = new SharedBlocks();
    const worker = new Worker(SCRIPT, { workerData: { memory, problem: problem.id }, argv: [HELPER] });
    slot!.fill(passage!, 0);
    for (let tries = 0; slot!.status !== ANSWERED && tries < 30_000; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    assert.equal(slot!.output.toString('utf8', 0, slot!.length), 'Stan wins\nOllie wins\n');
    await worker.terminate();
    closeSync(descriptor);
  });

  it('does not wait for a helper that has died', async () => {
    const [script, taken] = [path.join(folder, 'dying.js'), path.join(folder, 'taken')];
    // Takes a passage, as helpers do, and dies a while later without having answered it.
    buildSync({
      stdin: {
        resolveDir: path.resolve(__dirname, '../../server/src/cli/parallel'),
        contents: `import { writeFileSync } from 'node:fs';
          import { workerData } from 'node:worker_threads';
          import { SharedBlocks } from './sharedBlocks';
          new SharedBlocks(workerData.memory).next();
          writeFileSync(${JSON.stringify(taken)}, '');
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
          process.exit(1);`,
      },
      outfile: script,
      bundle: true,
      platform: 'node',
    });
    const file = path.join(folder, 'in');
    writeFileSync(file, [...inputOf('poj-2348', 100_000)].join(''));
    const problem = named('poj-2348');
    const untilTaken = async (): Promise<void> => {
      while (!existsSync(taken)) await new Promise((resume) => setTimeout(resume, 5));
    };
    const help = { script, busy: 1, atOnce: true } as const;
    assert.deepEqual(await solved(file, problem, help, untilTaken), await solved(file, problem));
  });

  it('does with one thread where there is no memory for two', function () {
    if (process.platform !== 'linux') this.skip();
    const file = path.join(folder, 'in.poj-2348.game');
    writeFileSync(file, [...inputOf('poj-2348', 1_000_000)].join(''));
    // More than one heap of the engine, and less than two.
    const words = ['-c', 'ulimit -v 1500000; exec "$@"', 'sh', process.execPath, SCRIPT, 'solve', file];
    const { status, stdout } = spawnSync('/bin/sh', words, { encoding: 'utf8', maxBuffer: 1 << 26 });
    assert.deepEqual([status, stdout.split('\n').length], [0, 1_000_001]);
  });

  it('has a helper only where there is room', () => {
    const unlimited = 'Max data size             unlimited            unlimited            bytes     \n';
    const limited = 'Max address space         1536000000           unlimited            bytes     \n';
    assert.ok(hasRoom({ processors: 2, limits: undefined, memory: undefined }));
    assert.ok(hasRoom({ processors: 2, limits: unlimited, memory: 0 }));
    assert.ok(hasRoom({ processors: 2, limits: unlimited, memory: 2 ** 64 }));
    assert.ok(!hasRoom({ processors: 2, limits: undefined, memory: undefined }, 2));
    assert.ok(hasRoom({ processors: 3, limits: undefined, memory: undefined }, 2));
    assert.ok(!hasRoom({ processors: 1, limits: unlimited, memory: 0 }));
    assert.ok(!hasRoom({ processors: 2, limits: unlimited, memory: 100_000_000 }));
    assert.ok(!hasRoom({ processors: 2, limits: unlimited + limited, memory: 0 }));
    assert.ok(!hasRoom({ processors: 2, limits: unlimited.replace('unlimited', '1000000  '), memory: 0 }));
  });

  it('tells what is wrong in the same order', async () => {
    const lines = Array.from({ length: 40_000 }, (_, index) =>
      index % 9000 === 8000
        ? '12 x'
        : index % 7000 === 100
          ? ` ${index} 5`
          : `${index + 1} ${'7'.repeat(1 + (index % 20))}`,
    );
    const { faults } = await agrees(`${lines.join('\n')}\n0 0\n`, named('poj-2348'));
    assert.equal(faults.filter((fault) => fault.includes('not-a-number')).length, 4);
  });

  it('leaves numbers to the main thread that are longer than the statement allows', async () => {
    const lines = Array.from({ length: 60_000 }, (_, index) =>
      index === 50_000 ? '2'.repeat(30) : String(1 + (index % 3)),
    );
    const { faults, answers } = await agrees(`${lines.join('\n')}\n0\n`, named('poj-2484'));
    assert.deepEqual(
      faults.map((fault) => fault.split(' ').slice(0, 3)),
      [['x:50001:1:', 'warning', 'out-of-bounds:']],
    );
    assert.equal(answers.split('\n')[50_000], 'Bob');
  });

  it('tells of answers that are not known, at their lines', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) =>
      index % 9000 === 8000 ? '999999999 2\n1 20000001' : `${index} 2\n1 3`,
    );
    const { faults, answers } = await agrees(`${lines.join('\n')}\n`, named('coin-game'));
    assert.deepEqual(
      faults.map((fault) => fault.split(':')[1]),
      ['16001', '34001'],
    );
    assert.equal(answers.split('\n').length, 20_000 - 2 + 1);
  });

  it('answers cases whose answers are too long to be handed over', async () => {
    const { answers } = await agrees('1 999\n'.repeat(3000), named('hdu-2149'));
    assert.ok(answers.length > 10_000_000);
  });
});
