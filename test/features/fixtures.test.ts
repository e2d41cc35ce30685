/**
 * Files and what becomes of them: `<case>.game` with the judge's output in `<case>.out` and what an editor shows in
 * `<case>.view`. The samples are such files, too. UPDATE_FIXTURES=1 writes the two anew; look at the difference before
 * you keep it.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { problemsById } from '../../server/src/problems/index';
import { openView, outputOf, renderView } from './view';

const root = path.join(__dirname, '../fixtures');
const samples = path.join(__dirname, '../../samples');
const isUpdating = process.env['UPDATE_FIXTURES'] === '1';

function check(file: string, actual: string): void {
  if (isUpdating) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, actual);
  }
  assert.ok(existsSync(file), `${path.relative(root, file)} is missing: run the tests with UPDATE_FIXTURES=1`);
  assert.equal(actual, readFileSync(file, 'utf8'));
}

const gamesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((entry) => entry.endsWith('.game'))
    .sort();

function checkFile(file: string, expected: string, fileName: string): void {
  const view = openView(readFileSync(file, 'utf8'), fileName);
  it(`${path.basename(file)}: output`, () => {
    check(`${expected}.out`, outputOf(view));
  });
  it(`${path.basename(file)}: view`, async () => {
    check(`${expected}.view`, await renderView(view));
  });
}

describe('features/fixtures', () => {
  for (const folder of readdirSync(root).sort()) {
    describe(folder, () => {
      for (const name of gamesIn(path.join(root, folder))) {
        const file = path.join(root, folder, name);
        checkFile(file, file.replace(/\.game$/, ''), problemsById.has(folder) ? `x.${folder}.game` : name);
      }
    });
  }

  describe('samples', () => {
    for (const name of gamesIn(samples))
      checkFile(path.join(samples, name), path.join(root, 'samples', name.replace(/\.game$/, '')), name);
  });
});
