/**
 * A file of many cases in the editor's server, and VS Code's JSON server on an array of the same numbers.
 *
 *     node test/bench/editor.mjs [CASES]
 */
import path from 'node:path';
import { measure, medians } from './measure.mjs';
import { randomPairs } from './numbers.mjs';
import { machine, table } from './report.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const OURS = [process.execPath, path.join(root, 'dist/server/node.mjs'), '--stdio'];
const JSON_SERVER = [
  process.execPath,
  path.join(import.meta.dirname, 'node_modules/vscode-langservers-extracted/bin/vscode-json-language-server'),
  '--stdio',
];
const EDITS = 21;
/** Each in processes of its own, in turn: to open a file happens once in a process. */
const ROUNDS = 5;

const cases = Number(process.argv[2] ?? 1_000_000);
const pairs = randomPairs(cases);
const gameText = `# game: poj-2348\n${pairs.map(([a, b]) => `${a} ${b}\n`).join('')}0 0\n`;
const jsonText = `[\n${pairs.map(([a, b]) => `[${a}, ${b}]`).join(',\n')}\n]\n`;
const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  rounds.push({
    ours: await measure(OURS, { uri: 'file:///bench/x.game', languageId: 'game', text: gameText }, cases, EDITS),
    theirs: await measure(JSON_SERVER, { uri: 'file:///bench/x.json', languageId: 'json', text: jsonText }, cases, 3),
  });
}
const ours = medians(rounds.map((round) => round.ours));
const theirs = medians(rounds.map((round) => round.theirs));

console.log(machine());
console.log(
  table(
    `${cases} cases, ${(gameText.length / 1e6).toFixed(1)} MB`,
    ['', 'Winning Move', 'JSON server', 'ratio'],
    [
      ['open to hover, ms', ours.openToHover, theirs.openToHover, theirs.openToHover / ours.openToHover],
      ['edit to hover, ms (median)', ours.editToHover, theirs.editToHover, theirs.editToHover / ours.editToHover],
      [
        'edit to findings, ms (median)',
        ours.editToFindings,
        theirs.editToFindings,
        theirs.editToFindings / ours.editToFindings,
      ],
      ['inlay hints of a window, ms', ours.hints, NaN, NaN],
      ['peak memory, MB', ours.memory, theirs.memory, theirs.memory / ours.memory],
    ],
  ),
);
