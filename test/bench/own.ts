/**
 * What tables and proofs for declared games cost, each table beside the same one in C++ (reference/own-games.cpp).
 *
 *     npx tsx test/bench/own.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gameOf } from '../../server/src/games/game';
import { readHeader } from '../../server/src/games/lines';
import type { Bound } from '../../server/src/rulesets/own/expressions/bind';
import type { Arrow, Expression } from '../../server/src/rulesets/own/rules';
import { rulesetOf } from '../../server/src/rulesets/own/ruleset';
import { compiledFiller, volumeOf } from '../../server/src/rulesets/own/table/box';
import { lengthen, takingAndBreaking } from '../../server/src/rulesets/theory/octal';
import { machine, median, table } from './report.mjs';

const h = (index: number): Expression => ({ kind: 'coordinate', index });
const k: Expression = { kind: 'variable', index: 0 };
const n = (value: number): Expression => ({ kind: 'number', value });
const binary = (operator: 'minus' | 'times' | 'over', left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator,
  left,
  right,
});
const minus = (left: Expression, right: Expression): Expression => binary('minus', left, right);
const arrow = (to: Expression, ...results: Expression[][]): Arrow => ({
  generators: [{ kind: 'each', variable: 0, set: { kind: 'range', from: n(1), to } }],
  names: ['k'],
  results,
});
const boundOf = (size: number, arrows: readonly Arrow[]): Bound => ({
  active: Array.from({ length: size }, (_, index) => index),
  arrows,
  groups: [{ arrows }],
  lists: [],
  greatest: 0,
});

const [a, b] = [h(0), h(1)];
const games: readonly (readonly [string, string, Bound, readonly number[]])[] = [
  [
    'Wythoff, 300 × 300',
    'wythoff',
    boundOf(2, [
      arrow(a, [minus(a, k), b]),
      arrow(b, [a, minus(b, k)]),
      arrow({ kind: 'call', name: 'min', args: [a, b] }, [minus(a, k), minus(b, k)]),
    ]),
    [300, 300],
  ],
  [
    'Cutting, 200 × 200',
    'cutting',
    boundOf(2, [arrow(minus(a, n(1)), [k, b], [minus(a, k), b]), arrow(minus(b, n(1)), [a, k], [a, minus(b, k)])]),
    [200, 200],
  ],
  [
    'Euclid, 1000 × 1000',
    'euclid',
    boundOf(2, [
      arrow(binary('over', a, b), [minus(a, binary('times', k, b)), b]),
      arrow(binary('over', b, a), [a, minus(b, binary('times', k, a))]),
    ]),
    [1000, 1000],
  ],
  ['Take 1 to 9, a million heaps', 'take', boundOf(1, [arrow(n(9), [minus(a, k)])]), [1_000_000]],
];

/** CPU time in milliseconds. */
function cpu(work: () => void): number {
  const start = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - start) / 1000;
}

const reference = path.join(mkdtempSync(path.join(os.tmpdir(), 'own-games-')), 'own-games');
execFileSync('g++', ['-O2', '-o', reference, path.join(import.meta.dirname, 'reference/own-games.cpp')]);

const ROUNDS = 5;
const rows = games.map(([title, name, bound, extents]) => {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const volume = volumeOf(extents);
    let last = NaN;
    ours.push(
      cpu(() => {
        const filler = compiledFiller(bound, extents)!;
        filler.fill(0, volume, 2 ** 31 - 1);
        last = filler.valueAt(volume - 1);
      }),
    );
    const [time, value] = execFileSync(reference, [name, String(extents[0])], { encoding: 'utf8' })
      .split(' ')
      .map(Number);
    if (value !== last) throw new Error(`${title}: ${last} here, ${String(value)} in C++`);
    theirs.push(time!);
  }
  return [title, median(ours), median(theirs), median(ours) / median(theirs)];
});

const proofs = ['165', '16', '56'].map((code) => {
  const sequence = takingAndBreaking([0, ...Array.from(code, Number)]);
  const time = cpu(() => lengthen(sequence, Infinity, 2e8));
  return [`.${code}`, sequence.period?.period ?? 'none', sequence.length, time];
});

/** What happens when a header is typed: it is read, and its first case gets a verdict. */
const HEADER = `# game: stones
# input: N K / a1 … aN
# move: take a from K
# win: First
# lose: Second
# claim: P when K mod 5 = 0 or K mod 5 = 1
`;
const times: { readonly read: number[]; readonly verdict: number[] } = { read: [], verdict: [] };
for (let round = 0; round < 50; round++) {
  const start = performance.now();
  const { declared } = gameOf(readHeader(HEADER)!);
  times.read.push(performance.now() - start);
  const ruleset = rulesetOf(declared!.rules);
  ruleset.outcome({ numbers: { constants: [], lists: [[2, 3]] }, parts: [[4 + round]] });
  times.verdict.push(performance.now() - start);
}

console.log(`${machine()}. CPU time in ms, compilation of the rules included; the median of ${ROUNDS}.`);
console.log(table('Tables', ['game', 'here', 'C++', 'ratio'], rows));
console.log(table('Periods of take-and-break codes', ['code', 'period', 'heaps', 'ms'], proofs));
console.log(
  table(
    'A header of six lines',
    ['until', 'first, ms', 'median of 50, ms'],
    [
      ['it is read', times.read[0]!, median(times.read)],
      ['its first verdict', times.verdict[0]!, median(times.verdict)],
    ],
  ),
);
