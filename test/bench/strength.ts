/**
 * What test files cost: to make one of a million cases beside `solve`, which reads it, and to measure one of 20,000, the most
 * that `strength` looks at.
 *
 *     npx tsx test/bench/strength.ts [CASES]
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machine, median, table } from './report.mjs';

const CLI = path.resolve(import.meta.dirname, '../../dist/server/cli.mjs');
const PROBLEMS = ['poj-2348', 'poj-1067', 'hdu-1847', 'poj-2234'];
const MEASURED = 20_000;
const ROUNDS = 3;
const folder = mkdtempSync(path.join(tmpdir(), 'winning-move-bench-'));

function time(words: readonly string[], output: string | undefined): number {
  const stdout = output === undefined ? 'ignore' : openSync(output, 'w');
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [CLI, ...words], { stdio: ['ignore', stdout, 'ignore'] });
  const taken = performance.now() - start;
  if (typeof stdout === 'number') closeSync(stdout);
  if (status !== 0) throw new Error(`${words.join(' ')} ended with exit code ${status}`);
  return taken;
}

const times = (words: readonly string[], output?: string): number =>
  median(Array.from({ length: ROUNDS }, () => time(words, output)));

function row(problem: string, cases: number): (string | number)[] {
  const [large, small] = [`large.${problem}.game`, `small.${problem}.game`].map((name) => path.join(folder, name));
  const generate = times(['generate', problem, '--random', String(cases)], large);
  const solve = times(['solve', large!]);
  time(['generate', problem, '--random', String(MEASURED)], small);
  const strength = times(['strength', small!]);
  return [problem, generate, solve, generate / solve, strength];
}

const [cases = 1_000_000] = process.argv.slice(2).map(Number);
try {
  console.log(machine());
  const head = ['', 'generate, ms', 'solve, ms', 'ratio', `strength of ${MEASURED} cases, ms`];
  console.log(
    table(
      `Test files of ${cases} random cases`,
      head,
      PROBLEMS.map((problem) => row(problem, cases)),
    ),
  );
} finally {
  rmSync(folder, { recursive: true });
}
