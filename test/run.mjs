// npm test [-- [--thorough] [--seed N] STAGE…]: runs the stages, all or those named, up to three at a time. The last line is
// `N passed, N failed`. `--thorough` is in CONTRIBUTING.md; a seed makes the same run once more.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isSupported } from './vscode/host/install.mjs';

const { values: options, positionals } = parseArgs({
  options: { thorough: { type: 'boolean' }, seed: { type: 'string' } },
  allowPositionals: true,
});
/** The seed of a thorough run, which is drawn unless it is given; other runs have none, and are all alike. */
const seed = options.thorough || options.seed !== undefined ? (options.seed ?? String(randomInt(2 ** 31))) : undefined;

const root = path.resolve(import.meta.dirname, '..');
const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} heading
 * @property {string[]} command
 * @property {'mocha' | 'once'} counts whether mocha says how many tests there were, or the whole stage is one
 * @property {string} [needs] a stage without which this one makes no sense; where `build` is, `package` will do
 * @property {boolean} [inHost] whether it takes the pinned VS Code, which is for one platform
 */

/**
 * Milliseconds. Stages print what each test says when it ends. One that prints nothing for this long waits for something
 * that does not come; however slow it is, none is ended while it makes progress. A thorough test may take hours.
 */
const QUIET = (seed === undefined ? 20 : 180) * 60_000;

/** The folders of test/ with tests that need more than the sources: the built product, the grammar, other editors, VS Code. */
const INTEGRATION = ['protocol', 'cli'];
const SPECIAL = [...INTEGRATION, 'grammar', 'page', 'editors', 'vscode'];
const UNIT = readdirSync(import.meta.dirname).filter((folder) => !SPECIAL.includes(folder));

const PACKAGED = [
  ...[bin('mocha'), '--exit', '--config', 'test/vscode/mocharc.json'],
  ...readdirSync(path.join(import.meta.dirname, 'vscode'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `test/vscode/${file}`),
];

/** @typedef {(text: string | Uint8Array) => void} Show */

/** @type {Stage[]} */
const stages = [
  {
    name: 'types',
    heading: 'Type check',
    command: ['npm', 'run', '--silent', 'check-types'],
    counts: 'once',
  },
  { name: 'lint', heading: 'Lint', command: ['npm', 'run', '--silent', 'lint'], counts: 'once' },
  {
    name: 'format',
    heading: 'Format (npm run format)',
    command: [bin('oxfmt'), '--check', '.'],
    counts: 'once',
  },
  { name: 'build', heading: 'Build', command: [process.execPath, 'esbuild.js', '--production'], counts: 'once' },
  {
    name: 'package',
    heading: 'Package',
    command: ['npm', 'run', '--silent', 'package'],
    counts: 'once',
  },
  {
    name: 'unit',
    heading: 'Unit and property tests',
    command: mocha(UNIT),
    counts: 'mocha',
  },
  {
    name: 'integration',
    heading: 'Protocol and command line',
    command: mocha(INTEGRATION),
    counts: 'mocha',
    needs: 'build',
  },
  { name: 'grammar', heading: 'Grammar', command: mocha(['grammar']), counts: 'mocha' },
  {
    name: 'page',
    heading: 'The board as a web page',
    command: mocha(['page']),
    counts: 'mocha',
    needs: 'build',
  },
  { name: 'editors', heading: 'Other editors', command: mocha(['editors']), counts: 'mocha', needs: 'build' },
  {
    name: 'vscode',
    heading: 'VS Code: extension host',
    command: [process.execPath, 'test/vscode/suite.mjs'],
    counts: 'mocha',
    needs: 'build',
  },
  {
    name: 'vsix',
    heading: 'VS Code: the packaged extension',
    command: PACKAGED,
    counts: 'mocha',
    needs: 'package',
    inHost: true,
  },
  {
    name: 'web',
    heading: 'VS Code: extension host of the browser',
    command: [process.execPath, 'test/vscode/web.mjs'],
    counts: 'mocha',
    needs: 'build',
    inHost: true,
  },
];

/**
 * One process, and one test after another, so that the order is the same on every machine.
 *
 * @param {string[]} folders of test/
 */
function mocha(folders) {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const withTests = (/** @type {string} */ folder) =>
    files.some((file) => file.startsWith(folder + path.sep) && file.endsWith('.test.ts'));
  // A failed test may leave a server running, for which the stage shall not wait.
  const patience = seed === undefined ? [] : ['--timeout', String(QUIET)];
  return [bin('mocha'), '--exit', ...patience, ...folders.filter(withTests).map((folder) => `test/${folder}`)];
}

/** @param {number | undefined} pid of the process that leads the group */
function killGroup(pid) {
  try {
    // Windows knows no groups.
    if (pid) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/**
 * The stages that are running, by their processes.
 *
 * @type {Set<number | undefined>}
 */
const running = new Set();

/**
 * Stages that wait for VS Code most of the time: they run beside the others, one after another, and are shown when they
 * have ended. When the others have ended, what is left of these runs two at a time.
 *
 * @type {ReadonlySet<string>}
 */
const BESIDE = new Set(['page', 'vscode', 'vsix', 'web']);

/** Stages that look at the sources alone, with one thread each: two run at a time. */
const CHECKS = new Set(['types', 'lint', 'format']);

/**
 * Runs a command, shows what it prints, and gives that together with its exit code.
 *
 * @param {string[]} command
 * @param {Show} show
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run([program = '', ...words], show) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const thorough = seed === undefined ? {} : { THOROUGH: seed };
  // A process group of its own, so that it can be ended as a whole: Mocha does not pass signals on.
  // What npm installs as a program is a script on Windows, which only a shell runs.
  const shell = process.platform === 'win32' && program !== process.execPath;
  const child = spawn(shell ? `"${program}"` : program, words, {
    cwd: root,
    shell,
    env: { ...process.env, ...color, ...thorough },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child.pid);
  const timer = setTimeout(() => {
    show(`Ended, because nothing came of it for ${QUIET / 60_000} minutes.\n`);
    killGroup(child.pid);
  }, QUIET);
  let output = '';
  child.stdout.on('data', (chunk) => {
    timer.refresh();
    output += chunk;
    show(chunk);
  });
  child.stderr.on('data', (chunk) => {
    timer.refresh();
    show(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child.pid);
      resolve({ code, output });
    });
  });
}

/** Where mocha begins to list what failed, in colours or not. */
const FAILING = /^\s*(?:\u001b\[[\d;]*m)*\s*\d+ failing\b/m;

/**
 * How many tests mocha counted under this word.
 *
 * @param {string} output
 * @param {'passing' | 'failing' | 'pending'} word
 */
function counted(output, word) {
  // Without the escape sequences that colour the count.
  const plain = output.replace(/\u001b\[\d*m/g, '');
  return Number(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'm').exec(plain)?.[1] ?? 0);
}

/** How many lines of what a stage printed last are shown once more if it fails, where mocha does not list what failed. */
const LAST_LINES = 60;

/**
 * What a stage that failed says about that, at the end of what it printed.
 *
 * @param {string} shown
 */
function aboutFailure(shown) {
  const list = shown.search(FAILING);
  return list >= 0 ? shown.slice(list) : shown.split('\n').slice(-LAST_LINES).join('\n');
}

/**
 * @param {Stage} stage
 * @param {Show} show
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function resultOf({ command, counts }, show) {
  const { code, output } = await run(command, show);
  if (counts === 'once') return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const passed = counted(output, 'passing');
  const failed = counted(output, 'failing');
  // What a stage needs is missing, and it says what, and how to get it.
  if (code === 0 && passed + failed === 0 && /^\s*Skipped: /m.test(output)) return { passed, failed };
  if (failed > 0 || (code === 0 && passed + counted(output, 'pending') > 0)) return { passed, failed };
  show(`${passed === 0 ? 'No test was run.' : `The tests passed, and yet the stage ended with exit code ${code}.`}\n`);
  return { passed, failed: 1 };
}

/** @param {string[]} names */
function chosen(names) {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length === 0) return names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name));
  console.error(
    `There is no stage ${unknown.join(', ')}. The stages are ${stages.map(({ name }) => name).join(', ')}.`,
  );
  return process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const pid of running) killGroup(pid);
    process.exit(1);
  });
}

const total = { passed: 0, failed: 0 };
/** @type {Set<string>} */
const broken = new Set();
/**
 * What the stages say that failed, to be read at the end, wherever they stand in between.
 *
 * @type {string[]}
 */
const failures = [];
/**
 * What was left out, and how to get it: the lines of the stages that begin with `Skipped`.
 *
 * @type {Set<string>}
 */
const skipped = new Set();

/**
 * Runs a stage, and counts its tests.
 *
 * @param {Stage} stage
 * @param {Show} showIt
 */
async function runStage(stage, showIt) {
  const { heading, name, needs } = stage;
  let shown = '';
  /** @type {Show} */
  const show = (text) => {
    shown += text;
    showIt(text);
  };
  show(`\n── ${heading} (${name}) ${'─'.repeat(Math.max(0, 60 - heading.length - name.length))}\n\n`);
  const since = Date.now();
  let result = { passed: 0, failed: 1 };
  if (stage.inHost && !isSupported) {
    show('Skipped: the pinned VS Code of these tests runs on 64-bit Linux alone.\n');
    result = { passed: 0, failed: 0 };
  } else if (needs !== undefined && broken.has(needs)) show(`Not run, because ${needs} failed.\n`);
  else result = await resultOf(stage, show);
  if (result.failed > 0) {
    broken.add(name);
    failures.push(`\n✘ ${heading} (${name})\n\n${aboutFailure(shown)}`);
  }
  for (const [line] of shown.matchAll(/(?<=^\s*)Skipped\b.*/gm)) skipped.add(line);
  total.passed += result.passed;
  total.failed += result.failed;
  show(`\n${result.failed > 0 ? '✘' : '✔'} ${name}: ${((Date.now() - since) / 1000).toFixed(1)} s\n`);
}

/** @type {Show} */
const showNow = (text) => void process.stdout.write(text);

/** @param {Stage[]} queue what is left to do, of which the first stage is taken each time */
async function runBeside(queue) {
  for (let stage = queue.shift(); stage !== undefined; stage = queue.shift()) {
    /** @type {(string | Uint8Array)[]} */
    const shown = [];
    await runStage(stage, (text) => void shown.push(text));
    shown.forEach(showNow);
  }
}

/** Says how the same is tried again. */
function tellSeed() {
  if (seed !== undefined) console.log(`Seed ${seed}. Again: npm run test:thorough -- --seed ${seed}`);
}

tellSeed();
const named = chosen(positionals);
// To package is to build as well.
const isPackaged = named.some(({ name }) => name === 'package');
const wanted = isPackaged
  ? named.filter(({ name }) => name !== 'build').map((stage) => (stage.needs ? { ...stage, needs: 'package' } : stage))
  : named;
// What others need comes first in its lane, which the stages in VS Code follow.
const first = wanted.filter(({ name }) => wanted.some(({ needs }) => needs === name));
const queue = wanted.filter(({ name }) => BESIDE.has(name));
// The longest first: the others do not take much longer together.
const checks = wanted
  .filter((stage) => CHECKS.has(stage.name) && !first.includes(stage))
  .sort((one, other) => Number(other.name === 'lint') - Number(one.name === 'lint'));
const others = wanted.filter((stage) => ![...first, ...queue, ...checks].includes(stage));
const needed = runBeside(first);
const beside = needed.then(() => runBeside(queue));
await Promise.all([runBeside(checks), runBeside(checks)]);
for (const stage of others) {
  if (stage.needs !== undefined) await needed;
  await runStage(stage, showNow);
}
await needed;
// By then the first of them has installed VS Code, which no two may do at the same time.
if (others.length > 0) await runBeside(queue);
await beside;
failures.forEach(showNow);
for (const line of skipped) console.log(line);
if (failures.length > 0) tellSeed();
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
