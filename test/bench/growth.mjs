/** How the cost of opening and editing grows with the number of cases, from 10^3 to 10^6. */
import path from 'node:path';
import { measure } from './measure.mjs';
import { randomPairs } from './numbers.mjs';
import { machine, table } from './report.mjs';

const OURS = [process.execPath, path.resolve(import.meta.dirname, '../../dist/server/node.mjs'), '--stdio'];
const EDITS = 21;

console.log(machine());
const rows = [];
for (const cases of [1e3, 1e4, 1e5, 1e6]) {
  const text = `# game: poj-2348\n${randomPairs(cases)
    .map(([a, b]) => `${a} ${b}\n`)
    .join('')}0 0\n`;
  const { openToHover, editToHover, editToFindings, memory } = await measure(
    OURS,
    { uri: 'file:///bench/x.game', languageId: 'game', text },
    cases,
    EDITS,
  );
  rows.push([cases.toLocaleString('en'), openToHover, editToHover, editToFindings, memory]);
}
console.log(
  table(
    'poj-2348',
    ['cases', 'open to hover, ms', 'edit to hover, ms', 'edit to findings, ms', 'peak memory, MB'],
    rows,
  ),
);
