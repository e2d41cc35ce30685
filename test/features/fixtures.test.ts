/**
 * Files and what becomes of them: `<case>.game` with the judge's output in `<case>.out` and what an editor shows in
 * `<case>.view`. UPDATE_FIXTURES=1 writes the two anew; look at the difference before you keep it.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { problemsById } from '../../server/src/problems/index';
import { openView, outputOf, renderView } from './view';

const root = path.join(__dirname, '../fixtures');
const isUpdating = process.env['UPDATE_FIXTURES'] === '1';

function check(file: string, actual: string): void {
  if (isUpdating) writeFileSync(file, actual);
  assert.ok(existsSync(file), `${path.relative(root, file)} is missing: run the tests with UPDATE_FIXTURES=1`);
  assert.equal(actual, readFileSync(file, 'utf8'));
}

describe('features/fixtures', () => {
  for (const folder of readdirSync(root).sort()) {
    describe(folder, () => {
      for (const name of readdirSync(path.join(root, folder)).filter((entry) => entry.endsWith('.game')).sort()) {
        const file = path.join(root, folder, name);
        const stem = file.replace(/\.game$/, '');
        const view = openView(readFileSync(file, 'utf8'), problemsById.has(folder) ? `x.${folder}.game` : name);
        it(`${name}: output`, () => { check(`${stem}.out`, outputOf(view)); });
        it(`${name}: view`, async () => { check(`${stem}.view`, await renderView(view)); });
      }
    });
  }
});
