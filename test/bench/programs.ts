/**
 * What it costs to try programs: `test` on a million cases beside the program and `solve` alone, `stress` on a right program,
 * and how soon the known mistakes are found.
 *
 *     npx tsx test/bench/programs.ts [CASES]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diagnose } from '../../server/src/judging/diagnose';
import { stress } from '../../server/src/judging/stress';
import { mistakesOf } from '../../server/src/mistakes/index';
import { inputOf as casesOf, run as mistakenRun } from '../../server/src/mistakes/mistake';
import { problems } from '../../server/src/problems/index';
import { casesIn, CRASHED, drive, type Program, ran, TIME_LIMIT } from '../judging/programs';
import { inputOf } from './inputs.mjs';
import { machine, median, table } from './report.mjs';

const CLI = path.resolve(import.meta.dirname, '../../dist/server/cli.mjs');
const PROBLEM = 'poj-2348';
const ROUNDS = 5;
const folder = mkdtempSync(path.join(tmpdir(), 'winning-move-bench-'));
const program = path.join(folder, 'program');

function time(
  words: readonly string[],
  stdin: 'ignore' | number = 'ignore',
  stdout: 'ignore' | number = 'ignore',
): number {
  const [name = '', ...rest] = words;
  const start = performance.now();
  const { status } = spawnSync(name, rest, { stdio: [stdin, stdout, 'ignore'] });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with exit code ${status}`);
  return performance.now() - start;
}

const times = (work: () => number): number => median(Array.from({ length: ROUNDS }, work));

/** What a program takes that reads a file, and prints into one. */
function alone(words: readonly string[], file: string): number {
  const [stdin, stdout] = [openSync(file, 'r'), openSync(path.join(folder, 'output'), 'w')];
  const taken = time(words, stdin, stdout);
  closeSync(stdin);
  closeSync(stdout);
  return taken;
}

const ours = (...words: string[]): number => time([process.execPath, CLI, ...words]);

/** A file of numbers alone, and one that `generate` makes, with an expected output after each case. */
function files(cases: number): (readonly [string, string])[] {
  const [bare, generated, judged] = ['bare', 'generated', 'judged'].map((name) =>
    path.join(folder, `${name}.${PROBLEM}.game`),
  ) as [string, string, string];
  const file = openSync(bare, 'w');
  for (const portion of inputOf(PROBLEM, cases)) writeSync(file, portion);
  closeSync(file);
  for (const [words, name] of [
    [['generate', PROBLEM, '--random', String(cases)], generated],
    [['export', generated], judged],
  ] as const) {
    const stdout = openSync(name, 'w');
    time([process.execPath, CLI, ...words], 'ignore', stdout);
    closeSync(stdout);
  }
  return [
    [bare, bare],
    [generated, judged],
  ];
}

function large(cases: number): void {
  const rows = files(cases).flatMap(([file, judged]) =>
    [[program], ['stdbuf', '-oL', program]].map((words) => {
      const own = times(() => alone(words, judged));
      const solve = times(() => ours('solve', file));
      const test = times(() => ours('test', '--time-limit', '60s', file, '--', ...words));
      const name = `${file === judged ? 'numbers alone' : 'with expected outputs'}, ${words.length === 1 ? 'buffered' : 'line by line'}`;
      return [name, own, solve, test, test / Math.max(own, solve)];
    }),
  );
  const head = [
    'the file, and how the program prints',
    'the program alone, ms',
    'solve, ms',
    'test, ms',
    'of the longer',
  ];
  console.log(table(`test, ${cases} cases of ${PROBLEM}`, head, rows));
  const stressed = times(() => ours('stress', PROBLEM, '--for', '60s', '--', program));
  console.log(table('stress, a right program in C++', ['', 'median, ms'], [['20,000 cases', stressed]]));
}

/** How long the search for each mistake takes, and how many runs; a run of a C++ program is counted as long as one takes. */
function mistakes(run: number): void {
  const taken: number[] = [];
  let named = 0;
  for (const problem of problems) {
    for (const mistake of mistakesOf(problem)) {
      let inPrograms = 0;
      const wrong: Program = (text) => {
        const start = performance.now();
        const { pieces, ending } = mistakenRun(mistake, casesOf(problem, casesIn(problem, text))!);
        inPrograms += performance.now() - start;
        if (ending === 'done') return pieces.join('');
        return ran(pieces.join(''), ending === 'crash' ? CRASHED : { kind: 'time-limit' });
      };
      const begun = performance.now();
      const plan = { problem, mistakes: mistakesOf(problem), comparison: 'lines' as const, first: [], seed: 0 };
      const cases = problem.input.end.kind === 'single' ? 600 : 20_000;
      const found = drive(
        stress({
          ...plan,
          timeLimit: TIME_LIMIT,
          cases,
          isOver: () => performance.now() - begun > 10_000,
          isShrunkEnough: () => performance.now() - begun > 13_000,
          tell: () => undefined,
        }),
        wrong,
      );
      if (!found.result.found) continue;
      const hangs = found.result.found.fault.verdict === 'time-limit';
      const named1 = drive(diagnose(problem, 'lines', plan.mistakes, found.result.found.cases, hangs), wrong);
      if (named1.result?.mistake.name === mistake.name) named++;
      taken.push(performance.now() - begun - inPrograms + run * (found.runs + named1.runs));
    }
  }
  const inOrder = taken.toSorted((a, b) => a - b);
  const rows = [
    ['found', taken.length],
    ['named', named],
    ['median, ms', median(taken)],
    ['95 %, ms', inOrder[Math.floor(0.95 * inOrder.length)] ?? NaN],
    ['longest, ms', inOrder.at(-1) ?? NaN],
  ];
  const all = problems.reduce((sum, problem) => sum + mistakesOf(problem).length, 0);
  console.log(
    table(
      `stress, ${all} known mistakes, each run counted as ${run.toFixed(1)} ms`,
      ['', 'found, shrunk and named'],
      rows,
    ),
  );
}

try {
  console.log(machine());
  execFileSync('g++', ['-O2', '-o', program, path.join(import.meta.dirname, `reference/${PROBLEM}.cpp`)]);
  large(Number(process.argv[2] ?? 1e6));
  const start = openSync('/dev/null', 'r');
  mistakes(times(() => time([program], start)));
  closeSync(start);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
