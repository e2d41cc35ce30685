/** The table of the library is made of its files. UPDATE_FIXTURES=1 writes it anew. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shown } from '../games/declare';
import { libraryFiles, readings } from './files';

const TABLE = path.join(__dirname, '../../server/src/library/table.json');

/** A bound beyond 2^53 is written as its digits. */
const withDigits = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

const wanted = (): string =>
  `[\n${[...readings.values()].map(({ row }) => JSON.stringify(row, withDigits)).join(',\n')}\n]\n`;

describe('library/table', () => {
  it('finds nothing wrong with the files', () => {
    for (const [id, { findings }] of readings) assert.deepEqual(findings.map(shown), [], id);
  });

  it('finds in each file what it is called, where it is judged, and how it was confirmed', () => {
    for (const [id, { row, confirmed }] of readings) {
      assert.match(id, /^[a-z0-9]+(?:-[a-z0-9]+)+$/);
      assert.ok(row && row.title !== id, id);
      assert.ok(row.url !== undefined || id.startsWith('nyoj-'), `${id} has no address`);
      assert.ok(confirmed.length > 0, `${id} does not say how it was confirmed`);
      assert.ok(row.sample.input !== '\n' && row.sample.output !== '\n', `${id} has no sample`);
    }
  });

  it('holds all that lists and layouts need of each file, and its rules', () => {
    assert.ok([...readings.values()].every(({ row }) => row));
    if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(TABLE, wanted());
    assert.equal(readFileSync(TABLE, 'utf8'), wanted());
  });

  it('has a sample that ends with one line ending', () => {
    for (const [id, text] of libraryFiles) assert.match(text, /[^\n]\n$/, id);
  });
});
