/**
 * The command line and a C++ program for each problem of the first games, on the same input: whole processes, in turn.
 *
 *     node test/bench/cli.mjs [CASES…]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputOf, layouts } from './inputs.mjs';
import { machine, median, table } from './report.mjs';

const CLI = path.resolve(import.meta.dirname, '../../dist/server/cli.mjs');

const folder = mkdtempSync(path.join(tmpdir(), 'winning-move-bench-'));
const input = path.join(folder, 'x.game');
const reference = path.join(folder, 'reference');

/** Writes an input of so many cases; gives its size in MB. */
function generate(/** @type {string} */ problem, /** @type {number} */ cases) {
  const file = openSync(input, 'w');
  let size = 0;
  for (const portion of inputOf(problem, cases)) size += writeSync(file, portion);
  closeSync(file);
  return size / 1e6;
}

/**
 * Runs a program on the input; gives how long it took, in milliseconds.
 *
 * @param {string[]} command
 * @param {string} [output] where its output goes, if anywhere
 */
function time([program = '', ...words], output = '/dev/null') {
  const [stdin, stdout] = [openSync(input, 'r'), openSync(output, 'w')];
  const start = performance.now();
  const { status } = spawnSync(program, words, { stdio: [stdin, stdout, 'inherit'] });
  const taken = performance.now() - start;
  closeSync(stdin);
  closeSync(stdout);
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} ended with exit code ${status}`);
  return taken;
}

/** @param {string} problem @returns {Record<string, string[]>} */
function commandsFor(problem) {
  const ours = (/** @type {string[]} */ ...words) => [process.execPath, CLI, ...words, '--game', problem];
  const solve = { reference: [reference], solve: ours('solve', '-') };
  return problem === 'poj-2348' ? { ...solve, check: ours('check', input), write: ours('write', input) } : solve;
}

/**
 * @param {string} problem
 * @param {number} cases
 */
function compare(problem, cases) {
  execFileSync('g++', ['-O2', '-o', reference, path.join(import.meta.dirname, `reference/${problem}.cpp`)]);
  const size = generate(problem, cases);
  const commands = commandsFor(problem);
  const [wanted, found] = [path.join(folder, 'wanted'), path.join(folder, 'found')];
  time(commands.reference ?? [], wanted);
  time(commands.solve ?? [], found);
  if (!readFileSync(wanted).equals(readFileSync(found))) throw new Error(`The answers to ${problem} differ.`);
  const taken = Object.keys(commands).map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < (cases > 2e6 ? 3 : 5); round++) {
    for (const [index, command] of Object.values(commands).entries()) {
      rmSync(path.join(folder, 'x.out'), { force: true });
      taken[index]?.push(time(command));
    }
  }
  const [first = []] = taken;
  const rows = Object.keys(commands).map((name, index) => {
    const figures = taken[index] ?? [];
    return [
      name === 'reference' ? 'C++, scanf and printf, -O2' : name,
      median(figures),
      Math.min(...figures),
      median(first) / median(figures),
      Math.min(...first) / Math.min(...figures),
    ];
  });
  console.log(
    table(
      `${problem}, ${cases} cases, ${size.toFixed(0)} MB`,
      ['', 'median, ms', 'best, ms', 'times as fast as C++: median', 'best'],
      rows,
    ),
  );
}

try {
  console.log(machine());
  const asked = process.argv.slice(2).map(Number);
  for (const problem of Object.keys(layouts)) {
    for (const cases of asked.length > 0 ? asked : [1e6, 1e7]) compare(problem, cases);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
