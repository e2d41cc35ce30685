/** The files of the library. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Reading, readRow } from '../../server/src/library/row';

const folder = path.join(__dirname, '../../library');
const ENDING = '.gamerules';

/** By their ids, in the order of the table. */
export const libraryFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((name) => [name.slice(0, -ENDING.length), readFileSync(path.join(folder, name), 'utf8')]),
);

export const readings: ReadonlyMap<string, Reading> = new Map(
  [...libraryFiles].map(([id, text]) => [id, readRow(id, text)]),
);
