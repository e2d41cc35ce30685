/**
 * What the largest input that a statement allows costs, problem by problem: seconds of processor time, memory, and how many
 * answers are unknown. Only problems whose shape matters are here, the worst known of each; nothing runs longer than the limit.
 *
 *     node esbuild.js --production && npx tsx test/bench/atBounds.ts [ID …]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Chance } from '../../server/src/formats/generate/chance';
import { machine, table } from './report.mjs';

const CLI = path.resolve(__dirname, '../../dist/server/cli.mjs');
/** No problem has more seconds of processor time. */
const LIMIT = 20;

const chance = new Chance(1);
const between = (low: number, high: number): number => Number(chance.between(low, high));
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const line = (...numbers: readonly number[]): string => `${numbers.join(' ')}\n`;
const randoms = (count: number, low: number, high: number): number[] => times(count, () => between(low, high));
const rows = (count: number, make: (index: number) => readonly number[]): string =>
  times(count, (index) => line(...make(index))).join('');
/** So many numbers up to `high`, all different. */
const distinct = (count: number, high: number): number[] => {
  const all = new Set<number>();
  while (all.size < count) all.add(between(1, high));
  return [...all];
};

const ALL_BOARDS = times(199 * 199, (index) => [2 + (index % 199), 2 + Math.floor(index / 199)]);
const BILLION = 10 ** 9;

/** Files at the bounds of the statement, by the id of the problem; several of one have a word after it. */
const inputs: { readonly [name: string]: () => string } = {
  'atcoder-abc368-f': () => line(100_000) + line(...randoms(100_000, 90_000, 100_000)),
  'atcoder-arc091-f': () => line(200) + rows(200, () => [between(1, BILLION), 1]),
  'cf-1194d': () => line(100) + rows(100, () => [between(BILLION - 1000, BILLION), 3 * between(3, 300_000_000)]),
  'cf-1451d': () => line(100) + rows(100, () => [between(99_000, 100_000), between(50, 200)]),
  'cf-1537d': () => line(10_000) + rows(10_000, () => [between(BILLION / 2, BILLION)]),
  'cf-15c': () => line(100_000) + rows(100_000, () => [between(1, 9e15), between(1, 9e15)]),
  'cf-1719a': () => line(10_000) + rows(10_000, () => randoms(2, BILLION / 2, BILLION)),
  'cf-255e': () => line(77_777) + line(...randoms(77_777, 1, 777_777_777_777)),
  'cf-603c': () => line(100_000, 999_999_999) + line(...randoms(100_000, 1, BILLION)),
  'cf-768e': () => line(1_000_000) + rows(1_000_000, () => [between(1, 60)]),
  'cses-1729': () => line(1_000_000, 100) + line(...distinct(100, 1000)),
  'cses-1729 wide': () => line(1_000_000, 100) + line(...distinct(100, 1_000_000)),
  'hdu-1729': () => rows(1, () => [50]) + rows(50, () => [between(900_000, 1_000_000), between(1, 400)]) + line(0),
  'hdu-3595': () => times(20, () => line(1000) + rows(1000, () => randoms(2, 1, 1000))).join(''),
  'hdu-5011': () => line(100_000) + line(...randoms(100_000, 1, BILLION)),
  'hdu-5795': () => line(1) + line(1_000_000) + line(...randoms(1_000_000, 1, BILLION)),
  'leetcode-464': () => times(5, (index) => line(20) + line([209, 150, 210, 300, 190][index]!)).join(''),
  'lightoj-1315': () => line(20) + times(20, () => line(1000) + rows(1000, () => randoms(2, 0, 499))).join(''),
  'luogu-p2953': () => line(100) + rows(100, (index) => [1_000_000 - index]),
  'luogu-p4018': () => line(100_000) + rows(100_000, () => [between(1, 50_000_000)]),
  'luogu-p4860': () => line(100_000) + rows(100_000, () => [between(1, 50_000_000)]),
  'nyoj-833': () => rows(1000, () => [between(1, 2 ** 31 - 1)]),
  'poj-2311': () => ALL_BOARDS.map((board) => line(...board)).join(''),
  'uva-11249': () => line(1) + line(100_000, 10_000) + rows(10_000, () => randoms(2, 0, 100_000)),
};

/** Solves a file, and says what it took: seconds, MB, and how many cases have no answer. */
function solve(file: string): readonly (string | number)[] {
  const figures = `${file}.figures`;
  const limited = `ulimit -t ${LIMIT}; exec /usr/bin/time -o ${figures} -f "%U %S %M" node ${CLI} solve ${file}`;
  const { status, stderr } = spawnSync('bash', ['-c', limited], { maxBuffer: 2 ** 30, encoding: 'utf8' });
  const lines = readFileSync(figures, 'utf8').trim().split('\n');
  const [user, system, kilobytes] = lines.at(-1)!.split(' ').map(Number) as [number, number, number];
  const isKilled = user + system >= LIMIT;
  const unknown = isKilled ? '' : status === 0 ? 'none' : (stderr.trim().split('\n').at(-1) ?? 'some');
  return [isKilled ? `over ${LIMIT}` : (user + system).toFixed(2), Math.round(kilobytes / 1024), unknown];
}

function main(): void {
  const asked = process.argv.slice(2);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'at-bounds-'));
  const found: (string | number)[][] = [];
  for (const [name, inputOf] of Object.entries(inputs)) {
    const id = name.split(' ')[0]!;
    if (asked.length > 0 && !asked.includes(id)) continue;
    const file = path.join(folder, `a.${id}.game`);
    writeFileSync(file, inputOf());
    const row = solve(file);
    found.push([name, ...row]);
    console.error([name, ...row].join('  '));
  }
  rmSync(folder, { recursive: true });
  console.log(machine());
  console.log(table('The largest inputs', ['problem', 'seconds', 'MB', 'unknown'], found));
}

main();
