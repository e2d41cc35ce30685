// npm run test:mutants [-- --seed N --count N --tests FOLDER]: makes small faults in the inner rings, one at a time, in a copy
// of the repository, and says which of them the unit tests find. FOLDER stands in for test/, such as that of another version.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');
const RINGS = 'text rulesets pictures maps formats problems games library mistakes judging document features'.split(
  ' ',
);
/** As in run.mjs: folders that need more than the sources. */
const NOT_UNIT = new Set(['protocol', 'cli', 'grammar', 'page', 'editors', 'vscode']);
/** Milliseconds after which a fault has made something endless, which is found, too. */
const ENDLESS = 30 * 60_000;

/** @typedef {{ file: string, start: number, end: number, text: string }} Mutant */

/** @type {Readonly<Record<string, string>>} */
const OTHER = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '+',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/**
 * The texts that may stand in for that of a node.
 *
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 * @returns {string[]}
 */
function faultsOf(node, source) {
  const text = node.getText(source);
  if (ts.isBinaryExpression(node)) {
    const other = OTHER[node.operatorToken.getText(source)];
    return other === undefined ? [] : [`${node.left.getText(source)} ${other} ${node.right.getText(source)}`];
  }
  if (ts.isNumericLiteral(node)) return [`(${text} + 1)`, `(${text} - 1)`];
  if (ts.isBigIntLiteral(node)) return [`(${text} + 1n)`];
  if (ts.isIfStatement(node))
    return [text.replace(node.expression.getText(source), `!(${node.expression.getText(source)})`)];
  if (ts.isConditionalExpression(node))
    return [text.replace(node.condition.getText(source), `!(${node.condition.getText(source)})`)];
  if (ts.isReturnStatement(node) && node.expression) return ['return undefined as never;'];
  if (ts.isExpressionStatement(node)) return [';'];
  return [];
}

/**
 * @param {string} file
 * @returns {Mutant[]}
 */
function mutantsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node)) return;
    const [start, end] = [node.getStart(source), node.end];
    for (const text of faultsOf(node, source)) found.push({ file, start, end, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Numbers from 0 up to, not including, 1: mulberry32.
 *
 * @param {number} seed
 */
function numbers(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * So many faults, as many from each ring as from any other.
 *
 * @param {number} count
 * @param {number} seed
 */
function drawn(count, seed) {
  const next = numbers(seed);
  const rings = RINGS.map((ring) =>
    readdirSync(path.join(root, 'server/src', ring), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .flatMap((file) => mutantsIn(`server/src/${ring}/${file.replaceAll(path.sep, '/')}`)),
  );
  return Array.from({ length: count }, (_, index) => {
    const all = rings[index % rings.length] ?? [];
    return all.splice(Math.floor(next() * all.length), 1)[0];
  }).filter((mutant) => mutant !== undefined);
}

/** @param {string} tests the folder that stands in for test/ */
function copied(tests) {
  const folder = mkdtempSync(path.join(tmpdir(), 'winning-move-mutants-'));
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  for (const file of stdout.trimEnd().split('\n'))
    if (!file.startsWith('test/') && existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(folder, file));
  cpSync(path.join(root, '.git'), path.join(folder, '.git'), { recursive: true });
  cpSync(tests, path.join(folder, 'test'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/**
 * The tests that are run one after another until one of them fails: that of the same name, the ring’s, and all.
 *
 * @param {string} folder
 * @param {string} file
 */
function stepsFor(folder, file) {
  const inside = file.replace('server/src/', 'test/');
  const ring = inside.split('/').slice(0, 2).join('/');
  const units = readdirSync(path.join(folder, 'test'), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !NOT_UNIT.has(entry.name) && entry.name !== 'fixtures' && entry.name !== 'bench',
    )
    .map(({ name }) => `test/${name}`);
  const near = [inside.replace(/\.ts$/, '.test.ts'), path.dirname(inside), ring];
  return [...near.filter((place) => existsSync(path.join(folder, place))).map((place) => [place]), units];
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    tests: { type: 'string', default: import.meta.dirname },
    only: { type: 'string' },
  },
});
const folder = copied(path.resolve(values.tests));
const only = values.only?.split(',').map(Number);
let survived = 0;
try {
  for (const [index, { file, start, end, text }] of drawn(Number(values.count), Number(values.seed)).entries()) {
    if (only && !only.includes(index + 1)) continue;
    const place = path.join(folder, file);
    const original = readFileSync(place, 'utf8');
    writeFileSync(place, original.slice(0, start) + text + original.slice(end));
    const killer = stepsFor(folder, file).find((places) => {
      const words = ['node_modules/.bin/mocha', '--exit', '--bail', '--reporter', 'dot', ...places];
      return spawnSync(process.execPath, words, { cwd: folder, stdio: 'ignore', timeout: ENDLESS }).status !== 0;
    });
    writeFileSync(place, original);
    if (!killer) survived++;
    const line = original.slice(0, start).split('\n').length;
    const change = `${original.slice(start, end)} => ${text}`.replaceAll(/\s+/g, ' ').slice(0, 100);
    const by = killer ? `killed by ${killer.length === 1 ? killer[0] : 'all'}` : 'SURVIVED';
    console.log(`${index + 1} ${by}: ${file}:${line} ${change}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${survived} survived`);
