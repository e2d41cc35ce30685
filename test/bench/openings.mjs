/**
 * A million cases in the language server: of a problem that is built in, and of the same game declared in the header.
 *
 *     node test/bench/openings.mjs
 */
import path from 'node:path';
import { inputOf } from './inputs.mjs';
import { measure, medians } from './measure.mjs';
import { machine, table } from './report.mjs';

const SERVER = [process.execPath, path.resolve(import.meta.dirname, '../../dist/server/node.mjs'), '--stdio'];
const CASES = 1_000_000;
const ROUNDS = 3;
// All in ASCII: a text with other characters takes twice the memory and longer on the way, whatever it says.
const HEADERS = {
  'built in (take-1-to-3)': '# game: take-1-to-3\n',
  declared: '# game: mine\n# input: N / ...\n# move: take {1, 2, 3} from N\n# win: win\n# lose: loss\n',
};

const input = [...inputOf('take-1-to-3', CASES)].join('');
/** @type {Map<string, Awaited<ReturnType<typeof measure>>[]>} */
const rounds = new Map();
for (let round = 0; round < ROUNDS; round++)
  for (const [name, header] of Object.entries(HEADERS)) {
    const document = { uri: 'file:///bench/x.game', languageId: 'game', text: header + input };
    rounds.set(name, [...(rounds.get(name) ?? []), await measure(SERVER, document, CASES, 11)]);
  }

console.log(machine());
const rows = [...rounds].map(([name, measured]) => {
  const { openToHover, editToHover, editToFindings, memory } = medians(measured);
  return [name, openToHover, editToHover, editToFindings, memory];
});
const head = ['', 'open to hover, ms', 'edit to hover, ms', 'edit to findings, ms', 'peak memory, MB'];
console.log(table(`${CASES} cases, 1, 2 or 3 taken`, head, rows));
