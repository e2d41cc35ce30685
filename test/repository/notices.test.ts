/** What is bundled is named, with its licence. UPDATE_FIXTURES=1 writes the page anew. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledPackages, noticesPage } from '../../scripts/notices.mjs';

const PAGE = path.join(__dirname, '../../THIRD-PARTY-NOTICES.md');

/** Licences that ask for no more than to be shown. */
const PERMISSIVE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'];

describe('repository/notices', () => {
  let packages: Awaited<ReturnType<typeof bundledPackages>>;
  before(async () => {
    packages = await bundledPackages();
  });

  it('are those of all that is in the bundles', () => {
    const wanted = noticesPage(packages);
    for (const name of ['vscode-languageclient', 'vscode-languageserver']) assert.ok(wanted.includes(name), name);
    if (process.env['UPDATE_FIXTURES'] === '1') writeFileSync(PAGE, wanted);
    assert.equal(readFileSync(PAGE, 'utf8'), wanted);
  });

  it('are of licences that allow it', () => {
    assert.deepEqual(
      packages.filter(({ license }) => !PERMISSIVE.includes(license)).map(({ name }) => name),
      [],
    );
  });
});
