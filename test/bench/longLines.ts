/**
 * What an edit costs where a line, or a case, is as long as a file: the time until the text is read again.
 *
 *     npx tsx test/bench/longLines.ts
 */
import { GameDocument } from '../../server/src/document/document';
import { numbers } from './numbers.mjs';
import { machine, table } from './report.mjs';

const next = numbers(7);
const heaps = (count: number): string => Array.from({ length: count }, () => 1 + next(1e9)).join(' ');

/** A file, its problem, and the line to edit. */
const files: readonly (readonly [title: string, id: string, text: string, line: number])[] = [
  ['500,000 heaps', 'luogu-p1247', `500000\n${heaps(500_000)}\n`, 1],
  ['a case of 500,000 heaps, one of them missing', 'poj-2234', `500001 ${heaps(500_000)}\n`, 0],
  ['a case of 500,000 lines, most of them missing', 'hdu-1730', `1000000000 100\n${'1 2\n'.repeat(500_000)}`, 20_000],
  ['20 MB of ones', 'poj-2348', '1 '.repeat(10_000_000), 0],
  ['20 MB of heaps', 'luogu-p1247', `2000000\n${heaps(2_000_000)}\n`, 1],
  ['a word of 20 MB', 'poj-2348', 'x'.repeat(20_000_000), 0],
];

const EDITS = 5;

/** The milliseconds that an edit takes, the median of a few. */
function cost(id: string, text: string, line: number): number {
  const fileName = `x.${id}.game`;
  const document = new GameDocument(`file:///${fileName}`, text, { fileName });
  const times = Array.from({ length: EDITS }, (_, edit) => {
    const start = performance.now();
    document.update([{ span: { start: { line, character: edit }, end: { line, character: edit + 1 } }, text: '3' }]);
    findEndOf(document);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[EDITS >> 1]!;
}

console.log(machine());
console.log(
  table(
    'An edit in',
    ['file', 'ms'],
    files.map(([title, id, text, line]) => [title, cost(id, text, line)]),
  ),
);

/** Has the end of the input found, as each request does. */
function findEndOf(document: GameDocument): number {
  return document.end.line;
}
